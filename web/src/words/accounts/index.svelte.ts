// The words of accounts and of the pages about players.
import { areaWords } from '../base/area.svelte';
import type { PeopleWords } from './de';

export const peopleWords = () =>
  areaWords<PeopleWords>({
    de: async () => (await import('./de')).people,
    en: async () => (await import('./en')).people,
    fr: async () => (await import('./fr')).people,
    hu: async () => (await import('./hu')).people,
  });
