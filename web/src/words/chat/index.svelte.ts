// The words of the chat at a table.
import { areaWords } from '../base/area.svelte';
import type { ChatWords } from './de';

export const chatWords = () =>
  areaWords<ChatWords>({
    de: async () => (await import('./de')).chat,
    en: async () => (await import('./en')).chat,
    fr: async () => (await import('./fr')).chat,
    hu: async () => (await import('./hu')).chat,
  });
