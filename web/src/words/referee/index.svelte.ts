// The words of referees and hosts.
import { areaWords } from '../base/area.svelte';
import type { RefereeWords } from './de';

export const refereeWords = () =>
  areaWords<RefereeWords>({
    de: async () => (await import('./de')).referee,
    en: async () => (await import('./en')).referee,
    fr: async () => (await import('./fr')).referee,
    hu: async () => (await import('./hu')).referee,
  });
