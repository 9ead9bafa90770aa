// A game that this browser keeps, as it lies in the storage.
import { isObject, isStrings, oneOf, read, remove, write } from './storage';

export type Policy = 'alternate' | 'loser_chooses';

export interface LocalGame {
  kind: 'computer' | 'two';
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
    level: typeof kept['level'] === 'number' ? kept['level'] : 1,
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

export const keepGame = (game: LocalGame): void => write(key, game);
export const dropGame = (): void => remove(key);
