// The words of tournaments, as everybody sees them.
import { areaWords } from '../base/area.svelte';
import type { TournamentsWords } from './de';

export const tournamentsWords = () =>
  areaWords(import.meta.glob<TournamentsWords>('./??.ts', { import: 'tournaments' }));
