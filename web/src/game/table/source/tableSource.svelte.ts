// A game between two pages, kept by the server. What the server sends is played with the same rules as everywhere.
import { Core, type Result } from '../../../rules/core';
import { Queue } from '../../../browser/queue';
import { token } from '../../../browser/random';
import { other, type Applied, type Colour, type Refused, type View } from '../../../rules/view';
import { mayAbort, type Deed } from '../../actions';
import { clockNotes, clocksOf, type Clocks } from '../../../server/clocks';
import type { Away, Facts, Player } from '../../situation';
import { refuse, type GameSource, type RecordAbout, type SourceListener } from '../../source';
import { Connection, type Reply, type Surroundings } from '../../../server/tableConnection';
import type {
  ChatLine,
  ClockState,
  CounselLine,
  GameState,
  OwnState,
  Seat,
  TableState,
  Wish,
} from '../../../server/tableMessages';
import { troubleOf } from './trouble';
import { endsUndo, isDecidedAnew, isNextDeclined, isTakeback, isUndoDeclined } from './news';

export class TableSource implements GameSource {
  readonly kind = 'table';
  readonly core = Core.forRules();
  readonly thought = null;
  view = $state.raw<View | null>(null);
  private listener: SourceListener | null = null;
  seat = $state.raw<Seat | null>(null);
  table = $state.raw<TableState | null>(null);
  // What is told to a player alone; null for who watches, and where the server knows nothing of it.
  chat = $state.raw<readonly ChatLine[] | null>(null);
  foreseen = $state.raw<string | null>(null);
  // Of those who share the seat; null where nobody does.
  counsel = $state.raw<readonly CounselLine[] | null>(null);
  partner = $state(false); // shares another one's seat
  movers = $state.raw<readonly Mover[]>([]); // of the moves of seats that several share
  private clocks = $state.raw<Clocks | null>(null);
  private after: number[] = []; // each ply, what was left to who made it
  private up = $state(false);
  private silent = $state(false); // up, and nothing comes
  private seen = $state(false); // what is shown was asked for without a line, as none gets through
  private network = $state(navigator.onLine); // as far as the browser knows
  private waiting = $state(0); // wishes that are not answered yet
  private readonly connection: Connection;
  // What comes is played one after the other.
  private readonly queue = new Queue();
  private closed = false;
  private stuck = false; // what came last cannot be shown: nobody waits for it
  private newest = { game: 0, version: -1 }; // that has come, and will be shown
  private shown = { game: 0, version: -1 };
  private readonly watchers: { game: number; version: number; done: () => void }[] = [];
  private tableHeard = 0; // when `table` came
  private withdrawing = false; // a request, by the player
  private nextDeclined = $state(false); // by the other side

  // The server refuses the table for good.
  gone = $state.raw<Refused | null>(null);
  // What went wrong before there was anything to show.
  trouble = $state.raw<Refused | null>(null);

  constructor(around: Surroundings) {
    const listener = {
      onState: (game: GameState, table: TableState, seat: Seat | null, own: OwnState) => {
        this.chat = own.chat;
        this.foreseen = own.foreseen;
        this.counsel = own.counsel ?? null;
        this.partner = own.partner === true;
        this.takeState(game, table, seat);
      },
      onEvent: (event: string, version: number, clock: ClockState | null, by?: string) =>
        this.takeEvent(event, version, clock, by),
      onTable: (table: TableState) => {
        const declined = !this.withdrawing && isUndoDeclined(this.table, table, this.seat);
        this.takeTable(table);
        if (declined) this.listener?.notice({ kind: 'undo_declined', by: other(this.colourOf(this.seat ?? 0)) });
      },
      onForeseen: (answers: string) => (this.foreseen = answers),
      onChat: (line: ChatLine) => this.takeChat(line),
      onCounsel: (line: CounselLine) => this.takeCounsel(line),
      onLine: (up: boolean) => {
        this.up = up;
        this.silent = this.seen = false;
      },
      onSilence: (silent: boolean) => (this.silent = silent),
      onSeen: (game: GameState, table: TableState) => this.takeSeen(game, table),
      onUnreachable: (refused: Refused) => {
        this.seen = false;
        if (!this.view) this.trouble = refused;
      },
      onTrouble: (code: string) => this.complain(code),
      onGone: (refused: Refused) => (this.gone = refused),
    };
    this.connection = new Connection(around, listener, token());
    document.addEventListener('visibilitychange', this.wake);
    window.addEventListener('online', this.networkChanged);
    window.addEventListener('offline', this.networkChanged);
  }

