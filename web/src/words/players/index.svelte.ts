// The words of players who know each other: challenges, friends, and what a player's page shows of him.
import { areaWords } from '../base/area.svelte';
import type { PlayersWords } from './de';

export const playersWords = () =>
  areaWords<PlayersWords>({
    de: async () => (await import('./de')).players,
    en: async () => (await import('./en')).players,
    fr: async () => (await import('./fr')).players,
    hu: async () => (await import('./hu')).players,
  });
