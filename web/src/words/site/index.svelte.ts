// The words of what a host has decided for the server: who plays, who is invited, what there is to read about it.
import { areaWords } from '../base/area.svelte';
import type { SiteWords } from './de';

export const siteWords = () =>
  areaWords<SiteWords>({
    de: async () => (await import('./de')).site,
    en: async () => (await import('./en')).site,
    fr: async () => (await import('./fr')).site,
    hu: async () => (await import('./hu')).site,
  });
