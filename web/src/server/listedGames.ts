// Games as the server lists them: one's own, and those that anybody may watch.
import { root } from '../browser/root';
import type { Result } from '../rules/core';
import type { Game, Somebody } from './api';
import type { Clocks } from './clocks';
import { judge } from './http';
import { protocol, protocolHeader } from './protocol';
import { request } from './requests';

export type { Somebody };
export type ListedGame = Game;

// A program is called one wherever its name stands, in the same word in all languages.
export const titled = (name: string, who: Pick<Somebody, 'bot'> | null): string => (who?.bot ? `${name} BOT` : name);

// Null without clocks. `told`: ms, when it was said.
export function clocksIn({ time, left, running, abort_after }: ListedGame, told: number): Clocks | null {
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
  const told = await request('GET /api/me/games');
  return told.ok ? { ok: true, value: told.value.games } : told;
}

// What was played in a game of a table, as a record.
export async function recordOf(code: string, number: string): Promise<Result<string>> {
  const path = `${root}api/tables/${encodeURIComponent(code)}/record?game=${encodeURIComponent(number)}`;
  const response = await fetch(path, { headers: { [protocolHeader]: String(protocol) } }).catch(() => null);
  if (response?.ok) return { ok: true, value: await response.text() };
  const asked = response && { status: response.status, body: await response.json().catch(() => null) };
  return judge(asked);
}
