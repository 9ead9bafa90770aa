// Games that one player asks another one for by name: docs/server-protocol.md, "Challenges".
import type { Result } from '../rules/core';
import { isObject } from '../browser/shapes';
import type { Colour } from '../rules/view';
import { root } from '../browser/root';
import { isSomebody, type ListedGame, type Somebody } from './listedGames';
import { ownId } from '../browser/random';
import { ask, judge, post, postTwice, text } from './http';

export const declineReasons = ['later', 'too_fast', 'too_slow', 'other_rules', 'casual', 'rated', 'no'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export interface ChallengeWish {
  readonly rules: string;
  readonly start: string; // empty: the empty board
  readonly time: string; // as records have it; `-`: without a clock
  readonly colour: 'lot' | Colour; // of who challenges
  readonly rated: boolean;
  readonly public: boolean;
  readonly message: string;
}
export interface Challenge extends ChallengeWish {
  readonly id: string;
  readonly from: Somebody;
  readonly to: Somebody;
  readonly here: boolean; // the other one has the lobby open
  readonly sent: number; // seconds
  readonly declined: string | null;
}
export interface Challenges {
  readonly received: readonly Challenge[];
  readonly sent: readonly Challenge[];
}

const isChallenge = (value: unknown): value is Challenge =>
  isObject(value) &&
  ['id', 'rules', 'start', 'time', 'message'].every((key) => typeof value[key] === 'string') &&
  ['here', 'rated', 'public'].every((key) => typeof value[key] === 'boolean') &&
  ['lot', 'white', 'black'].includes(value['colour'] as string) &&
  typeof value['sent'] === 'number' &&
  (value['declined'] === null || typeof value['declined'] === 'string') &&
  isSomebody(value['from']) &&
  isSomebody(value['to']);

export const areChallenges = (value: Record<string, unknown>): boolean =>
  Array.isArray(value['received']) && Array.isArray(value['sent']);

// What does not look like a challenge is left out; the rest is there all the same.
export const challengesOf = ({ received, sent }: { received: unknown[]; sent: unknown[] }): Challenges => ({
  received: received.filter(isChallenge),
  sent: sent.filter(isChallenge),
});

const path = `${root}api/challenges`;
const pathOf = (id: string, what: string): string => `${path}/${encodeURIComponent(id)}/${what}`;
const done = (): boolean => true;

export async function askChallenges(): Promise<Result<Challenges>> {
  const told = judge<Challenges>(await ask(path), areChallenges);
  return told.ok ? { ok: true, value: challengesOf(told.value as never) } : told;
}
// It waits; or, where the answer came only when it was sent once more, the game has begun.
export type Sent = { challenge: Challenge } | { code: string };
export const sendChallenge = async (to: string, wish: ChallengeWish): Promise<Result<Sent>> =>
  judge(
    await postTwice(path, { to, ...wish, id: ownId() }),
    ({ challenge, code }) => text(code) !== '' || isChallenge(challenge),
  );
export const acceptChallenge = async (id: string): Promise<Result<{ code: string }>> =>
  judge(await postTwice(pathOf(id, 'accept'), {}), ({ code }) => text(code) !== '');
export const declineChallenge = async (id: string, reason: DeclineReason): Promise<Result<object>> =>
  judge<object>(await post(pathOf(id, 'decline'), { reason }), done);
// Also one that was declined: it has been read.
export const withdrawChallenge = async (id: string): Promise<Result<object>> =>
  judge<object>(await post(pathOf(id, 'withdraw'), {}), done);

// The game that has become of a challenge one has sent: the newest of one's own that fits, also one that is over already.
export const gameOfChallenge = ({ to, sent }: Challenge, games: readonly ListedGame[]): ListedGame | null =>
  games
    .filter(({ mine, white, black }) => mine !== null && (mine === 'white' ? black : white)?.name === to.name)
    .filter(({ began }) => began >= sent)
    .sort((a, b) => b.began - a.began)[0] ?? null;
