// A game that this browser keeps, as it lies in the storage.
import { isObject, isStrings, oneOf, read, remove, write } from './storage';

export type Policy = 'alternate' | 'loser_chooses';

// Levels are numbered from 1 to this; the number after it is full strength.
export const levelScale = 10;
export const fullStrength = levelScale + 1;
// Games from when there were four levels, and what each of those comes closest to now.
const ofFour: Readonly<Record<number, number>> = { 1: 2, 2: 5, 3: 7, 4: 9 };

export interface LocalGame {
  kind: 'computer' | 'two';
  scale: number; // how many levels there were when it began
  level: number;
  seed: number; // of the computer, for one game
  rules: string;
  start: string; // empty: the start of the game
  policy: Policy;
  white: 0 | 1; // who has White in the first game; 0 is the person in front of the page
  lot: boolean; // and whether the lot said so
  games: string[]; // the finished games of the series, as `series` takes them
  events: string[]; // of the running game
}

const key = 'muehle.game';

export function loadGame(): LocalGame | null {
  const kept = read(key);
  if (!isObject(kept) || !isStrings(kept['events']) || !isStrings(kept['games'])) return null;
  if (typeof kept['rules'] !== 'string' || typeof kept['start'] !== 'string') return null;
  return {
    kind: oneOf<LocalGame['kind']>(kept['kind'], ['two', 'computer']),
    scale: levelScale,
    level: levelOf(kept),
    seed: typeof kept['seed'] === 'number' ? kept['seed'] : 0,
    rules: kept['rules'],
    start: kept['start'],
    policy: oneOf<Policy>(kept['policy'], ['alternate', 'loser_chooses']),
    white: oneOf<0 | 1>(kept['white'], [0, 1]),
    lot: kept['lot'] === true,
    games: kept['games'],
    events: kept['events'],
  };
}

function levelOf(kept: Record<string, unknown>): number {
  const level = kept['level'];
  if (typeof level !== 'number') return 1;
  return kept['scale'] === levelScale ? level : (ofFour[level] ?? 1);
}

export const keepGame = (game: LocalGame): void => write(key, game);
export const dropGame = (): void => remove(key);
