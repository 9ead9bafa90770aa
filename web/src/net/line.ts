// A socket that comes back by itself and notices when the other side has gone silent. What is said over it is the
// business of whoever holds it.

import { subprotocol } from './protocol';
import { hint, isHint } from './waiting';

// The part of a WebSocket that is used here.
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event?: { code: number }) => void) | null;
}

// What a line needs of its surroundings.
export interface Opening {
  open(): Socket;
  cameBack?(): void; // the other side has been away
  called?(): void; // something waits for who is here
  random(): number; // 0..1
}

export interface Holder {
  onUp(): void; // the other side has spoken
  onText(text: string): void;
  // It will be tried again. `never`: the socket could not even be opened; a browser does not say why.
  onDown(was: 'up' | 'opened' | 'never'): void;
}

export const firstRetry = 400; // ms
export const longestRetry = 8000;
// A server that stops in good order says so to all at once: who takes over, or it itself in a moment, is not to be
// met by all of them together.
export const serviceRestart = 1012; // the code of RFC 6455's registry
export const restartSpread = 2000; // ms
export const pingEvery = 15000;
export const silenceAllowed = 10000; // after a ping

export class Line {
  private socket: Socket | null = null; // that has spoken
  private pending: Socket | null = null; // that has not yet
  private retry = firstRetry;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private opened = false; // the pending socket was
  private was = false; // up, at some time

  constructor(
    private readonly around: Opening,
    private readonly holder: Holder,
  ) {
    this.connect();
  }

  get up(): boolean {
    return this.socket !== null;
  }

  // Only while it is up.
  send(message: object): void {
    this.socket?.send(JSON.stringify(message));
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
    const socket = this.around.open();
    this.opened = false;
    socket.onopen = () => {
      if (socket === this.pending) this.opened = true;
    };
    socket.onmessage = ({ data }) => {
      if (this.socket === null && this.opened) this.rise(socket);
      if (this.socket === socket && typeof data === 'string') this.hear(data);
    };
    socket.onclose = (event) => this.fall(socket, event?.code === serviceRestart ? restartSpread : 0);
    this.pending = socket;
    this.silenceTimer = setTimeout(() => this.fall(socket), silenceAllowed);
  }

  // A line counts as up when the other side has spoken, not when somebody has merely picked up.
  private rise(socket: Socket): void {
    this.socket = socket;
    this.pending = null;
    this.retry = firstRetry;
    if (this.was) this.around.cameBack?.();
    this.was = true;
    this.holder.onUp();
    this.schedulePing();
  }

  private fall(socket: Socket, spread = 0): void {
    if (socket !== this.socket && socket !== this.pending) return;
    const was = this.socket !== null ? 'up' : this.opened ? 'opened' : 'never';
    this.drop();
    if (this.closed) return;
    // Not all at once when a server comes back.
    const pause = this.retry * (0.5 + this.around.random() / 2) + spread * this.around.random();
    this.retryTimer = setTimeout(() => this.connect(), pause);
    this.retry = Math.min(this.retry * 2, longestRetry);
    this.holder.onDown(was);
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
  }

  private schedulePing(): void {
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => this.ping(), pingEvery);
  }
  private ping(): void {
    const { socket } = this;
    if (!socket) return;
    this.send({ t: 'ping' });
    clearTimeout(this.silenceTimer);
    this.silenceTimer = setTimeout(() => this.fall(socket), silenceAllowed);
  }

  private hear(text: string): void {
    clearTimeout(this.silenceTimer);
    this.schedulePing();
    if (isHint(text)) this.around.called?.();
    else this.holder.onText(text);
  }
}

// A socket of the server, at a path of this page's own host.
export function openingOf(path: string): Opening {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const url = `${scheme}//${location.host}${path}`;
  return {
    open: () => new WebSocket(url, subprotocol) as Socket,
    cameBack: () => void import('../offline/updates.svelte').then(({ updates }) => updates.lookAgain()),
    called: () => dispatchEvent(new Event(hint)),
    random: () => Math.random(),
  };
}
