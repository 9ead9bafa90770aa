// An analysis: a tree of moves in which everything can be tried, said, put in order and taken back.
import { Core, type Result } from '../rules/core';
import { Queue } from '../browser/queue';
import { readGame } from '../record/games';
import { drawnOver } from '../rules/tree/drawn';
import { noteLines, notesOf, treeOf } from '../rules/tree/record';
import { afresh, withGlyph } from '../rules/tree/text';
import {
  add,
  childOf,
  has,
  mainLine,
  movesOf,
  nodeAt,
  parentOf,
  pathOf,
  promote,
  remark,
  remove,
  start as atStart,
  treeAt,
  type Path,
  type Shape,
  type Tree,
} from '../rules/tree/tree';
import type { Walk } from '../rules/tree/walk';
import type { BoardView, Explanation, GameView, PointNames, SeveralWays, Tag, View } from '../rules/view';
import type { Deed } from '../game/actions';
import type { Facts, Player, Situation } from '../game/situation';
import { done, refuse } from '../game/source';
import { gameOf } from './study';

const asEvent = (move: string): string => `move ${move}`;

// As records have it.
export type Ending = 'white' | 'black' | 'draw';

// What is analysed.
interface Subject {
  rules: string;
  start: string; // '': the empty board
  tags: readonly Tag[];
  game: Played | null; // where it was loaded
}
// A game with all that happened in it beside its moves.
interface Played {
  moves: readonly string[];
  events: readonly string[];
  view: GameView;
}
// How a text was read, and what is worth telling of it.
export interface Read {
  points: PointNames;
  remarks: readonly Explanation[];
}
interface Stand {
  subject: Subject;
  tree: Tree;
  path: Path;
}

export class Analysis implements Situation, Walk {
  readonly kind = 'analysis';
  readonly aside = false;
  readonly busy = false;
  readonly notice = null;
  readonly thought = null;
  tree = $state.raw<Tree>(treeAt(''));
  path = $state<Path>(atStart);
  // Of the moves that lead to the path, as a game.
  view = $state.raw<View | null>(null);
  private subject = $state.raw<Subject>({ rules: 'standard', start: '', tags: [], game: null });
  private past = $state.raw<readonly Stand[]>([]);
  private future = $state.raw<readonly Stand[]>([]);
  private readonly core = Core.forRules(); // the line that is shown is open in it
  private readonly scribe = Core.forRules(); // the main line, while it is written
  private readonly reader = Core.forRules(); // what is read from elsewhere
  // What changes the analysis: each begins from what the one before has left.
  private readonly queue = new Queue();
  private readonly writing = new Queue();
  private newest = 0; // of the positions asked for
  private aim: Path = atStart; // and its path

  get board(): BoardView | null {
    return this.view?.board ?? null;
  }
  get facts(): Facts {
    const player = (tag: string): Player => ({
      name: this.subject.tags.find(({ name }) => name === tag)?.value ?? '',
      ...{ you: false, here: true, free: false, halfPoints: 0, gives: null },
    });
    return {
      players: { white: player('White'), black: player('Black') },
      own: ['white', 'black'],
      gameNumber: 0,
      byLot: false,
      chooser: null,
      canUndo: this.past.length > 0,
      canRedo: this.future.length > 0,
      undoRequest: null,
      nextAsked: { white: false, black: false },
      away: null,
      trouble: null,
      lasting: true,
    };
  }
  // From a position; from the empty board where it is ''. Refused as the rules refuse it, and nothing has changed.
  begin(rules: string, start: string): Promise<Result<null>> {
    return this.queue.do(() => this.beginNow(rules, start));
  }
  private async beginNow(rules: string, start: string): Promise<Result<null>> {
    const opened = await this.core.open(rules, start, []);
    if (!opened.ok) return opened;
    const subject = { rules, start, tags: [], game: null };
    this.change({ subject, tree: treeAt(opened.value.game.start), path: atStart }, opened.value);
    return done;
  }

  // From a record or a list of moves with all that is said in it, at its end. By standard rules, where it names none;
  // a text of which that makes no game, and a position alone, by those that are open.
  load(record: string, points: PointNames | 'any' = 'any'): Promise<Result<Read | SeveralWays>> {
    return this.queue.do(() => this.loadNow(record, points));
  }
  private async loadNow(record: string, points: PointNames | 'any'): Promise<Result<Read | SeveralWays>> {
    const standard = await readGame(record, { points });
    const loaded = standard.ok ? standard : await readGame(record, { rules: this.ruleText, points });
    if (!loaded.ok || 'ways' in loaded.value) return loaded as Result<SeveralWays>;
    const { rules, start, events, tags, notes, remarks } = loaded.value;
    const read: Read = { points: loaded.value.points, remarks: remarks.map(({ reason }) => reason) };
    if (start !== '' && events.length + tags.length + notes.length === 0) {
      const begun = await this.beginNow(this.ruleText, start);
      return begun.ok ? { ok: true, value: read } : begun;
    }
    const opened = await this.reader.open(rules, start, events);
    if (!opened.ok) return opened;
    const { game } = opened.value;
    const play = async (position: string, move: string) => {
      const answer = await this.reader.play(rules, position, move);
      const after = answer.ok ? answer : await this.reader.play(rules, afresh(position), move); // beyond a draw by rule
      return after.ok ? after.value.position : null;
    };
    const tree = { ...(await treeOf(game.start, game.plies, notes, play)), played: 0 };
    const moves = game.plies.map(({ move }) => move);
    const subject = { rules, start, tags, game: { moves, events, view: game } };
    const stand = { subject, tree, path: pathOf(moves) };
    const view = await this.viewOf(stand);
    if (!view) return refuse('bad_record');
    this.change(stand, view);
    return { ok: true, value: read };
  }

