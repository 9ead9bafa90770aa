// The words of mail addresses and forgotten passwords.
import { areaWords } from '../base/area.svelte';
import type { MailWords } from './de';

export const mailWords = () => areaWords(import.meta.glob<MailWords>('./??.ts', { import: 'mail' }));
