// The words of mail addresses and forgotten passwords.
import { areaWords } from '../base/area.svelte';
import type { MailWords } from './de';

export const mailWords = () =>
  areaWords<MailWords>({
    de: async () => (await import('./de')).mail,
    en: async () => (await import('./en')).mail,
    fr: async () => (await import('./fr')).mail,
    hu: async () => (await import('./hu')).mail,
  });
