// Whom one knows, and what there is to see of a player: docs/server-protocol.md, "Players".
import type { Result } from '../rules/core';
import type {
  Acquaintance,
  Door,
  FoundPlayers,
  PageOfGames,
  People,
  Ranking,
  RatingHistories,
  RatingPoint,
} from './api';
import { request } from './requests';

export const doors = ['everybody', 'friends', 'nobody'] as const satisfies readonly Door[];
export type { Door, People, Ranking };
export type WithMe = Acquaintance; // what a player is to who asks
export type Point = RatingPoint;
export type Histories = RatingHistories;

// Empty: any.
export interface GameQuery {
  readonly result: string;
  readonly rules: string;
  readonly opponent: string;
  readonly time: string;
}

export const askPeople = (): Promise<Result<People>> => request('GET /api/me/people');
export const setDoor = (challenges: Door): Promise<Result<People>> =>
  request('POST /api/me/people', { body: { challenges } });
export const setBots = (bots: boolean): Promise<Result<People>> => request('POST /api/me/people', { body: { bots } });

// Whether rankings and the search show who asks.
export const setHidden = (hidden: boolean): Promise<Result<People>> =>
  request('POST /api/me/people', { body: { hidden } });

export type Change = 'friend' | 'unfriend' | 'block' | 'unblock';
export const askWithMe = (name: string): Promise<Result<WithMe>> => request('GET /api/players/{name}/me', { name });
export const changeRelation = (name: string, change: Change): Promise<Result<WithMe>> =>
  request(`POST /api/players/{name}/${change}`, { name });

export const askHistories = (name: string): Promise<Result<Histories>> =>
  request('GET /api/players/{name}/ratings', { name });

export function findGames(name: string, asked: GameQuery, before: number | null): Promise<Result<PageOfGames>> {
  const said = Object.entries(asked).flatMap(([key, value]: [string, string]) =>
    value.trim() ? [[key, value.trim()]] : [],
  );
  const query = { ...Object.fromEntries(said), ...(before !== null && { before: String(before) }) };
  return request('GET /api/players/{name}/games', { name, query });
}

export type RankingQuery = Readonly<Record<'pool' | 'season' | 'list' | 'from', string>>;
export const askRanking = (query: RankingQuery): Promise<Result<Ranking>> => request('GET /api/ranking', { query });

export type Found = FoundPlayers['players'][number];
export const leastLetters = 2; // of a name that is looked for
export async function findPlayers(name: string, signal: AbortSignal): Promise<Result<readonly Found[]>> {
  const told = await request('GET /api/players', { query: { name }, signal });
  return told.ok ? { ok: true, value: told.value.players } : told;
}
