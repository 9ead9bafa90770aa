// Tokens with which programs speak for the own account, and accounts of bots: docs/bots.md.
import type { Result } from '../rules/core';
import { isObject } from '../browser/shapes';
import { root } from '../browser/root';
import { ask, judge, post } from './http';

export const scopes = ['play', 'challenge', 'chat', 'read'] as const;
export type Scope = (typeof scopes)[number];
export interface Token {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly created: number; // seconds, as all times here
  readonly used: number | null; // to the hour
}
export interface NewToken {
  readonly token: Token;
  readonly secret: string;
}

const isToken = (value: unknown): value is Token =>
  isObject(value) &&
  typeof value['id'] === 'number' &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['scopes']) &&
  typeof value['created'] === 'number' &&
  (value['used'] === null || typeof value['used'] === 'number');

const path = `${root}api/account/tokens`;

export async function listTokens(): Promise<Result<readonly Token[]>> {
  const told = judge<{ tokens: unknown[] }>(await ask(path), ({ tokens }) => Array.isArray(tokens));
  return told.ok ? { ok: true, value: told.value.tokens.filter(isToken) } : told;
}

// `secret`: told this once.
export const makeToken = async (name: string, chosen: readonly Scope[], password: string): Promise<Result<NewToken>> =>
  judge(
    await post(path, { name, scopes: [...chosen], password }),
    ({ token, secret }) => isToken(token) && typeof secret === 'string',
  );

export const revokeToken = async (id: number): Promise<Result<object>> =>
  judge(await ask(`${path}/${String(id)}`, { method: 'DELETE' }), () => true);

export const apiPage = `${root}api/`; // what programs can do at this server, for people

// For good.
export const becomeBot = async (): Promise<Result<object>> =>
  judge(await post(`${root}api/me/bot`, {}), ({ bot }) => bot === true);
