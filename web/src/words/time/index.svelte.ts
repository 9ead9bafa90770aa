// The words of clocks.
import { areaWords, wordsOf } from '../base/area.svelte';
import { settings } from '../../browser/settings.svelte';
import type { TimeWords } from './de';

const area = import.meta.glob<TimeWords>('./??.ts', { import: 'time' });

// For a component.
export const timeWords = () => areaWords(area);
// For once.
export const loadTimeWords = (): Promise<TimeWords> => wordsOf(area, settings.language);
