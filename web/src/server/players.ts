// Who plays here, and who others are: docs/server-protocol.md, "Players". The session itself is a cookie that the page
// never sees.
import { root } from '../browser/root';
import type { Result } from '../rules/core';
import type { Me as OwnPlayer, Player as PlayerPage, Rating, Ratings, Sessions, WhoIAm } from './api';
import { ask, judge, limit } from './http';
import { request } from './requests';

export const pools = ['live', 'correspondence'] as const satisfies readonly (keyof Ratings)[];
export type { PlayerPage, Rating, Ratings };
export type Player = OwnPlayer;
export type Me = WhoIAm;
export type Session = Sessions['sessions'][number];

// A host of plain files says that it is one, and is not asked for what it cannot have.
export async function askWho(): Promise<Result<Me>> {
  const host = judge<{ values?: boolean }>(await ask(`${root}db/manifest.json`));
  if (!host.ok) return host;
  if (host.value.values !== true) return { ok: false, refused: { code: 'no_tables', message: '', reason: null } };
  return request('GET /api/me');
}

// Makes a guest where nobody is known. A session may come from it, so it is asked before what must not happen twice; it
// may itself be asked again.
export const tellWho = (about: { name?: string; language?: string } = {}): Promise<Result<Me>> =>
  request('POST /api/me', { body: about, signal: limit().signal });

// `invitation`: its code; empty where none is wanted.
export const register = (name: string, password: string, language: string, invitation = ''): Promise<Result<Me>> =>
  request('POST /api/register', { body: { name, password, language, ...(invitation && { invitation }) } });
export const login = (name: string, password: string): Promise<Result<Me>> =>
  request('POST /api/login', { body: { name, password } });
export const logout = (): Promise<Result<Me>> => request('POST /api/logout');
export const deleteAccount = (password: string): Promise<Result<Me>> =>
  request('POST /api/me/delete', { body: { password } });
export const deleteGuest = (): Promise<Result<Me>> => request('POST /api/me/delete', { body: {} });
export const changePassword = (old: string, fresh: string): Promise<Result<object>> =>
  request('POST /api/password', { body: { old, new: fresh } });
// How others see the account: its mark, and what it says of itself.
export const showMyself = (mark: string, about: string): Promise<Result<Me>> =>
  request('POST /api/me/profile', { body: { mark, about } });
// Taken out by a referee.
export const removeAbout = (name: string, reason: string): Promise<Result<object>> =>
  request('POST /api/players/{name}/about/remove', { name, body: { reason } });
export const dataAddress = `${root}api/me/data`;

const listed = (answer: Result<Sessions>): Result<readonly Session[]> =>
  answer.ok ? { ok: true, value: answer.value.sessions } : answer;
export const sessions = async () => listed(await request('GET /api/sessions'));
export const endSession = async (id: string) => listed(await request('POST /api/sessions/end', { body: { id } }));
export const endOtherSessions = async () => listed(await request('POST /api/sessions/end', { body: { others: true } }));

export const playerPage = (name: string): Promise<Result<PlayerPage>> => request('GET /api/players/{name}', { name });

// The seat that a return link is for.
export const claimSeat = (code: string, token: string): Promise<Result<{ seat: 0 | 1 }>> =>
  request('POST /api/tables/{code}/claim', { code, body: { token } });
// A new return link to the own seat; those before it open nothing any more.
export async function newReturnLink(code: string): Promise<Result<string>> {
  const made = await request('POST /api/tables/{code}/return', { code });
  return made.ok ? { ok: true, value: made.value.return } : made;
}
