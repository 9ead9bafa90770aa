import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../tests/socket';
import { quietTable as table } from '../../tests/table';
import type { Result } from '../rules/core';
import { attemptsAllowed, busyRetry, Connection, longestBusyRetry, type Reply } from './tableConnection';
import { answerLimit } from './http';
import {
  answerWithin,
  doubtWithin,
  firstPatience,
  firstRetry,
  hurriedPingEvery,
  longestHurriedRetry,
  pingEvery,
  restartSpread,
  promptly,
  serviceRestart,
} from './line';
import type { ClockState, StateMessage } from './tableMessages';

const state = (events: string[], number = 7, clock: ClockState | null = null): StateMessage => ({
  t: 'state',
  code: 'abc',
  seat: 0,
  game: {
    number,
    rules: 'standard',
    start: '',
    version: events.length,
    events,
    turn: 'white',
    outcome: 'ongoing',
    clock,
  },
  table,
});
const clock = (control: string): ClockState => ({
  ...{ control, left: [60_000, 60_000], free: 0 },
  ...{ running: 'white', abort_after: null },
});
const refused = (code: string): Result<StateMessage> => ({ ok: false, refused: { code, message: '', reason: null } });

describe('the line to a table', () => {
  let sockets: FakeSocket[];
  let heard: string[];
  let connection: Connection;
  let looked: Result<StateMessage> | null; // null: the server says nothing
  let answers: (looked: Result<StateMessage>) => void; // later, where it said nothing at first
  let looks: AbortSignal[];
  let chance: number;
  let returns: number;
  const newest = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  const comesUp = (events: string[] = []) => {
    newest().onopen?.();
    newest().says(state(events));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    heard = [];
    looked = refused('offline');
    looks = [];
    chance = 1;
    returns = 0;
    connection = new Connection(
      {
        open: () => {
          sockets.push(new FakeSocket());
          return newest();
        },
        look: (stop) => {
          looks.push(stop);
          if (looked) return Promise.resolve(looked);
          return new Promise((answer) => {
            answers = answer;
            stop.addEventListener('abort', () => answer(refused('offline')));
          });
        },
        cameBack: () => returns++,
        random: () => chance,
      },
      {
        onState: (game, _table, _seat, { chat, foreseen }) => {
          const own = chat ? ` ${chat.length} lines, ${foreseen ?? 'nothing'} foreseen` : '';
          heard.push(`state ${game.events.join(',')}${own}`);
        },
        onEvent: (event, version) => heard.push(`${version} ${event}`),
        onTable: () => heard.push('table'),
        onForeseen: (answers) => heard.push(`foreseen ${answers}`),
        onChat: ({ number, text }) => heard.push(`chat ${number} ${text}`),
        onLine: (up) => heard.push(up ? 'up' : 'down'),
        onSilence: (silent) => heard.push(silent ? 'silence' : 'heard again'),
        onSeen: ({ events }) => heard.push(`seen ${events.join(',')}`),
        onUnreachable: ({ code }) => heard.push(`unreachable ${code}`),
        onTrouble: (code) => heard.push(`trouble ${code}`),
        onGone: ({ code }) => heard.push(`gone ${code}`),
      },
      'tag',
    );
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it('hands on state and events in order', () => {
    comesUp(['move d6']);
    newest().says({ t: 'event', game: 7, version: 2, event: 'move f4', clock: null });
    expect(heard).toEqual(['up', 'state move d6', '2 move f4']);
  });

  it('hands on what is told to a player alone', () => {
    const line = { number: 1, by: 1, preset: null, text: 'Hi', at: 9 };
    newest().onopen?.();
    newest().says({ ...state(['move d6']), chat: [line], foreseen: 'f4 > b4' });
    newest().says({ t: 'chat', line: { ...line, number: 2, text: 'Du' } });
    newest().says({ t: 'foreseen', game: 7, version: 1, answers: '' });
    newest().says({ t: 'foreseen', game: 6, version: 1, answers: 'of an earlier game' });
    expect(heard).toEqual(['up', 'state move d6 1 lines, f4 > b4 foreseen', 'chat 2 Du', 'foreseen ']);
  });

  it('understands a newer table', () => {
    comesUp();
    newest().says({
      t: 'table',
      table: { ...table, absence: 3, more: 1, away: { ...table.away, abort: false, decide: 9, more: 1 } },
    });
    expect(heard.slice(2)).toEqual(['table']);
  });

  it('does not say again what there is no more room for', async () => {
    comesUp();
    const asked = connection.ask({ t: 'say', text: 'Hi' });
    expect(newest().sent).toEqual([{ t: 'say', text: 'Hi', id: 'tag-1', game: 7 }]);
    newest().says({ t: 'error', id: 'tag-1', code: 'too_many', message: '' });
    expect(await asked).toEqual({ ok: false, code: 'too_many', message: '' });
  });

  it('ignores events that it already has', () => {
    comesUp(['move d6']);
    newest().says({ t: 'event', game: 7, version: 1, event: 'move d6' });
    expect(heard).toEqual(['up', 'state move d6']);
  });

  it('asks for everything at a gap, and ignores what comes before it', () => {
    comesUp();
    newest().says({ t: 'event', game: 7, version: 2, event: 'move f4' });
    newest().says({ t: 'event', game: 7, version: 3, event: 'move b4' });
    expect(newest().sent).toEqual([{ t: 'sync' }]);
    newest().says(state(['move d6', 'move f4', 'move b4']));
    expect(heard).toEqual(['up', 'state ', 'state move d6,move f4,move b4']);
  });

  it('asks for everything when an event belongs to another game', () => {
    comesUp();
    newest().says({ t: 'event', game: 8, version: 1, event: 'move f4' });
    expect(newest().sent).toEqual([{ t: 'sync' }]);
  });

  it('sends until it is acknowledged, with the same id', async () => {
    comesUp();
    const reply = connection.ask({ t: 'event', version: 0, event: 'move d6' });
    const [first] = newest().sent;
    expect(first).toEqual({ t: 'event', version: 0, event: 'move d6', id: 'tag-1', game: 7 });
    newest().breaks();
    vi.advanceTimersByTime(firstRetry);
    expect(sockets).toHaveLength(2);
    comesUp(['move d6']);
    expect(newest().sent).toEqual([first]);
    newest().says({ t: 'ack', id: 'tag-1', game: 7, version: 1 });
    expect(await reply).toEqual({ ok: true, version: 1, claim: null } satisfies Reply);
    newest().breaks();
    vi.advanceTimersByTime(2 * firstRetry);
    comesUp(['move d6']);
    expect(newest().sent).toEqual([]);
  });

  it('does not mind an acknowledgement that comes twice', async () => {
    comesUp();
    const reply = connection.ask({ t: 'event', version: 0, event: 'move d6' });
    newest().says({ t: 'ack', id: 'tag-1', game: 7, version: 1 });
    newest().says({ t: 'ack', id: 'tag-1', game: 7, version: 1 });
    expect(await reply).toMatchObject({ ok: true });
  });

  it('keeps what is said while the line is down', () => {
    void connection.ask({ t: 'event', version: 0, event: 'move d6' });
    expect(newest().sent).toEqual([]);
    comesUp();
    expect(newest().sent).toHaveLength(1);
  });

  it('reports a refusal', async () => {
    comesUp();
    const reply = connection.ask({ t: 'event', version: 0, event: 'move d6' });
    newest().says({ t: 'error', id: 'tag-1', code: 'not_your_turn', message: 'no' });
    expect(await reply).toEqual({ ok: false, code: 'not_your_turn', message: 'no' });
  });

  it('gives up what was meant for a game that is over', async () => {
    comesUp();
    const reply = connection.ask({ t: 'event', version: 0, event: 'move d6' });
    newest().says(state([], 8));
    expect(await reply).toMatchObject({ ok: false, code: 'unknown_game' });
  });

  it('comes back some time within two seconds when the server says that it starts anew', () => {
    comesUp();
    newest().breaks(serviceRestart);
    vi.advanceTimersByTime(firstRetry);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(restartSpread);
    expect(sockets).toHaveLength(2);
  });

  it('waits longer from attempt to attempt, and not at all when woken', () => {
    newest().breaks();
    vi.advanceTimersByTime(firstRetry);
    newest().breaks();
    vi.advanceTimersByTime(firstRetry);
    expect(sockets).toHaveLength(2);
    connection.wake();
    expect(sockets).toHaveLength(3);
  });

  it('tells when the other side has been away, not when it comes first', () => {
    comesUp();
    expect(returns).toBe(0);
    newest().breaks();
    vi.advanceTimersByTime(firstRetry);
    expect(returns).toBe(0);
    comesUp();
    expect(returns).toBe(1);
  });

  it('comes back at another moment than the others', () => {
    chance = 0;
    newest().breaks();
    vi.advanceTimersByTime(firstRetry / 2 - 1);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    chance = 0.5;
    newest().breaks(); // the second pause is twice as long
    vi.advanceTimersByTime(1.5 * firstRetry - 1);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
  });

  it('opens a second line where a move is not acknowledged, and sends it there again', async () => {
    comesUp();
    const reply = connection.ask({ t: 'event', version: 0, event: 'move d6' });
    vi.advanceTimersByTime(answerWithin);
    expect(sockets[0]?.sent.at(-1)).toEqual({ t: 'ping' });
    expect(sockets).toHaveLength(2);
    comesUp(['move d6']);
    expect(newest().sent).toEqual([{ t: 'event', version: 0, event: 'move d6', id: 'tag-1', game: 7 }]);
    expect(sockets[0]?.isClosed).toBe(true);
    newest().says({ t: 'ack', id: 'tag-1', game: 7, version: 1 });
    expect(await reply).toMatchObject({ ok: true });
    expect(heard).toEqual(['up', 'state ', 'up', 'state move d6']);
  });

  it('says that nothing comes before much time is gone, and when it comes again', () => {
    comesUp();
    void connection.ask({ t: 'event', version: 0, event: 'move d6' });
    vi.advanceTimersByTime(answerWithin + doubtWithin - 1);
    expect(heard).toEqual(['up', 'state ']);
    vi.advanceTimersByTime(1);
    sockets[0]?.says({ t: 'ack', id: 'tag-1', game: 7, version: 1 });
    expect(heard).toEqual(['up', 'state ', 'silence', 'heard again']);
  });

  it.each([
    ['180+2', hurriedPingEvery],
    ['1/86400', pingEvery],
  ])('asks more often whether the other side is there while seconds count: %s', (control, every) => {
    newest().onopen?.();
    newest().says(state([], 7, clock(control)));
    vi.advanceTimersByTime(every - 1);
    expect(newest().sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(newest().sent).toEqual([{ t: 'ping' }]);
  });

  it('asks less often when no clock runs any more', () => {
    newest().onopen?.();
    newest().says(state([], 7, clock('180+2')));
    newest().says({
      t: 'event',
      game: 7,
      version: 1,
      event: 'resign white',
      clock: { ...clock('180+2'), running: null },
    });
    vi.advanceTimersByTime(pingEvery - 1);
    expect(newest().sent).toEqual([]);
  });

  it('looks soon whether anything goes out where something comes and no acknowledgement', () => {
    comesUp();
    void connection.ask({ t: 'event', version: 0, event: 'move d6' });
    newest().says({ t: 'table', table });
    vi.advanceTimersByTime(answerWithin);
    const [first, second] = sockets;
    expect(first?.sent.at(-1)).toEqual({ t: 'ping' });
    expect(sockets).toHaveLength(2);
    first?.says({ t: 'pong' }); // it is only slow with the move
    second?.onopen?.();
    second?.says(state([]));
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([false, true]);
    vi.advanceTimersByTime(answerWithin);
    first?.says({ t: 'pong' });
    expect(sockets).toHaveLength(2);
  });

  it('sends over another line what it hears no acknowledgement of, however much comes besides', () => {
    comesUp();
    void connection.ask({ t: 'event', version: 0, event: 'move d6' });
    const [first] = sockets;
    for (let time = 0; time < answerWithin + doubtWithin; time += 500) {
      first?.says({ t: 'chat', line: { number: 1 + time / 500, by: 1, preset: null, text: 'hm', at: 0 } });
      vi.advanceTimersByTime(500);
    }
    expect(heard.at(-1)).toBe('silence');
    expect(sockets).toHaveLength(2);
    comesUp();
    expect(first?.isClosed).toBe(true);
    expect(newest().sent).toEqual([{ t: 'event', version: 0, event: 'move d6', id: 'tag-1', game: 7 }]);
  });

  it('stays calm while the other side answers', () => {
    comesUp();
    vi.advanceTimersByTime(pingEvery);
    newest().says({ t: 'pong' });
    vi.advanceTimersByTime(answerWithin + doubtWithin);
    expect(sockets).toHaveLength(1);
  });

  it('says that it cannot read something, and knows what is of a newer server', () => {
    comesUp();
    newest().onmessage?.({ data: '{"t":"event"' });
    newest().says({ t: 'weather', rain: true });
    expect(heard).toEqual(['up', 'state ', 'trouble bad_answer']);
  });

  it('takes the next game for the answer to the wish for it', async () => {
    comesUp(['resign white']);
    const next = connection.ask({ t: 'next', do: 'ask', colour: null });
    const move = connection.ask({ t: 'event', version: 1, event: 'move d6' });
    newest().says(state([], 8));
    newest().says({ t: 'ack', id: 'tag-1', game: 8, version: 0 });
    expect(await next).toMatchObject({ ok: true });
    expect(await move).toMatchObject({ ok: false, code: 'unknown_game' });
  });

  const isRefusedAs = (codes: readonly string[]) => {
    for (const [before, code] of codes.entries()) {
      expect(newest().sent).toHaveLength(before + 1);
      newest().says({ t: 'error', id: 'tag-1', code, message: '' });
      vi.advanceTimersByTime(Math.min((before + 1) * busyRetry, longestBusyRetry));
    }
  };
  const isRefused = (code: string, times: number) => isRefusedAs(new Array<string>(times).fill(code));

  it('tries again what there was too much of, for a while', async () => {
    comesUp();
    const reply = connection.ask({ t: 'event', version: 0, event: 'move d6' });
    isRefused('too_many', attemptsAllowed);
    expect(heard.filter((what) => what === 'trouble too_many')).toHaveLength(attemptsAllowed - 1);
    expect(await reply).toMatchObject({ ok: false, code: 'too_many' });
  });

  it('tries again what a busy server has refused, however long it is busy', async () => {
    comesUp();
    const reply = connection.ask({ t: 'event', version: 0, event: 'move d6' });
    isRefused('busy', 50);
    newest().says({ t: 'ack', id: 'tag-1', game: 7, version: 1 });
    expect(await reply).toMatchObject({ ok: true, version: 1 });
  });

  // The server tells everybody that time stands still, and how the game stands, with each refusal.
  it('says nothing again because of a state that it did not wait for', async () => {
    comesUp();
    const first = connection.ask({ t: 'event', version: 0, event: 'move d6' });
    newest().says({ t: 'error', id: 'tag-1', code: 'busy', message: '' });
    void connection.ask({ t: 'event', version: 0, event: 'move f4' });
    const sent = newest().sent.length;
    for (let times = 0; times < 5; times++) newest().says(state([]));
    expect(newest().sent).toHaveLength(sent);
    await vi.advanceTimersByTimeAsync(busyRetry);
    expect(newest().sent.filter((text) => JSON.stringify(text).includes('tag-1'))).toHaveLength(2);
    newest().says({ t: 'ack', id: 'tag-1', game: 7, version: 1 });
    await expect(first).resolves.toMatchObject({ ok: true });
  });
  it('is not kept from saying what a busy server has refused often by one time too much', async () => {
    comesUp();
    const answer = connection.ask({ t: 'event', version: 0, event: 'move d6' });
    isRefusedAs([...new Array<string>(attemptsAllowed).fill('busy'), 'too_many', 'busy']);
    newest().says({ t: 'ack', id: 'tag-1', game: 7, version: 1 });
    await expect(answer).resolves.toMatchObject({ ok: true });
  });
  it('does not pause for the five seconds in which clocks stand still behind an outage', () => {
    expect(longestBusyRetry).toBeLessThan(5000);
  });

  it('asks for everything again, a little later, where that was refused', () => {
    comesUp();
    newest().says({ t: 'event', game: 7, version: 2, event: 'move f4' });
    newest().says({ t: 'error', id: null, code: 'busy', message: '' });
    vi.advanceTimersByTime(busyRetry - 1);
    expect(newest().sent).toEqual([{ t: 'sync' }]);
    vi.advanceTimersByTime(1);
    expect(newest().sent).toEqual([{ t: 'sync' }, { t: 'sync' }]);
    newest().says({ t: 'error', id: null, code: 'busy', message: '' });
    vi.advanceTimersByTime(2 * busyRetry - 1);
    newest().says(state(['move d6', 'move f4']));
    vi.advanceTimersByTime(1);
    expect(newest().sent.filter(({ t }) => t === 'sync')).toHaveLength(2);
    expect(heard).toEqual(['up', 'state ', 'trouble busy', 'trouble busy', 'state move d6,move f4']);
  });

  it('asks for nothing on account of trouble while it knows everything', () => {
    comesUp();
    newest().says({ t: 'error', id: null, code: 'too_many', message: '' });
    vi.advanceTimersByTime(busyRetry);
    expect(newest().sent).toEqual([]);
  });

  it('tells of trouble that belongs to nothing that was asked', () => {
    comesUp();
    newest().says({ t: 'error', id: null, code: 'too_many', message: '' });
    expect(heard.at(-1)).toBe('trouble too_many');
  });

  it('gives up where the server refuses for good, and only there', async () => {
    newest().breaks();
    await vi.advanceTimersByTimeAsync(firstRetry);
    expect(sockets).toHaveLength(2);
    looked = refused('not_found');
    newest().breaks();
    await vi.advanceTimersByTimeAsync(10 * firstRetry);
    expect(sockets).toHaveLength(2);
    expect(heard).toEqual(['gone not_found']);
  });

  it('says what is wrong after the second failure, and goes on trying', async () => {
    newest().breaks();
    await vi.advanceTimersByTimeAsync(firstRetry);
    expect(heard).toEqual([]);
    newest().breaks();
    await vi.advanceTimersByTimeAsync(2 * firstRetry);
    expect(heard).toEqual(['unreachable offline']);
    expect(sockets).toHaveLength(3);
  });

  describe.each([
    ['opens and says nothing', true],
    ['does not open in its time', false],
  ])('where a line %s', (_, opens) => {
    const begins = () => opens && newest().onopen?.();

    it('says at once what is wrong, and goes on trying', async () => {
      begins();
      await vi.advanceTimersByTimeAsync(firstPatience - 1);
      expect(heard).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(heard).toEqual(['unreachable offline']);
      await vi.advanceTimersByTimeAsync(firstRetry);
      expect(sockets).toHaveLength(2);
    });

    it('blames no way where the answer took its time: the network was away for both', async () => {
      looked = null;
      begins();
      await vi.advanceTimersByTimeAsync(firstPatience);
      vi.setSystemTime(Date.now() + promptly + 1);
      answers({ ok: true, value: state(['move d6']) });
      await vi.advanceTimersByTimeAsync(0);
      expect(heard).toEqual([]);
    });

    it('shows the game at once where the server answers otherwise', async () => {
      looked = { ok: true, value: state(['move d6']) };
      begins();
      await vi.advanceTimersByTimeAsync(firstPatience);
      expect(heard).toEqual(['seen move d6']);
      await vi.advanceTimersByTimeAsync(firstRetry);
      comesUp(['move d6']);
      expect(heard).toEqual(['seen move d6', 'up', 'state move d6']);
    });
  });

  const triesFor = async (time: number) => {
    const before = sockets.length;
    for (let passed = 0; passed < time; passed += longestHurriedRetry) {
      newest().breaks();
      await vi.advanceTimersByTimeAsync(longestHurriedRetry);
    }
    return sockets.length - before;
  };

  it('tries as often as where seconds count while nobody says that they do not', async () => {
    expect(await triesFor(20_000)).toBe(20_000 / longestHurriedRetry);
  });

  it.each([
    ['300+5', 10],
    ['1/86400', 5],
  ])('tries so often where the server says otherwise that there is a game of %s', async (control, times) => {
    looked = { ok: true, value: state([], 7, clock(control)) };
    expect(await triesFor(20_000)).toBe(times);
  });

  it('waits for a second failure where a line opens and breaks, as it does when a server starts', async () => {
    looked = { ok: true, value: state(['move d6']) };
    newest().onopen?.();
    newest().breaks();
    await vi.advanceTimersByTimeAsync(firstRetry);
    expect(sockets).toHaveLength(2);
    expect(heard).toEqual([]);
  });

  it('says that nobody answers where neither a socket opens nor a look is answered', async () => {
    looked = null;
    await vi.advanceTimersByTimeAsync(firstPatience + firstRetry + 2 * firstPatience);
    expect(sockets).toHaveLength(2);
    expect(looks).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(firstPatience + answerLimit - (firstPatience + firstRetry + 2 * firstPatience));
    expect(heard).toEqual(['unreachable offline']);
  });

  it('has one look under way at a time, and the next one when that is answered', async () => {
    looked = null;
    newest().breaks();
    await vi.advanceTimersByTimeAsync(firstRetry);
    newest().breaks();
    expect(looks).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(answerLimit - firstRetry);
    expect(looks[0]?.aborted).toBe(true);
    newest().breaks();
    expect(looks).toHaveLength(2);
  });

  it.each([
    ['it is closed', () => connection.close()],
    ['the line is up', () => comesUp()],
  ])('gives up a look when %s', async (_, ends) => {
    looked = null;
    newest().breaks();
    await vi.advanceTimersByTimeAsync(firstRetry);
    expect(looks.map(({ aborted }) => aborted)).toEqual([false]);
    ends();
    expect(looks.map(({ aborted }) => aborted)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.filter((what) => !['up', 'state '].includes(what))).toEqual([]);
  });

  it('shows the game without a line where something on the way passes none', async () => {
    looked = { ok: true, value: state(['move d6']) };
    newest().breaks();
    await vi.advanceTimersByTimeAsync(firstRetry);
    expect(heard).toEqual([]);
    newest().breaks();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['seen move d6']);
    looked = { ok: true, value: state(['move d6', 'move f4']) };
    await vi.advanceTimersByTimeAsync(2 * firstRetry);
    newest().breaks();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.at(-1)).toBe('seen move d6,move f4');
  });

  it('does not blame the way for a server that was away a moment ago', async () => {
    newest().breaks();
    await vi.advanceTimersByTimeAsync(firstRetry);
    looked = { ok: true, value: state([]) };
    newest().breaks();
    await vi.advanceTimersByTimeAsync(2 * firstRetry);
    comesUp();
    expect(heard).toEqual(['up', 'state ']);
  });
});
