import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, firstRetry, pingEvery, silenceAllowed, type Reply, type Socket } from './connection';
import type { GameState, TableState } from './messages';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.isClosed = true;
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.onclose?.();
  }
}

const table = {
  names: [null, null],
  seated: [true, true],
  here: [true, true],
  white: 0,
  series: { policy: 'alternate', game: 1, points: [0, 0], chooser: null },
  lot: { drawn: false, white: 0 },
  undo: null,
  next: { asked: [false, false] },
  away: { seat: null, since: null, limit: 300 },
  now: 0,
} satisfies TableState;
const state = (events: string[], number = 7) => ({
  t: 'state',
  code: 'abc',
  seat: 0,
  game: { number, rules: 'standard', start: '', version: events.length, events } satisfies GameState,
  table,
});

describe('the line to a table', () => {
  let sockets: FakeSocket[];
  let heard: string[];
  let connection: Connection;
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
    connection = new Connection(
      () => {
        sockets.push(new FakeSocket());
        return newest();
      },
      {
        onState: (game) => heard.push(`state ${game.events.join(',')}`),
        onEvent: (event, version) => heard.push(`${version} ${event}`),
        onTable: () => heard.push('table'),
        onLine: (up) => heard.push(up ? 'up' : 'down'),
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
    newest().says({ t: 'event', game: 7, version: 2, event: 'move f4' });
    expect(heard).toEqual(['up', 'state move d6', '2 move f4']);
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

  it('waits longer from attempt to attempt, and not at all when woken', () => {
    newest().breaks();
    vi.advanceTimersByTime(firstRetry);
    newest().breaks();
    vi.advanceTimersByTime(firstRetry);
    expect(sockets).toHaveLength(2);
    connection.wake();
    expect(sockets).toHaveLength(3);
  });

  it('notices a line that has gone silent', () => {
    comesUp();
    vi.advanceTimersByTime(pingEvery);
    expect(newest().sent).toEqual([{ t: 'ping' }]);
    vi.advanceTimersByTime(silenceAllowed);
    expect(sockets[0]?.isClosed).toBe(true);
    expect(heard.at(-1)).toBe('down');
    vi.advanceTimersByTime(firstRetry);
    expect(sockets).toHaveLength(2);
  });

  it('stays calm while the other side answers', () => {
    comesUp();
    vi.advanceTimersByTime(pingEvery);
    newest().says({ t: 'pong' });
    vi.advanceTimersByTime(silenceAllowed);
    expect(sockets).toHaveLength(1);
  });

  it('ignores what it cannot read', () => {
    comesUp();
    newest().onmessage?.({ data: '{"t":"event"' });
    newest().says({ t: 'event', game: 7 });
    newest().says({ t: 'nonsense' });
    expect(heard).toEqual(['up', 'state ']);
  });
});
