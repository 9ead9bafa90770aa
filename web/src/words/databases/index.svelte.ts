// The words of what the databases of a server have, and of solving more, for hosts.
import { areaWords } from '../base/area.svelte';
import type { DatabasesWords } from './de';

export const databasesWords = () => areaWords(import.meta.glob<DatabasesWords>('./??.ts', { import: 'databases' }));
