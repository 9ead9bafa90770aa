// The words of the chat at a table.
import { areaWords } from '../base/area.svelte';
import type { TalkWords } from './de';

export const talkWords = () =>
  areaWords<TalkWords>({
    de: async () => (await import('./de')).talk,
    en: async () => (await import('./en')).talk,
    fr: async () => (await import('./fr')).talk,
    hu: async () => (await import('./hu')).talk,
  });
