// A socket that comes back by itself and notices when the other side has gone silent. What is said over it is the
// business of whoever holds it.

import { subprotocol } from './protocol';
import { hint, isHint } from './notices';

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

export type Fallen = 'up' | 'mute' | 'broken';

export interface Holder {
  onUp(): void; // the other side has spoken
  onText(text: string): void;
  // It will be tried again. `mute`: nothing came in its time, whether the socket was opened or not; `broken`: it ended
  // before; a browser does not say why.
  onDown(was: Fallen): void;
  // It is up and nothing comes any more, although something should have; or it comes again.
  onSilence?(silent: boolean): void;
  isWaiting?(): boolean; // for an answer to what was said
}

export const firstRetry = 400; // ms
export const longestRetry = 8000;
export const longestHurriedRetry = 2000;
// A server that stops in good order says so to all at once: who takes over, or it itself in a moment, is not to be
// met by all of them together.
export const serviceRestart = 1012; // the code of RFC 6455's registry
export const restartSpread = 2000; // ms
export const pingEvery = 15000;
export const hurriedPingEvery = 4000;
// Whatever is said is answered. A network that was changed closes no connection, and says nothing of it: after
// `answerWithin` without a word a second socket is opened beside the first, and the one that speaks first is the line;
// after `doubtWithin` more it is said; after `silenceAllowed` the first is given up.
export const answerWithin = 2000;
export const doubtWithin = 2000;
export const silenceAllowed = 10000;
// For a socket to open and speak: twice as long each time that nothing came of it, as a slow network needs it.
export const firstPatience = 4000;
// So often it is asked for otherwise, or cannot be, before it is said that no line can be had.
export const failuresAllowed = 2;
// A socket that was mute is blamed only where an answer takes no longer: otherwise the network was away, for both.
export const promptly = 1000; // ms

type Timer = ReturnType<typeof setTimeout> | undefined;

