// What waits for who plays here: docs/server-protocol.md, "What waits".
import type { Result } from '../rules/core';
import type { Waiting } from './api';
import { request } from './requests';

// Who sits down at a table that the page itself has open is told by that alone.
export type CallKind = Waiting['kind'] | 'sat';
// Its code is that of a tournament.
export const isOfTournament = (kind: CallKind): boolean =>
  ['entered', 'joining', 'match', 'agreed', 'declined'].includes(kind);
export type Call = Omit<Waiting, 'since' | 'kind'> & { readonly kind: CallKind };

export async function askWaiting(): Promise<Result<readonly Call[]>> {
  const told = await request('GET /api/me/waiting');
  return told.ok ? { ok: true, value: told.value.waiting } : told;
}

// What a socket says when there is something new.
export const isHint = (message: string): boolean => message === '{"t":"waiting"}';
export const hint = 'muehle:waiting'; // an event of the window

// The key of this server for pushes; empty: it sends none.
export async function askPushKey(): Promise<Result<string>> {
  const told = await request('GET /api/push');
  return told.ok ? { ok: true, value: told.value.key ?? '' } : told;
}
export const subscribe = (endpoint: string): Promise<Result<object>> =>
  request('POST /api/push/subscribe', { body: { endpoint } });
export const unsubscribe = (endpoint: string): Promise<Result<object>> =>
  request('POST /api/push/unsubscribe', { body: { endpoint } });
