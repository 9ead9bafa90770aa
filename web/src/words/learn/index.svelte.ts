// The words of the lessons.
import { areaWords } from '../base/area.svelte';
import type { Learn } from './de';

export const learnWords = () => areaWords(import.meta.glob<Learn>('./??.ts', { import: 'learn' }));
