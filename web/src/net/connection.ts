// The line to a table: it comes back by itself, sends until it is told that something has arrived, and hands on
// every event exactly once and in order.
import {
  readMessage,
  type ClaimReply,
  type GameState,
  type ServerMessage,
  type TableState,
  type Wish,
  type Seat,
} from './messages';

// The part of a WebSocket that is used here.
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Listener {
  onState(game: GameState, table: TableState, seat: Seat | null): void;
  onEvent(event: string, version: number): void;
  onTable(table: TableState): void;
  onLine(up: boolean): void;
}

export type Reply =
  { ok: true; version: number; claim: ClaimReply | null } | { ok: false; code: string; message: string };

interface Waiting {
  id: string;
  game: number; // 0: whichever is the first to be known
  wish: Wish;
  reply(reply: Reply): void;
}

export const firstRetry = 400; // ms
export const longestRetry = 8000;
export const pingEvery = 15000;
export const silenceAllowed = 10000; // after a ping

export class Connection {
  private socket: Socket | null = null; // that has spoken
  private pending: Socket | null = null; // that has not yet
  private game = 0;
  private version = -1; // -1: nothing is known yet, or something is missing and state is on its way
  private readonly outbox: Waiting[] = [];
  private sent = 0;
  private retry = firstRetry;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  // `tag` makes the ids of this page differ from those of any other.
  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
    private readonly tag: string,
  ) {
    this.connect();
  }

  // Answered when the server has stored or refused it, however often the line breaks until then.
  ask(wish: Wish): Promise<Reply> {
    const id = `${this.tag}-${++this.sent}`;
    return new Promise((reply) => {
      const waiting: Waiting = { id, game: this.game, wish, reply };
      this.outbox.push(waiting);
      if (this.version >= 0) this.send(waiting);
    });
  }

  // Everything anew, where what has come does not fit.
  sync(): void {
    this.version = -1;
    this.socket?.send(JSON.stringify({ t: 'sync' }));
  }

  // The page is looked at again, or the network is back: no need to wait for the next attempt.
  wake(): void {
    if (this.closed) return;
    if (this.socket) this.ping();
    else if (this.retryTimer !== undefined) {
      clearTimeout(this.retryTimer);
      this.connect();
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    this.drop();
  }

  private connect(): void {
    this.retryTimer = undefined;
    const socket = this.open();
    let opened = false;
    socket.onopen = () => (opened = true);
    socket.onmessage = ({ data }) => {
      if (this.socket === null && opened) this.up(socket);
      if (this.socket === socket && typeof data === 'string') this.hear(data);
    };
    socket.onclose = () => this.down(socket);
    this.pending = socket;
    this.silenceTimer = setTimeout(() => this.down(socket), silenceAllowed);
  }

  // A line counts as up when the server has spoken, not when somebody has merely picked up.
  private up(socket: Socket): void {
    this.socket = socket;
    this.pending = null;
    this.retry = firstRetry;
    this.version = -1;
    this.listener.onLine(true);
    this.schedulePing();
  }

  private down(socket: Socket): void {
    if (socket !== this.socket && socket !== this.pending) return;
    const wasUp = this.socket !== null;
    this.drop();
    if (this.closed) return;
    if (wasUp) this.listener.onLine(false);
    this.retryTimer = setTimeout(() => this.connect(), this.retry);
    this.retry = Math.min(this.retry * 2, longestRetry);
  }

  private drop(): void {
    clearTimeout(this.pingTimer);
    clearTimeout(this.silenceTimer);
    for (const socket of [this.socket, this.pending]) {
      if (!socket) continue;
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.socket = this.pending = null;
    this.version = -1;
  }

  private schedulePing(): void {
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => this.ping(), pingEvery);
  }
  private ping(): void {
    const { socket } = this;
    if (!socket) return;
    socket.send(JSON.stringify({ t: 'ping' }));
    clearTimeout(this.silenceTimer);
    this.silenceTimer = setTimeout(() => this.down(socket), silenceAllowed);
  }

  private hear(text: string): void {
    clearTimeout(this.silenceTimer);
    this.schedulePing();
    const message = readMessage(text);
    if (message) this.take(message);
  }

  private take(message: ServerMessage): void {
    switch (message.t) {
      case 'state':
        this.takeState(message.game);
        this.listener.onState(message.game, message.table, message.seat);
        this.sendAgain();
        return;
      case 'event':
        this.takeEvent(message.game, message.version, message.event);
        return;
      case 'table':
        this.listener.onTable(message.table);
        return;
      case 'ack':
        this.settle(message.id, { ok: true, version: message.version, claim: message.claim ?? null });
        return;
      case 'error':
        if (message.id !== null) this.settle(message.id, { ok: false, code: message.code, message: message.message });
        return;
      case 'pong':
        return;
    }
  }

  private takeState(game: GameState): void {
    this.game = game.number;
    this.version = game.version;
    // What was meant for an earlier game has missed it.
    for (const waiting of [...this.outbox]) {
      waiting.game ||= game.number;
      if (waiting.game === game.number) continue;
      this.settle(waiting.id, { ok: false, code: 'unknown_game', message: '' });
    }
  }

  private takeEvent(game: number, version: number, event: string): void {
    if (this.version < 0) return; // state is on its way and will have it
    if (game === this.game && version <= this.version) return;
    if (game !== this.game || version !== this.version + 1) {
      this.sync();
      return;
    }
    this.version = version;
    this.listener.onEvent(event, version);
  }

  private sendAgain(): void {
    for (const waiting of this.outbox) this.send(waiting);
  }

  private send({ id, game, wish }: Waiting): void {
    this.socket?.send(JSON.stringify({ ...wish, id, game }));
  }

  private settle(id: string, reply: Reply): void {
    const place = this.outbox.findIndex((waiting) => waiting.id === id);
    if (place < 0) return; // acknowledged a second time
    this.outbox.splice(place, 1)[0]?.reply(reply);
  }
}

export function socketOf(code: string): () => Socket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const url = `${scheme}//${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
  return () => new WebSocket(url) as Socket;
}
