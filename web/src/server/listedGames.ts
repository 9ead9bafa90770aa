// Games as the server lists them: one's own, and those that anybody may watch.
import type { Colour } from '../rules/view';
import type { Clocks } from './clocks';
import { isFlag, isNumber, isObject, isText } from '../browser/shapes';
import type { Result } from '../rules/core';
import { root } from '../browser/root';
import { ask, judge } from './http';
import { protocol, protocolHeader } from './protocol';

export interface Somebody {
  readonly name: string; // empty: a guest who has said none
  readonly registered: boolean;
  readonly rating: number | null;
  readonly provisional: boolean;
  readonly bot?: boolean; // a program; not from an older server
  readonly deleted?: boolean; // the account, and its name with it
}
export interface ListedGame {
  readonly number?: number; // among all; not from an older server
  readonly code: string;
  readonly white: Somebody | null; // null: nobody sits there yet
  readonly black: Somebody | null;
  readonly mine: Colour | null;
  readonly rules: string;
  readonly time: string; // as records have it; `-`: without a clock
  readonly rated: boolean;
  readonly turn: Colour | null;
  readonly outcome: string; // as the rules write it
  readonly left: readonly [number, number] | null; // ms, White and Black, when it was said
  readonly abort_after: number | null; // ms, unless a first move is made
  readonly running?: Colour | null; // whose clock: nobody's where the game stands still; not from an older server
  readonly vacation?: number | null; // seconds, until when who is to move is on one; not from an older server
  readonly plies: number;
  readonly board: string;
  readonly began: number; // seconds
  readonly watching?: number; // so many; not from an older server
}

const isColour = (value: unknown): boolean => value === null || value === 'white' || value === 'black';
const isLeft = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 2 && value.every(isNumber));

// A program is called one wherever its name stands, in the same word in all languages.
export const titled = (name: string, who: Pick<Somebody, 'bot'> | null): string => (who?.bot ? `${name} BOT` : name);

export const isSomebody = (value: unknown): value is Somebody =>
  isObject(value) &&
  isText(value['name']) &&
  isFlag(value['registered']) &&
  (value['rating'] === null || isNumber(value['rating'])) &&
  isFlag(value['provisional']);

export const isListedGame = (value: unknown): value is ListedGame =>
  isObject(value) &&
  ['code', 'rules', 'time', 'outcome', 'board'].every((key) => isText(value[key])) &&
  ['plies', 'began'].every((key) => isNumber(value[key])) &&
  ['white', 'black'].every((key) => value[key] === null || isSomebody(value[key])) &&
  ['mine', 'turn'].every((key) => isColour(value[key])) &&
  isFlag(value['rated']) &&
  isLeft(value['left']) &&
  (value['abort_after'] === null || isNumber(value['abort_after'])) &&
  (value['running'] === undefined || isColour(value['running'])) &&
  (value['vacation'] === undefined || value['vacation'] === null || isNumber(value['vacation'])) &&
  (value['number'] === undefined || isNumber(value['number'])) &&
  (value['watching'] === undefined || isNumber(value['watching']));

// Null without clocks. `told`: ms, when it was said.
export function clocksIn({ time, left, turn, running = turn, abort_after }: ListedGame, told: number): Clocks | null {
  if (left === null) return null;
  const [white, black] = left;
  const first = abort_after !== null; // moves are awaited, and no clock goes
  return {
    control: time,
    left: { white, black },
    free: 0,
    running: first ? null : running,
    abortAfter: null,
    still: 0,
    told,
  };
}

// The games in which one sits, in the server's order: one's own turn and the least time first, finished ones last.
export async function ownGames(): Promise<Result<readonly ListedGame[]>> {
  const asked = await ask(`${root}api/me/games`);
  const told = judge<{ games: unknown[] }>(asked, ({ games }) => Array.isArray(games));
  return told.ok ? { ok: true, value: told.value.games.filter(isListedGame) } : told;
}

// What was played in a game of a table, as a record.
export async function recordOf(code: string, number: string): Promise<Result<string>> {
  const path = `${root}api/tables/${encodeURIComponent(code)}/record?game=${encodeURIComponent(number)}`;
  const response = await fetch(path, { headers: { [protocolHeader]: String(protocol) } }).catch(() => null);
  if (response?.ok) return { ok: true, value: await response.text() };
  const asked = response && { status: response.status, body: await response.json().catch(() => null) };
  return judge<string>(asked, () => false);
}
