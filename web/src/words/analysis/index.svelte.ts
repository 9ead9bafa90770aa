// The words of the analysis page.
import { areaWords } from '../base/area.svelte';
import type { AnalysisWords } from './de';

export const analysisWords = () =>
  areaWords<AnalysisWords>({
    de: async () => (await import('./de')).analysis,
    en: async () => (await import('./en')).analysis,
    fr: async () => (await import('./fr')).analysis,
    hu: async () => (await import('./hu')).analysis,
  });
