// What is said over the line to a table: it is sent until it is told that it has arrived, and every event is handed on
// exactly once and in order.
import type { Result } from '../rules/core';
import type { Refused } from '../rules/view';
import { readControl } from './clocks';
import { pathOf, tableAt } from './tables';
import { Asking, isPassing } from './http';
import { Line, failuresAllowed, openingOf, promptly, type Opening } from './line';
import {
  readMessage,
  type ChatLine,
  type ClaimReply,
  type ClockState,
  type CounselLine,
  type GameState,
  type OwnState,
  type ServerMessage,
  type StateMessage,
  type TableState,
  type Wish,
  type Seat,
} from './tableMessages';

export interface Listener {
  onState(game: GameState, table: TableState, seat: Seat | null, own: OwnState): void;
  // `by`: who made the move, where several share the seat.
  onEvent(event: string, version: number, clock: ClockState | null, by?: string): void;
  onTable(table: TableState): void;
  onForeseen(answers: string): void;
  onChat(line: ChatLine): void;
  onCounsel?(line: CounselLine): void;
  onLine(up: boolean): void;
  onSilence(silent: boolean): void; // on a line that is up
  // As who watches sees it, asked for otherwise: the line does not get through, something on the way passes no sockets.
  onSeen(game: GameState, table: TableState): void;
  // Neither a line nor an answer can be had just now.
  onUnreachable(refused: Refused): void;
  // Something that was not asked for went wrong: the server says what, or `bad_answer` cannot be read.
  onTrouble(code: string): void;
  // It makes no sense to go on trying.
  onGone(refused: Refused): void;
}

export type Reply =
  { ok: true; version: number; claim: ClaimReply | null } | { ok: false; code: string; message: string };

interface Waiting {
  id: string;
  game: number; // 0: whichever is the first to be known
  wish: Wish;
  refusals: number; // how often the server would not hear it just now
  excesses: number; // of these, how often because there was too much of it
  sent: boolean; // and nothing has been said to it
  pausing: boolean; // and it is said again a little later
  reply(reply: Reply): void;
}

// What a connection needs of its surroundings.
export interface Surroundings extends Opening {
  look(stop: AbortSignal): Promise<Result<StateMessage>>; // asks for the table without a socket
}

export const busyRetry = 1500; // when the server has said that it is busy
// At the longest: the clocks stand still for five seconds after an outage, and what is said again then has to be in time.
export const longestBusyRetry = 4000;
export const attemptsAllowed = 6; // of what there was too much of

// Seconds count there.
const isHurried = (clock: ClockState | null): boolean =>
  clock !== null && (clock.running ?? clock.abort_after) !== null && readControl(clock.control)?.kind === 'live';

export class Connection {
  private readonly line: Line;
  private game = 0;
  private version = -1; // -1: nothing is known yet, or something is missing and state is on its way
  private readonly outbox: Waiting[] = [];
  private sent = 0;
  private failures = 0; // since the line was up
  private answered = 0; // so many of them in a row with an answer beside the line: it is not the server that is away
  private refused = 0; // so often state has been, since it last came
  private syncTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly looking = new Asking();

  // `tag` makes the ids of this page differ from those of any other.
  constructor(
    private readonly around: Surroundings,
    private readonly listener: Listener,
    private readonly tag: string,
  ) {
    this.line = new Line(around, {
      onUp: () => {
        this.version = -1;
        this.failures = this.answered = this.refused = 0;
        this.looking.end();
        listener.onLine(true);
      },
      onText: (text) => this.hear(text),
      onDown: (was) => {
        this.version = -1;
        if (was === 'up') listener.onLine(false);
        else void this.askOtherwise(was === 'mute');
      },
      onSilence: (silent) => listener.onSilence(silent),
      isWaiting: () => this.outbox.some(({ sent }) => sent),
    });
    this.line.hurry(true); // until it is known that no clock runs
  }

  // Answered when the server has stored or refused it, however often the line breaks until then.
  ask(wish: Wish): Promise<Reply> {
    const id = `${this.tag}-${++this.sent}`;
    return new Promise((reply) => {
      const waiting: Waiting = {
        id,
        game: this.game,
        wish,
        refusals: 0,
        excesses: 0,
        sent: false,
        pausing: false,
        reply,
      };
      this.outbox.push(waiting);
      if (this.version >= 0) this.send(waiting);
    });
  }

  // Everything anew, where what has come does not fit.
  sync(): void {
    this.version = -1;
    this.line.send({ t: 'sync' });
  }

  wake(): void {
    this.line.wake();
  }
  networkChanged(gone: boolean): void {
    this.line.networkChanged(gone);
  }

  close(): void {
    this.version = -1;
    clearTimeout(this.syncTimer);
    this.looking.end();
    this.line.close();
  }

  // A browser does not say why a socket could not be opened. Where one has said nothing in its time, or is not even open
  // then, nothing comes through: no second one has to fail.
  private async askOtherwise(mute: boolean): Promise<void> {
    this.failures++;
    const since = Date.now();
    const seen = await this.looking.ask((stop) => this.around.look(stop));
    if (seen === null) return;
    const blamed = mute && Date.now() - since <= promptly;
    if (!seen.ok && !isPassing(seen.refused)) {
      this.close();
      this.listener.onGone(seen.refused);
      return;
    }
    this.answered = seen.ok ? this.answered + 1 : 0;
    if (seen.ok) this.line.hurry(isHurried(seen.value.game.clock));
    if (!seen.ok && (mute || this.failures >= failuresAllowed)) this.listener.onUnreachable(seen.refused);
    if (seen.ok && (blamed || this.answered >= failuresAllowed))
      this.listener.onSeen(seen.value.game, seen.value.table);
  }

