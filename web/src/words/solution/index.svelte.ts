// The words of the solution.
import { areaWords } from '../base/area.svelte';
import type { SolutionWords } from './de';

export const solutionWords = (when: () => boolean) =>
  areaWords(import.meta.glob<SolutionWords>('./??.ts', { import: 'solution' }), when);