  hear(listener: SourceListener): void {
    this.listener = listener;
    if (this.view) listener.view(this.view, true);
  }

  close(): void {
    this.closed = true;
    document.removeEventListener('visibilitychange', this.wake);
    window.removeEventListener('online', this.networkChanged);
    window.removeEventListener('offline', this.networkChanged);
    this.connection.close();
    this.core.close();
  }
  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.connection.wake();
  };
  private readonly networkChanged = ({ type }: Event): void => {
    this.network = type !== 'offline';
    this.connection.networkChanged(!this.network);
  };
  // By hand.
  tryAgain(): void {
    this.connection.networkChanged(false);
  }

  get about(): RecordAbout {
    const control = this.clocks?.control;
    const tags = control ? [{ name: 'TimeControl', value: control }] : [];
    const who = this.movers.map(({ ply, name }) => ({ ply, text: name }));
    return { tags, notes: [], date: Date.now(), clocks: [...(control ? clockNotes(this.after) : []), ...who] };
  }

  get facts(): Facts {
    const { table, seat } = this;
    const own = seat === null || table === null ? [] : [this.colourOf(seat)];
    const asked = table?.next.asked ?? [false, false];
    const chooser = table?.series.chooser ?? null;
    const undo = table?.undo ?? null;
    return {
      players: { white: this.player('white'), black: this.player('black') },
      own,
      gameNumber: table?.series.game ?? 0, // as people count; the server has a number of its own
      byLot: table?.lot.drawn === true && table.series.game === 1,
      chooser: chooser === null ? null : this.colourOf(chooser),
      canUndo: this.mayAskUndo(own[0]),
      canRedo: false,
      undoRequest: undo && { by: this.colourOf(undo.by), plies: undo.plies },
      nextAsked: { white: asked[this.seatOf('white')], black: asked[this.seatOf('black')] },
      partner: this.partner,
      ofTournament: Boolean(table?.tournament),
      nextDeclined: this.nextDeclined && own[0] ? other(own[0]) : null,
      away: this.away,
      rated: table?.rated,
      clocks: this.clocks,
      trouble: this.lineTrouble,
      lasting: true,
    };
  }

  // Whether the page knows which seat is its own: who watches is told so, who cannot be told is not.
  get knowsSeat(): boolean {
    return this.up || !this.seen;
  }
  private get lineTrouble(): Facts['trouble'] {
    const { up, silent, seen, network } = this;
    const [waiting, known] = [this.waiting > 0, this.view !== null];
    return troubleOf({ up, silent, seen, waiting, known, network });
  }

  // Its number on the server.
  get number(): number {
    return this.shown.game;
  }
  private colourOf(seat: Seat): Colour {
    return seat === this.table?.white ? 'white' : 'black';
  }
  private seatOf(colour: Colour): Seat {
    const white = this.table?.white ?? 0;
    return colour === 'white' ? white : white === 0 ? 1 : 0;
  }
  private player(colour: Colour): Player {
    const seat = this.seatOf(colour);
    const { table } = this;
    return {
      name: table?.names[seat] ?? null,
      you: seat === this.seat,
      here: table?.here[seat] ?? true,
      free: table ? !table.seated[seat] : false,
      mark: table?.players?.[seat]?.mark,
      bot: table?.players?.[seat]?.bot === true,
      deleted: table?.players?.[seat]?.deleted === true,
      gone: table?.gone?.[seat] === true,
      halfPoints: (table?.series.points[seat] ?? 0) * 2,
      gives: null,
    };
  }
  private mayAskUndo(own: Colour | undefined): boolean {
    const { view, table } = this;
    if (!own || !view || !table || view.game.outcome.over || table.undo) return false;
    return view.game.plies.some((ply) => ply.by === own);
  }
  private get away(): Away | null {
    if (!this.table || this.partner) return null; // it is not his to decide
    const { away } = this.table;
    if (away.seat === null || away.seat === this.seat || away.since === null) return null;
    const { abort = true, decide = null, left = null, limit } = away;
    const since = this.here(away.since);
    const days = this.table.absence ?? null;
    const alone = mayAbort({ kind: 'table', view: this.view }); // without waiting for anything
    return {
      colour: this.colourOf(away.seat),
      since,
      left: left === null ? null : this.here(left),
      abortFrom: abort && !alone ? since + limit * 1000 : null,
      decideFrom: decide === null ? null : this.here(decide),
      days,
    };
  }
  // A time of the server's, seconds, as ms of this device's clock, which may differ.
  here(time: number): number {
    return this.tableHeard - ((this.table?.now ?? time) - time) * 1000;
  }

  async perform(deed: Deed): Promise<Result<Applied | null>> {
    const { version } = this.shown;
    const wish = wishOf(deed, version);
    if (!wish) return refuse('bad_event');
    this.withdrawing = 'answer' in deed && deed.answer === 'withdraw';
    const reply = await this.wait(this.connection.ask(wish)).finally(() => (this.withdrawing = false));
    if (!reply.ok) return { ok: false, refused: { code: reply.code, message: reply.message, reason: null } };
    if (deed.do !== 'event') return { ok: true, value: null };
    await this.untilShown(reply.version);
    const claim = reply.claim && { right: reply.claim.right, proof: reply.claim.proof ?? [] };
    return { ok: true, value: { event: deed.line, claim } };
  }

  // Null when it has arrived, and why not where it has not.
  say(what: { text: string } | { preset: string }): Promise<Refused | null> {
    return this.tell({ t: 'say', ...what });
  }
  // To those who share the seat.
  consult(text: string): Promise<Refused | null> {
    return this.tell({ t: 'consult', text });
  }
  // Answers to moves of the other side, which are to move; the empty text takes all of them back.
  foresee(answers: string): Promise<Refused | null> {
    return this.tell({ t: 'foresee', version: this.shown.version, answers });
  }
  private async tell(wish: Wish): Promise<Refused | null> {
    const reply = await this.wait(this.connection.ask(wish));
    return reply.ok ? null : { code: reply.code, message: reply.message, reason: null };
  }

  private async wait(asked: Promise<Reply>): Promise<Reply> {
    this.waiting++;
    return asked.finally(() => this.waiting--);
  }

  private takeState(game: GameState, table: TableState, seat: Seat | null): void {
    this.seat = seat;
    this.movers = game.movers ?? [];
    this.takeTable(table);
    this.takeClock(game.clock);
    this.after = [...(game.clock?.after ?? [])];
    this.newest = { game: game.number, version: game.version };
    this.inTurn(async () => {
      const opened = await this.core.open(game.rules, game.start, game.events);
      if (!opened.ok) {
        this.complain('bad_answer'); // it plays by rules that this page does not know
        return;
      }
      const fresh = this.shown.game !== game.number;
      const plies = this.view?.game.plies.length ?? 0;
      const tookBack = !fresh && opened.value.game.plies.length < plies;
      this.settle(opened.value, game.number, game.version, fresh);
      this.listener?.notice(tookBack ? { kind: 'took_back' } : null);
    });
  }

  private takeSeen(game: GameState, table: TableState): void {
    this.seen = true;
    const { number, version, clock = null } = game;
    if (isBefore({ game: number, version }, this.newest)) return; // an answer that was on its way for long
    const known = this.view && this.shown.game === number && this.shown.version === version;
    if (!known) {
      this.takeState(game, table, this.seat);
      return;
    }
    this.takeTable(table);
    this.takeClock(clock); // it may go on, or stand still, without an event
  }

  private takeEvent(event: string, version: number, clock: ClockState | null, by?: string): void {
    this.takeClock(clock);
    this.newest.version = version;
    if (this.table && endsUndo(event)) this.table = { ...this.table, undo: null };
    this.inTurn(async () => {
      this.listener?.notice(null);
      const applied = await this.core.apply(event).catch(() => null);
      if (!applied?.ok) {
        this.connection.sync();
        return;
      }
      const view = await this.core.view();
      this.noteLeft(view, clock);
      this.noteMover(view, isMove(event) ? by : undefined);
      this.settle(view, this.shown.game, version);
      // What was said before is the last thing in the log again, and no news.
      if (isTakeback(event)) this.listener?.notice({ kind: 'took_back' });
    });
  }

  private complain(code: string): void {
    this.trouble = { code, message: '', reason: null };
    this.listener?.notice({ kind: 'refused', refused: this.trouble });
  }

  private takeClock(clock: ClockState | null): void {
    this.clocks = clock && clocksOf(clock);
  }

  private noteLeft({ game: { plies } }: View, clock: ClockState | null): void {
    const by = plies.at(-1)?.by;
    if (clock && by && plies.length > this.after.length) this.after.push(clock.left[by === 'white' ? 0 : 1]);
    else this.after.length = Math.min(this.after.length, plies.length);
  }

  private noteMover({ game: { plies } }: View, name: string | undefined): void {
    const ply = plies.length;
    const before = this.movers.filter((one) => one.ply < ply || (one.ply === ply && name === undefined));
    if (name !== undefined) this.movers = [...before, { ply, name }];
    else if (before.length < this.movers.length) this.movers = before;
  }

  private takeCounsel(line: CounselLine): void {
    const last = this.counsel?.at(-1)?.number ?? 0;
    if (line.number > last) this.counsel = [...(this.counsel ?? []), line];
  }

  private takeChat(line: ChatLine): void {
    const last = this.chat?.at(-1)?.number ?? 0;
    if (this.chat && line.number > last) this.chat = [...this.chat, line];
  }

  private takeTable(table: TableState): void {
    this.tableHeard = Date.now();
    if (isDecidedAnew(this.table, table)) this.listener?.notice(null);
    const before = this.withdrawing ? null : this.table;
    this.nextDeclined = isNextDeclined(this.nextDeclined, before, table, this.seat);
    this.table = table;
  }

  private inTurn(job: () => Promise<void>): void {
    void this.queue.do(job).catch(() => {
      if (this.closed) return;
      this.stuck = true;
      this.complain('bad_answer');
      for (const { done } of this.watchers.splice(0)) done();
    });
  }

  private settle(view: View, game: number, version: number, fresh = false): void {
    this.shown = { game, version };
    this.stuck = false;
    this.view = view;
    this.trouble = null;
    this.listener?.view(view, fresh);
    for (const watcher of [...this.watchers]) {
      if (watcher.game === game && watcher.version > version) continue;
      this.watchers.splice(this.watchers.indexOf(watcher), 1);
      watcher.done();
    }
  }

  private untilShown(version: number): Promise<void> {
    if (this.shown.version >= version || this.stuck) return Promise.resolve();
    return new Promise((done) => this.watchers.push({ game: this.shown.game, version, done }));
  }
}

type Mover = Readonly<{ ply: number; name: string }>;

const isMove = (event: string): boolean => event.startsWith('move ');

type Place = Readonly<{ game: number; version: number }>;
const isBefore = (a: Place, b: Place): boolean => (a.game === b.game ? a.version < b.version : a.game < b.game);

function wishOf(deed: Deed, version: number): Wish | null {
  switch (deed.do) {
    case 'event':
      return { t: 'event', version, event: deed.line };
    case 'undo':
      return { t: 'undo', version, do: 'ask' };
    case 'answer-undo':
      return { t: 'undo', version, do: deed.answer };
    case 'next':
      return { t: 'next', do: 'ask', colour: deed.colour };
    case 'answer-next':
      return { t: 'next', do: deed.answer };
    case 'abort':
      return { t: 'abort' };
    case 'absent':
      return { t: 'absent', do: deed.result };
    case 'redo': // what was given back by consent is not taken again
      return null;
  }
}
