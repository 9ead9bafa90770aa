// The words of players who know each other: challenges, friends, and what a player's page shows of him.
import { areaWords } from '../base/area.svelte';
import type { SocialWords } from './de';

export const socialWords = () =>
  areaWords<SocialWords>({
    de: async () => (await import('./de')).social,
    en: async () => (await import('./en')).social,
    fr: async () => (await import('./fr')).social,
    hu: async () => (await import('./hu')).social,
  });
