// One game on the page, wherever it is kept: what the page shows of it and what may be done.
import { Core, type Result } from './core';
import type { Applied, BoardView, Both, Claim, Colour, Refused, Thought, View } from './view';
import { other } from './view';

export type Kind = 'computer' | 'two' | 'table';

export interface Player {
  // A name of their own, or what stands in for one.
  name: string | { computer: number } | { player: number } | null;
  you: boolean;
  here: boolean; // false: the seat is taken and nobody is there
  free: boolean; // nobody has taken the seat yet
  halfPoints: number;
}

// Something that has happened and wants to be said once.
export type Notice =
  { kind: 'refused'; refused: Refused } | { kind: 'claim'; claim: Claim; withMove: boolean } | { kind: 'took_back' };

export interface Away {
  colour: Colour;
  since: number; // ms, as Date.now()
  limit: number; // seconds
}

export abstract class Session {
  protected core = new Core();

  view = $state.raw<View | null>(null);
  // The board on the screen: the newest, or an older one of the record.
  board = $state.raw<BoardView | null>(null);
  notice = $state.raw<Notice | null>(null);
  // An event is on its way: the board waits.
  busy = $state(false);

  abstract readonly kind: Kind;
  abstract readonly players: Both<Player>;
  // The number to show, of the series here or of the server; 0 while there is none.
  abstract readonly gameNumber: number;
  // The colours were drawn by lot.
  abstract readonly byLot: boolean;
  // Whether somebody in front of this page plays that colour.
  abstract plays(colour: Colour): boolean;
  // Hands an event line to whoever keeps the game.
  protected abstract commit(line: string): Promise<Result<Applied>>;

  abstract readonly canUndo: boolean;
  abstract undo(): Promise<void>;
  // After the end: another game, with the colour the loser wishes where he may choose.
  abstract readonly chooser: Colour | null;
  abstract next(wish: Colour | null): Promise<void>;

  // What only happens between two pages.
  get undoRequest(): { by: Colour; plies: number } | null {
    return null;
  }
  get nextAsked(): Both<boolean> {
    return { white: false, black: false };
  }
  get away(): Away | null {
    return null;
  }
  // What the computer thinks, or thought before its last move.
  get thought(): Thought | null {
    return null;
  }
  // Why the other side cannot be reached at present.
  get trouble(): 'connecting' | 'reconnecting' | 'sending' | null {
    return null;
  }
  answerUndo(_answer: 'accept' | 'decline' | 'withdraw'): Promise<void> {
    return Promise.resolve();
  }
  answerNext(_answer: 'decline' | 'withdraw'): Promise<void> {
    return Promise.resolve();
  }
  abort(): Promise<void> {
    return Promise.resolve();
  }

  get looking(): boolean {
    return this.view !== null && this.board !== null && this.board.ply !== this.view.board.ply;
  }

  // The colour for which the page speaks now: the one to move where both sit here, else the player's own.
  get speaker(): Colour | null {
    const mover = this.view?.board.to_move;
    if (!mover) return null;
    if (this.plays(mover)) return mover;
    return this.plays(other(mover)) ? other(mover) : null;
  }

  get mayMove(): boolean {
    const { view } = this;
    return view !== null && !this.busy && !this.looking && !view.game.outcome.over && this.plays(view.board.to_move);
  }

  async act(line: string): Promise<Refused | null> {
    this.notice = null;
    this.busy = true;
    const answer = await this.commit(line).finally(() => (this.busy = false));
    if (!answer.ok) {
      this.notice = { kind: 'refused', refused: answer.refused };
      return answer.refused;
    }
    const { claim } = answer.value;
    if (claim) this.notice = { kind: 'claim', claim, withMove: line.startsWith('move') };
    return null;
  }

  async look(ply: number): Promise<void> {
    const { view } = this;
    if (!view) return;
    const wanted = Math.min(Math.max(ply, 0), view.board.ply);
    const board = wanted === view.board.ply ? view.board : (await this.core.view(wanted)).board;
    if (this.view === view) this.board = board;
  }

  explain(move: string) {
    return this.core.explain(move);
  }
  record(tags: Record<string, string>): Promise<string> {
    return this.core.record(tags);
  }

  protected async refresh(): Promise<void> {
    this.show(await this.core.view());
  }
  protected show(view: View): void {
    this.view = view;
    this.board = view.board;
  }

  close(): void {
    this.core.close();
  }
}
