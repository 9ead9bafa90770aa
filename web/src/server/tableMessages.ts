// The messages of docs/server-protocol.md, and nothing but their shapes.
import type { Colour, Due } from '../rules/view';
import { isFlag, isNumber, isObject, isStrings } from '../browser/shapes';
import { isSomebody, type Somebody } from './listedGames';

export type Seat = 0 | 1;

// What a referee has decided in a game.
export interface Ruling {
  kind: 'warn' | 'caution' | 'add' | 'stop' | 'go_on' | 'adjudicate' | 'dismiss' | 'correct' | 'redact';
  against: Colour | null; // whom it is about
  winner?: Colour | 'draw' | 'nobody';
  seconds?: number;
  by: string; // a name
  reason: string;
  at: number;
}

export interface TableState {
  names: [string | null, string | null];
  players?: [Somebody | null, Somebody | null]; // by seat; not from an older server, as the next one
  rated?: boolean;
  brought?: [number, number] | null; // the rated game to both ratings, once it is over
  seated: [boolean, boolean];
  here: [boolean, boolean];
  gone?: [boolean, boolean]; // by seat: nobody comes there any more; not from an older server
  white: Seat;
  series: { policy: string; game: number; points: [number, number]; chooser: Seat | null };
  lot: { drawn: boolean; white: Seat };
  undo: { by: Seat; plies: number } | null;
  next: { asked: [boolean, boolean] };
  away: {
    seat: Seat | null;
    since: number | null; // seconds, as the others
    limit: number;
    abort?: boolean; // the game has hardly begun; not told by an older server, where every game may be aborted
    decide?: number | null; // when who is here may end the game with a result
    left?: number | null; // when who is away was last here; not from an older server
  };
  absence?: number; // days that a player may stay away where there is no clock
  now: number; // when this was said, on the server's clock
  rulings?: Ruling[]; // in this game; not from an older server, as the next one
  stopped?: boolean; // by a referee
  called?: [boolean, boolean]; // by seat: waits for the answer of a referee
  watching?: number; // so many, by player
  vacation?: [number | null, number | null]; // until when each seat is on vacation, in games by days
}
export interface GameState {
  number: number;
  rules: string;
  start: string;
  version: number;
  events: string[];
  turn?: Colour | null; // null: it is over; none of these three from an older server
  outcome?: string; // as the rules write it
  clock?: ClockState | null; // null: without a clock
}
export interface ClockState {
  control: string;
  left: [number, number]; // ms, White and Black
  free: number; // ms of the present turn that are not counted
  running: Colour | null;
  abort_after: number | null; // ms, unless a first move is made
  still?: number | null; // ms for which nobody's time goes yet; null: nobody knows for how long
  after?: number[]; // each ply, what was left to who made it; only in a state
}

// What a player has said: words of his own, or something that each page has its own words for.
export interface ChatLine {
  number: number; // counted from 1
  by: Seat;
  preset: string | null;
  text: string;
  at: number; // seconds
}
// What is told to a player alone; null where there is no such thing.
export interface OwnState {
  foreseen: string | null; // what he answers to moves to come, as `game/table/conditional/conditionalMoves.ts` reads it
  chat: readonly ChatLine[] | null;
}

export interface ClaimReply {
  right: boolean;
  proof?: Due[];
}

export type StateMessage = {
  t: 'state';
  code: string;
  seat: Seat | null;
  game: GameState;
  table: TableState;
} & Partial<OwnState>;
export type ServerMessage =
  | StateMessage
  | { t: 'event'; game: number; version: number; event: string; clock?: ClockState | null }
  | { t: 'ack'; id: string; game: number; version: number; claim?: ClaimReply }
  | { t: 'error'; id: string | null; code: string; message: string }
  | { t: 'table'; table: TableState }
  | { t: 'foreseen'; game: number; version: number; answers: string }
  | { t: 'chat'; line: ChatLine }
  | { t: 'pong' };

export type Wish =
  | { t: 'event'; version: number; event: string }
  | { t: 'undo'; version: number; do: 'ask' | 'accept' | 'decline' | 'withdraw' }
  | { t: 'next'; do: 'ask' | 'decline' | 'withdraw'; colour?: string | null }
  | { t: 'abort' }
  | { t: 'absent'; do: 'win' | 'draw' }
  | { t: 'foresee'; version: number; answers: string }
  | { t: 'say'; text: string }
  | { t: 'say'; preset: string };

const isSeat = (value: unknown): value is Seat => value === 0 || value === 1;
const isPair = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(is);

