// What happens once: making a table, joining it, its names. The rest goes over the socket.
import { root } from '../browser/root';
import type { Result } from '../rules/core';
import type { Refused } from '../rules/view';
import type { Joined, Opened } from './api';
import { ask, judge, limit, seenBefore } from './http';
import { request } from './requests';
import { remember } from './seats';
import type { StateMessage } from './tableMessages';

export interface NewTable {
  rules: string;
  colour: 'lot' | 'white' | 'black';
  next: 'alternate' | 'loser_chooses';
  name: string;
  start: string;
  time: string; // as records have it; empty: without a clock
  absence: number; // days that a player may stay away where there is no clock
  open: boolean; // others find it in lists, and may watch
}
export const usualAbsence = 3;
export type { Joined };

// One that was made without anybody having heard of it is in nobody's way, and taken out after a while.
export async function makeTable(wish: NewTable): Promise<Result<Opened>> {
  const { rules, colour, next, name, start, time, absence, open } = wish;
  const body = {
    ...{ rules, colour, next },
    ...(name && { name }),
    ...(start && { start }),
    ...(time && { time }),
    ...(!time && absence !== usualAbsence && { absence }),
    ...(open && { public: true }),
  };
  const made = await request('POST /api/tables', { body, signal: limit().signal });
  if (made.ok) remember({ code: made.value.code, return: made.value.return, seat: 0 });
  return made;
}

export const pathOf = (code: string, what = ''): string => `${root}api/tables/${encodeURIComponent(code)}${what}`;

// Sits down, or watches where both seats are taken. With the same `secret` it may be tried again when no answer has
// come: the seat is still the same.
export async function joinTable(code: string, name: string, secret: string): Promise<Result<Joined>> {
  const body = { secret, ...(name && { name }) };
  const joined = await request('POST /api/tables/{code}/join', { code, body, signal: limit().signal });
  const { seat, return: wayBack } = joined.ok ? joined.value : { seat: null, return: null };
  if (seat !== null) remember({ code, return: wayBack, seat });
  return joined;
}

export const renameAt = (code: string, name: string): Promise<Result<object>> =>
  request('POST /api/tables/{code}/name', { code, body: { name } });

// Why there is nothing at an address; null where there is.
export async function errorAt(path: string): Promise<Refused | null> {
  const answer = judge(await ask(path, { headers: { Accept: 'application/json' }, redirect: 'manual' }));
  // A redirection is hidden from the page: the way is free.
  return answer.ok || answer.refused.code === 'bad_answer' ? null : answer.refused;
}

// A table as who watches sees it.
export const tableAt = async (code: string, signal?: AbortSignal): Promise<Result<StateMessage>> =>
  seenBefore(await request('GET /api/tables/{code}', { code, signal }));

// An address of this page that others can open: at the server's own machine it is not the one in the address bar.
export async function reachableOrigin(): Promise<string> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) return location.origin;
  const told = await request('GET /api/addresses');
  const first = told.ok ? told.value.addresses[0] : undefined;
  return first && URL.canParse(first) ? new URL(first).origin : location.origin;
}
