// A game that this browser keeps, as it lies in the storage. What is read from there is checked: it may be of an
// older page, or of somebody else.
import type { Note, Tag } from '../../rules/view';
import { isObject, isStrings, oneOf } from '../../browser/shapes';
import { token } from '../../browser/random';
import { levelScale } from '../../rules/levels';
import { handicapKinds, termsOf, type Handicap } from '../../terms/handicap';

export type Policy = 'alternate' | 'loser_chooses';

// Games from when there were four levels, and what each of those comes closest to now.
const ofFour: Readonly<Record<number, number>> = { 1: 2, 2: 5, 3: 7, 4: 9 };

export const schema = 1;

// What somebody chose to play.
export interface Setup {
  kind: 'computer' | 'two';
  level: number;
  rules: string;
  start: string; // empty: the start of the game
  policy: Policy;
  handicap: Handicap | null; // what it makes of rules and start is in them already
  white: 0 | 1; // who has White in the first game; 0 is the person in front of the page
  lot: boolean; // and whether the lot said so
  hold: boolean; // it begins drawn, and whoever plays the computer is to hold that
}

export interface KeptGame extends Setup {
  schema: typeof schema;
  id: string; // the same for ever
  revision: number; // counts what was written; whoever knows an older one may not write over it
  series: string; // the id of its first game
  begun: number; // ms, as Date.now()
  changed: number;
  seed: number; // of the computer
  hasWhite: 0 | 1; // in this game: colours change from game to game
  names: [string, string]; // of the players 0 and 1; empty: none
  games: string[]; // the games of the series before it, as `series` takes them
  events: string[];
  plies: number;
  position: string; // the last one; empty: older pages did not say
  outcome: string; // as the rules write it: `ongoing`, `draw:no_mill`
  tags: Tag[]; // of the record that it was loaded from
  notes: Note[]; // and what was written along its moves
}

export function newGame(setup: Setup, seed: number, now: number, about: Partial<KeptGame> = {}): KeptGame {
  const id = token();
  return {
    ...setup,
    schema,
    id,
    revision: 0,
    series: id,
    begun: now,
    changed: now,
    seed,
    hasWhite: setup.white,
    names: ['', ''],
    games: [],
    events: [],
    plies: 0,
    position: '',
    outcome: 'ongoing',
    tags: [],
    notes: [],
    ...about,
  };
}

// The one that follows when a game of a series is over, with `white` having White: whoever gives a handicap keeps giving.
export function nextGame(game: KeptGame, games: readonly string[], white: 0 | 1, seed: number, now: number): KeptGame {
  const { series, names, handicap, rules } = game;
  const terms = handicap ? termsOf(handicap, white) : { rules, start: '' };
  return newGame({ ...game, ...terms, hold: false }, seed, now, { series, names, hasWhite: white, games: [...games] });
}

export const isOver = (game: KeptGame): boolean => game.outcome !== 'ongoing';
// Somebody has begun to play it.
export const isPlayed = (game: KeptGame): boolean => game.events.length > 0 || game.games.length > 0;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown, fallback = 0): number => (typeof value === 'number' ? value : fallback);

function handicapOf(kept: unknown): Handicap | null {
  if (!isObject(kept) || typeof kept['rules'] !== 'string') return null;
  const kind = handicapKinds.find((one) => one === kept['kind']);
  return kind ? { kind, by: oneOf<0 | 1>(kept['by'], [0, 1]), rules: kept['rules'] } : null;
}

function setupOf(kept: Record<string, unknown>, level: number): Setup {
  return {
    kind: oneOf<Setup['kind']>(kept['kind'], ['two', 'computer']),
    level,
    rules: text(kept['rules']),
    start: text(kept['start']),
    policy: oneOf<Policy>(kept['policy'], ['alternate', 'loser_chooses']),
    handicap: handicapOf(kept['handicap']),
    white: oneOf<0 | 1>(kept['white'], [0, 1]),
    lot: kept['lot'] === true,
    hold: kept['hold'] === true,
  };
}

// Null for anything that is no game, and for one of a page that is newer than this.
export function readGame(kept: unknown): KeptGame | null {
  if (!isObject(kept) || kept['schema'] !== schema || !isStrings(kept['events']) || !isStrings(kept['games']))
    return null;
  const { id, events, games, names } = kept;
  if (typeof id !== 'string' || typeof kept['rules'] !== 'string') return null;
  return {
    ...newGame(setupOf(kept, number(kept['level'], 1)), number(kept['seed']), number(kept['begun'])),
    id,
    revision: number(kept['revision']),
    series: text(kept['series']) || id,
    changed: number(kept['changed']),
    hasWhite: oneOf<0 | 1>(kept['hasWhite'], [0, 1]),
    names: isStrings(names) ? [names[0] ?? '', names[1] ?? ''] : ['', ''],
    games,
    events,
    plies: number(kept['plies']),
    position: text(kept['position']),
    outcome: text(kept['outcome']) || 'ongoing',
    tags: Array.isArray(kept['tags']) ? (kept['tags'] as Tag[]) : [],
    notes: Array.isArray(kept['notes']) ? (kept['notes'] as Note[]) : [],
  };
}

// The one game that pages kept before there were many.
export function readOldGame(kept: unknown, seed: number, now: number): KeptGame | null {
  if (!isObject(kept) || !isStrings(kept['events']) || !isStrings(kept['games'])) return null;
  if (typeof kept['rules'] !== 'string' || typeof kept['start'] !== 'string') return null;
  const { games, events } = kept;
  const plies = events.filter((line) => line.startsWith('move')).length;
  return newGame(setupOf(kept, oldLevel(kept)), number(kept['seed'], seed), now, { games, events, plies });
}

function oldLevel(kept: Record<string, unknown>): number {
  const level = number(kept['level'], 1);
  return kept['scale'] === levelScale ? level : (ofFour[level] ?? 1);
}
