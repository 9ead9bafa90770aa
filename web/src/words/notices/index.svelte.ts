// The words of what waits for a player.
import { areaWords } from '../base/area.svelte';
import type { NoticesWords } from './de';

export const noticesWords = () => areaWords(import.meta.glob<NoticesWords>('./??.ts', { import: 'notices' }));
