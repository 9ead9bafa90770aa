import { describe, expect, it } from 'vitest';
import type { Puzzle } from './format';
import {
  bestToday,
  readProgress,
  seenIn,
  toKeep,
  weakestOf,
  withBest,
  withDaily,
  withResult,
  withRush,
} from './progress';
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
    const theme = { tried: 1, solved: 1, strength: { rating: 1040, played: 1 } };
    expect(once).toMatchObject({ themes: { win: theme }, past: [{ id: 'a', theme: 'win', solved: true }] });
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
    const some = withRush(withDaily(withBest(withResult(none, puzzle('a'), false, true), 7), '2026-03-09'), 3, 'x');
    expect(readProgress(JSON.parse(JSON.stringify(toKeep(some))))).toEqual(some);
    expect(withBest(some, 3).best).toBe(7);
  });

  it('is told by theme, and which is the weakest', () => {
    const of = (theme: string, ...results: boolean[]) =>
      results.map((solved, n) => ({ solved, puzzle: { id: `${theme}${n}`, theme, rating: 1000 } as Puzzle }));
    const all = [...of('win', true, false, true), ...of('draw', false, true, false), ...of('block', false, false)];
    const some = all.reduce((progress, one) => withResult(progress, one.puzzle, one.solved, true), none);
    expect(some.themes.draw).toMatchObject({ tried: 3, solved: 1 });
    expect(weakestOf(some)).toBe('draw'); // two of a theme say too little
    expect(weakestOf(none)).toBeNull();
    const begins = withResult({ ...none, strength: { rating: 1500, played: 9 } }, puzzle('a', 1500), true, true);
    expect(begins.themes.win?.strength.rating).toBe(1540);
    expect(withResult(none, puzzle('a'), true, false).themes.win?.strength).toEqual({ rating: 1000, played: 0 });
  });

  it('has the last fifty, each once', () => {
    let some = none;
    for (let n = 0; n < 60; n++) some = withResult(some, puzzle(`p${n}`), true, true);
    expect([some.past.length, some.past[0]?.id, some.past[49]?.id]).toEqual([50, 'p59', 'p10']);
    const again = withResult(some, puzzle('p30'), false, false);
    expect([again.past.length, again.past[0]]).toEqual([50, { id: 'p30', theme: 'win', solved: false }]);
  });

  it('has the best against the clock, of all time and of today', () => {
    const once = withRush(withRush(none, 9, '2026-03-09'), 4, '2026-03-09');
    expect([once.rush.best, bestToday(once, '2026-03-09'), bestToday(once, '2026-03-10')]).toEqual([9, 9, 0]);
    const next = withRush(once, 5, '2026-03-10');
    expect([next.rush.best, bestToday(next, '2026-03-10')]).toEqual([9, 5]);
  });

  it('is read as an older page has kept it', () => {
    const old = { schema: 1, rating: 1234, played: 7, solved: ['a'], failed: [{ id: 'b', theme: 'draw' }], best: 3 };
    expect(readProgress({ ...old, daily: '2026-03-09' })).toEqual({
      ...none,
      strength: { rating: 1234, played: 7 },
      solved: ['a'],
      failed: [{ id: 'b', theme: 'draw' }],
      best: 3,
      daily: '2026-03-09',
    });
  });

  it('is read from whatever there is', () => {
    for (const odd of [null, 7, 'x', {}, { rating: 'much', solved: [1], failed: [{ id: 1 }], best: -3, daily: 5 }])
      expect(readProgress(odd)).toEqual(none);
    expect(readProgress({ failed: [{ id: 'a', theme: 'chess' }] }).failed).toEqual([]);
    expect(readProgress({ schema: 3 }).writable).toBe(false);
    expect(none.writable).toBe(true);
  });
});
