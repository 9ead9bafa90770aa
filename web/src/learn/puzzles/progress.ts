// What somebody has made of the puzzles, as the browser keeps it. What a newer page has kept is left alone. Pure.
import { isObject, isStrings } from '../../browser/shapes';
import { themes, type Puzzle, type Theme } from './format';
import { beginner, rated, type Strength } from './rating';

export const schema = 2; // 1 has nothing by themes, no history and nothing against the clock
const remembered = 50; // puzzles of the history

export interface Failed {
  id: string;
  theme: Theme; // of its file
}
// What has been made of a theme: how many were tried, how many of them solved at once and alone.
export interface ThemeRecord {
  tried: number;
  solved: number;
  strength: Strength;
}
export interface Past {
  id: string;
  theme: Theme;
  solved: boolean;
}
export interface RushRecord {
  best: number;
  today: number; // the best of that date
  on: string;
}
export interface Progress {
  strength: Strength;
  solved: readonly string[]; // ids, at once and alone
  failed: readonly Failed[]; // to be tried again
  best: number; // streak
  daily: string; // the date of the last one that was solved
  themes: Readonly<Partial<Record<Theme, ThemeRecord>>>;
  past: readonly Past[]; // the last one first
  ratings: readonly number[]; // after each that counted, the last one last
  rush: RushRecord;
  writable: boolean;
}

const isRating = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const count = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.floor(value) : 0);
const isFailed = (value: unknown): value is Failed =>
  isObject(value) && typeof value['id'] === 'string' && (themes as readonly unknown[]).includes(value['theme']);

const isPast = (value: unknown): value is Past =>
  isFailed(value) && typeof (value as Partial<Past>).solved === 'boolean';

function readTheme(value: unknown): ThemeRecord | null {
  if (!isObject(value) || typeof value['rating'] !== 'number') return null;
  const { rating, played, tried, solved } = value;
  return { tried: count(tried), solved: count(solved), strength: { rating, played: count(played) } };
}
function readThemes(value: unknown): Progress['themes'] {
  const kept = isObject(value) ? value : {};
  return Object.fromEntries(
    themes.flatMap((theme) => {
      const read = readTheme(kept[theme]);
      return read ? [[theme, read]] : [];
    }),
  );
}
function readRush(value: unknown): RushRecord {
  const { best, today, on } = isObject(value) ? value : {};
  return { best: count(best), today: count(today), on: typeof on === 'string' ? on : '' };
}

export function readProgress(value: unknown): Progress {
  const kept = isObject(value) ? value : {};
  const { rating, solved, failed, daily, past, ratings } = kept;
  return {
    strength: typeof rating === 'number' ? { rating, played: count(kept['played']) } : beginner,
    solved: isStrings(solved) ? solved : [],
    failed: Array.isArray(failed) ? failed.filter(isFailed) : [],
    best: count(kept['best']),
    daily: typeof daily === 'string' ? daily : '',
    themes: readThemes(kept['themes']),
    past: Array.isArray(past) ? past.filter(isPast) : [],
    ratings: Array.isArray(ratings) ? ratings.filter(isRating) : [], // older pages do not keep them
    rush: readRush(kept['rush']),
    writable: !(typeof kept['schema'] === 'number' && kept['schema'] > schema),
  };
}

const themesToKeep = (records: Progress['themes']): object =>
  Object.fromEntries(
    Object.entries(records).map(([theme, { tried, solved, strength }]) => [theme, { tried, solved, ...strength }]),
  );
export const toKeep = ({ strength: { rating, played }, themes: records, ...progress }: Progress): object => {
  const { solved, failed, best, daily, past, ratings, rush } = progress;
  return { schema, rating, played, solved, failed, best, daily, themes: themesToKeep(records), past, ratings, rush };
};

// Solved or not at the first try. It counts once: neither those that are tried again nor those of a streak.
export function withResult(progress: Progress, puzzle: Puzzle, solved: boolean, counts: boolean): Progress {
  const { id, theme, rating } = puzzle;
  const known = progress.solved.includes(id) || progress.failed.some((one) => one.id === id);
  const others = progress.failed.filter((one) => one.id !== id);
  const strength = counts && !known ? rated(progress.strength, rating, solved) : progress.strength;
  const { ratings } = progress;
  return {
    ...progress,
    strength,
    ratings: counts && !known ? [...ratings, strength.rating].slice(-remembered) : ratings,
    solved: solved && !progress.solved.includes(id) ? [...progress.solved, id] : progress.solved,
    failed: solved ? others : [...others, { id, theme }],
    themes: known ? progress.themes : { ...progress.themes, [theme]: withTry(progress, puzzle, solved, counts) },
    past: [{ id, theme, solved }, ...progress.past.filter((one) => one.id !== id)].slice(0, remembered),
  };
}
// The rating by theme begins where the one of all is.
function withTry({ themes, strength }: Progress, puzzle: Puzzle, right: boolean, counts: boolean): ThemeRecord {
  const {
    tried,
    solved,
    strength: own,
  } = themes[puzzle.theme] ?? {
    tried: 0,
    solved: 0,
    strength: { rating: strength.rating, played: 0 },
  };
  return {
    tried: tried + 1,
    solved: solved + (right ? 1 : 0),
    strength: counts ? rated(own, puzzle.rating, right) : own,
  };
}

export const shareOf = ({ tried, solved }: ThemeRecord): number => (tried === 0 ? 0 : solved / tried);

// Of the themes that were tried often enough, the one of which the fewest were solved.
const enough = 3;
export function weakestOf({ themes: records }: Progress): Theme | null {
  const known = themes.flatMap((theme) => {
    const own = records[theme];
    return own && own.tried >= enough ? [{ theme, own }] : [];
  });
  known.sort((a, b) => shareOf(a.own) - shareOf(b.own) || a.own.strength.rating - b.own.strength.rating);
  return known[0]?.theme ?? null;
}

export const seenIn = ({ solved, failed }: Progress): string[] => [...solved, ...failed.map(({ id }) => id)];

export const withBest = (progress: Progress, streak: number): Progress => ({
  ...progress,
  best: Math.max(progress.best, streak),
});
export const withDaily = (progress: Progress, daily: string): Progress => ({ ...progress, daily });

export const bestToday = ({ rush }: Progress, date: string): number => (rush.on === date ? rush.today : 0);
export const withRush = (progress: Progress, score: number, on: string): Progress => ({
  ...progress,
  rush: { best: Math.max(progress.rush.best, score), today: Math.max(bestToday(progress, on), score), on },
});
