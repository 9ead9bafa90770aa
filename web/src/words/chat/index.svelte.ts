// The words of the chat at a table.
import { areaWords } from '../base/area.svelte';
import type { ChatWords } from './de';

export const chatWords = () => areaWords(import.meta.glob<ChatWords>('./??.ts', { import: 'chat' }));
