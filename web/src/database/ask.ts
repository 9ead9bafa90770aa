// What the solved game says of a position or a game, wherever it is at hand.
import type { Looked, View } from '../core/view';
import type { Review } from '../review/review';
import type { Values } from '../review/values';
import { sourcesFor, type Source } from './sources';

// The first answer that there is. Rejected where there is none and somebody who may have one could not be asked.
async function first<Value>(
  positions: readonly string[],
  ask: (source: Source) => Promise<Value | null>,
): Promise<Value | null> {
  const sources = await sourcesFor(positions);
  let failed = sources.length === 0;
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

// What has been asked for; a value does not change.
const known = new Map<string, Promise<Values | null>>();

// Null where nobody knows the position. `position`: its counters do not matter.
export function askValues(rules: string, position: string): Promise<Values | null> {
  const stones = position.split(' ').slice(0, 4).join(' ');
  const key = `${rules}\n${stones}`;
  const found = known.get(key);
  if (found) return found;
  const asking = first([stones], (source) => source.values(rules, stones)).catch(() => {
    known.delete(key); // there may be somebody the next time
    return null;
  });
  known.set(key, asking);
  return asking;
}

// Null where nobody knows every position of the game, or nobody waits for it any more. `record`: of its moves.
export function askReview(
  record: string,
  view: View,
  hear: (progress: Looked) => void,
  goesOn: () => boolean,
): Promise<Review | null> {
  const { game } = view;
  const positions = [game.start, ...game.plies.map(({ position }) => position)];
  const { reason } = game.outcome;
  if (reason === 'too_few_stones' || reason === 'no_legal_move') positions.pop(); // its value is the result
  return first(positions, (source) => source.review(view, positions, record, hear, goesOn)).catch(() => null);
}
