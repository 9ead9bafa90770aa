// Where those meet who look for an opponent: what waits there, and what can be done about it.
import { ownId } from '../browser/random';
import { root } from '../browser/root';
import { readObject } from '../browser/shapes';
import type { Result } from '../rules/core';
import type { Code, Lobby, LobbyChange, Pool, Seek, Sockets } from './api';
import type { ListedGame } from './listedGames';
import { request, requestTwice, type Answer } from './requests';

export type { Lobby, LobbyChange, Pool, Seek };
export type SeekWish = Pick<Seek, 'rules' | 'time' | 'colour' | 'rated' | 'near' | 'bots'>;
export type LobbyMessage = Sockets['/api/lobby/socket']['told'];
// The wish waits now, or somebody had the same: the game has begun.
export type Sought = Answer<'POST /api/seeks'>;

// The lobby after a change of it. An offer that is there already is another one now; one that stands again comes to its
// place, as the oldest are first.
export function changed(lobby: Lobby, { t: _, gone = [], seeks = [], ...rest }: LobbyChange): Lobby {
  const renewed = new Map(seeks.map((seek) => [seek.id, seek]));
  const stay = lobby.seeks.filter(({ id }) => !gone.includes(id)).map((seek) => renewed.get(seek.id) ?? seek);
  const come = seeks.filter(({ id }) => !stay.some((seek) => seek.id === id));
  return { ...lobby, ...rest, seeks: [...stay, ...come].sort((a, b) => a.since - b.since) };
}

// Null for what cannot be read. Kinds that are not known here are of a newer server and mean nothing to this page.
export const readLobbyMessage = (text: string): LobbyMessage | null => readObject(text) as LobbyMessage | null;

// How often somebody was here at this hour of the week.
export type Usual = Answer<'GET /api/lobby/usual'>;
export const askUsual = (): Promise<Result<Usual>> => request('GET /api/lobby/usual');

export const lobbyPath = `${root}api/lobby`;
const named = (name: string): { name?: string } => (name ? { name } : {});

export const askLobby = (signal?: AbortSignal): Promise<Result<Lobby>> => request('GET /api/lobby', { signal });

// `name`: of a guest, may be empty.
export const offerGame = (wish: SeekWish, name: string): Promise<Result<Sought>> =>
  requestTwice('POST /api/seeks', { body: { ...wish, ...named(name), id: ownId() } });

// By who has a session: what he has taken he is told once more.
export const takeSeek = (id: string, name: string): Promise<Result<Code>> =>
  requestTwice('POST /api/seeks/{id}/take', { id, body: named(name) });

export const withdrawSeek = (id: string): Promise<Result<object>> => request('POST /api/seeks/{id}/withdraw', { id });

// Where one has waited in vain: against the server's own program.
export const playHouse = (id: string): Promise<Result<Code>> => request('POST /api/seeks/{id}/house', { id });

// Who asks: others than those with an account play for no rating, and nobody has games before there is a session.
export async function whoIsHere(): Promise<'nobody' | 'guest' | 'registered'> {
  const told = await request('GET /api/me');
  const player = told.ok ? told.value.player : null;
  if (!player) return 'nobody';
  return player.registered ? 'registered' : 'guest';
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