const isRuling = (ruling: unknown): boolean =>
  isObject(ruling) &&
  typeof ruling['kind'] === 'string' &&
  typeof ruling['by'] === 'string' &&
  typeof ruling['reason'] === 'string' &&
  isNumber(ruling['at']);

function isTable(table: unknown): boolean {
  if (!isObject(table)) return false;
  const { series, lot, undo, next, away } = table;
  return (
    isPair(table['names'], (name) => name === null || typeof name === 'string') &&
    (table['players'] === undefined || isPair(table['players'], (one) => one === null || isSomebody(one))) &&
    (table['brought'] === undefined || table['brought'] === null || isPair(table['brought'], isNumber)) &&
    isPair(table['seated'], isFlag) &&
    isPair(table['here'], isFlag) &&
    (table['gone'] === undefined || isPair(table['gone'], isFlag)) &&
    isSeat(table['white']) &&
    isNumber(table['now']) &&
    isObject(series) &&
    isNumber(series['game']) &&
    isPair(series['points'], isNumber) &&
    isObject(lot) &&
    (undo === null || (isObject(undo) && isSeat(undo['by']) && isNumber(undo['plies']))) &&
    isObject(next) &&
    isPair(next['asked'], isFlag) &&
    isObject(away) &&
    isNumber(away['limit']) &&
    [undefined, true, false].includes(away['abort'] as undefined) &&
    (away['decide'] === undefined || away['decide'] === null || isNumber(away['decide'])) &&
    (away['left'] === undefined || away['left'] === null || isNumber(away['left'])) &&
    (table['absence'] === undefined || isNumber(table['absence'])) &&
    (table['watching'] === undefined || isNumber(table['watching'])) &&
    (table['vacation'] === undefined || isPair(table['vacation'], (until) => until === null || isNumber(until))) &&
    (table['rulings'] === undefined || (Array.isArray(table['rulings']) && table['rulings'].every(isRuling)))
  );
}

const isClock = (clock: unknown): boolean =>
  clock === undefined ||
  clock === null ||
  (isObject(clock) &&
    typeof clock['control'] === 'string' &&
    isPair(clock['left'], isNumber) &&
    isNumber(clock['free']) &&
    [null, 'white', 'black'].includes(clock['running'] as null) &&
    (clock['abort_after'] === null || isNumber(clock['abort_after'])) &&
    (clock['still'] === undefined || clock['still'] === null || isNumber(clock['still'])) &&
    (clock['after'] === undefined || (Array.isArray(clock['after']) && clock['after'].every(isNumber))));

const isGame = (game: unknown): boolean =>
  isObject(game) &&
  isNumber(game['number']) &&
  isNumber(game['version']) &&
  typeof game['rules'] === 'string' &&
  typeof game['start'] === 'string' &&
  isStrings(game['events']) &&
  game['events'].length === game['version'] &&
  isClock(game['clock']);

const isChatLine = (line: unknown): boolean =>
  isObject(line) &&
  isNumber(line['number']) &&
  isSeat(line['by']) &&
  (line['preset'] === null || typeof line['preset'] === 'string') &&
  typeof line['text'] === 'string' &&
  isNumber(line['at']);
const isOwn = ({ foreseen = null, chat = null }: Record<string, unknown>): boolean =>
  (foreseen === null || typeof foreseen === 'string') &&
  (chat === null || (Array.isArray(chat) && chat.every(isChatLine)));

// Null for anything that does not look like one of the messages. Kinds that are not known here are of a newer server
// and mean nothing to this page: `unknown`.
export function readMessage(text: string): ServerMessage | 'unknown' | null {
  try {
    return messageOf(JSON.parse(text));
  } catch {
    return null;
  }
}
export function messageOf(message: unknown): ServerMessage | 'unknown' | null {
  if (!isObject(message) || typeof message['t'] !== 'string') return null;
  const { t, game, version, id } = message;
  const fits: Record<string, () => boolean> = {
    state: () =>
      isGame(game) &&
      isTable(message['table']) &&
      (message['seat'] === null || isSeat(message['seat'])) &&
      isOwn(message),
    event: () =>
      isNumber(game) && isNumber(version) && typeof message['event'] === 'string' && isClock(message['clock']),
    ack: () => typeof id === 'string' && isNumber(version),
    error: () => typeof message['code'] === 'string' && (id === null || typeof id === 'string'),
    table: () => isTable(message['table']),
    foreseen: () => isNumber(game) && isNumber(version) && typeof message['answers'] === 'string',
    chat: () => isChatLine(message['line']),
    pong: () => true,
  };
  const known = fits[t];
  if (!known) return 'unknown';
  return known() ? (message as unknown as ServerMessage) : null;
}
