// What happens once: making a table, joining it, its names. The rest goes over the socket.
import type { Result } from '../core/core';
import { isObject, isStrings } from '../core/storage';
import type { Refused } from '../core/view';
import { root } from '../ui/root';
import { remember } from './recent';

export interface NewTable {
  rules: string;
  colour: 'lot' | 'white' | 'black';
  next: 'alternate' | 'loser_chooses';
  name: string;
  start: string;
  time: string; // as records have it; empty: without a clock
}
export interface MadeTable {
  code: string;
  url: string;
  return: string;
}
export interface Joined {
  seat: 0 | 1 | null;
  return: string | null;
}

const refusal = (code: string, message = ''): Refused => ({ code, message, reason: null });
const text = (value: unknown) => (typeof value === 'string' ? value : '');

type Asked = { status: number; body: unknown } | null; // null: nobody answers

async function ask(path: string, options?: RequestInit): Promise<Asked> {
  try {
    const response = await fetch(path, options);
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, body };
  } catch {
    return null;
  }
}

const post = (path: string, body: Record<string, string>): Promise<Asked> =>
  ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

// What was asked for, as far as the answer looks like it.
function judge<Value>(asked: Asked, fits: (body: Record<string, unknown>) => boolean): Result<Value> {
  if (!asked) return { ok: false, refused: refusal('offline') };
  const { status, body } = asked;
  if (status < 300 && isObject(body) && fits(body)) return { ok: true, value: body as Value };
  const error = isObject(body) && isObject(body['error']) ? body['error'] : null;
  if (error && text(error['code']) !== '')
    return { ok: false, refused: refusal(text(error['code']), text(error['message'])) };
  if ([404, 405, 501].includes(status)) return { ok: false, refused: refusal('no_tables') }; // a host of plain files
  // A proxy answers for a server that is away, or the server is of another kind.
  return { ok: false, refused: refusal(status >= 500 ? 'busy' : 'bad_answer') };
}

// Whether it may go well when it is tried again.
export const isPassing = ({ code }: Refused): boolean => ['offline', 'busy', 'too_many', 'internal'].includes(code);

export async function makeTable(wish: NewTable): Promise<Result<MadeTable>> {
  const { rules, colour, next, name, start, time } = wish;
  const body = { rules, colour, next, ...(name && { name }), ...(start && { start }), ...(time && { time }) };
  const made = judge<MadeTable>(await post(`${root}api/tables`, body), (answer) =>
    ['code', 'url', 'return'].every((key) => text(answer[key]) !== ''),
  );
  if (made.ok) remember({ code: made.value.code, return: made.value.return, seat: 0 });
  return made;
}

const pathOf = (code: string, what: string): string => `${root}api/tables/${encodeURIComponent(code)}${what}`;

// Sits down, or watches where both seats are taken. With the same `secret` it may be tried again when no answer has
// come: the seat is still the same.
export async function joinTable(code: string, name: string, secret: string): Promise<Result<Joined>> {
  const asked = await post(pathOf(code, '/join'), { secret, ...(name && { name }) });
  const joined = judge<Joined>(asked, ({ seat }) => seat === 0 || seat === 1 || seat === null);
  const { seat, return: wayBack } = joined.ok ? joined.value : { seat: null, return: null };
  if (seat !== null && wayBack) remember({ code, return: wayBack, seat });
  return joined;
}

export async function renameAt(code: string, name: string): Promise<Result<object>> {
  return judge<object>(await post(pathOf(code, '/name'), { name }), () => true);
}

// Why there is nothing at an address; null where there is.
export async function errorAt(path: string): Promise<Refused | null> {
  const answer = judge<object>(
    await ask(path, { headers: { Accept: 'application/json' }, redirect: 'manual' }),
    () => true,
  );
  // A redirection is hidden from the page: the way is free.
  return answer.ok || answer.refused.code === 'bad_answer' ? null : answer.refused;
}

// Why a table cannot be reached: null where it can, and where another answers for its server, which was there before.
export async function errorAtTable(code: string): Promise<Refused | null> {
  const error = await errorAt(pathOf(code, ''));
  return error?.code === 'no_tables' ? null : error;
}

// An address of this page that others can open: at the server's own machine it is not the one in the address bar.
export async function reachableOrigin(): Promise<string> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) return location.origin;
  const asked = await ask(`${root}api/addresses`);
  const list = isObject(asked?.body) ? asked.body['addresses'] : null;
  const [first] = isStrings(list) ? list : [];
  return first && URL.canParse(first) ? new URL(first).origin : location.origin;
}
