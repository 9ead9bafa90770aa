import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../tests/socket';
import { answerWithin, doubtWithin, firstPatience, firstRetry, Line, pingEvery, silenceAllowed } from './line';

describe('a line', () => {
  let sockets: FakeSocket[];
  let heard: string[];
  let line: Line;
  const at = (place: number): FakeSocket => {
    const socket = sockets.at(place);
    if (!socket) throw new Error('no such socket was opened');
    return socket;
  };
  const speaks = (place: number) => {
    at(place).onopen?.();
    at(place).says({ t: 'hello' });
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, heard] = [[], []];
    line = new Line(
      {
        open: () => {
          sockets.push(new FakeSocket());
          return at(-1);
        },
        random: () => 1,
      },
      {
        onUp: () => heard.push('up'),
        onText: () => heard.push('text'),
        onDown: (was) => heard.push(`down: ${was}`),
        onSilence: (silent) => heard.push(silent ? 'silence' : 'heard again'),
      },
    );
    speaks(0);
    heard = [];
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });
  const falls = () => {
    line.send({ t: 'sync' });
    vi.advanceTimersByTime(answerWithin);
  };

  it('is not doubted where an answer comes in time', () => {
    line.send({ t: 'sync' });
    vi.advanceTimersByTime(answerWithin - 1);
    at(0).says({ t: 'hello' });
    vi.advanceTimersByTime(pingEvery - 1);
    expect(at(0).sent).toEqual([{ t: 'sync' }]);
    expect(sockets).toHaveLength(1);
  });

  it('is asked for a sign, and gets a second socket beside it, after two seconds', () => {
    falls();
    expect(at(0).sent).toEqual([{ t: 'sync' }, { t: 'ping' }]);
    expect(at(0).isClosed).toBe(false);
    expect(sockets).toHaveLength(2);
    expect(heard).toEqual([]);
  });

  it('goes on over the second socket where that speaks first', () => {
    falls();
    speaks(1);
    expect(at(0).isClosed).toBe(true);
    expect(heard).toEqual(['up', 'text']);
    line.send({ t: 'sync' });
    expect(at(1).sent).toEqual([{ t: 'sync' }]);
  });

  it('stays on the first where that answers after all, and closes the second once it is open', () => {
    falls();
    at(0).says({ t: 'pong' });
    at(1).onopen?.();
    at(1).says({ t: 'hello' });
    expect([at(0).isClosed, at(1).isClosed]).toEqual([false, true]);
    expect(heard).toEqual(['text']);
    vi.advanceTimersByTime(pingEvery - 1);
    expect(sockets).toHaveLength(2);
  });

  it('opens no further socket for a second one that fails when the first has answered', () => {
    falls();
    at(0).says({ t: 'pong' });
    at(1).breaks();
    vi.advanceTimersByTime(pingEvery - 1);
    expect(sockets).toHaveLength(2);
    expect(heard).toEqual(['text']);
  });

  it('tries again where the second socket fails, without a word that it was down', () => {
    falls();
    at(1).breaks();
    vi.advanceTimersByTime(firstRetry);
    expect(sockets).toHaveLength(3);
    speaks(2);
    expect(heard).toEqual(['up', 'text']);
  });

  it('gives up the first after ten seconds without a sign, and not what is on its way', () => {
    falls();
    vi.advanceTimersByTime(doubtWithin);
    expect(heard).toEqual(['silence']);
    vi.advanceTimersByTime(silenceAllowed - doubtWithin);
    expect(at(0).isClosed).toBe(true);
    expect(heard).toEqual(['silence', 'down: up']);
    expect(at(-1).isClosed).toBe(false);
    speaks(-1);
    expect(heard.slice(2)).toEqual(['up', 'text']);
  });

  it('gives a second socket more time from attempt to attempt', () => {
    falls();
    vi.advanceTimersByTime(firstPatience + firstRetry);
    expect(sockets).toHaveLength(3);
    expect(at(1).isClosed).toBe(true);
    vi.advanceTimersByTime(2 * firstPatience - 1);
    expect(at(2).isClosed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(at(2).isClosed).toBe(true);
  });

  it('pings when nothing has come for long', () => {
    vi.advanceTimersByTime(pingEvery);
    expect(at(0).sent).toEqual([{ t: 'ping' }]);
  });

  it('is said to be silent at once when the network goes, and is tried at once when it comes', () => {
    line.networkChanged(true);
    expect(heard).toEqual(['silence']);
    at(1).breaks(); // there is no network
    line.networkChanged(false);
    expect(sockets).toHaveLength(3);
    at(0).says({ t: 'pong' });
    expect(heard).toEqual(['silence', 'heard again', 'text']);
  });

  it('waits for no attempt that began without a network', () => {
    at(0).breaks();
    vi.advanceTimersByTime(firstRetry);
    line.networkChanged(false);
    expect(at(1).isClosed).toBe(true);
    expect(sockets).toHaveLength(3);
  });

  it('waits for no such attempt beside a socket either', () => {
    line.networkChanged(true);
    expect(sockets).toHaveLength(2);
    line.networkChanged(false);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([false, true, false]);
    speaks(2);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
    expect(heard).toEqual(['silence', 'up', 'text']);
  });

  it('gives up no attempt when the network goes', () => {
    falls();
    line.networkChanged(true);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([false, false]);
  });

  it('is silent once it is closed', () => {
    falls();
    line.close();
    line.wake();
    line.networkChanged(false);
    vi.advanceTimersByTime(10 * pingEvery);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, true]);
    expect(heard).toEqual([]);
  });
});
