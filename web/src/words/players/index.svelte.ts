// The words of players who know each other: challenges, friends, and what a player's page shows of him.
import { areaWords } from '../base/area.svelte';
import type { PlayersWords } from './de';

export const playersWords = () => areaWords(import.meta.glob<PlayersWords>('./??.ts', { import: 'players' }));
