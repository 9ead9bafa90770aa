// The words of clocks.
import { areaWords, wordsOf, type Area } from '../base/area.svelte';
import { settings } from '../../browser/settings.svelte';
import type { TimeWords } from './de';

const area: Area<TimeWords> = {
  de: async () => (await import('./de')).time,
  en: async () => (await import('./en')).time,
  fr: async () => (await import('./fr')).time,
  hu: async () => (await import('./hu')).time,
};

// For a component.
export const timeWords = () => areaWords(area);
// For once.
export const loadTimeWords = (): Promise<TimeWords> => wordsOf(area, settings.language);
