// One game on the page, wherever it is kept: what the page shows of it and what may be done.
import { Core, type Result } from './core';
import { notesOf } from './tree/record';
import type { Applied, BoardView, Both, Claim, Colour, Place, Refused, Tag, Thought, View } from './view';
import {
  childOf,
  depthOf,
  follow,
  has,
  isPlayed,
  movesOf,
  nodeAt,
  parentOf,
  pathOf,
  start,
  treeAt,
  type Path,
  type Tree,
} from './tree/tree';
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
  | { kind: 'refused'; refused: Refused }
  | { kind: 'claim'; claim: Claim; withMove: boolean }
  | { kind: 'took_back' }
  | { kind: 'elsewhere' }; // another tab has gone on with the game

// What a record has to say beside the game itself.
export interface RecordAbout {
  tags: readonly Tag[];
  date: number; // ms
}

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
  // The game with all that is said about it, and where in it the board on the screen stands.
  tree = $state.raw<Tree>(treeAt(''));
  path = $state<Path>(start);
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
  // Plays again what was taken back.
  get canRedo(): boolean {
    return false;
  }
  redo(): Promise<void> {
    return Promise.resolve();
  }
  // Whether the game will be there tomorrow.
  get lasting(): boolean {
    return true;
  }
  get about(): RecordAbout {
    return { tags: [], date: Date.now() };
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
    return this.view !== null && this.board !== this.view.board;
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

  // The position after so many plies of the game, or the nearest there is.
  look(ply: number): Promise<void> {
    const moves = this.view?.game.plies.map(({ move }) => move) ?? [];
    return this.lookAt(pathOf(moves.slice(0, Math.max(ply, 0))));
  }
  // One move on in the line that is shown, or back.
  step(by: 1 | -1): Promise<void> {
    const next = nodeAt(this.tree, this.path)?.children[0];
    if (by < 0) return this.lookAt(parentOf(this.path));
    return next ? this.lookAt(childOf(this.path, next.move)) : Promise.resolve();
  }
  async lookAt(path: Path): Promise<void> {
    const { view, tree } = this;
    if (!view || !has(tree, path)) return;
    const board = await this.boardAt(view, path);
    if (!board || this.view !== view) return;
    this.path = path;
    this.board = board;
  }

  // Whether what is shown was not played.
  get aside(): boolean {
    return this.looking && !isPlayed(this.tree, this.path);
  }

  private async boardAt(view: View, path: Path): Promise<BoardView | null> {
    const ply = depthOf(path);
    if (isPlayed(this.tree, path)) return ply === view.board.ply ? view.board : (await this.core.view(ply)).board;
    const from = nodeAt(this.tree, parentOf(path));
    const move = movesOf(path).at(-1);
    if (!from || move === undefined) return null;
    const place = await this.placeAfter(view.game.rules.text, from.position, move);
    return place && { ...place.board, ply };
  }

  // A variation goes on where the count of quiet plies has drawn the game.
  protected async placeAfter(rules: string, position: string, move: string): Promise<Place | null> {
    const [points, mover, white, black, , number] = position.split(' ');
    for (const start of [position, [points, mover, white, black, 0, number].join(' ')]) {
      const answer = await this.core.play(rules, start, move);
      if (answer.ok) return answer.value;
    }
    return null;
  }

  explain(move: string) {
    return this.core.explain(move);
  }
  record(tags: Record<string, string>): Promise<string> {
    return this.core.record(tags, notesOf(this.tree));
  }

  protected async refresh(): Promise<void> {
    this.show(await this.core.view());
  }
  protected show(view: View): void {
    this.tree = this.treeFor(view);
    this.path = pathOf(view.game.plies.map(({ move }) => move));
    this.view = view;
    this.board = view.board;
  }
  protected treeFor({ game }: View): Tree {
    const same = this.tree.root.position === game.start;
    return follow(same ? this.tree : treeAt(game.start), game.plies);
  }

  close(): void {
    this.core.close();
  }
}
