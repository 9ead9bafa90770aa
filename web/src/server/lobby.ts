// Where those meet who look for an opponent: what waits there, and what can be done about it.
import type { Colour } from '../rules/view';
import type { Result } from '../rules/core';
import { isObject } from '../browser/shapes';
import { root } from '../browser/root';
import { isListedGame, isSomebody, type ListedGame, type Somebody } from './listedGames';
import { areChallenges, challengesOf, type Challenges } from './challenges';
import { ownId } from '../browser/random';
import { ask, judge, post, postTwice, text, type Asked } from './http';

export interface SeekWish {
  readonly rules: string;
  readonly time: string; // as records have it; `-`: without a clock
  readonly colour: 'lot' | Colour; // of who seeks
  readonly rated: boolean;
  readonly near: boolean; // only with somebody about as strong
  readonly bots?: boolean; // with a bot, too; not from an older server
}
export interface Seek extends SeekWish {
  readonly id: string;
  readonly by: Somebody;
  readonly mine: boolean;
  readonly since: number; // seconds
}
// Others who wait for somebody about as strong, and for what.
export type Pool = Pick<SeekWish, 'rules' | 'time' | 'rated'> & { readonly waiting: number };
export interface Lobby {
  readonly seeks: readonly Seek[]; // oldest first
  readonly pools: readonly Pool[];
  readonly games: readonly ListedGame[]; // that anybody may watch
  readonly featured: ListedGame | null; // the one of the best players; none from an older server either
  readonly here: number;
  readonly bots: readonly Somebody[]; // that run, and so may answer at once; none from an older server
}
// What is different from what was said before: offers that are gone, new ones, and whatever else is another one now.
export type LobbyChange = Partial<Lobby> & { readonly gone: readonly string[] };
export type LobbyMessage =
  | ({ t: 'lobby' } & Lobby)
  | { t: 'lobby_change'; change: LobbyChange }
  | ({ t: 'challenges' } & Challenges)
  | { t: 'game'; code: string; seek: string | null; challenge?: string } // which it has come of
  | { t: 'pong' };
// The wish waits now, or somebody had the same: the game has begun.
export type Sought = { seek: Seek } | { code: string };

const isSeek = (value: unknown): value is Seek =>
  isObject(value) &&
  ['id', 'rules', 'time'].every((key) => typeof value[key] === 'string') &&
  ['mine', 'rated', 'near'].every((key) => typeof value[key] === 'boolean') &&
  ['boolean', 'undefined'].includes(typeof value['bots']) &&
  ['lot', 'white', 'black'].includes(value['colour'] as string) &&
  typeof value['since'] === 'number' &&
  isSomebody(value['by']);

const isPool = (value: unknown): value is Pool =>
  isObject(value) &&
  ['rules', 'time'].every((key) => typeof value[key] === 'string') &&
  typeof value['rated'] === 'boolean' &&
  typeof value['waiting'] === 'number';

const isLobby = (value: Record<string, unknown>): boolean =>
  ['seeks', 'pools', 'games'].every((key) => Array.isArray(value[key])) && typeof value['here'] === 'number';

// What does not look like a seek or a game is left out; the rest is there all the same.
type Said = Record<'seeks' | 'pools' | 'games', unknown[]> & { here: number; featured?: unknown; bots?: unknown };
const lobbyOf = ({ seeks, pools, games, here, featured, bots }: Said): Lobby => ({
  seeks: seeks.filter(isSeek),
  pools: pools.filter(isPool),
  games: games.filter(isListedGame),
  featured: isListedGame(featured) ? featured : null,
  here,
  bots: Array.isArray(bots) ? bots.filter(isSomebody) : [],
});

const changeOf = ({ gone, seeks, pools, games, featured, here, bots }: Record<string, unknown>): LobbyChange => ({
  gone: Array.isArray(gone) ? gone.filter((id) => typeof id === 'string') : [],
  ...(Array.isArray(seeks) ? { seeks: seeks.filter(isSeek) } : {}),
  ...(Array.isArray(pools) ? { pools: pools.filter(isPool) } : {}),
  ...(Array.isArray(games) ? { games: games.filter(isListedGame) } : {}),
  ...(featured === null || isListedGame(featured) ? { featured } : {}),
  ...(typeof here === 'number' ? { here } : {}),
  ...(Array.isArray(bots) ? { bots: bots.filter(isSomebody) } : {}),
});

