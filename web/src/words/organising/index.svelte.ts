// The words of who leads a tournament, and of what is printed.
import { areaWords } from '../base/area.svelte';
import type { OrganisingWords } from './de';

export const organisingWords = () => areaWords(import.meta.glob<OrganisingWords>('./??.ts', { import: 'organising' }));
