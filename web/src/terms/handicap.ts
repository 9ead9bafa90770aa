// A handicap among unequal players. It is a person's: who gives it gives it in every game of a series, whatever colour
// he has, so what it does to rules and start is worked out for each game.
import { pointNames } from '../rules/points';
import { other, type Colour } from '../rules/view';

export const handicapKinds = ['one_stone', 'two_stones', 'no_flying'] as const;
export type HandicapKind = (typeof handicapKinds)[number];

export interface Handicap {
  kind: HandicapKind;
  by: 0 | 1; // the player who gives it, the stronger one
  rules: string; // before the handicap
}

// What a game is played by, and where it begins; empty: the start of the game.
export interface Terms {
  rules: string;
  start: string;
}

// Hands are equal when White begins, so who has fewer stones finds the others' already on the board: on crossings, on
// lines that have nothing in common.
const given = {
  one_stone: { hand: 8, points: ['d6'] },
  two_stones: { hand: 7, points: ['d6', 'd2'] },
} as const;

function startFor(weaker: Colour, { hand, points }: (typeof given)[keyof typeof given]): string {
  const stone = weaker === 'white' ? 'W' : 'B';
  const ahead: readonly string[] = points;
  const board = pointNames.map((point) => (ahead.includes(point) ? stone : '.')).join('');
  return `${board} w ${hand} ${hand}`;
}

// So many stones fewer has who gives it.
export const stonesGiven = (kind: HandicapKind): number => (kind === 'no_flying' ? 0 : given[kind].points.length);

// The handicap that somebody has given where a game begins so.
export const givenAt = (start: string, giver: Colour): HandicapKind | null =>
  (['one_stone', 'two_stones'] as const).find(
    (kind) => start.split(' ').slice(0, 4).join(' ') === startFor(other(giver), given[kind]),
  ) ?? null;

// The terms of a game in which player `white` has White.
export function termsOf({ kind, by, rules }: Handicap, white: 0 | 1): Terms {
  const giver: Colour = by === white ? 'white' : 'black';
  if (kind === 'no_flying') return { rules: `${rules},noFlying=${giver}`, start: '' };
  return { rules, start: startFor(other(giver), given[kind]) };
}
