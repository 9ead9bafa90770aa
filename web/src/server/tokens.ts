// Tokens with which programs speak for the own account, and accounts of bots: docs/bots.md.
import { root } from '../browser/root';
import type { Result } from '../rules/core';
import type { Token } from './api';
import { request, type Answer } from './requests';

export type { Token };
export const scopes = ['play', 'challenge', 'chat', 'read'] as const satisfies Token['scopes'];
export type Scope = (typeof scopes)[number];
export type NewToken = Answer<'POST /api/account/tokens'>;

export async function listTokens(): Promise<Result<readonly Token[]>> {
  const told = await request('GET /api/account/tokens');
  return told.ok ? { ok: true, value: told.value.tokens } : told;
}

// `secret`: told this once.
export const makeToken = (name: string, chosen: readonly Scope[], password: string): Promise<Result<NewToken>> =>
  request('POST /api/account/tokens', { body: { name, scopes: chosen, password } });

export const revokeToken = (id: number): Promise<Result<object>> => request('DELETE /api/account/tokens/{id}', { id });

export const apiPage = `${root}api/`; // what programs can do at this server, for people

// For good.
export const becomeBot = (): Promise<Result<object>> => request('POST /api/me/bot');