// The lobby after a change of it. An offer that is there already is another one now; one that stands again comes to its
// place, as the oldest are first.
export function changed(lobby: Lobby, { gone, seeks = [], ...rest }: LobbyChange): Lobby {
  const renewed = new Map(seeks.map((seek) => [seek.id, seek]));
  const stay = lobby.seeks.filter(({ id }) => !gone.includes(id)).map((seek) => renewed.get(seek.id) ?? seek);
  const come = seeks.filter(({ id }) => !stay.some((seek) => seek.id === id));
  return { ...lobby, ...rest, seeks: [...stay, ...come].sort((a, b) => a.since - b.since) };
}

// Null for what cannot be read. Kinds that are not known here are of a newer server: `unknown`.
export function readLobbyMessage(said: string): LobbyMessage | 'unknown' | null {
  let message: unknown;
  try {
    message = JSON.parse(said);
  } catch {
    return null;
  }
  if (!isObject(message)) return null;
  switch (message['t']) {
    case 'lobby':
      return isLobby(message) ? { t: 'lobby', ...lobbyOf(message as never) } : null;
    case 'lobby_change':
      return { t: 'lobby_change', change: changeOf(message) };
    case 'game':
      return text(message['code']) && (text(message['seek']) || text(message['challenge']))
        ? (message as unknown as LobbyMessage)
        : null;
    case 'challenges':
      return areChallenges(message) ? { t: 'challenges', ...challengesOf(message as never) } : null;
    case 'pong':
      return { t: 'pong' };
    default:
      return typeof message['t'] === 'string' ? 'unknown' : null;
  }
}

export const lobbyPath = `${root}api/lobby`;
const seekPath = (id: string, what: string): string => `${root}api/seeks/${encodeURIComponent(id)}/${what}`;
const named = (name: string): { name?: string } => (name ? { name } : {});
const codeOf = (asked: Asked): Result<{ code: string }> => judge(asked, ({ code }) => text(code) !== '');

export async function askLobby(signal?: AbortSignal): Promise<Result<Lobby>> {
  const told = judge<Lobby>(await ask(lobbyPath, signal && { signal }), isLobby);
  return told.ok ? { ok: true, value: lobbyOf(told.value as never) } : told;
}

// `name`: of a guest, may be empty.
export async function offerGame(wish: SeekWish, name: string): Promise<Result<Sought>> {
  const { rules, time, colour, rated, near, bots = false } = wish;
  const body = { rules, time, colour, rated, near, bots, ...named(name), id: ownId() };
  const asked = await postTwice(`${root}api/seeks`, body);
  return judge<Sought>(asked, ({ code, seek }) => text(code) !== '' || isSeek(seek));
}

// By who has a session: what he has taken he is told once more.
export const takeSeek = async (id: string, name: string): Promise<Result<{ code: string }>> =>
  codeOf(await postTwice(seekPath(id, 'take'), named(name)));

export const withdrawSeek = async (id: string): Promise<Result<object>> =>
  judge<object>(await post(seekPath(id, 'withdraw'), {}), () => true);

// Who asks: others than those with an account play for no rating, and nobody has games before there is a session.
export async function whoIsHere(): Promise<'nobody' | 'guest' | 'registered'> {
  const body = (await ask(`${root}api/me`))?.body;
  const player = isObject(body) ? body['player'] : null;
  if (!isObject(player)) return 'nobody';
  return player['registered'] === true ? 'registered' : 'guest';
}

// Bots play for no rating and have none, so no other game is for them.
export const isForBots = ({ rated, near }: Pick<SeekWish, 'rated' | 'near'>): boolean => !rated && !near;

// Whether both are after the same game, whatever the colours.
export const sameGame = (
  a: Pick<Pool, 'rules' | 'time' | 'rated'>,
  b: Pick<Pool, 'rules' | 'time' | 'rated'>,
): boolean => a.rules === b.rules && a.time === b.time && a.rated === b.rated;

// The game that has become of a seek while nobody could be told: the newest of one's own that fits.
export const gameOfSeek = (seek: Seek, games: readonly ListedGame[]): ListedGame | null =>
  games
    .filter(({ mine, outcome }) => mine !== null && outcome === 'ongoing')
    .filter(({ rules, time, began }) => rules === seek.rules && time === seek.time && began >= seek.since)
    .sort((a, b) => b.began - a.began)[0] ?? null;
