// A game between two pages, kept by the server. What the server sends is played with the same rules as everywhere.
import type { Result } from '../core/core';
import { token } from '../core/random';
import { Session, type Away, type Player } from '../core/session.svelte';
import type { Applied, Both, Colour, Refused, View } from '../core/view';
import { Connection, type Reply, type Surroundings } from './connection';
import type { GameState, Seat, TableState } from './messages';

export class TableSession extends Session {
  override readonly kind = 'table';
  seat = $state.raw<Seat | null>(null);
  table = $state.raw<TableState | null>(null);
  private up = $state(false);
  private waiting = $state(0); // wishes that are not answered yet
  private readonly connection: Connection;
  // What comes is played one after the other.
  private work: Promise<unknown> = Promise.resolve();
  private shown = { game: 0, version: -1 };
  private readonly watchers: { game: number; version: number; done: () => void }[] = [];
  private tableHeard = 0; // when `table` came

  // The server refuses the table for good.
  gone = $state.raw<Refused | null>(null);

  constructor(around: Surroundings) {
    super();
    const listener = {
      onState: (game: GameState, table: TableState, seat: Seat | null) => this.takeState(game, table, seat),
      onEvent: (event: string, version: number) => this.takeEvent(event, version),
      onTable: (table: TableState) => this.takeTable(table),
      onLine: (up: boolean) => (this.up = up),
      onTrouble: (code: string) => this.complain(code),
      onGone: (refused: Refused) => (this.gone = refused),
    };
    this.connection = new Connection(around, listener, token());
    document.addEventListener('visibilitychange', this.wake);
    window.addEventListener('online', this.wake);
  }

  override close(): void {
    document.removeEventListener('visibilitychange', this.wake);
    window.removeEventListener('online', this.wake);
    this.connection.close();
    super.close();
  }
  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.connection.wake();
  };

  // Of the series, as people count.
  override get gameNumber(): number {
    return this.table?.series.game ?? 0;
  }
  override get byLot(): boolean {
    return this.table?.lot.drawn === true && this.table.series.game === 1;
  }
  override get trouble() {
    if (!this.up) return this.view ? 'reconnecting' : 'connecting';
    return this.waiting > 0 ? 'sending' : null;
  }

  colourOf(seat: Seat): Colour {
    return seat === this.table?.white ? 'white' : 'black';
  }
  private seatOf(colour: Colour): Seat {
    const white = this.table?.white ?? 0;
    return colour === 'white' ? white : white === 0 ? 1 : 0;
  }
  override plays(colour: Colour): boolean {
    return this.seat !== null && this.table !== null && this.colourOf(this.seat) === colour;
  }

  override get players(): Both<Player> {
    const player = (colour: Colour): Player => {
      const seat = this.seatOf(colour);
      const { table } = this;
      return {
        name: table?.names[seat] ?? null,
        you: seat === this.seat,
        here: table?.here[seat] ?? true,
        free: table ? !table.seated[seat] : false,
        halfPoints: (table?.series.points[seat] ?? 0) * 2,
      };
    };
    return { white: player('white'), black: player('black') };
  }

  override get canUndo(): boolean {
    const own = this.speaker;
    const { view, table } = this;
    if (!own || !view || !table || view.game.outcome.over || table.undo) return false;
    return view.game.plies.some((ply) => ply.by === own);
  }
  override undo(): Promise<void> {
    return this.talkOfUndo('ask');
  }
  override answerUndo(answer: 'accept' | 'decline' | 'withdraw'): Promise<void> {
    return this.talkOfUndo(answer);
  }
  override get undoRequest() {
    const undo = this.table?.undo;
    return undo ? { by: this.colourOf(undo.by), plies: undo.plies } : null;
  }

  override get chooser(): Colour | null {
    const chooser = this.table?.series.chooser ?? null;
    return chooser === null ? null : this.colourOf(chooser);
  }
  override next(wish: Colour | null): Promise<void> {
    return this.wish(this.connection.ask({ t: 'next', do: 'ask', colour: wish }));
  }
  override answerNext(answer: 'decline' | 'withdraw'): Promise<void> {
    return this.wish(this.connection.ask({ t: 'next', do: answer }));
  }
  override get nextAsked(): Both<boolean> {
    const asked = this.table?.next.asked ?? [false, false];
    return { white: asked[this.seatOf('white')], black: asked[this.seatOf('black')] };
  }

  override get away(): Away | null {
    if (!this.table) return null;
    const { away, now } = this.table;
    if (away.seat === null || away.seat === this.seat || away.since === null) return null;
    // By this device's clock, which may differ from the server's.
    const since = this.tableHeard - (now - away.since) * 1000;
    return { colour: this.colourOf(away.seat), since, limit: away.limit };
  }
  override abort(): Promise<void> {
    return this.wish(this.connection.ask({ t: 'abort' }));
  }

  protected override async commit(line: string): Promise<Result<Applied>> {
    const reply = await this.wait(this.connection.ask({ t: 'event', version: this.shown.version, event: line }));
    if (!reply.ok) return this.refusal(reply);
    await this.untilShown(reply.version);
    const claim = reply.claim && {
      right: reply.claim.right,
      proof: reply.claim.proof ?? [],
    };
    return { ok: true, value: { event: line, claim } };
  }

  private talkOfUndo(what: 'ask' | 'accept' | 'decline' | 'withdraw'): Promise<void> {
    return this.wish(this.connection.ask({ t: 'undo', version: this.shown.version, do: what }));
  }

  private async wish(asked: Promise<Reply>): Promise<void> {
    this.notice = null;
    const reply = await this.wait(asked);
    if (reply.ok) return;
    const answer = await this.refusal(reply);
    if (!answer.ok) this.notice = { kind: 'refused', refused: answer.refused };
  }

  private async wait(asked: Promise<Reply>): Promise<Reply> {
    this.waiting++;
    return asked.finally(() => this.waiting--);
  }

  private refusal(reply: Reply & { ok: false }): Result<Applied> {
    return { ok: false, refused: { code: reply.code, message: reply.message, reason: null } };
  }

  private takeState(game: GameState, table: TableState, seat: Seat | null): void {
    this.seat = seat;
    this.takeTable(table);
    this.inTurn(async () => {
      const opened = await this.core.open(game.rules, game.start, game.events);
      if (!opened.ok) {
        this.complain('bad_answer'); // it plays by rules that this page does not know
        return;
      }
      this.settle(opened.value, game.number, game.version);
    });
  }

  private takeEvent(event: string, version: number): void {
    this.inTurn(async () => {
      this.notice = null;
      const applied = await this.core.apply(event);
      if (!applied.ok) {
        this.connection.sync();
        return;
      }
      this.settle(await this.core.view(), this.shown.game, version);
    });
  }

  private complain(code: string): void {
    this.notice = { kind: 'refused', refused: { code, message: '', reason: null } };
  }

  private takeTable(table: TableState): void {
    this.tableHeard = Date.now();
    this.table = table;
  }

  private inTurn(job: () => Promise<void>): void {
    this.work = this.work.then(job).catch(() => undefined); // a page that is being left
  }

  private settle(view: View, game: number, version: number): void {
    this.shown = { game, version };
    this.show(view);
    for (const watcher of [...this.watchers]) {
      if (watcher.game === game && watcher.version > version) continue;
      this.watchers.splice(this.watchers.indexOf(watcher), 1);
      watcher.done();
    }
  }

  private untilShown(version: number): Promise<void> {
    if (this.shown.version >= version) return Promise.resolve();
    return new Promise((done) => this.watchers.push({ game: this.shown.game, version, done }));
  }
}
