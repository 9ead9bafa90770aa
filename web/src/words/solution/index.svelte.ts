// The words of the solution.
import { areaWords } from '../base/area.svelte';
import type { SolutionWords } from './de';

export const solutionWords = () =>
  areaWords<SolutionWords>({
    de: async () => (await import('./de')).solution,
    en: async () => (await import('./en')).solution,
  });
