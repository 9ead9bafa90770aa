// What the solved game says of a position or a game, wherever it is at hand.
import { Bounded } from '../browser/bounded';
import type { Looked, View } from '../rules/view';
import { valuedPositions } from './files/reader';
import type { Review } from './values/review';
import type { Values } from './values/values';
import { lackOf, sourcesFor, type Source } from './sources';

// The first answer that there is. Rejected where there is none and somebody who may have one could not be asked.
async function first<Value>(
  sources: readonly Source[],
  ask: (source: Source) => Promise<Value | null>,
): Promise<Value | null> {
  let failed = false;
  for (const source of sources) {
    const answer = await ask(source).catch(() => {
      failed = true;
      return null;
    });
    if (answer) return answer;
  }
  if (failed) throw new Error('nobody could be asked');
  return null;
}

// What has been asked for, and whom: a value does not change, but somebody else may know it, or more of it.
const known = new Bounded<string, { sources: readonly Source[]; answer: Promise<Values | null> }>(4096);

const stonesOf = (position: string): string => position.split(' ').slice(0, 4).join(' ');
const same = (some: readonly Source[], others: readonly Source[]): boolean =>
  some.length === others.length && some.every((source, n) => source === others[n]);

// Null where nobody knows the position, or can be asked now. `position`: its counters do not matter.
export async function askValues(rules: string, position: string): Promise<Values | null> {
  const stones = stonesOf(position);
  const key = `${rules}\n${stones}`;
  const sources = await sourcesFor([stones]);
  const found = known.get(key);
  if (found && same(found.sources, sources)) return found.answer;
  const asked = { sources, answer: first(sources, (source) => source.values(rules, stones)) };
  asked.answer = asked.answer.catch(() => {
    if (known.get(key) === asked) known.delete(key); // there may be somebody the next time
    return null;
  });
  known.set(key, asked);
  return asked.answer;
}

// Why nobody knows a position. `rules`: everybody was asked, so there are values by other rules only.
export type Unknown = 'unreachable' | 'nothing' | 'few_stones' | 'no_ranges' | 'rules';
export async function whyUnknown(rules: string, position: string): Promise<Unknown> {
  const stones = stonesOf(position);
  const answered = known.get(`${rules}\n${stones}`) !== undefined;
  return (await lackOf(stones)) ?? (answered ? 'rules' : 'unreachable');
}

// Null where nobody knows every position of the game, or nobody waits for it any more. `record`: of its moves.
export async function askReview(
  record: string,
  view: View,
  hear: (progress: Looked) => void,
  goesOn: () => boolean,
): Promise<Review | null> {
  const positions = valuedPositions(view);
  const sources = await sourcesFor(positions);
  return first(sources, (source) => source.review(view, positions, record, hear, goesOn)).catch(() => null);
}
