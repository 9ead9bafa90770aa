// The words of what a host has decided for the server: who plays, who is invited, what there is to read about it.
import { areaWords } from '../base/area.svelte';
import type { SiteWords } from './de';

export const siteWords = () => areaWords(import.meta.glob<SiteWords>('./??.ts', { import: 'site' }));
