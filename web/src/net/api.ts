// What happens once: making a table, joining it. The rest goes over the socket.
import type { Result } from '../core/core';
import { isObject, read, write } from '../core/storage';

export interface NewTable {
  rules: string;
  colour: 'lot' | 'white' | 'black';
  next: 'alternate' | 'loser_chooses';
  name: string;
  start: string;
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

async function post<Value>(path: string, body: Record<string, string>): Promise<Result<Value>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, value: answer as Value };
    const error = isObject(answer) && isObject(answer['error']) ? answer['error'] : {};
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { ok: false, refused: { code: text(error['code']), message: text(error['message']), reason: null } };
  } catch {
    return { ok: false, refused: { code: 'offline', message: '', reason: null } };
  }
}

export async function makeTable(wish: NewTable): Promise<Result<MadeTable>> {
  const { rules, colour, next, name, start } = wish;
  const body = { rules, colour, next, ...(name && { name }), ...(start && { start }) };
  const made = await post<MadeTable>('/api/tables', body);
  if (made.ok) remember({ code: made.value.code, return: made.value.return });
  return made;
}

// Sits down, or watches where both seats are taken. With the same `secret` it may be tried again when no answer has
// come: the seat is still the same.
export async function joinTable(code: string, name: string, secret: string): Promise<Result<Joined>> {
  const path = `/api/tables/${encodeURIComponent(code)}/join`;
  const joined = await post<Joined>(path, { secret, ...(name && { name }) });
  if (joined.ok && joined.value.seat !== null && joined.value.return) remember({ code, return: joined.value.return });
  return joined;
}

// The tables at which this browser has a seat, newest first.
export interface KnownTable {
  code: string;
  return: string | null;
}
const key = 'muehle.tables';
const kept = 8;

export function recentTables(): KnownTable[] {
  const stored = read(key);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    if (!isObject(entry) || typeof entry['code'] !== 'string') return [];
    return [{ code: entry['code'], return: typeof entry['return'] === 'string' ? entry['return'] : null }];
  });
}

function remember(table: KnownTable): void {
  const others = recentTables().filter((known) => known.code !== table.code);
  write(key, [table, ...others].slice(0, kept));
}
