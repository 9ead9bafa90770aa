// The words of accounts and of the pages about players.
import { areaWords } from '../base/area.svelte';
import type { AccountsWords } from './de';

export const accountsWords = () => areaWords(import.meta.glob<AccountsWords>('./??.ts', { import: 'accounts' }));
