// What results are worth, in points: two, one and none. docs/tournaments.md has the rules.
import { lookUp } from '../../words/base/shared';
import type { Pairing, View } from '../../server/tournaments';

export type Points = readonly [white: number, black: number];

const worth: Readonly<Record<string, Points>> = {
  '1-0': [2, 0],
  '½': [1, 1],
  '0-1': [0, 2],
  '+:-': [2, 0],
  '-:+': [0, 2],
  '-:-': [0, 0],
  '-': [0, 0],
};

// Of who has White in that game, and of the other one; null while nobody knows.
const pointsOf = (result: string | null): Points | null => (result === null ? null : (lookUp(worth, result) ?? null));

export const isFinished = ({ black, games }: Pairing): boolean =>
  black === null || games.every(({ result }) => result !== null);
export const isByForfeit = ({ games }: Pairing): boolean =>
  games.some(({ result }) => /^[+-]:[+-]$/.test(result ?? ''));

// Of who has White in the first game, and of the other one: in the second game colours are reversed. Null before anything
// is known; a pairing that counts as a whole is worth nothing before its end.
export function scoreOf(pairing: Pairing, counting: 'games' | 'pairings'): Points | null {
  const known = pairing.games.flatMap(({ result }, n) => {
    const points = pointsOf(result);
    return points ? [n % 2 === 0 ? points : ([points[1], points[0]] as const)] : [];
  });
  if (known.length === 0 || pairing.black === null) return null;
  const [white, black] = known.reduce<Points>((sum, [a, b]) => [sum[0] + a, sum[1] + b], [0, 0]);
  if (counting === 'games') return [white, black];
  if (!isFinished(pairing)) return null;
  if (white + black === 0) return [0, 0];
  return white === black ? [1, 1] : white > black ? [2, 0] : [0, 2];
}

// Null where a bye is worth nothing, or goes without saying.
export function byeIn({ kind, settings }: Pick<View, 'kind' | 'settings'>): number | null {
  if (kind !== 'swiss' && kind !== 'teams') return null;
  return settings.counting === 'games' ? 2 * settings.games : 2;
}

// What a round has been to somebody.
export interface Cell {
  readonly is: 'none' | 'open' | 'bye' | 'played';
  readonly points: number | null;
  readonly opponent: number | null;
  readonly first: boolean; // with White, in the first game
}
const nothing: Cell = { is: 'none', points: null, opponent: null, first: false };

export function cellOf(view: View, round: number, entrant: number): Cell {
  const pairing = view.pairings[round - 1]?.find(({ white, black }) => white === entrant || black === entrant);
  if (!pairing) return nothing;
  const first = pairing.white === entrant;
  if (pairing.black === null) return { is: 'bye', points: byeIn(view), opponent: null, first };
  const points = scoreOf(pairing, view.settings.counting)?.[first ? 0 : 1] ?? null;
  const opponent = first ? pairing.black : pairing.white;
  return { is: isFinished(pairing) ? 'played' : 'open', points, opponent, first };
}

// What somebody got against each of the others, over all rounds; null: they have not met.
export function against(view: View, entrant: number, opponent: number): number | null {
  const points = view.pairings.flatMap((_, n) => {
    const cell = cellOf(view, n + 1, entrant);
    return cell.opponent === opponent && cell.points !== null ? [cell.points] : [];
  });
  return points.length === 0 ? null : points.reduce((sum, one) => sum + one);
}
