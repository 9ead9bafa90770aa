// The words of what is to be found on a board: one's own mistakes, and puzzles.
import type { TrialWords } from './de';
import { ownWords } from '../own.svelte';

const english = async (): Promise<TrialWords> => (await import('./en')).trial;
export const trialWords = () =>
  ownWords({ de: async () => (await import('./de')).trial, en: english, fr: english, hu: english });
