// What the two sides are called: by the colours of the stones that the player has set.
import type { Colour } from '../../rules/view';
import { settings, type StoneSet } from '../../browser/settings.svelte';

type Pair<Value> = Readonly<Record<Colour, Value>>;

// The pair for the stones that are set when it is asked.
export const byStones = <Value>(pairs: Readonly<Record<StoneSet, Pair<Value>>>): Pair<Value> => ({
  get white() {
    return pairs[settings.stones].white;
  },
  get black() {
    return pairs[settings.stones].black;
  },
});

// A shared text, which says White and Black, in the words for these stones: endings stay as they are.
export function renamed(text: string, names: Readonly<Record<string, string>>): string {
  if (settings.stones === 'ivory-ebony') return text;
  return text.replace(/\p{L}+/gu, (word) => {
    const stem = Object.keys(names).find((name) => word === name || word === `${name}er` || word === `${name}en`);
    return stem ? (names[stem] ?? '') + word.slice(stem.length) : word;
  });
}
