// The words of answers to moves to come.
import { areaWords } from '../base/area.svelte';
import type { ConditionalWords } from './de';

export const conditionalWords = () =>
  areaWords(import.meta.glob<ConditionalWords>('./??.ts', { import: 'conditional' }));
