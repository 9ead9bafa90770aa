// The words of records from elsewhere.
import { areaWords } from '../base/area.svelte';
import type { RecordsWords } from './de';

export const recordsWords = () => areaWords(import.meta.glob<RecordsWords>('./??.ts', { import: 'records' }));
