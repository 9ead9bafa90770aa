// The words of the lessons.
import { areaWords } from '../base/area.svelte';
import type { Learn } from './de';

export const learnWords = () =>
  areaWords<Learn>({
    de: async () => (await import('./de')).learn,
    en: async () => (await import('./en')).learn,
    fr: async () => (await import('./fr')).learn,
    hu: async () => (await import('./hu')).learn,
  });