  async lookAt(path: Path): Promise<void> {
    if (!has(this.tree, path)) return;
    const mine = ++this.newest;
    this.aim = path;
    await this.queue.do(() => this.lookNow(path, mine));
  }
  private async lookNow(path: Path, mine: number): Promise<void> {
    if (mine !== this.newest || path === this.path) return; // somebody wants to see another one by now
    const view = await this.viewOf({ ...this.stand, path });
    if (mine !== this.newest) return;
    if (!view) {
      this.aim = this.path;
      return;
    }
    this.path = path;
    this.view = view;
  }
  // From where the last step leads, which may not be on the board yet.
  step(by: 1 | -1): Promise<void> {
    if (by < 0) return this.lookAt(parentOf(this.aim));
    const next = nodeAt(this.tree, this.aim)?.children[0];
    return next ? this.lookAt(childOf(this.aim, next.move)) : Promise.resolve();
  }
  // A move where the board stands; a variation where another one goes on from there.
  async explore(move: string): Promise<void> {
    const next = childOf(this.path, move);
    if (has(this.tree, next)) return this.lookAt(next);
    const mine = ++this.newest;
    await this.queue.do(() => this.exploreNow(move, mine));
  }
  private async exploreNow(move: string, mine: number): Promise<void> {
    if (mine !== this.newest) return;
    const { stand } = this;
    const { tree, path } = stand;
    const next = childOf(path, move);
    const view = await this.viewOf(stand, move);
    if (!view || mine !== this.newest) return;
    this.change(
      { ...stand, tree: add(tree, path, { move, position: view.game.plies.at(-1)?.position ?? '' }), path: next },
      view,
    );
  }
  async perform(deed: Deed): Promise<null> {
    if (deed.do === 'event' && deed.line.startsWith('move ')) await this.explore(deed.line.slice('move '.length));
    else if (deed.do === 'undo') await this.queue.do(() => this.goBack());
    else if (deed.do === 'redo') await this.queue.do(() => this.goForth());
    return null;
  }
  explain(move: string): Promise<Result<{ reason: Explanation | null }>> {
    return this.core.explain(move);
  }

  // The line that the move stands in goes one place nearer to the front, from where it branches off.
  promote(): void {
    if (this.branch !== null) this.edit(promote(this.tree, this.branch));
  }
  // Where the line of the position on the board leaves the one before it; null on the main line.
  get branch(): Path | null {
    for (let path = this.path; path !== atStart; path = parentOf(path)) {
      const [first] = nodeAt(this.tree, parentOf(path))?.children ?? [];
      if (first && childOf(parentOf(path), first.move) !== path) return path;
    }
    return null;
  }
  // The move that led to the board as it is seen now, and what follows it.
  async remove(): Promise<void> {
    const { path } = this;
    await this.queue.do(() => this.removeNow(path));
  }
  private async removeNow(path: Path): Promise<void> {
    if (path === atStart || !has(this.tree, path)) return;
    const before = parentOf(path);
    const view = await this.viewOf({ ...this.stand, path: before });
    if (view && has(this.tree, path)) this.change({ ...this.stand, tree: remove(this.tree, path), path: before }, view);
  }
  // Of the move that led here; none where the text is empty.
  comment(text: string): void {
    const said = text.trim();
    this.edit(remark(this.tree, this.path, { comments: said === '' ? [] : [said] }));
  }
  // Of the move that led here; the same once more takes it away.
  glyph(glyph: number): void {
    if (this.path === atStart) return;
    const glyphs = nodeAt(this.tree, this.path)?.glyphs ?? [];
    this.edit(remark(this.tree, this.path, { glyphs: withGlyph(glyphs, glyph) }));
  }
  // Of the whole game; none where the text is empty.
  tag(name: string, text: string): void {
    const value = text.trim();
    const others = this.subject.tags.filter((tag) => tag.name !== name);
    const tags = value === '' ? others : [...others, { name, value }];
    if (this.view) this.change({ ...this.stand, subject: { ...this.subject, tags } }, this.view);
  }
  // How the main line ended, as somebody says; what ends by the rules says it itself.
  endAs(result: Ending | null): Promise<void> {
    return this.queue.do(() => this.endNow(result));
  }
  private async endNow(result: Ending | null): Promise<void> {
    const { rules, start } = this.subject;
    const moves = this.played?.moves ?? mainLine(this.tree).map(({ move }) => move);
    const events = [...moves.map(asEvent), ...(result ? [`recorded ${result}`] : [])];
    const opened = await this.reader.open(rules, start, events);
    if (!opened.ok || !this.view) return;
    const tags = this.subject.tags.filter(({ name }) => name !== 'Result' && name !== 'Termination');
    const game = { moves, events, view: opened.value.game };
    this.change({ ...this.stand, subject: { ...this.subject, tags, game } }, this.view);
  }

