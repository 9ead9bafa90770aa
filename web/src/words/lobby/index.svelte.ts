// The words of the lobby.
import { areaWords } from '../base/area.svelte';
import type { LobbyWords } from './de';

export const lobbyWords = () => areaWords(import.meta.glob<LobbyWords>('./??.ts', { import: 'lobby' }));