// Where an answer is waited for, whatever else comes does not show that anything goes.
const isAnswer = (text: string): boolean => /^\{"t":"(?:ack|error|pong|state)"/.test(text);

export class Line {
  private socket: Socket | null = null; // that has spoken
  private pending: Socket | null = null; // that has not yet
  private retry = firstRetry;
  private patience = firstPatience;
  private retryTimer: Timer;
  private patienceTimer: Timer; // for the pending socket
  private pingTimer: Timer;
  private answerTimer: Timer; // runs since something was said that nothing has followed
  private silenceTimer: Timer; // runs in doubt
  private silent = false; // has been said
  private closed = false;
  private opened = false; // the pending socket was
  private was = false; // up, at some time
  private hurried = false;

  constructor(
    private readonly around: Opening,
    private readonly holder: Holder,
  ) {
    this.connect();
  }

  get up(): boolean {
    return this.socket !== null;
  }

  // Every second counts: it is looked more often whether the other side is there.
  hurry(hurried: boolean): void {
    if (this.hurried === hurried) return;
    this.hurried = hurried;
    if (this.socket) this.schedulePing();
  }

  // Only while it is up.
  send(message: object): void {
    if (!this.socket) return;
    this.socket.send(JSON.stringify(message));
    if (!this.doubtful) this.answerTimer ??= setTimeout(() => this.doubt(), answerWithin);
  }

  // The page is looked at again: no need to wait for the next attempt, and what was open may be dead.
  wake(): void {
    if (this.closed) return;
    if (this.socket) this.send({ t: 'ping' });
    else if (this.retryTimer !== undefined) this.connect();
  }

  // The browser says that the network has gone or come: whatever was open may be dead.
  networkChanged(gone: boolean): void {
    if (this.closed) return;
    if (!gone) this.dropPending(); // it began without the network, or in another one
    if (!this.socket) return gone ? undefined : this.connect();
    this.doubt();
    if (gone) this.sayIsSilent(true);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    this.dropSocket();
    this.dropPending();
  }

  // What was pending is given up.
  private connect(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
    this.dropPending();
    const socket = this.around.open();
    this.opened = false;
    socket.onopen = () => {
      if (socket === this.pending) this.opened = true;
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.pending && this.opened) this.meet(socket);
      if (socket === this.socket && typeof data === 'string') this.hear(data);
    };
    socket.onclose = (event) => this.fall(socket, event?.code === serviceRestart ? restartSpread : 0);
    this.pending = socket;
    this.patienceTimer = setTimeout(() => {
      this.patience = Math.min(2 * this.patience, silenceAllowed);
      this.fall(socket, 0, true);
    }, this.patience);
  }

  // One that was opened in doubt is not needed where the first has answered; a browser complains of a socket that is
  // closed before it was open, so it is closed now.
  private meet(socket: Socket): void {
    if (this.socket && !this.doubtful) this.dropPending();
    else this.rise(socket);
  }

  // A line counts as up when the other side has spoken, not when somebody has merely picked up.
  private rise(socket: Socket): void {
    clearTimeout(this.patienceTimer);
    this.pending = null;
    this.dropSocket();
    this.socket = socket;
    this.retry = firstRetry;
    this.patience = firstPatience;
    if (this.was) this.around.cameBack?.();
    this.was = true;
    this.holder.onUp();
    this.schedulePing();
  }

  private fall(socket: Socket, spread = 0, mute = false): void {
    if (socket !== this.socket && socket !== this.pending) return;
    const was = socket === this.socket ? 'up' : mute ? 'mute' : 'broken';
    if (socket === this.socket) this.dropSocket();
    else this.dropPending();
    if (this.closed) return;
    const needed = !this.socket || this.doubtful;
    if (needed && !this.pending && this.retryTimer === undefined) this.scheduleRetry(spread);
    if (!this.socket) this.holder.onDown(was);
  }

  // Not all at once when a server comes back.
  private scheduleRetry(spread: number): void {
    const pause = this.retry * (0.5 + this.around.random() / 2) + spread * this.around.random();
    this.retryTimer = setTimeout(() => this.connect(), pause);
    this.retry = Math.min(this.retry * 2, this.hurried ? longestHurriedRetry : longestRetry);
  }

  private get doubtful(): boolean {
    return this.silenceTimer !== undefined;
  }
  // Asked once more, the first may answer before a second one is there.
  private doubt(): void {
    const { socket } = this;
    if (!socket) return;
    this.trust();
    this.silenceTimer = setTimeout(() => {
      this.sayIsSilent(true);
      this.silenceTimer = setTimeout(() => this.fall(socket), silenceAllowed - doubtWithin);
    }, doubtWithin);
    this.send({ t: 'ping' });
    if (!this.pending) this.connect();
  }
  private trust(): void {
    clearTimeout(this.answerTimer);
    clearTimeout(this.silenceTimer);
    this.answerTimer = this.silenceTimer = undefined;
  }

  private sayIsSilent(silent: boolean): void {
    if (this.silent === silent) return;
    this.silent = silent;
    this.holder.onSilence?.(silent);
  }

  private dropSocket(): void {
    clearTimeout(this.pingTimer);
    this.trust();
    this.silent = false; // whoever holds the line hears that it is down, or up
    leave(this.socket);
    this.socket = null;
  }
  private dropPending(): void {
    clearTimeout(this.patienceTimer);
    leave(this.pending);
    this.pending = null;
  }

  private schedulePing(): void {
    clearTimeout(this.pingTimer);
    const usual = this.hurried ? hurriedPingEvery : pingEvery;
    // What comes may come on a line on which nothing goes any more.
    const pause = this.holder.isWaiting?.() ? answerWithin : usual;
    this.pingTimer = setTimeout(() => this.send({ t: 'ping' }), pause);
  }

  private hear(text: string): void {
    if (isAnswer(text) || !this.holder.isWaiting?.()) this.believe();
    if (isHint(text)) this.around.called?.();
    else this.holder.onText(text);
    if (this.socket) this.schedulePing();
  }
  private believe(): void {
    this.trust();
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
    this.retry = firstRetry;
    this.sayIsSilent(false);
  }
}

function leave(socket: Socket | null): void {
  if (!socket) return;
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
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
