// The words that are said later, one language at a time.
import { wordsOf } from '../base/area.svelte';
import type { Language } from '../../browser/settings.svelte';
import type { LaterWords } from './de';

const area = import.meta.glob<LaterWords>('./??.ts', { import: 'later' });

export const loadLaterWords = (language: Language): Promise<LaterWords> => wordsOf(area, language);
