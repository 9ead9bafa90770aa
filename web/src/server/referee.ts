// Hosts, referees and who calls them: docs/server-protocol.md, "Hosts and referees".
import type { Result } from '../rules/core';
import type { Colour } from '../rules/view';
import type { Account, AccountAnswer, Call, CallWithFacts, Deed, Facts, Role, StoppedGame, Suspension } from './api';
import { request } from './requests';

export const roles = ['player', 'referee', 'host'] as const satisfies readonly Role[];
export type { Account, Call, Deed, Facts, Role, Suspension };
export type Stopped = StoppedGame; // and has not gone on
export type Order =
  | { kind: 'warn' | 'caution'; against: Colour }
  | { kind: 'add'; against: Colour; seconds: number }
  | { kind: 'stop' | 'go_on' }
  | { kind: 'adjudicate'; winner: Colour | 'draw' }
  | { kind: 'correct'; winner: Colour | 'draw' | 'nobody' };

export const becomeHost = (token: string): Promise<Result<object>> => request('POST /api/host', { body: { token } });

export async function accounts(name: string): Promise<Result<readonly Account[]>> {
  const found = await request('GET /api/host/players', { query: { name } });
  return found.ok ? { ok: true, value: found.value.players } : found;
}
const accountOf = (done: Result<AccountAnswer>): Result<Account> =>
  done.ok ? { ok: true, value: done.value.player } : done;
export const setRole = async (name: string, role: Role): Promise<Result<Account>> =>
  accountOf(await request('POST /api/host/players/{name}/role', { name, body: { role } }));
export const suspend = async (name: string, until: number, reason: string): Promise<Result<Account>> =>
  accountOf(await request('POST /api/players/{name}/suspend', { name, body: { until, reason } }));
export const unsuspend = async (name: string, reason: string): Promise<Result<Account>> =>
  accountOf(await request('POST /api/players/{name}/unsuspend', { name, body: { reason } }));

// Whether anybody could answer.
export const askReferees = (code: string): Promise<Result<{ referees: boolean }>> =>
  request('GET /api/tables/{code}/call', { code });
export const callReferee = (code: string, game: number, text: string): Promise<Result<object>> =>
  request('POST /api/tables/{code}/call', { code, body: { game, text } });
export async function calls(): Promise<Result<readonly Call[]>> {
  const found = await request('GET /api/referee/calls');
  return found.ok ? { ok: true, value: found.value.calls } : found;
}
export async function stoppedGames(): Promise<Result<readonly Stopped[]>> {
  const found = await request('GET /api/referee/stopped');
  return found.ok ? { ok: true, value: found.value.stopped } : found;
}
export const lookAt = (id: number): Promise<Result<CallWithFacts>> => request('GET /api/referee/calls/{id}', { id });
// Which text is to go: that of a line of the game, or of a line of the table's chat.
export type TextAt = { version: number } | { chat: number };
export const redact = (code: string, game: number, at: TextAt, reason: string): Promise<Result<object>> =>
  request('POST /api/tables/{code}/redact', { code, body: { game, ...at, reason } });
export const dismiss = (id: number, reason: string): Promise<Result<object>> =>
  request('POST /api/referee/calls/{id}/dismiss', { id, body: { reason } });
export const rule = (
  code: string,
  game: number,
  order: Order,
  reason: string,
  call: number | null,
  rulings: number | null, // so many were seen; null: not known
): Promise<Result<object>> =>
  request('POST /api/tables/{code}/ruling', {
    code,
    body: { game, ...order, reason, call, ...(rulings !== null && { rulings }) },
  });
// Older than one of them; 0: the newest.
export async function log(before: number): Promise<Result<readonly Deed[]>> {
  const found = await request('GET /api/referee/log', { query: before > 0 ? { before: String(before) } : {} });
  return found.ok ? { ok: true, value: found.value.log } : found;
}
