// The words of clubs, as everybody sees them.
import { areaWords } from '../base/area.svelte';
import type { ClubsWords } from './de';

export const clubsWords = () => areaWords(import.meta.glob<ClubsWords>('./??.ts', { import: 'clubs' }));
