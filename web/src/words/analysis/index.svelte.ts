// The words of the analysis page.
import { areaWords } from '../base/area.svelte';
import type { AnalysisWords } from './de';

export const analysisWords = () => areaWords(import.meta.glob<AnalysisWords>('./??.ts', { import: 'analysis' }));
