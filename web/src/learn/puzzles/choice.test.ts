import { describe, expect, it } from 'vitest';
import { ofHold, ofMode, ofProgress, ofPuzzle, ofRush, readAsked } from './puzzleAddress';
import { daily, dailyTheme, dateOf, nearest, streakRating } from './choice';
import { themes, type Puzzle } from './format';

const puzzles = Array.from({ length: 100 }, (_, n) => ({ id: `p${n}`, rating: 600 + 10 * n }) as Puzzle);

describe('the next puzzle', () => {
  it('is near the rating, and not one that was seen', () => {
    for (const chance of [0, 0.3, 0.999]) {
      const found = nearest(puzzles, 1000, [], chance);
      expect(Math.abs((found?.rating ?? 0) - 1000)).toBeLessThanOrEqual(60);
    }
    const seen = puzzles.filter(({ rating }) => rating < 1200).map(({ id }) => id);
    expect(nearest(puzzles, 1000, seen, 0)?.rating).toBe(1200);
    const all = puzzles.map(({ id }) => id);
    expect(nearest(puzzles, 1000, all, 0)?.rating).toBe(1000); // once more, then
    expect(nearest([], 1000, all, 0)).toBeNull();
  });

  it('gets harder in a streak', () => {
    expect(streakRating(0)).toBeLessThan(streakRating(1));
  });
});

describe('the puzzle of the day', () => {
  const day = (n: number) => dateOf(new Date(2026, 0, n, 12));

  it('is the same for whoever has the same date', () => {
    expect(dateOf(new Date(2026, 2, 9, 0, 1))).toBe('2026-03-09');
    expect(dateOf(new Date(2026, 2, 9, 23, 59))).toBe('2026-03-09');
    expect(daily('2026-03-09', puzzles)).toBe(daily('2026-03-09', [...puzzles]));
    expect(daily('2026-03-09', puzzles)?.id).toBe('p79'); // it must not change with the next version of the page
    expect(dailyTheme('2026-03-09')).toBe('trap');
    expect(daily('2026-03-09', [])).toBeNull();
  });

  it('changes with the date, and takes every theme in turn', () => {
    const days = Array.from({ length: 90 }, (_, n) => day(n + 1));
    expect(new Set(days.map((date) => daily(date, puzzles)?.id)).size).toBeGreaterThan(30);
    const counts = themes.map((theme) => days.filter((date) => dailyTheme(date) === theme).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(9);
    const ratings = days.map((date) => daily(date, puzzles)?.rating ?? 0);
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(800);
    expect(Math.max(...ratings)).toBeLessThan(1400);
  });
});

describe('the address of the puzzles', () => {
  it('says what is asked for', () => {
    expect(readAsked('#puzzles')).toEqual({ kind: 'list' });
    expect(readAsked('#puzzles?theme=draw')).toEqual({ kind: 'theme', theme: 'draw' });
    expect(readAsked('#puzzles?theme=all')).toEqual({ kind: 'theme', theme: 'all' });
    expect(readAsked('#puzzles?id=c0903021j')).toEqual({ kind: 'one', id: 'c0903021j', theme: null });
    expect(readAsked('#puzzles?mode=hold')).toEqual({ kind: 'hold', id: null });
    expect(readAsked(`#${ofHold('c0903021j')}`)).toEqual({ kind: 'hold', id: 'c0903021j' });
    expect(readAsked(`#${ofHold(null)}`)).toEqual({ kind: 'hold', id: null });
    expect(readAsked(`#${ofRush('k3x9')}`)).toEqual({ kind: 'rush', seed: 'k3x9' });
    expect(readAsked(`#${ofRush(null)}`)).toEqual({ kind: 'rush', seed: null });
    expect(readAsked(`#${ofProgress}`)).toEqual({ kind: 'progress' });
    for (const bad of ['rush=', 'rush=K/', 'theme=chess', 'id=1', 'id=', 'mode=fast', 'theme=toString'])
      expect(readAsked(`#puzzles?${bad}`), bad).toEqual({ kind: 'wrong' });
  });

  it('is written as it is read', () => {
    for (const mode of [
      { kind: 'daily' },
      { kind: 'streak' },
      { kind: 'again' },
      { kind: 'theme', theme: 'all' },
    ] as const)
      expect(readAsked(`#${ofMode(mode)}`)).toEqual(mode);
    const puzzle = { id: 'c0903021j', theme: 'trap' } as const;
    expect(readAsked(`#${ofPuzzle(puzzle)}`)).toEqual({ kind: 'one', ...puzzle });
  });
});
