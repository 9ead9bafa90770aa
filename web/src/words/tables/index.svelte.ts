// The words of the tables at which one has a seat.
import { areaWords } from '../base/area.svelte';
import type { TablesWords } from './de';

export const tablesWords = () =>
  areaWords<TablesWords>({
    de: async () => (await import('./de')).tables,
    en: async () => (await import('./en')).tables,
    fr: async () => (await import('./fr')).tables,
    hu: async () => (await import('./hu')).tables,
  });
