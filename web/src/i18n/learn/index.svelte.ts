// The words of the lessons.
import type { Learn } from './de';
import { ownWords } from '../own.svelte';

const english = async (): Promise<Learn> => (await import('./en')).learn;
export const learnWords = () =>
  ownWords({ de: async () => (await import('./de')).learn, en: english, fr: english, hu: english });
