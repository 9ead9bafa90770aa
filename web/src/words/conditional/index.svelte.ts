// The words of answers to moves to come.
import { areaWords } from '../base/area.svelte';
import type { ForeseeWords } from './de';

export const foreseeWords = () =>
  areaWords<ForeseeWords>({
    de: async () => (await import('./de')).foresee,
    en: async () => (await import('./en')).foresee,
    fr: async () => (await import('./fr')).foresee,
    hu: async () => (await import('./hu')).foresee,
  });
