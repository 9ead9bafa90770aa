// The words of what is to be found on a board: one's own mistakes, and puzzles.
import { areaWords } from '../base/area.svelte';
import type { TrialWords } from './de';

export const trialWords = () =>
  areaWords<TrialWords>({
    de: async () => (await import('./de')).trial,
    en: async () => (await import('./en')).trial,
    fr: async () => (await import('./fr')).trial,
    hu: async () => (await import('./hu')).trial,
  });
