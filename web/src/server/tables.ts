// What happens once: making a table, joining it, its names. The rest goes over the socket.
import type { Result } from '../rules/core';
import { isObject, isStrings } from '../browser/shapes';
import type { Refused } from '../rules/view';
import { root } from '../browser/root';
import { ask, judge, limit, post, seenBefore, text } from './http';
import { messageOf, type StateMessage } from './tableMessages';
import { remember } from './seats';

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
export interface MadeTable {
  code: string;
  url: string;
  return: string;
}
export interface Joined {
  seat: 0 | 1 | null;
  return: string | null;
}

// One that was made without anybody having heard of it is in nobody's way, and taken out after a while.
export async function makeTable(wish: NewTable): Promise<Result<MadeTable>> {
  const { rules, colour, next, name, start, time, absence, open } = wish;
  const body = {
    ...{ rules, colour, next },
    ...(name && { name }),
    ...(start && { start }),
    ...(time && { time }),
    ...(!time && absence !== usualAbsence && { absence }),
    ...(open && { public: true }),
  };
  const made = judge<MadeTable>(await post(`${root}api/tables`, body, limit().signal), (answer) =>
    ['code', 'url', 'return'].every((key) => text(answer[key]) !== ''),
  );
  if (made.ok) remember({ code: made.value.code, return: made.value.return, seat: 0 });
  return made;
}

export const pathOf = (code: string, what = ''): string => `${root}api/tables/${encodeURIComponent(code)}${what}`;

// Sits down, or watches where both seats are taken. With the same `secret` it may be tried again when no answer has
// come: the seat is still the same.
export async function joinTable(code: string, name: string, secret: string): Promise<Result<Joined>> {
  const asked = await post(pathOf(code, '/join'), { secret, ...(name && { name }) }, limit().signal);
  const joined = judge<Joined>(asked, ({ seat }) => seat === 0 || seat === 1 || seat === null);
  const { seat, return: wayBack } = joined.ok ? joined.value : { seat: null, return: null };
  if (seat !== null) remember({ code, return: wayBack, seat });
  return joined;
}

export async function renameAt(code: string, name: string): Promise<Result<object>> {
  return judge<object>(await post(pathOf(code, '/name'), { name }), () => true);
}

const forPrograms = { headers: { Accept: 'application/json' } };

// Why there is nothing at an address; null where there is.
export async function errorAt(path: string): Promise<Refused | null> {
  const answer = judge<object>(await ask(path, { ...forPrograms, redirect: 'manual' }), () => true);
  // A redirection is hidden from the page: the way is free.
  return answer.ok || answer.refused.code === 'bad_answer' ? null : answer.refused;
}

// A table as who watches sees it.
export async function tableAt(code: string, signal?: AbortSignal): Promise<Result<StateMessage>> {
  const options = { ...forPrograms, ...(signal && { signal }) };
  return seenBefore(judge<StateMessage>(await ask(pathOf(code), options), isState));
}
const isState = (body: unknown): boolean => {
  const message = messageOf(body);
  return message !== null && message !== 'unknown' && message.t === 'state';
};

// An address of this page that others can open: at the server's own machine it is not the one in the address bar.
export async function reachableOrigin(): Promise<string> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) return location.origin;
  const asked = await ask(`${root}api/addresses`);
  const list = isObject(asked?.body) ? asked.body['addresses'] : null;
  const [first] = isStrings(list) ? list : [];
  return first && URL.canParse(first) ? new URL(first).origin : location.origin;
}
