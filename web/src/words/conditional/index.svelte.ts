// The words of answers to moves to come.
import { areaWords } from '../base/area.svelte';
import type { ConditionalWords } from './de';

export const conditionalWords = () =>
  areaWords<ConditionalWords>({
    de: async () => (await import('./de')).conditional,
    en: async () => (await import('./en')).conditional,
    fr: async () => (await import('./fr')).conditional,
    hu: async () => (await import('./hu')).conditional,
  });
