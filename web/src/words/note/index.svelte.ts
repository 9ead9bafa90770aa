// The words of what one notes for oneself of a game.
import { areaWords } from '../base/area.svelte';
import type { NoteWords } from './de';

export const noteWords = () => areaWords(import.meta.glob<NoteWords>('./??.ts', { import: 'note' }));
