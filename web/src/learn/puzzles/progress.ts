// What somebody has made of the puzzles, as the browser keeps it. What a newer page has kept is left alone. Pure.
import { isObject, isStrings } from '../../browser/shapes';
import { themes, type Puzzle, type Theme } from './format';
import { beginner, rated, type Strength } from './rating';

export const schema = 1;

export interface Failed {
  id: string;
  theme: Theme; // of its file
}
export interface Progress {
  strength: Strength;
  solved: readonly string[]; // ids, at once and alone
  failed: readonly Failed[]; // to be tried again
  best: number; // streak
  daily: string; // the date of the last one that was solved
  writable: boolean;
}

const count = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.floor(value) : 0);
const isFailed = (value: unknown): value is Failed =>
  isObject(value) && typeof value['id'] === 'string' && (themes as readonly unknown[]).includes(value['theme']);

export function readProgress(value: unknown): Progress {
  const kept = isObject(value) ? value : {};
  const { rating, solved, failed, daily } = kept;
  return {
    strength: typeof rating === 'number' ? { rating, played: count(kept['played']) } : beginner,
    solved: isStrings(solved) ? solved : [],
    failed: Array.isArray(failed) ? failed.filter(isFailed) : [],
    best: count(kept['best']),
    daily: typeof daily === 'string' ? daily : '',
    writable: !(typeof kept['schema'] === 'number' && kept['schema'] > schema),
  };
}

export const toKeep = ({ strength: { rating, played }, solved, failed, best, daily }: Progress): object => ({
  schema,
  rating,
  played,
  solved,
  failed,
  best,
  daily,
});

// Solved or not at the first try. It counts once: neither those that are tried again nor those of a streak.
export function withResult(progress: Progress, puzzle: Puzzle, solved: boolean, counts: boolean): Progress {
  const { id, theme, rating } = puzzle;
  const known = progress.solved.includes(id) || progress.failed.some((one) => one.id === id);
  const others = progress.failed.filter((one) => one.id !== id);
  return {
    ...progress,
    strength: counts && !known ? rated(progress.strength, rating, solved) : progress.strength,
    solved: solved && !progress.solved.includes(id) ? [...progress.solved, id] : progress.solved,
    failed: solved ? others : [...others, { id, theme }],
  };
}

export const seenIn = ({ solved, failed }: Progress): string[] => [...solved, ...failed.map(({ id }) => id)];

export const withBest = (progress: Progress, streak: number): Progress => ({
  ...progress,
  best: Math.max(progress.best, streak),
});
export const withDaily = (progress: Progress, daily: string): Progress => ({ ...progress, daily });
