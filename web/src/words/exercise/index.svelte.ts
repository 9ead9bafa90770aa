// The words of what is to be found on a board: one's own mistakes, and puzzles.
import { areaWords } from '../base/area.svelte';
import type { ExerciseWords } from './de';

export const exerciseWords = () => areaWords(import.meta.glob<ExerciseWords>('./??.ts', { import: 'exercise' }));
