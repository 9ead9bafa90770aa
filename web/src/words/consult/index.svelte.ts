// The words of several who share a seat.
import { areaWords } from '../base/area.svelte';
import type { ConsultWords } from './de';

export const consultWords = () => areaWords(import.meta.glob<ConsultWords>('./??.ts', { import: 'consult' }));
