import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anna, listedGame } from '../../tests/listed';
import type { Challenge } from '../server/challenges';
import type { ListedGame } from '../server/listedGames';
import { Waiting } from './awaited.svelte';

const ben = { ...anna, name: 'Ben' };
const challenge: Challenge = {
  id: 'k9',
  from: anna,
  to: ben,
  here: true,
  rules: 'standard',
  start: '',
  time: '300+5',
  colour: 'lot',
  rated: false,
  public: true,
  message: '',
  sent: 1000,
  declined: null,
};
const game: ListedGame = { ...listedGame, mine: 'black', white: ben, black: anna };
const refused = (code: string) => ({ ok: false, refused: { code, message: '', reason: null } }) as const;

// A server, and who waits for its answers.
function page() {
  const server = {
    sent: [challenge] as readonly Challenge[],
    games: [] as readonly ListedGame[],
    seen: true,
    asked: 0,
  };
  const trouble = { code: '' };
  const begun = vi.fn();
  const waiting = new Waiting(begun, {
    challenges: () => {
      server.asked++;
      return Promise.resolve(
        trouble.code ? refused(trouble.code) : { ok: true, value: { received: [], sent: server.sent } },
      );
    },
    games: () => Promise.resolve({ ok: true, value: server.games }),
    isSeen: () => server.seen,
  });
  waiting.add(challenge);
  const now = () => waiting.now.map(({ answer, code }) => [answer, code]);
  return { server, trouble, begun, waiting, now };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a challenge that waits', () => {
  it('is accepted within a second, and has its table', async () => {
    const { server, begun, now } = page();
    expect(now()).toEqual([['waits', null]]);
    await pass(1000);
    expect(now()).toEqual([['waits', null]]);
    Object.assign(server, { sent: [], games: [game] });
    await pass(1000);
    expect(now()).toEqual([['accepted', 'abcdefghijkm']]);
    expect(begun).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(server.asked, 'nothing waits').toBe(2);
  });
  it('is known again where it was sent before, also as declined, and not what somebody else has got', async () => {
    const { server, waiting, now } = page();
    const other = { ...challenge, id: 'm4', to: { ...ben, name: 'Carla' } };
    server.sent = [challenge, { ...challenge, id: 'n7' }, other, { ...challenge, id: 'p2', declined: 'no' }];
    await waiting.recall('Ben');
    expect(waiting.now.map((one) => one.challenge.id)).toEqual(['n7', 'p2', 'k9']);
    expect(now()).toEqual([
      ['waits', null],
      ['declined', null], // while the page was loaded, or elsewhere
      ['waits', null],
    ]);
    waiting.drop('k9');
    Object.assign(server, { sent: [], games: [game] });
    await pass(5000);
    expect(now()).toEqual([
      ['accepted', 'abcdefghijkm'],
      ['declined', null],
    ]);
  });
  it('is declined with a reason', async () => {
    const { server, begun, waiting } = page();
    server.sent = [{ ...challenge, declined: 'later' }];
    await pass(1000);
    expect(waiting.now).toMatchObject([{ answer: 'declined', challenge: { declined: 'later' } }]);
    expect(begun).not.toHaveBeenCalled();
  });
  it('ends where it is nowhere, and no game has come of it', async () => {
    const { server, now } = page();
    server.sent = [];
    await pass(2000);
    expect(now()).toEqual([['waits', null]]);
    await pass(1000);
    expect(now()).toEqual([['ended', null]]);
  });
  it('is asked for more seldom after two minutes, and not by who looks elsewhere', async () => {
    const { server, waiting } = page();
    await pass(120_000);
    expect(server.asked).toBe(120);
    await pass(20_000);
    expect(server.asked).toBe(124);
    server.seen = false;
    await pass(60_000);
    expect(server.asked).toBe(124);
    server.seen = true;
    await waiting.look(); // he is back
    expect(server.asked).toBe(125);
    waiting.close();
    await pass(60_000);
    expect(server.asked).toBe(125);
  });
  it('is asked for again after trouble that passes, and not after other', async () => {
    const { server, trouble } = page();
    trouble.code = 'offline';
    await pass(3000);
    expect(server.asked).toBe(3);
    trouble.code = 'no_session';
    await pass(60_000);
    expect(server.asked).toBe(4);
  });
  it('is followed by another, beside what waits and instead of what was answered', async () => {
    const { server, waiting, now } = page();
    waiting.add({ ...challenge, id: 'k10' });
    server.sent = [{ ...challenge, declined: 'no' }];
    server.games = [game];
    await pass(1000);
    expect(now()).toEqual([
      ['declined', null],
      ['accepted', 'abcdefghijkm'],
    ]);
    waiting.add({ ...challenge, id: 'k11' });
    expect(waiting.now.map(({ challenge }) => challenge.id)).toEqual(['k11']);
  });
});
