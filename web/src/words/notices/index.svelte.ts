// The words of what waits for a player.
import { areaWords } from '../base/area.svelte';
import type { NoticesWords } from './de';

export const noticesWords = () =>
  areaWords<NoticesWords>({
    de: async () => (await import('./de')).notices,
    en: async () => (await import('./en')).notices,
    fr: async () => (await import('./fr')).notices,
    hu: async () => (await import('./hu')).notices,
  });
