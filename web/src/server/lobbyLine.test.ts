import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seek } from '../../tests/listed';
import { FakeSocket } from '../../tests/socket';
import type { Result } from '../rules/core';
import { answerLimit } from './http';
import { firstPatience, firstRetry, hurriedPingEvery, longestRetry, pingEvery, promptly } from './line';
import type { Lobby } from './lobby';
import { askEvery, LobbyLine } from './lobbyLine';

const lobby: Lobby = { t: 'lobby', seeks: [seek], pools: [], games: [], featured: null, here: 1, bots: [] };
const refused = (code: string): Result<Lobby> => ({ ok: false, refused: { code, message: '', reason: null } });

describe('the line to the lobby', () => {
  let sockets: FakeSocket[];
  let heard: string[];
  let asked: number;
  let answer: Result<Lobby> | null; // null: the server says nothing
  let answers: (answer: Result<Lobby>) => void; // later, where the server says nothing at first
  let line: LobbyLine;
  const newest = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  const comesUp = () => {
    newest().onopen?.();
    newest().says({ ...lobby });
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, heard, asked, answer] = [[], [], 0, { ok: true, value: lobby }];
    line = new LobbyLine(
      {
        open: () => {
          sockets.push(new FakeSocket());
          return newest();
        },
        random: () => 1,
        called: () => heard.push('called'),
        ask: (stop) => {
          asked++;
          if (answer) return Promise.resolve(answer);
          return new Promise((told) => {
            answers = told;
            stop.addEventListener('abort', () => {
              heard.push('given up');
              told(refused('offline'));
            });
          });
        },
      },
      {
        onLobby: ({ seeks }, asked) => heard.push(`lobby ${seeks.length}${asked ? ' without a line' : ''}`),
        onGame: (code) => heard.push(`game ${code}`),
        onTrouble: ({ code }) => heard.push(`trouble ${code}`),
        onChallenges: ({ received }) => heard.push(`challenges ${received.length}`),
        onGone: ({ code }) => heard.push(`gone ${code}`),
      },
    );
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  it('hands on what it hears, and passes over what it does not know', () => {
    comesUp();
    newest().says({ t: 'weather' });
    newest().says({ t: 'game', code: 'abc', seek: 'k3' });
    expect(heard).toEqual(['lobby 1', 'game abc']);
    expect(asked).toBe(0);
  });

  it('asks to be told what changes, and keeps the rest', () => {
    comesUp();
    expect(newest().sent).toContainEqual({ t: 'changes' });
    newest().says({ t: 'lobby_change', seeks: [{ ...seek, id: 'k2' }] });
    newest().says({ t: 'lobby_change', gone: [seek.id, 'k2'] });
    expect(heard).toEqual(['lobby 1', 'lobby 2', 'lobby 0']);
  });

  it('takes no change for everything on a new line', async () => {
    comesUp();
    newest().breaks();
    await vi.advanceTimersByTimeAsync(firstRetry);
    newest().onopen?.();
    newest().says({ t: 'lobby_change', gone: [seek.id] });
    expect(heard.filter((what) => what === 'lobby 0')).toEqual([]);
  });

  it('looks where something waits', () => {
    comesUp();
    newest().says({ t: 'waiting' });
    expect(heard).toEqual(['lobby 1', 'called']);
  });

  it('asks while there is no socket, and only then', async () => {
    newest().breaks();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['lobby 1']);
    await vi.advanceTimersByTimeAsync(firstRetry); // the next socket, which nobody answers
    await vi.advanceTimersByTimeAsync(askEvery - firstRetry);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(longestRetry);
    comesUp();
    await vi.advanceTimersByTimeAsync(askEvery);
    expect(asked).toBe(2);
  });

  it('says that no line gets through where the server answers again and again, until one does', async () => {
    newest().breaks();
    await vi.advanceTimersByTimeAsync(firstRetry);
    newest().breaks();
    await vi.advanceTimersByTimeAsync(askEvery);
    expect(heard).toEqual(['lobby 1', 'lobby 1 without a line']);
    comesUp();
    expect(heard.at(-1)).toBe('lobby 1');
  });

  it('says so at once where nothing came over a socket in its time', async () => {
    await vi.advanceTimersByTimeAsync(firstPatience);
    expect(heard).toEqual(['lobby 1 without a line']);
  });

  it('blames no way where the answer took its time: the network was away for both', async () => {
    answer = null;
    await vi.advanceTimersByTimeAsync(firstPatience);
    vi.setSystemTime(Date.now() + promptly + 1);
    answers({ ok: true, value: lobby });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['lobby 1']);
  });

  it('says that nothing comes over a line that is up, and when something comes again', async () => {
    comesUp();
    line.networkChanged(true);
    expect(heard).toEqual(['lobby 1', 'trouble offline']);
    sockets[0]?.says({ t: 'pong' });
    expect(heard).toEqual(['lobby 1', 'trouble offline', 'lobby 1']);
  });

  it.each([
    ['300+5', hurriedPingEvery],
    ['1/86400', pingEvery],
  ])('looks after it every second ping of an own offer at %s', async (time, every) => {
    newest().onopen?.();
    newest().says({ ...lobby, seeks: [{ ...seek, time, mine: true }] });
    newest().says({ t: 'pong' });
    const before = newest().sent.length;
    await vi.advanceTimersByTimeAsync(every - 1);
    expect(newest().sent).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(newest().sent).toHaveLength(before + 1);
  });

  it('blames no way for a server that was away a moment ago', async () => {
    comesUp();
    answer = refused('offline');
    for (let time = 0; time < askEvery; time += firstRetry) {
      newest().breaks();
      await vi.advanceTimersByTimeAsync(firstRetry);
      answer = { ok: true, value: lobby };
    }
    expect(heard).toEqual(['lobby 1', 'trouble offline', 'lobby 1']);
  });

  it('says when nobody answers, and goes on trying', async () => {
    answer = refused('offline');
    newest().breaks();
    await vi.advanceTimersByTimeAsync(firstRetry);
    expect(heard).toEqual(['trouble offline']);
    expect(sockets).toHaveLength(2);
  });

  it('says so, too, when the server says nothing at all', async () => {
    answer = null;
    newest().breaks();
    await vi.advanceTimersByTimeAsync(answerLimit - 1);
    expect([heard, asked]).toEqual([[], 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['given up', 'trouble offline']);
  });

  it('waits for no answer any more once there is a socket, or it is closed', async () => {
    answer = null;
    newest().breaks();
    await vi.advanceTimersByTimeAsync(firstRetry);
    comesUp();
    expect(heard).toEqual(['given up', 'lobby 1']);
    newest().breaks();
    line.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['given up', 'lobby 1', 'given up']);
  });

  it('gives up where there is no lobby', async () => {
    answer = refused('no_tables');
    newest().breaks();
    await vi.advanceTimersByTimeAsync(10 * askEvery);
    expect(heard).toEqual(['gone no_tables']);
    expect([asked, sockets.length]).toEqual([1, 1]);
  });

  it.each(['no_tables', 'bad_answer'])(
    'goes on trying where another answers %s for a lobby that was there',
    async (code) => {
      comesUp();
      answer = refused(code);
      newest().breaks();
      await vi.advanceTimersByTimeAsync(firstRetry);
      expect(heard).toEqual(['lobby 1', 'trouble offline']);
      comesUp();
      expect(heard.at(-1)).toBe('lobby 1');
    },
  );

  it('is silent once it is closed', async () => {
    newest().breaks();
    line.close();
    await vi.advanceTimersByTimeAsync(10 * askEvery);
    expect(heard).toEqual([]);
    expect(sockets).toHaveLength(1);
  });
});
