// What waits for who plays here: docs/server-protocol.md, "What waits".
import type { Result } from '../rules/core';
import { isObject } from '../browser/shapes';
import { root } from '../browser/root';
import { ask, judge, post, text } from './http';

const kinds = ['challenge', 'turn', 'began', 'undo', 'offer', 'next', 'call'] as const;
// Who sits down at a table that the page itself has open is told by that alone.
export type CallKind = (typeof kinds)[number] | 'sat';

export interface Call {
  readonly kind: CallKind;
  readonly key: string; // the same for the same, whoever tells it
  readonly code: string | null; // of the table
  readonly name: string; // of the opponent; empty: he has none
  readonly count?: number; // so many call a referee
}

const isCall = (value: unknown): value is Call =>
  isObject(value) &&
  (kinds as readonly unknown[]).includes(value['kind']) &&
  ['key', 'name'].every((field) => typeof value[field] === 'string') &&
  (value['code'] === null || typeof value['code'] === 'string') &&
  (value['kind'] !== 'call' || typeof value['count'] === 'number');

export async function askWaiting(): Promise<Result<readonly Call[]>> {
  const asked = await ask(`${root}api/me/waiting`);
  const told = judge<{ waiting: unknown[] }>(asked, ({ waiting }) => Array.isArray(waiting));
  return told.ok ? { ok: true, value: told.value.waiting.filter(isCall) } : told;
}

// What a socket says when there is something new.
export const isHint = (message: string): boolean => message === '{"t":"waiting"}';
export const hint = 'muehle:waiting'; // an event of the window

// The key of this server for pushes; empty: it sends none.
export async function askPushKey(): Promise<Result<string>> {
  const told = judge<{ key: unknown }>(await ask(`${root}api/push`), ({ key }) => key === null || text(key) !== '');
  return told.ok ? { ok: true, value: text(told.value.key) } : told;
}
export const subscribe = async (endpoint: string): Promise<Result<object>> =>
  judge<object>(await post(`${root}api/push/subscribe`, { endpoint }), () => true);
export const unsubscribe = async (endpoint: string): Promise<Result<object>> =>
  judge<object>(await post(`${root}api/push/unsubscribe`, { endpoint }), () => true);
