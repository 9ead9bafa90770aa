// Games that one player asks another one for by name: docs/server-protocol.md, "Challenges".
import type { Result } from '../rules/core';
import { ownId } from '../browser/random';
import type { Challenge, Challenges, Code, DeclineReason } from './api';
import type { ListedGame } from './listedGames';
import { request, requestTwice, type Answer } from './requests';

export type { Challenge, Challenges, DeclineReason };
export const declineReasons: readonly DeclineReason[] = [
  'later',
  'too_fast',
  'too_slow',
  'other_rules',
  'casual',
  'rated',
  'no',
];

export type ChallengeWish = Pick<Challenge, 'rules' | 'start' | 'time' | 'colour' | 'rated' | 'public' | 'message'>;

export const askChallenges = (): Promise<Result<Challenges>> => request('GET /api/challenges');
// It waits; or, where the answer came only when it was sent once more, the game has begun.
export type Sent = Answer<'POST /api/challenges'>;
export const sendChallenge = (to: string, wish: ChallengeWish): Promise<Result<Sent>> =>
  requestTwice('POST /api/challenges', { body: { to, ...wish, id: ownId() } });
export const acceptChallenge = (id: string): Promise<Result<Code>> =>
  requestTwice('POST /api/challenges/{id}/accept', { id });
export const declineChallenge = (id: string, reason: DeclineReason): Promise<Result<object>> =>
  request('POST /api/challenges/{id}/decline', { id, body: { reason } });
// Also one that was declined: it has been read.
export const withdrawChallenge = (id: string): Promise<Result<object>> =>
  request('POST /api/challenges/{id}/withdraw', { id });

// The game that has become of a challenge one has sent: the newest of one's own that fits, also one that is over already.
export const gameOfChallenge = ({ to, sent }: Challenge, games: readonly ListedGame[]): ListedGame | null =>
  games
    .filter(({ mine, white, black }) => mine !== null && (mine === 'white' ? black : white)?.name === to.name)
    .filter(({ began }) => began >= sent)
    .sort((a, b) => b.began - a.began)[0] ?? null;
