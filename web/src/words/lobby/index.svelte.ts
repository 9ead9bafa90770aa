// The words of the lobby.
import { areaWords } from '../base/area.svelte';
import type { LobbyWords } from './de';

export const lobbyWords = () =>
  areaWords<LobbyWords>({
    de: async () => (await import('./de')).lobby,
    en: async () => (await import('./en')).lobby,
    fr: async () => (await import('./fr')).lobby,
    hu: async () => (await import('./hu')).lobby,
  });
