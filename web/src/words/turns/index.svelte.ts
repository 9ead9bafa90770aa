// The words of mails that say whose move it is, and of the calendar of deadlines.
import { areaWords } from '../base/area.svelte';
import type { TurnsWords } from './de';

export const turnsWords = () => areaWords(import.meta.glob<TurnsWords>('./??.ts', { import: 'turns' }));
