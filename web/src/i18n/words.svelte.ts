// The words of the language that is set. Each language is loaded when it is first wanted.
import { settings, type Language } from '../ui/settings.svelte';
import type { Messages } from './de';
import { over, type PartOf } from './over';

// What such a language does not say, English says.
async function overEnglish(part: Promise<PartOf<Messages>>): Promise<Messages> {
  const [{ en }, words] = await Promise.all([import('./en'), part]);
  return over(en, words);
}

const loaders: Record<Language, () => Promise<Messages>> = {
  de: async () => (await import('./de')).de,
  en: async () => (await import('./en')).en,
  fr: () => overEnglish(import('./fr').then(({ fr }) => fr)),
  hu: () => overEnglish(import('./hu').then(({ hu }) => hu)),
};
export const languages: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  hu: 'Magyar',
};

let spoken = $state.raw<Messages | null>(null);

// Components call this where they use a word, so that a change of language redraws them.
export function words(): Messages {
  if (!spoken) throw new Error('no language is there yet');
  return spoken;
}

// Where the words cannot be had, the language stays what it is.
export async function speak(language: Language): Promise<void> {
  try {
    const loaded = await loaders[language]();
    if (settings.language === language) spoken = loaded;
  } catch (cause) {
    if (!spoken) throw cause;
    settings.language = spoken.code;
  }
}
