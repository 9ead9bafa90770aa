// The words of the language that is set. Each language is loaded when it is first wanted, and in two parts: what the
// home page and a game say at once, and what is only read in dialogs and on other pages.
import { settings, type Language } from '../browser/settings.svelte';
import type { Messages } from './first/de';
import type { LaterWords } from './later/de';
import { together } from './base/together';

export type AllWords = Messages & LaterWords;
// The later ones may not be there yet.
export type SomeWords = Messages & Partial<LaterWords>;

const firstParts = import.meta.glob<Record<string, Messages>>('./first/??.ts');

// The first part of a language has its code as its name.
async function firstOf(language: Language): Promise<Messages> {
  const words = (await firstParts[`./first/${language}.ts`]?.())?.[language];
  if (!words) throw new Error(`no words in ${language}`);
  return words;
}
const laterOf = async (language: Language): Promise<LaterWords> =>
  (await import('./later/index.svelte')).loadLaterWords(language);

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
  const later = await laterOf(first.code);
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
    const first = await firstOf(language);
    const later = all && (await laterOf(language));
    if (all && !later) return await speak(language); // somebody wanted them meanwhile
    if (settings.language !== language) return;
    spoken = first;
    all = later && together(first, later);
  } catch (cause) {
    if (!spoken) throw cause;
    settings.language = spoken.code;
  }
}
