// The words of the tables at which one has a seat.
import { areaWords } from '../base/area.svelte';
import type { TablesWords } from './de';

export const tablesWords = () => areaWords(import.meta.glob<TablesWords>('./??.ts', { import: 'tables' }));
