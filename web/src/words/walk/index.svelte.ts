// The words of the parts of the solution.
import { areaWords } from '../base/area.svelte';
import type { WalkWords } from './de';

export const walkWords = () => areaWords(import.meta.glob<WalkWords>('./??.ts', { import: 'walk' }));
