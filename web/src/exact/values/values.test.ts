import { describe, expect, it } from 'vitest';
import { bestByTarget, grouped, heatOf, keeping, lacksDistances, readValues, type Values } from './values';

const answer: Values = {
  value: 'win',
  plies: 5,
  moves: [
    { move: 'a1-a4xd6', value: 'win', plies: 5 },
    { move: 'a1-d1', value: 'draw', plies: null },
    { move: 'd2-d1', value: 'loss', plies: 4 },
    { move: 'd2-a4', value: 'loss', plies: 2 },
  ],
};

describe('values', () => {
  it('are read from an answer, or not at all', () => {
    expect(readValues(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
    const absent = { ...answer, moves: [{ move: 'a1', value: 'absent', plies: null }] };
    for (const bad of [null, {}, { value: 'win' }, { ...answer, value: 'absent' }, absent])
      expect(readValues(bad)).toBeNull();
  });

  it('lack distances where a win or loss has none', () => {
    expect(lacksDistances(answer)).toBe(false);
    expect(lacksDistances({ ...answer, moves: [{ move: 'a1-a4', value: 'loss', plies: null }] })).toBe(true);
  });

  it('are grouped by what a move leads to', () => {
    expect(grouped(answer).map(({ value, moves }) => [value, moves.length])).toEqual([
      ['win', 1],
      ['draw', 1],
      ['loss', 2],
    ]);
    expect(grouped({ ...answer, moves: answer.moves.slice(1, 2) }).map(({ value }) => value)).toEqual(['draw']);
  });

  it('stand at a point for the best move there', () => {
    const at = [...bestByTarget(answer)].map(([point, { value }]) => `${point} ${value}`);
    expect(at).toEqual(['a4 win', 'd1 draw']);
  });

  it('stand at a point for one stone alone', () => {
    const at = [...bestByTarget(answer, 'd2')].map(([point, { value }]) => `${point} ${value}`);
    expect(at).toEqual(['d1 loss', 'a4 loss']);
  });

  it('say how many moves keep what there is', () => {
    expect(keeping(answer)).toBe(1);
    expect(keeping({ ...answer, value: 'loss' })).toBe(2);
  });
});

it('is the warmer the sooner it is over', () => {
  const heat = (value: 'win' | 'draw' | 'loss', plies: number | null) => heatOf({ move: 'd6', value, plies });
  expect(heat('win', 1)).toBeGreaterThan(heat('win', 21));
  expect(heat('loss', 2)).toBeGreaterThan(heat('loss', 40));
  expect(heat('win', 300)).toBeCloseTo(0.2);
  expect(heat('draw', null)).toBeLessThan(heat('win', null));
});
