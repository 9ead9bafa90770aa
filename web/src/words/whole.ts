// Both parts of every language at once, for tests.
import { languageCodes, type Language } from '../browser/languages';
import type { Messages } from './first/de';
import type { LaterWords } from './later/de';
import { together } from './base/together';
import type { AllWords } from './words.svelte';

const first = import.meta.glob<Record<string, Messages>>('./first/??.ts', { eager: true });
const later = import.meta.glob<LaterWords>('./later/??.ts', { eager: true, import: 'later' });

function whole(language: Language): AllWords {
  const [one, other] = [first[`./first/${language}.ts`]?.[language], later[`./later/${language}.ts`]];
  if (!one || !other) throw new Error(`${language} is offered, and is not whole`);
  return together(one, other);
}

export const inAll = Object.fromEntries(languageCodes.map((code) => [code, whole(code)])) as Record<Language, AllWords>;
export const { de, en, fr, hu, it, nl } = inAll;
