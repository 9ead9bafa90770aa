// The words of rankings.
import { areaWords } from '../base/area.svelte';
import type { RankingWords } from './de';

export const rankingWords = () => areaWords(import.meta.glob<RankingWords>('./??.ts', { import: 'ranking' }));
