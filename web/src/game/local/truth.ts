// What an opponent does who knows what every move leads to.
import type { BoardView, Colour } from '../../rules/view';
import type { Value } from '../../exact/values/review';
import { askValues } from '../../exact/ask';
import type { MoveValue, Values } from '../../exact/values/values';

const best = (moves: readonly MoveValue[], wanted: (plies: readonly number[]) => number): string[] => {
  const plies = moves.flatMap((move) => (move.plies === null ? [] : [move.plies]));
  const target = plies.length === moves.length ? wanted(plies) : null; // without all distances none is compared
  return moves.filter((move) => target === null || move.plies === target).map(({ move }) => move);
};

// The moves that keep what the position is worth: of wins the shortest, of losses the longest, where that is known.
export function bestMoves({ value, moves }: Values): string[] {
  const kept = moves.filter((move) => move.value === value);
  if (value === 'win') return best(kept, (plies) => Math.min(...plies));
  if (value === 'loss') return best(kept, (plies) => Math.max(...plies));
  return kept.map(({ move }) => move);
}

const inverted: Record<Value, Value> = { win: 'loss', draw: 'draw', loss: 'win' };

// No win is given away by a draw: who would accept one declines it, and who would claim one plays on.
export function withoutGivingIn(event: string | null, colour: Colour, mover: Colour, values: Values): string | null {
  const own = mover === colour ? values.value : inverted[values.value];
  if (own !== 'win' || event === null) return event;
  if (event.startsWith('accept ')) return `decline ${colour} ""`;
  if (!event.startsWith('claim ') && !event.includes(' offer ')) return event;
  const [move] = mover === colour ? bestMoves(values) : [];
  return move === undefined ? null : `move ${move}`;
}

// What is known of a position for an opponent who has `colour`.
export interface Knowledge {
  only: string[]; // the moves to choose among; none where the other side is to move
  revised(event: string | null): string | null; // what it does instead of what an engine would
}
// Null where nobody knows the value.
export async function knowledgeOf(
  rules: string,
  { position, to_move: mover }: BoardView,
  colour: Colour,
): Promise<Knowledge | null> {
  const values = await askValues(rules, position);
  return (
    values && {
      only: mover === colour ? bestMoves(values) : [],
      revised: (event) => withoutGivingIn(event, colour, mover, values),
    }
  );
}
