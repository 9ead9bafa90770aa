// Who plays here, and who others are: docs/server-protocol.md, "Players". The session itself is a cookie that the page
// never sees.
import type { Result } from '../rules/core';
import { isFlag, isNumber, isObject, isText } from '../browser/shapes';
import { root } from '../browser/root';
import { pathOf } from './tables';
import { isListedGame, type ListedGame } from './listedGames';
import { ask, judge, limit, post, text } from './http';
import { isSite, type Site } from './site';

export interface Rating {
  rating: number;
  deviation: number;
  games: number;
}
export const pools = ['live', 'correspondence'] as const;
export type Ratings = Readonly<Record<(typeof pools)[number], Rating | null>>;

export interface Player {
  name: string; // empty: a guest who has not said one
  registered: boolean;
  language: string;
  ratings: Ratings;
  bot?: boolean; // a program; not from an older server
  role?: string; // not from an older server, as the next one
  suspended?: { until: number; reason: string } | null;
}
export interface Me {
  player: Player | null; // null: there is no session yet
  registration: boolean; // the server takes new accounts
  site?: Site; // what its host has decided; not from an older server
}
export interface Session {
  id: string;
  began: number; // seconds, as all times here
  seen: number;
  with: string; // "Firefox, Linux"; empty: not known
  current: boolean;
}
export interface PlayerPage {
  player: { name: string; since: number; ratings: Ratings; bot?: boolean };
  games: ListedGame[]; // that anybody may watch, newest first
}

type Body = Record<string, unknown>;

const isRating = (value: unknown): boolean =>
  value === null || (isObject(value) && [value['rating'], value['deviation'], value['games']].every(isNumber));
const areRatings = (value: unknown): boolean => isObject(value) && pools.every((pool) => isRating(value[pool]));
const isPlayer = (value: unknown): boolean =>
  isObject(value) &&
  isText(value['name']) &&
  isFlag(value['registered']) &&
  isText(value['language']) &&
  areRatings(value['ratings']);
const isMe = ({ player, registration, site }: Body): boolean =>
  (player === null || isPlayer(player)) && isFlag(registration) && (site === undefined || isSite(site));
const isSession = (value: unknown): boolean =>
  isObject(value) &&
  [value['id'], value['with']].every(isText) &&
  [value['began'], value['seen']].every(isNumber) &&
  isFlag(value['current']);
const areSessions = ({ sessions }: Body): boolean => Array.isArray(sessions) && sessions.every(isSession);
const isPage = ({ player, games }: Body): boolean =>
  isObject(player) &&
  isText(player['name']) &&
  isNumber(player['since']) &&
  areRatings(player['ratings']) &&
  Array.isArray(games);

const api = (path: string): string => `${root}api/${path}`;
const say = async (path: string, body: Body, signal?: AbortSignal): Promise<Result<Me>> =>
  judge<Me>(await post(api(path), body, signal), isMe);
const tell = async (path: string, body: Body): Promise<Result<object>> =>
  judge<object>(await post(api(path), body), () => true);

// A host of plain files says that it is one, and is not asked for what it cannot have.
export async function askWho(): Promise<Result<Me>> {
  const host = judge<object>(await ask(`${root}db/manifest.json`), () => true);
  if (!host.ok) return host;
  if ((host.value as Body)['values'] !== true)
    return { ok: false, refused: { code: 'no_tables', message: '', reason: null } };
  return judge<Me>(await ask(api('me')), isMe);
}

// Makes a guest where nobody is known. A session may come from it, so it is asked before what must not happen twice; it
// may itself be asked again.
export const tellWho = (about: { name?: string; language?: string } = {}): Promise<Result<Me>> =>
  say('me', about, limit().signal);

// `invitation`: its code; empty where none is wanted.
export const register = (name: string, password: string, language: string, invitation = ''): Promise<Result<Me>> =>
  say('register', { name, password, language, ...(invitation ? { invitation } : {}) });
export const login = (name: string, password: string): Promise<Result<Me>> => say('login', { name, password });
export const logout = (): Promise<Result<Me>> => say('logout', {});
export const deleteAccount = (password: string): Promise<Result<Me>> => say('me/delete', { password });
export const deleteGuest = (): Promise<Result<Me>> => say('me/delete', {});
export const changePassword = (old: string, fresh: string): Promise<Result<object>> =>
  tell('password', { old, new: fresh });
export const dataAddress = api('me/data');

type Sessions = Result<Session[]>;
function listed(answer: Result<{ sessions: Session[] }>): Sessions {
  return answer.ok ? { ok: true, value: answer.value.sessions } : answer;
}
export const sessions = async (): Promise<Sessions> => listed(judge(await ask(api('sessions')), areSessions));
export const endSession = async (id: string): Promise<Sessions> =>
  listed(judge(await post(api('sessions/end'), { id }), areSessions));
export const endOtherSessions = async (): Promise<Sessions> =>
  listed(judge(await post(api('sessions/end'), { others: true }), areSessions));

export async function playerPage(name: string): Promise<Result<PlayerPage>> {
  const told = judge<PlayerPage>(await ask(api(`players/${encodeURIComponent(name)}`)), isPage);
  if (!told.ok) return told;
  const { player, games } = told.value;
  return { ok: true, value: { player, games: games.filter(isListedGame) } };
}

// The seat that a return link is for.
export const claimSeat = async (code: string, token: string): Promise<Result<{ seat: 0 | 1 }>> =>
  judge(await post(pathOf(code, '/claim'), { token }), ({ seat }) => seat === 0 || seat === 1);
// A new return link to the own seat; those before it open nothing any more.
export async function newReturnLink(code: string): Promise<Result<string>> {
  const made = judge<Body>(await post(pathOf(code, '/return'), {}), (body) => text(body['return']) !== '');
  return made.ok ? { ok: true, value: text(made.value['return']) } : made;
}
