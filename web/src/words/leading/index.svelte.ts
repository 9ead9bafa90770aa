// The words of who leads a club.
import { areaWords } from '../base/area.svelte';
import type { LeadingWords } from './de';

export const leadingWords = () => areaWords(import.meta.glob<LeadingWords>('./??.ts', { import: 'leading' }));
