// The words of what the databases of a server have, and of solving more, for hosts.
import { areaWords } from '../base/area.svelte';
import type { DatabasesWords } from './de';

export const databasesWords = () =>
  areaWords<DatabasesWords>({
    de: async () => (await import('./de')).databases,
    en: async () => (await import('./en')).databases,
    fr: async () => (await import('./fr')).databases,
    hu: async () => (await import('./hu')).databases,
  });
