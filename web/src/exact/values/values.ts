// The exact value of a position and of its moves.
import { isObject } from '../../browser/shapes';
import type { Value } from './review';

/** What a move is worth. */
export interface MoveValue {
  move: string;
  /** For who moves. */
  value: Value;
  /** To the end, this move counted, when the winner hurries and the loser delays; null where that is not stored. */
  plies: number | null;
}
/** What a position is worth for the side to move, and its moves. */
export interface Values {
  value: Value;
  /** To the end, 0 to 252, when the winner hurries and the loser delays; null: a draw, or that is not stored. */
  plies: number | null;
  /** All legal ones, the best first. */
  moves: MoveValue[];
}

const values: readonly Value[] = ['win', 'draw', 'loss'];
const isValue = (value: unknown): value is Value => values.includes(value as Value);
const isMoveValue = (move: unknown): move is MoveValue =>
  isObject(move) && typeof move['move'] === 'string' && isValue(move['value']);

// Null for what is none, and where a move has no value.
export function readValues(answer: unknown): Values | null {
  if (!isObject(answer) || !isValue(answer['value'])) return null;
  const { value, plies, moves } = answer;
  if (!Array.isArray(moves) || !moves.every(isMoveValue)) return null;
  return { value, plies: typeof plies === 'number' ? plies : null, moves };
}

// How many moves keep what the position is worth.
export const keeping = ({ value, moves }: Values): number => moves.filter((move) => move.value === value).length;

export interface Group {
  value: Value;
  moves: MoveValue[];
}
// Whether there is a win or loss of which nobody knows how long it takes.
export const lacksDistances = ({ moves }: Values): boolean =>
  moves.some(({ value, plies }) => value !== 'draw' && plies === null);

// Wins, draws and losses apart, as far as there are some.
export const grouped = ({ moves }: Pick<Values, 'moves'>): Group[] =>
  values.map((value) => ({ value, moves: moves.filter((move) => move.value === value) })).filter((g) => g.moves.length);

// A move to this point keeps at most so much. `from`: of one stone alone.
export function bestByTarget({ moves }: Values, from: string | null = null): Map<string, MoveValue> {
  const best = new Map<string, MoveValue>();
  for (const move of moves) {
    if (from !== null && !move.move.startsWith(`${from}-`)) continue;
    const to = /([a-g][1-7])(?:x[a-g][1-7])?$/.exec(move.move)?.[1];
    if (to && !best.has(to)) best.set(to, move); // the best come first
  }
  return best;
}

// How much of a win or loss a move is, from what is soon over to what takes long; a draw is the same always.
const longest = 60; // plies; what takes longer is no different
export function heatOf({ value, plies }: MoveValue): number {
  if (value === 'draw') return 0.25;
  if (plies === null) return 0.6;
  return 1 - (0.8 * Math.min(plies, longest)) / longest;
}

// Those with the greatest chance first, others as they were.
export const byChance = (moves: readonly MoveValue[], chances: ReadonlyMap<string, number>): MoveValue[] =>
  moves.toSorted((a, b) => (chances.get(b.move) ?? 0) - (chances.get(a.move) ?? 0));
