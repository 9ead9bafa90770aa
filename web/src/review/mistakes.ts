// The mistakes of a game as something to be found: the position before each, and what would have been right. Pure.
import type { Colour, LegalMove, View } from '../rules/view';
import type { Judged, Result, Task } from '../exercise/exercise';
import { erred, points, type JudgedMove, type Review, type Value } from '../exact/values/review';
import type { Values } from '../exact/values/values';

export interface Mistake {
  move: JudgedMove;
  label: string; // of the move, as the record has it
  task: Task;
}

// Of one colour or of both, as they were played. Not those where no other move would have been better: then a draw
// was to be claimed.
export function mistakesOf(review: Review, { game }: View, colour: Colour | null): Mistake[] {
  const rules = game.rules.text;
  const wanted = review.moves.filter((move) => erred(move) && (colour === null || move.colour === colour));
  return wanted.flatMap((move): Mistake[] => {
    const played = game.plies[move.ply - 1];
    const moves = move.better.map((line) => line.move);
    if (!played || moves.length === 0) return [];
    const position = move.ply === 1 ? game.start : (game.plies[move.ply - 2]?.position ?? '');
    return [{ move, label: played.label, task: { rules, position, steps: [{ moves, reply: null }] } }];
  });
}

const size: Record<Value, number> = { loss: 0, draw: 1, win: 2 };

// Whose mistakes somebody may learn from; null: those of both.
export interface Choice {
  whose: Colour | null;
  mistakes: readonly Mistake[];
}

// By what is known without asking; null where it is not enough. The better moves of the review come first: they also
// know the game before, and which draws a rule would have made.
export function judgeKnown({ move, task }: Mistake, values: Values | null, { move: tried }: LegalMove): Judged | null {
  const { best, played } = move;
  const left = values?.moves.find((one) => one.move === tried)?.value ?? null;
  if (tried === move.move) return { right: false, left: played.value };
  if (task.steps[0]?.moves.includes(tried)) return { right: true, left: best.value };
  if (left === null || best.value === null) return null;
  return { right: size[left] >= size[best.value], left };
}

// By a review of the position and this one move alone.
export function judgeAfresh({ move }: Mistake, fresh: Review | null): Judged {
  const [judged] = fresh?.moves ?? [];
  if (!judged) return { right: false, left: null };
  // The engine may see less than before, and call good what it found bad in the game.
  const right = judged.judgement === 'good' && points(judged.played) > points(move.played);
  return { right, left: judged.played.value };
}

// How many moves are right, where all are known.
export const rightMoves = ({ move }: Mistake, values: Values | null): number | null => {
  const { value: best } = move.best;
  if (!values || best === null) return null;
  return values.moves.filter(({ move: one, value }) => one !== move.move && size[value] >= size[best]).length;
};

// What has come of each so far, in their order; who skips one has not found it.
export type Found = Result | 'skipped';
export interface Tally {
  alone: number;
  helped: number;
  seen: number; // shown or skipped
}
export const tally = (found: readonly Found[]): Tally => ({
  alone: found.filter((one) => one === 'alone').length,
  helped: found.filter((one) => one === 'helped').length,
  seen: found.filter((one) => one === 'shown' || one === 'skipped').length,
});