  private hear(text: string): void {
    const message = readMessage(text);
    if (message === null) this.listener.onTrouble('bad_answer');
    else this.take(message);
  }

  private take(message: ServerMessage): void {
    switch (message.t) {
      case 'state': {
        // Only then may something have been lost: of what was sent on this line since, an answer is on its way.
        const awaited = this.version < 0;
        this.takeState(message.game);
        this.listener.onState(message.game, message.table, message.seat, {
          foreseen: message.foreseen ?? null,
          chat: message.chat ?? null,
          counsel: message.counsel ?? null,
          partner: message.partner === true,
        });
        if (awaited) this.sendAgain();
        return;
      }
      case 'event':
        this.takeEvent(message);
        return;
      case 'table':
        this.listener.onTable(message.table);
        return;
      case 'foreseen':
        if (this.version >= 0 && message.game === this.game) this.listener.onForeseen(message.answers);
        return;
      case 'chat':
        if (this.version >= 0) this.listener.onChat(message.line);
        return;
      case 'counsel':
        if (this.version >= 0) this.listener.onCounsel?.(message.line);
        return;
      case 'ack':
        this.settle(message.id, { ok: true, version: message.version, claim: message.claim ?? null });
        return;
      case 'error':
        this.takeError(message.id, message.code, message.message);
        return;
      case 'pong':
      case 'waiting':
        return;
    }
  }

  private takeError(id: string | null, code: string, message: string): void {
    if (id === null) {
      this.listener.onTrouble(code);
      if (this.version < 0) this.syncLater();
      return;
    }
    const waiting = this.outbox.find((one) => one.id === id);
    if (waiting) waiting.refusals++;
    if (waiting && code === 'too_many') waiting.excesses++;
    if (!waiting || !willPass(code, waiting.wish, waiting.excesses)) {
      this.settle(id, { ok: false, code, message });
      return;
    }
    waiting.sent = false;
    waiting.pausing = true;
    this.listener.onTrouble(code);
    const pause = this.pauseAfter(waiting.refusals);
    setTimeout(() => {
      waiting.pausing = false;
      if (this.version >= 0 && this.outbox.includes(waiting)) this.send(waiting);
    }, pause);
  }

  // State is awaited, and was refused: nothing else would ever be shown on this line.
  private syncLater(): void {
    clearTimeout(this.syncTimer);
    const pause = this.pauseAfter(++this.refused);
    this.syncTimer = setTimeout(() => {
      if (this.version < 0) this.sync(); // nothing goes out where the line is down
    }, pause);
  }

  // Longer each time, and not for all at the same moment.
  private pauseAfter(refusals: number): number {
    return Math.min(busyRetry * refusals, longestBusyRetry) * (0.5 + this.around.random() / 2);
  }

  private takeState(game: GameState): void {
    this.game = game.number;
    this.version = game.version;
    this.refused = 0;
    this.line.hurry(isHurried(game.clock));
    // What was meant for an earlier game has missed it.
    for (const waiting of [...this.outbox]) {
      waiting.game ||= game.number;
      if (waiting.game === game.number) continue;
      // Who asks for the next game has it now; the acknowledgement may come after it.
      const granted = waiting.wish.t === 'next' && waiting.wish.do === 'ask' && game.number > waiting.game;
      this.settle(
        waiting.id,
        granted ? { ok: true, version: game.version, claim: null } : { ok: false, code: 'unknown_game', message: '' },
      );
    }
  }

  private takeEvent({ game, version, event, clock, by }: Extract<ServerMessage, { t: 'event' }>): void {
    if (this.version < 0) return; // state is on its way and will have it
    if (game === this.game && version <= this.version) return;
    if (game !== this.game || version !== this.version + 1) {
      this.sync();
      return;
    }
    this.version = version;
    this.line.hurry(isHurried(clock));
    this.listener.onEvent(event, version, clock, by);
  }

  private sendAgain(): void {
    for (const waiting of this.outbox) {
      if (!waiting.pausing) this.send(waiting);
    }
  }

  private send(waiting: Waiting): void {
    waiting.sent = true;
    const { id, game, wish } = waiting;
    this.line.send({ ...wish, id, game });
  }

  private settle(id: string, reply: Reply): void {
    const place = this.outbox.findIndex((waiting) => waiting.id === id);
    if (place < 0) return; // acknowledged a second time
    this.outbox.splice(place, 1)[0]?.reply(reply);
  }
}

// A server that cannot store just now will, some time, and no clock goes until then. Who has said all there was to say
// at this table will not have more of it a little later.
const willPass = (code: string, wish: Wish, excesses: number): boolean =>
  code === 'busy' || (code === 'too_many' && wish.t !== 'say' && wish.t !== 'consult' && excesses < attemptsAllowed);

export function aroundTable(code: string): Surroundings {
  return {
    ...openingOf(pathOf(code, '/socket')),
    look: (stop) => tableAt(code, stop),
  };
}
