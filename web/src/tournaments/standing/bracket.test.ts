import { expect, test } from 'vitest';
import type { View } from '../../server/tournaments';
import { tournaments as w } from '../../words/tournaments/de';
import { isBye, lastFitting, sayStage, sidesOf, type Stages, type Tie } from './bracket';

const tie = (upper: number | null, lower: number | null, winner: number | null, played: Tie['played'] = []): Tie => ({
  upper,
  lower,
  winner,
  played,
});
const game = (result: string) => ({ result, white: 1, state: 'over', table: null, game: null }) as const;
const view = {
  settings: { counting: 'games' },
  pairings: [
    [{ board: 1, white: 4, black: 3, games: [game('½')] }],
    [{ board: 1, white: 3, black: 4, games: [game('1-0'), game('½')] }],
  ],
} as unknown as View;

test('the sides of a tie have what they got in each pairing, whoever began', () => {
  const both = [
    { round: 1, board: 1 },
    { round: 2, board: 1 },
  ];
  expect(sidesOf(view, tie(3, 4, 3, both))).toEqual([
    { entrant: 3, scores: [1, 3], wins: true, out: false },
    { entrant: 4, scores: [1, 1], wins: false, out: true },
  ]);
  expect(sidesOf(view, tie(null, null, null)).map(({ entrant }) => entrant)).toEqual([null, null]);
});

test('a bye is a tie of one, which is decided', () => {
  expect(isBye(tie(1, null, 1))).toBe(true);
  expect(isBye(tie(1, null, null))).toBe(false);
  expect(isBye(tie(1, 2, 1, [{ round: 1, board: 1 }]))).toBe(false);
});

test('stages have names, and the last ones are shown where there is little room', () => {
  expect([1, 2, 4, 8].map((ties) => sayStage(w, ties))).toEqual(['Finale', 'Halbfinale', 'Viertelfinale', 'Letzte 16']);
  const stages: Stages = [4, 2, 1].map((ties) => Array.from({ length: ties }, () => tie(null, null, null)));
  expect(lastFitting(stages, 20)).toEqual(stages);
  expect(lastFitting(stages, 6)).toEqual(stages.slice(1));
  expect(lastFitting(stages, 1)).toEqual(stages.slice(2));
});
