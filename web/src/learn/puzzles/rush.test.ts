import { describe, expect, it } from 'vitest';
import type { Puzzle } from './format';
import { begun, clockOf, counted, isOver, lasts, leftOf, missedIn, misses, ready, scoreOf } from './rush';
import { isRushSeed, rushOrder } from './rushOrder';

const puzzle = (id: string) => ({ id, theme: 'win' }) as Puzzle;

describe('puzzles against the clock', () => {
  it('have a clock that begins with the first move', () => {
    expect([leftOf(ready, 5_000), isOver(ready, 1e9)]).toEqual([lasts, false]);
    const rush = begun(ready, 10_000);
    expect([leftOf(rush, 10_000), leftOf(rush, 70_000), leftOf(rush, 1e9)]).toEqual([180_000, 120_000, 0]);
    expect(begun(rush, 90_000)).toBe(rush);
    expect([isOver(rush, 189_999), isOver(rush, 190_000)]).toEqual([false, true]);
  });

  it('count until the time is over', () => {
    const rush = counted(counted(ready, puzzle('a'), true, 0), puzzle('b'), false, 1_000);
    expect([scoreOf(rush), missedIn(rush)]).toEqual([1, [{ id: 'b', theme: 'win', right: false }]]);
    expect(counted(rush, puzzle('c'), true, lasts)).toBe(rush);
  });

  it('end with the third that is missed', () => {
    let rush = ready;
    for (let n = 0; n < misses; n++) {
      expect(isOver(rush, 0)).toBe(false);
      rush = counted(rush, puzzle(`${n}`), false, 0);
    }
    expect(isOver(rush, 0)).toBe(true);
    expect(counted(rush, puzzle('more'), true, 0)).toBe(rush);
  });

  it('show seconds, and none only at the end', () => {
    expect([180_000, 179_001, 61_000, 9_999, 1, 0].map(clockOf)).toEqual([
      '3:00',
      '3:00',
      '1:01',
      '0:10',
      '0:01',
      '0:00',
    ]);
  });
});

describe('the order of a seed', () => {
  const puzzles = Array.from(
    { length: 900 },
    (_, n) =>
      ({
        id: `p${n}`,
        rating: 600 + 2 * n,
        theme: n % 9 === 0 ? 'trap' : 'win',
        task: { steps: Array.from({ length: 1 + (n % 5) }) },
      }) as unknown as Puzzle,
  );

  it('is the same for everybody, however the files came, and another one for another seed', () => {
    const ids = (seed: string, from: readonly Puzzle[]) => rushOrder(seed, from).map(({ id }) => id);
    expect(ids('abc', puzzles.toReversed())).toEqual(ids('abc', puzzles));
    expect(ids('abd', puzzles)).not.toEqual(ids('abc', puzzles));
    expect(ids('abc', puzzles).slice(0, 3)).toEqual(['p55', 'p6', 'p5']); // links must mean the same tomorrow
  });

  it('rises, has nothing twice, no traps and nothing long', () => {
    const order = rushOrder('abc', puzzles);
    expect(new Set(order.map(({ id }) => id)).size).toBe(order.length);
    const mean = (from: number) => order.slice(from, from + 5).reduce((sum, { rating }) => sum + rating, 0) / 5;
    expect(mean(0)).toBeLessThan(mean(10));
    expect(mean(10)).toBeLessThan(mean(30));
    expect(order.some(({ theme }) => theme === 'trap')).toBe(false);
    expect(Math.max(...order.map(({ task }) => task.steps.length))).toBeLessThanOrEqual(3);
  });

  it('is short where there are few', () => {
    expect(
      rushOrder('abc', puzzles.slice(0, 4))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['p1', 'p2']);
    expect(rushOrder('abc', [])).toEqual([]);
  });

  it('has a seed that fits into an address', () => {
    expect(['a', 'abcdef234567'].map(isRushSeed)).toEqual([true, true]);
    expect(['', 'A', 'a b', 'abcdefghijklm'].map(isRushSeed)).toEqual([false, false, false, false]);
  });
});
