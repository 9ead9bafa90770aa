// The words of accounts and of the pages about players.
import { areaWords } from '../base/area.svelte';
import type { AccountsWords } from './de';

export const accountsWords = () =>
  areaWords<AccountsWords>({
    de: async () => (await import('./de')).accounts,
    en: async () => (await import('./en')).accounts,
    fr: async () => (await import('./fr')).accounts,
    hu: async () => (await import('./hu')).accounts,
  });
