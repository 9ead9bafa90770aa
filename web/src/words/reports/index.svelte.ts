// The words of what is reported outside games.
import { areaWords } from '../base/area.svelte';
import type { ReportsWords } from './de';

export const reportsWords = () => areaWords(import.meta.glob<ReportsWords>('./??.ts', { import: 'reports' }));