  // What is drawn on the position on the board.
  get shapes(): readonly Shape[] {
    return nodeAt(this.tree, this.path)?.shapes ?? [];
  }
  // The same once more takes it away.
  draw(shape: Shape): void {
    this.edit(remark(this.tree, this.path, { shapes: drawnOver(this.shapes, shape) }));
  }
  erase(): void {
    this.edit(remark(this.tree, this.path, { shapes: [] }));
  }

  // The game that was loaded, as long as the main line begins with it.
  private get played(): Played | null {
    const { game } = this.subject;
    const line = mainLine(this.tree).map(({ move }) => move);
    if (!game || (game.moves.length === 0 && line.length > 0)) return null;
    return game.moves.every((move, n) => move === line[n]) ? game : null;
  }
  // How it ended.
  get result(): GameView | null {
    const view = this.played?.view ?? null;
    return view?.outcome.over ? view : null;
  }

  // Which game was loaded, by which it is known again; '' where none was.
  get game(): string {
    const { game, start, rules } = this.subject;
    return game ? gameOf(rules, start, game.moves) : '';
  }
  // What was done up to here is not taken back.
  settle(): void {
    this.past = [];
    this.future = [];
  }

  // Those of the record that was loaded.
  get tags(): readonly Tag[] {
    return this.subject.tags;
  }

  // Everything, as a record: the game that was loaded with its end, else the main line as far as it is a game.
  record(): Promise<string> {
    return this.writing.do(() => this.write());
  }
  private async write(): Promise<string> {
    const { rules, start, tags } = this.subject;
    const { tree, played: game } = this;
    const events = game?.events ?? mainLine(tree).map(({ move }) => asEvent(move));
    let played = game ? game.moves.length : events.length;
    if (game) await this.scribe.open(rules, start, events);
    else while (!(await this.scribe.open(rules, start, events.slice(0, played))).ok && played > 0) played--;
    const named = Object.fromEntries(tags.map(({ name, value }) => [name, value]));
    return this.scribe.record(named, noteLines(notesOf({ ...tree, played })));
  }

  // What an engine is asked about the position on the board.
  get question(): { rules: string; start: string; events: string[] } {
    const { rules, start } = this.subject;
    return { rules, start, events: movesOf(this.path).map(asEvent) };
  }
  get ruleText(): string {
    return this.view?.game.rules.text ?? this.subject.rules;
  }

  close(): void {
    this.core.close();
    this.scribe.close();
    this.reader.close();
  }

  private get stand(): Stand {
    return { subject: this.subject, tree: this.tree, path: this.path };
  }
  private edit(tree: Tree): void {
    if (this.view && tree !== this.tree) this.change({ ...this.stand, tree }, this.view);
  }
  private change(stand: Stand, view: View): void {
    if (this.view) this.past = [...this.past, this.stand]; // at the beginning there is nothing to go back to
    this.future = [];
    this.show(stand, view);
  }
  private show({ subject, tree, path }: Stand, view: View): void {
    this.newest++;
    this.subject = subject;
    this.tree = tree;
    this.path = path;
    this.aim = path;
    this.view = view;
  }

  private async goBack(): Promise<void> {
    const before = this.past.at(-1);
    const view = before && (await this.viewOf(before));
    if (!view || before !== this.past.at(-1)) return; // something was said of the move meanwhile
    this.past = this.past.slice(0, -1);
    this.future = [this.stand, ...this.future];
    this.show(before, view);
  }
  private async goForth(): Promise<void> {
    const [after, ...later] = this.future;
    const view = after && (await this.viewOf(after));
    if (!view || after !== this.future[0]) return;
    this.past = [...this.past, this.stand];
    this.future = later;
    this.show(after, view);
  }

  // The moves to a path, and one more, as a game. Where a draw by rule comes in between, as a game that begins before
  // the last of them.
  private async viewOf({ subject, tree, path }: Stand, next?: string): Promise<View | null> {
    const { rules, start } = subject;
    const moves = [...movesOf(path), ...(next === undefined ? [] : [next])];
    const events = moves.map(asEvent);
    const whole = await this.core.open(rules, start, events);
    if (whole.ok) return withoutAdvice(whole.value);
    const before = nodeAt(tree, next === undefined ? parentOf(path) : path)?.position ?? '';
    const last = await this.core.open(rules, afresh(before), events.slice(-1));
    return last.ok ? withoutAdvice(last.value) : null;
  }
}

// Nobody offers a draw here.
const withoutAdvice = (view: View): View => ({ ...view, game: { ...view.game, draw_suggested: false } });
