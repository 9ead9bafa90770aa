// Hosts, referees and who calls them: docs/server-protocol.md, "Hosts and referees".
import type { Result } from '../rules/core';
import { isObject } from '../browser/shapes';
import type { Colour, Due } from '../rules/view';
import { root } from '../browser/root';
import { pathOf } from './tables';
import { ask, judge, post } from './http';
import type { ClockState, Ruling } from './tableMessages';

export type Role = 'player' | 'referee' | 'host';
export const roles: readonly Role[] = ['player', 'referee', 'host'];
export interface Suspension {
  until: number; // seconds since 1970, as all times here
  reason: string;
}
export interface Account {
  name: string;
  role: Role;
  suspended: Suspension | null;
  since: number;
}
export interface Call {
  id: number;
  game: number;
  code: string;
  in_series?: number; // which game of its table; not from an older server, as the next one
  own?: boolean; // whoever asks plays in it
  by: Colour;
  white: string; // names; empty: none given
  black: string;
  text: string;
  at: number;
  rules: string;
  time: string;
  outcome: string;
  plies: number;
}
// A game that a referee has stopped, and that has not gone on.
export interface Stopped {
  game: number;
  code: string;
  in_series: number;
  own: boolean; // whoever asks plays in it
  white: string; // names; empty: none given
  black: string;
  by: string; // who has stopped it
  reason: string;
  at: number;
}
export const talks = ['offer', 'decline', 'moved_on', 'right_claim', 'wrong_claim'] as const;
export interface Facts {
  position: string;
  turn: Colour | null;
  outcome: string;
  plies: number;
  move: string;
  draws: Due[];
  stood: string[]; // after which moves the position was there
  repeated: { after: string; moves: string[] } | null; // the last one that was there three times
  quiet: { plies: number; limit: number; since: string };
  moved: number;
  clock?: ClockState | null; // null: none; not from an older server
  talk: { by: Colour; kind: (typeof talks)[number]; move: string; text: string; at: number; version?: number }[];
  chat?: { by: Colour; text: string; at: number; number?: number }[]; // what the players wrote to each other
  rulings: Ruling[];
}
export interface Deed {
  id: number;
  at: number;
  by: string;
  what: string;
  game: number | null;
  in_series?: number | null;
  white?: string | null; // names in that game; not from an older server, as the next one
  black?: string | null;
  code: string | null;
  about: string | null;
  reason: string;
}
export type Order =
  | { kind: 'warn' | 'caution'; against: Colour }
  | { kind: 'add'; against: Colour; seconds: number }
  | { kind: 'stop' | 'go_on' }
  | { kind: 'adjudicate'; winner: Colour | 'draw' }
  | { kind: 'correct'; winner: Colour | 'draw' | 'nobody' };

type Body = Record<string, unknown>;
const api = (path: string): string => `${root}api/${path}`;
const anything = (): boolean => true;
const isAccount = (value: unknown): boolean =>
  isObject(value) && typeof value['name'] === 'string' && roles.includes(value['role'] as Role);
const isCall = (value: unknown): boolean =>
  isObject(value) && typeof value['id'] === 'number' && typeof value['code'] === 'string';
const isFacts = (value: unknown): boolean =>
  isObject(value) && Array.isArray(value['stood']) && isObject(value['quiet']) && Array.isArray(value['talk']);
const list = (body: Body, name: string, is: (value: unknown) => boolean): boolean =>
  Array.isArray(body[name]) && (body[name] as unknown[]).every(is);

export const becomeHost = async (token: string): Promise<Result<object>> =>
  judge<object>(await post(api('host'), { token }), anything);

export async function accounts(name: string): Promise<Result<Account[]>> {
  const found = judge<{ players: Account[] }>(
    await ask(api(`host/players?${new URLSearchParams({ name }).toString()}`)),
    (body) => list(body, 'players', isAccount),
  );
  return found.ok ? { ok: true, value: found.value.players } : found;
}
const about = async (path: string, body: Body): Promise<Result<Account>> => {
  const done = judge<{ player: Account }>(await post(api(path), body), ({ player }) => isAccount(player));
  return done.ok ? { ok: true, value: done.value.player } : done;
};
export const setRole = (name: string, role: Role): Promise<Result<Account>> =>
  about(`host/players/${encodeURIComponent(name)}/role`, { role });
export const suspend = (name: string, until: number, reason: string): Promise<Result<Account>> =>
  about(`players/${encodeURIComponent(name)}/suspend`, { until, reason });
export const unsuspend = (name: string, reason: string): Promise<Result<Account>> =>
  about(`players/${encodeURIComponent(name)}/unsuspend`, { reason });

// Whether anybody could answer.
export const askReferees = async (code: string): Promise<Result<{ referees: boolean }>> =>
  judge(await ask(pathOf(code, '/call')), ({ referees }) => typeof referees === 'boolean');
export const callReferee = async (code: string, game: number, text: string): Promise<Result<object>> =>
  judge<object>(await post(pathOf(code, '/call'), { game, text }), anything);
export async function calls(): Promise<Result<Call[]>> {
  const found = judge<{ calls: Call[] }>(await ask(api('referee/calls')), (body) => list(body, 'calls', isCall));
  return found.ok ? { ok: true, value: found.value.calls } : found;
}
const isStopped = (value: unknown): boolean =>
  isObject(value) &&
  ['game', 'in_series', 'at'].every((field) => typeof value[field] === 'number') &&
  ['code', 'white', 'black', 'by', 'reason'].every((field) => typeof value[field] === 'string');
// An older server has no such list: then there is none to be shown.
export async function stoppedGames(): Promise<Result<Stopped[]>> {
  const found = judge<{ stopped: Stopped[] }>(await ask(api('referee/stopped')), (body) =>
    list(body, 'stopped', isStopped),
  );
  if (!found.ok && found.refused.code === 'not_found') return { ok: true, value: [] };
  return found.ok ? { ok: true, value: found.value.stopped } : found;
}
export const lookAt = async (id: number): Promise<Result<Call & { facts: Facts }>> =>
  judge(await ask(api(`referee/calls/${id}`)), (body) => isCall(body) && isFacts(body['facts']));
// Which text is to go: that of a line of the game, or of a line of the table's chat.
export type TextAt = { version: number } | { chat: number };
export const redact = async (code: string, game: number, at: TextAt, reason: string): Promise<Result<object>> =>
  judge<object>(await post(pathOf(code, '/redact'), { game, ...at, reason }), anything);
export const dismiss = async (id: number, reason: string): Promise<Result<object>> =>
  judge<object>(await post(api(`referee/calls/${id}/dismiss`), { reason }), anything);
export const rule = async (
  code: string,
  game: number,
  order: Order,
  reason: string,
  call: number | null,
  rulings: number | null, // so many were seen; null: not known
): Promise<Result<object>> =>
  judge<object>(
    await post(pathOf(code, '/ruling'), { game, ...order, reason, call, ...(rulings === null ? {} : { rulings }) }),
    anything,
  );
// Older than one of them; 0: the newest.
export async function log(before: number): Promise<Result<Deed[]>> {
  const found = judge<{ log: Deed[] }>(await ask(api(`referee/log${before > 0 ? `?before=${before}` : ''}`)), (body) =>
    Array.isArray(body['log']),
  );
  return found.ok ? { ok: true, value: found.value.log } : found;
}
