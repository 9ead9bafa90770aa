// The words of vacations.
import { areaWords } from '../base/area.svelte';
import type { VacationWords } from './de';

export const vacationWords = () => areaWords(import.meta.glob<VacationWords>('./??.ts', { import: 'vacation' }));
