import { afterEach, describe, expect, it, vi } from 'vitest';
import { anna, listedGame } from '../../tests/listed';
import {
  acceptChallenge,
  askChallenges,
  declineChallenge,
  gameOfChallenge,
  sendChallenge,
  withdrawChallenge,
} from './challenges';
import { askHistories, askPeople, askWithMe, changeRelation, findGames, setBots, setDoor } from './friends';

const asked: { path: string; body: unknown }[] = [];
const answers = (status: number, body: unknown): void => {
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => {
    asked.push({ path: path.slice(path.indexOf('api/')), body: JSON.parse((options?.body as string) ?? 'null') });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
};
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

const wish = {
  rules: 'standard',
  start: '',
  time: '300+5',
  colour: 'lot',
  rated: false,
  public: true,
  message: '',
} as const;
const challenge = { ...wish, id: 'k/9', from: anna, to: { ...anna, name: 'Ben' }, here: true, sent: 1, declined: null };

describe('challenges', () => {
  it('are listed', async () => {
    answers(200, { received: [challenge], sent: [] });
    expect(await askChallenges()).toEqual({ ok: true, value: { received: [challenge], sent: [] } });
  });
  it('are sent and answered', async () => {
    answers(201, { challenge });
    expect(await sendChallenge('Ben', wish)).toEqual({ ok: true, value: { challenge } });
    answers(200, { code: 'abc' });
    expect(await acceptChallenge('k/9')).toEqual({ ok: true, value: { code: 'abc' } });
    await declineChallenge('k/9', 'too_fast');
    await withdrawChallenge('k/9');
    expect(asked).toEqual([
      { path: 'api/challenges', body: { to: 'Ben', ...wish, id: expect.stringMatching(/^[a-z2-9]{12}$/) as unknown } },
      { path: 'api/challenges/k%2F9/accept', body: {} },
      { path: 'api/challenges/k%2F9/decline', body: { reason: 'too_fast' } },
      { path: 'api/challenges/k%2F9/withdraw', body: {} },
    ]);
    answers(200, { code: 'abc' });
    expect(await sendChallenge('Ben', wish)).toEqual({ ok: true, value: { code: 'abc' } });
    answers(403, { error: { code: 'no_challenges', message: 'no' } });
    expect(await sendChallenge('Ben', wish)).toMatchObject({ ok: false, refused: { code: 'no_challenges' } });
  });
  it('are accepted once more where no answer came', async () => {
    const lost = [true, false];
    vi.stubGlobal('fetch', () =>
      lost.shift() ? Promise.reject(new TypeError('network error')) : Promise.resolve(new Response('{"code":"abc"}')),
    );
    expect(await acceptChallenge('k9')).toEqual({ ok: true, value: { code: 'abc' } });
    expect(lost).toEqual([]);
  });
  it('become games', () => {
    const ben = { ...anna, name: 'Ben' };
    const game = { ...listedGame, mine: 'white', black: ben, began: 5 } as const;
    const sent = { ...challenge, sent: 5 };
    expect(gameOfChallenge(sent, [])).toBeNull();
    const others = [
      { ...game, began: 4 }, // an earlier one
      { ...game, mine: null },
      { ...game, black: anna },
      { ...game, black: null },
      { ...game, mine: 'black', white: anna, black: ben } as const,
    ];
    expect(gameOfChallenge(sent, others)).toBeNull();
    const newest = { ...game, mine: 'black', white: ben, black: anna, began: 7 } as const;
    expect(gameOfChallenge(sent, [...others, game])).toEqual(game);
    expect(gameOfChallenge(sent, [game, newest, ...others])).toEqual(newest);
  });
});

describe('people', () => {
  const people = {
    challenges: 'friends',
    friends: [{ name: 'Ben', here: true, playing: 1 }],
    blocked: [{ name: 'Max' }],
  };
  const withMe = { self: false, friend: true, blocked: false, challenge: true, won: 1, drawn: 0, lost: 2 };

  it('are those one knows', async () => {
    answers(200, people);
    expect(await askPeople()).toEqual({ ok: true, value: people });
    expect(await setDoor('nobody')).toEqual({ ok: true, value: people });
    expect(asked[1]).toEqual({ path: 'api/me/people', body: { challenges: 'nobody' } });
    expect(await setBots(false)).toMatchObject({ ok: true });
    expect(asked[2]).toEqual({ path: 'api/me/people', body: { bots: false } });
  });
  it('are something to each other', async () => {
    answers(200, withMe);
    expect(await askWithMe('Ä b')).toEqual({ ok: true, value: withMe });
    expect(await changeRelation('Ben', 'block')).toEqual({ ok: true, value: withMe });
    expect(asked.map(({ path }) => path)).toEqual(['api/players/%C3%84%20b/me', 'api/players/Ben/block']);
  });
  it('have a history', async () => {
    const point = { at: 1, rating: 1500, score: 0.5, against: 'Ben', code: null };
    answers(200, { live: [point], correspondence: [] });
    expect(await askHistories('Anna')).toEqual({ ok: true, value: { live: [point], correspondence: [] } });
  });
  it('have games that are found', async () => {
    answers(200, { games: [listedGame], before: 7 });
    const query = { result: 'won', rules: '', opponent: ' ben ', time: '' };
    expect(await findGames('Anna', query, null)).toEqual({ ok: true, value: { games: [listedGame], before: 7 } });
    await findGames('Anna', query, 7);
    expect(asked.map(({ path }) => path)).toEqual([
      'api/players/Anna/games?result=won&opponent=ben',
      'api/players/Anna/games?result=won&opponent=ben&before=7',
    ]);
  });
});
