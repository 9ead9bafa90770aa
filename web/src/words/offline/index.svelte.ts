// The words of what works without the server.
import { areaWords } from '../base/area.svelte';
import type { OfflineWords } from './de';

export const offlineWords = () =>
  areaWords<OfflineWords>({
    de: async () => (await import('./de')).offline,
    en: async () => (await import('./en')).offline,
    fr: async () => (await import('./fr')).offline,
    hu: async () => (await import('./hu')).offline,
  });
