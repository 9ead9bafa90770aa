// The words of what is to be found on a board: one's own mistakes, and puzzles.
import { areaWords } from '../base/area.svelte';
import type { ExerciseWords } from './de';

export const exerciseWords = () =>
  areaWords<ExerciseWords>({
    de: async () => (await import('./de')).exercise,
    en: async () => (await import('./en')).exercise,
    fr: async () => (await import('./fr')).exercise,
    hu: async () => (await import('./hu')).exercise,
  });
