// The words of what waits for a player.
import { areaWords } from '../base/area.svelte';
import type { WaitingWords } from './de';

export const waitingWords = () =>
  areaWords<WaitingWords>({
    de: async () => (await import('./de')).waiting,
    en: async () => (await import('./en')).waiting,
    fr: async () => (await import('./fr')).waiting,
    hu: async () => (await import('./hu')).waiting,
  });
