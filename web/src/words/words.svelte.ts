// The words of the language that is set. Each language is loaded when it is first wanted, and in two parts: what the
// home page and a game say at once, and what is only read in dialogs and on other pages.
import { settings, type Language } from '../browser/settings.svelte';
import type { Messages } from './first/de';
import type { LaterWords } from './later/de';
import { over, together, type PartOf } from './base/over';

export type AllWords = Messages & LaterWords;
// The later ones may not be there yet.
export type SomeWords = Messages & Partial<LaterWords>;

interface Loaders {
  first: () => Promise<Messages>;
  later: () => Promise<LaterWords>;
}
const english: Loaders = {
  first: async () => (await import('./first/en')).en,
  later: async () => (await import('./later/en')).later,
};
// What such a language does not say, English says.
async function overEnglish<Words extends object>(whole: Promise<Words>, part: Promise<PartOf<Words>>): Promise<Words> {
  const [said, words] = await Promise.all([whole, part]);
  return over(said, words);
}
const translated = (first: () => Promise<PartOf<Messages>>, later: () => Promise<PartOf<LaterWords>>): Loaders => ({
  first: () => overEnglish(english.first(), first()),
  later: () => overEnglish(english.later(), later()),
});
const loaders: Record<Language, Loaders> = {
  de: {
    first: async () => (await import('./first/de')).de,
    later: async () => (await import('./later/de')).later,
  },
  en: english,
  fr: translated(
    async () => (await import('./first/fr')).fr,
    async () => (await import('./later/fr')).later,
  ),
  hu: translated(
    async () => (await import('./first/hu')).hu,
    async () => (await import('./later/hu')).later,
  ),
};
export const languages: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  hu: 'Magyar',
};

let spoken = $state.raw<Messages | null>(null);
let all = $state.raw<AllWords | null>(null);

// Components call this where they use a word, so that a change of language redraws them.
export function words(): Messages {
  if (!spoken) throw new Error('no language is there yet');
  return spoken;
}
// Every word, once `loadAllWords` is done; from then on in every language. Parts of the page that are loaded later are
// handed them by `ui/Later.svelte`.
export const allWords = (): AllWords | null => all;

// Rejected where they cannot be had.
export async function loadAllWords(): Promise<void> {
  const first = words();
  if (all) return;
  const later = await loaders[first.code].later();
  if (words() !== first) return loadAllWords(); // another language has been set meanwhile
  all = together(first, later);
}
// For sentences that should say more where they can.
export async function mostWords(): Promise<SomeWords> {
  await loadAllWords().catch(() => undefined);
  return all ?? words();
}

// A language comes with as many words as there were before. Where they cannot be had, it stays what it is.
export async function speak(language: Language): Promise<void> {
  try {
    const first = await loaders[language].first();
    const later = all && (await loaders[language].later());
    if (all && !later) return await speak(language); // somebody wanted them meanwhile
    if (settings.language !== language) return;
    spoken = first;
    all = later && together(first, later);
  } catch (cause) {
    if (!spoken) throw cause;
    settings.language = spoken.code;
  }
}
