// The words of vacations.
import { areaWords } from '../base/area.svelte';
import type { VacationWords } from './de';

export const vacationWords = () =>
  areaWords<VacationWords>({
    de: async () => (await import('./de')).vacation,
    en: async () => (await import('./en')).vacation,
    fr: async () => (await import('./fr')).vacation,
    hu: async () => (await import('./hu')).vacation,
  });
