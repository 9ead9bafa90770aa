// The words of the puzzles.
import { areaWords } from '../base/area.svelte';
import type { PuzzleWords } from './de';

export const puzzleWords = () => areaWords(import.meta.glob<PuzzleWords>('./??.ts', { import: 'puzzles' }));
