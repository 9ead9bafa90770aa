// A game on the screen: how it stands at its source, and what of it is looked at.
import type { Result } from '../rules/core';
import {
  add,
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
} from '../rules/tree/tree';
import { afresh } from '../rules/tree/text';
import type { Walk } from '../rules/tree/walk';
import type { BoardView, Explanation, Note, Place, PointName, Refused, View } from '../rules/view';
import type { Deed } from './actions';
import { isLooking, type Facts, type Kind, type Notice, type Situation } from './situation';
import type { GameSource, RecordAbout } from './source';
import type { Thought } from '../rules/view';

export class Play implements Situation, Walk {
  view = $state.raw<View | null>(null);
  board = $state.raw<BoardView | null>(null);
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  // The game with all that is said about it, and where in it the board on the screen stands.
  tree = $state.raw<Tree>(treeAt(''));
  path = $state<Path>(start);

  constructor(private readonly source: GameSource) {
    source.hear({
      view: (view, fresh) => this.show(view, fresh),
      notice: (notice) => (this.notice = notice),
    });
  }

  get kind(): Kind {
    return this.source.kind;
  }
  get facts(): Facts {
    return this.source.facts;
  }
  get thought(): Thought | null {
    return this.source.thought;
  }
  get aside(): boolean {
    return isLooking(this) && !isPlayed(this.tree, this.path);
  }
  get about(): RecordAbout {
    return this.source.about;
  }

  async perform(deed: Deed): Promise<Refused | null> {
    this.notice = null;
    // What changes the board has to come back before it is touched again; what is asked of the other side may take long.
    const waits = deed.do === 'event' || (this.kind !== 'table' && (deed.do === 'undo' || deed.do === 'redo'));
    this.busy ||= waits;
    const answer = await this.source.perform(deed).finally(() => (this.busy &&= !waits));
    if (!answer.ok) {
      this.notice = { kind: 'refused', refused: answer.refused };
      return answer.refused;
    }
    const claim = answer.value?.claim;
    if (claim && deed.do === 'event') this.notice = { kind: 'claim', claim, withMove: deed.line.startsWith('move') };
    else if (deed.do === 'undo' && this.kind !== 'table') this.notice = { kind: 'took_back' };
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
  // A move in the position that is looked at, as a variation where it was not played.
  async explore(move: string): Promise<void> {
    const { view, path } = this;
    const from = nodeAt(this.tree, path);
    const place = view && from && (await this.placeAfter(view.game.rules.text, from.position, move));
    if (!place || this.view !== view || this.path !== path) return;
    this.tree = add(this.tree, path, { move, position: place.position });
    await this.lookAt(childOf(path, move));
  }
  async lookAt(path: Path): Promise<void> {
    const { view, tree } = this;
    if (!view || !has(tree, path)) return;
    const board = await this.boardAt(view, path);
    if (!board || this.view !== view) return;
    this.path = path;
    this.board = board;
  }

  explain(move: string): Promise<Result<{ reason: Explanation | null }>> {
    return this.source.core.explain(move);
  }
  // Where a mill can be closed in another position.
  async closing(position: string): Promise<PointName[]> {
    const rules = this.view?.game.rules.text ?? '';
    const place = await this.source.core.moves(rules, position);
    const moves = place.ok ? place.value.board.moves : [];
    return moves.filter(({ lines }) => lines.length > 0).map(({ to }) => to);
  }
  async record(tags: Record<string, string>): Promise<string> {
    const { noteLines, notesOf } = await import('../rules/tree/record');
    const { clocks = [] } = this.about;
    const notes = [...clocks, ...notesOf(this.tree)].sort((one, next) => one.ply - next.ply);
    return this.source.core.record(tags, noteLines(notes));
  }
  // The game alone, as the rules write it.
  plainRecord(): Promise<string> {
    return this.source.core.record({});
  }
  // Lets notes stand along the moves, with those that were there before.
  async annotate(notes: readonly Note[]): Promise<void> {
    if (this.view) await this.grow(this.view, [...this.about.notes, ...notes]);
  }
  close(): void {
    this.source.close();
  }

  private show(view: View, fresh: boolean): void {
    this.tree = follow(fresh ? treeAt(view.game.start) : this.tree, view.game.plies);
    this.path = pathOf(view.game.plies.map(({ move }) => move));
    this.view = view;
    this.board = view.board;
    if (fresh && this.about.notes.length > 0) void this.grow(view, this.about.notes);
  }

  // With what is said along the moves.
  private async grow({ game }: View, notes: readonly Note[]): Promise<void> {
    const play = async (position: string, move: string) =>
      (await this.placeAfter(game.rules.text, position, move))?.position ?? null;
    const { treeOf } = await import('../rules/tree/record');
    const grown = await treeOf(game.start, game.plies, notes, play);
    if (this.view && this.tree.root.position === grown.root.position) this.tree = follow(grown, this.view.game.plies);
  }

  private async boardAt(view: View, path: Path): Promise<BoardView | null> {
    const ply = depthOf(path);
    if (isPlayed(this.tree, path)) return ply === view.board.ply ? view.board : this.source.core.board(ply);
    const from = nodeAt(this.tree, parentOf(path));
    const move = movesOf(path).at(-1);
    if (!from || move === undefined) return null;
    const place = await this.placeAfter(view.game.rules.text, from.position, move);
    return place && { ...place.board, ply };
  }

  // A variation goes on where the count of quiet plies has drawn the game.
  private async placeAfter(rules: string, position: string, move: string): Promise<Place | null> {
    for (const from of [position, afresh(position)]) {
      const answer = await this.source.core.play(rules, from, move);
      if (answer.ok) return answer.value;
    }
    return null;
  }
}
