import { describe, expect, it } from 'vitest';
import type { Puzzle } from './format';
import { readProgress, seenIn, toKeep, withBest, withDaily, withResult } from './progress';
import { beginner, chanceOf, rated } from './rating';

const puzzle = (id: string, rating = 1000) => ({ id, theme: 'win', rating }) as Puzzle;
const none = readProgress(null);

describe('the rating', () => {
  it('grows with what is solved and falls with what is not', () => {
    expect(chanceOf(1000, 1000)).toBe(0.5);
    expect(rated(beginner, 1000, true)).toEqual({ rating: 1040, played: 1 });
    expect(rated(beginner, 1000, false)).toEqual({ rating: 960, played: 1 });
    expect(rated(beginner, 1400, true).rating).toBeGreaterThan(rated(beginner, 600, true).rating);
  });

  it('moves less the more has been played', () => {
    const moved = (played: number) => rated({ rating: 1000, played }, 1000, true).rating - 1000;
    expect([moved(0), moved(9), moved(10), moved(29), moved(30), moved(500)]).toEqual([40, 40, 20, 20, 10, 10]);
  });

  it('finds how good somebody is', () => {
    let strength = beginner;
    for (let n = 0; n < 400; n++)
      strength = rated(strength, strength.rating, n % 10 < 10 * chanceOf(1600, strength.rating));
    expect(Math.abs(strength.rating - 1600)).toBeLessThan(120);
  });

  it('stays between two ends', () => {
    expect(rated({ rating: 401, played: 0 }, 600, false).rating).toBe(400);
    expect(rated({ rating: 2799, played: 0 }, 2790, true).rating).toBe(2800);
  });
});

describe('what has been made of the puzzles', () => {
  it('counts once', () => {
    const once = withResult(none, puzzle('a'), true, true);
    expect(once).toMatchObject({ strength: { rating: 1040, played: 1 }, solved: ['a'], failed: [] });
    expect(withResult(once, puzzle('a'), true, true)).toEqual(once);
    const failed = withResult(none, puzzle('b'), false, true);
    expect(failed).toMatchObject({ strength: { played: 1 }, solved: [], failed: [{ id: 'b', theme: 'win' }] });
    const mended = withResult(failed, puzzle('b'), true, false);
    expect(mended).toMatchObject({ strength: failed.strength, solved: ['b'], failed: [] });
    expect(seenIn(withResult(mended, puzzle('c'), false, false))).toEqual(['b', 'c']);
  });

  it('leaves what is tried again to the end', () => {
    const two = withResult(withResult(none, puzzle('a'), false, true), puzzle('b'), false, true);
    expect(withResult(two, puzzle('a'), false, false).failed.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('is kept and read again', () => {
    const some = withDaily(withBest(withResult(none, puzzle('a'), false, true), 7), '2026-03-09');
    expect(readProgress(JSON.parse(JSON.stringify(toKeep(some))))).toEqual(some);
    expect(withBest(some, 3).best).toBe(7);
  });

  it('is read from whatever there is', () => {
    for (const odd of [null, 7, 'x', {}, { rating: 'much', solved: [1], failed: [{ id: 1 }], best: -3, daily: 5 }])
      expect(readProgress(odd)).toEqual(none);
    expect(readProgress({ failed: [{ id: 'a', theme: 'chess' }] }).failed).toEqual([]);
    expect(readProgress({ schema: 2 }).writable).toBe(false);
    expect(none.writable).toBe(true);
  });
});
