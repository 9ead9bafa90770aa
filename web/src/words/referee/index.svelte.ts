// The words of referees and hosts.
import { areaWords } from '../base/area.svelte';
import type { RefereeWords } from './de';

export const refereeWords = () => areaWords(import.meta.glob<RefereeWords>('./??.ts', { import: 'referee' }));
