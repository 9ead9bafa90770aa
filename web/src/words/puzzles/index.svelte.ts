// The words of the puzzles.
import { areaWords } from '../base/area.svelte';
import type { PuzzleWords } from './de';

export const puzzleWords = () =>
  areaWords<PuzzleWords>({
    de: async () => (await import('./de')).puzzles,
    en: async () => (await import('./en')).puzzles,
    fr: async () => (await import('./fr')).puzzles,
    hu: async () => (await import('./hu')).puzzles,
  });
