// Whom one knows, and what there is to see of a player: docs/server-protocol.md, "Players".
import type { Result } from '../rules/core';
import { isFlag, isNumber, isObject, isText } from '../browser/shapes';
import { root } from '../browser/root';
import { isListedGame, type ListedGame } from './listedGames';
import { ask, judge, post } from './http';

export const doors = ['everybody', 'friends', 'nobody'] as const;
export type Door = (typeof doors)[number];
export interface Friend {
  readonly name: string;
  readonly here: boolean;
  readonly playing: number; // public games
}
export interface People {
  readonly challenges: Door; // who may challenge
  readonly bots?: boolean; // bots, too; not from an older server
  readonly friends: readonly Friend[];
  readonly blocked: readonly { readonly name: string }[];
}
// What a player is to who asks, and what they have made of their games.
export interface WithMe {
  readonly self: boolean;
  readonly friend: boolean;
  readonly blocked: boolean;
  readonly challenge: boolean; // he may be challenged
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}
// A rated game, with the rating after it.
export interface Point {
  readonly at: number; // seconds
  readonly rating: number;
  readonly score: 0 | 0.5 | 1;
  readonly against: string; // empty: his account is gone
  readonly code: string | null; // of a public table
}
export type Histories = Readonly<Record<'live' | 'correspondence', readonly Point[]>>;

// Empty: any.
export interface GameQuery {
  readonly result: string;
  readonly rules: string;
  readonly opponent: string;
  readonly time: string;
}
export interface GamesFound {
  readonly games: readonly ListedGame[]; // the latest first
  readonly before: number | null; // what to ask for further ones with
}

type Body = Record<string, unknown>;

const isFriend = (value: unknown): boolean =>
  isObject(value) && isText(value['name']) && isFlag(value['here']) && isNumber(value['playing']);
const arePeople = ({ challenges, friends, blocked }: Body): boolean =>
  (doors as readonly unknown[]).includes(challenges) &&
  Array.isArray(friends) &&
  friends.every(isFriend) &&
  Array.isArray(blocked) &&
  blocked.every((one) => isObject(one) && isText(one['name']));
const isWithMe = (body: Body): boolean =>
  ['self', 'friend', 'blocked', 'challenge'].every((key) => isFlag(body[key])) &&
  ['won', 'drawn', 'lost'].every((key) => isNumber(body[key]));
const isPoint = (value: unknown): boolean =>
  isObject(value) &&
  isNumber(value['at']) &&
  isNumber(value['rating']) &&
  [0, 0.5, 1].includes(value['score'] as number) &&
  isText(value['against']) &&
  (value['code'] === null || isText(value['code']));
const areHistories = (body: Body): boolean =>
  ['live', 'correspondence'].every((pool) => {
    const points = body[pool];
    return Array.isArray(points) && points.every(isPoint);
  });

const ofPlayer = (name: string, what: string): string => `${root}api/players/${encodeURIComponent(name)}/${what}`;
const people = `${root}api/me/people`;

export const askPeople = async (): Promise<Result<People>> => judge<People>(await ask(people), arePeople);
export const setDoor = async (challenges: Door): Promise<Result<People>> =>
  judge<People>(await post(people, { challenges }), arePeople);

export const setBots = async (bots: boolean): Promise<Result<People>> =>
  judge<People>(await post(people, { bots }), arePeople);

export type Change = 'friend' | 'unfriend' | 'block' | 'unblock';
export const askWithMe = async (name: string): Promise<Result<WithMe>> =>
  judge<WithMe>(await ask(ofPlayer(name, 'me')), isWithMe);
export const changeRelation = async (name: string, change: Change): Promise<Result<WithMe>> =>
  judge<WithMe>(await post(ofPlayer(name, change), {}), isWithMe);

export const askHistories = async (name: string): Promise<Result<Histories>> =>
  judge<Histories>(await ask(ofPlayer(name, 'ratings')), areHistories);

export async function findGames(name: string, query: GameQuery, before: number | null): Promise<Result<GamesFound>> {
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query) as [string, string][])
    if (value.trim()) asked.set(key, value.trim());
  if (before !== null) asked.set('before', String(before));
  const told = judge<{ games: unknown[]; before: number | null }>(
    await ask(`${ofPlayer(name, 'games')}?${asked.toString()}`),
    (body) => Array.isArray(body['games']) && (body['before'] === null || isNumber(body['before'])),
  );
  if (!told.ok) return told;
  return { ok: true, value: { games: told.value.games.filter(isListedGame), before: told.value.before } };
}
