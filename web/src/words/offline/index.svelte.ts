// The words of what works without the server.
import { areaWords } from '../base/area.svelte';
import type { OfflineWords } from './de';

export const offlineWords = () => areaWords(import.meta.glob<OfflineWords>('./??.ts', { import: 'offline' }));
