// Answers to moves to come, while they are being made on a board: what has been touched, and what there is to say.
import { Core, type Result } from '../../../rules/core';
import {
  depthOf,
  has,
  movesOf,
  nodeAt,
  parentOf,
  pathOf,
  childOf,
  start,
  treeAt,
  type Path,
  type Tree,
} from '../../../rules/tree/tree';
import type { BoardView, LegalMove, Place } from '../../../rules/view';
import { words } from '../../../words';
import { sayMove } from '../../../words/sayRules';
import type { ConditionalWords } from '../../../words/conditional/de';
import { Announcer } from '../../../ui/announcer.svelte';
import { Hand, type Ground, type Touched } from '../../hand.svelte';
import { soundOfMove } from '../../sounds';
import { play as sound } from '../../../browser/sound';
import {
  answersIn,
  countOf,
  endsOf,
  mostAnswers,
  mostDeep,
  readAnswers,
  toText,
  withMove,
  withoutLine,
  type ReadAnswer,
  type Spot,
} from './conditionalMoves';

// Why a text cannot be taken over, and where in it.
export interface Refusal {
  why: string;
  at: Spot;
}

export class Answering implements Ground {
  tree = $state.raw<Tree>(treeAt(''));
  path = $state<Path>(start);
  place = $state.raw<Place | null>(null); // on the board
  note = $state(''); // why a touch did nothing
  private readonly core = Core.forRules();
  private readonly announcer = new Announcer();
  readonly hand = new Hand(this.core, this);

  constructor(
    readonly rules: string,
    private readonly root: BoardView,
    private readonly w: () => ConditionalWords,
    private readonly opponent: () => string | null,
  ) {}

  // With the answers that were left before. Those of another position are none.
  async begin(text: string): Promise<void> {
    this.tree = treeAt(this.root.position);
    await this.takeOver(text);
    await this.show(start);
    this.announcer.say(this.asked);
  }
  close(): void {
    this.place = null;
    this.core.close();
  }

  get moves(): readonly LegalMove[] {
    return this.place && !this.place.outcome.over ? this.place.board.moves : [];
  }
  get said(): string {
    return this.announcer.said;
  }
  // The side that left these answers is to move.
  get own(): boolean {
    return depthOf(this.path) % 2 === 1;
  }
  // What is to be done on the board.
  get asked(): string {
    const w = this.w();
    const last = movesOf(this.path).at(-1);
    if (last === undefined) return w.whichMove(this.opponent());
    if (this.place?.outcome.over) return w.gameOver(last);
    return this.own ? w.whichAnswer(last) : w.andThen(last, this.opponent());
  }
  get text(): string {
    return toText(answersIn(this.tree));
  }
  get count(): number {
    return countOf(answersIn(this.tree));
  }
  get lines(): readonly Path[] {
    return endsOf(answersIn(this.tree));
  }

  async touch(point: string): Promise<void> {
    this.note = '';
    await this.hear(await this.hand.touch(point));
  }
  // True when it was a move.
  async type(text: string): Promise<boolean> {
    this.note = '';
    return this.hear(await this.hand.type(text));
  }
  lift(point: string): void {
    this.note = '';
    this.hand.lift(point);
  }
  takeBack(): boolean {
    if (!this.hand.takeBack()) return false;
    this.note = '';
    this.announcer.say(words().tookBack);
    return true;
  }

  async go(path: Path): Promise<void> {
    await this.show(path);
    this.announcer.say(this.asked);
  }
  back(): Promise<void> {
    return this.go(parentOf(this.path));
  }
  async remove(line: Path): Promise<void> {
    this.tree = withoutLine(this.tree, line);
    let path = this.path;
    while (!has(this.tree, path)) path = parentOf(path);
    await this.show(path);
    this.announcer.say(this.w().removed);
  }

  // Answers as text instead of those that are there; null when they have been taken over, and nothing has changed where
  // they have not.
  async takeOver(text: string): Promise<Refusal | null> {
    const w = this.w();
    const reading = readAnswers(text);
    if (!reading.ok) return { why: w.faults[reading.problem.fault], at: reading.problem.at };
    let tree = treeAt(this.root.position);
    const grow = async (answers: readonly ReadAnswer[], path: Path): Promise<Refusal | null> => {
      const seen: string[] = [];
      for (const { to, toAt, move, moveAt, then } of answers) {
        const theirs = await this.after(tree, path, to);
        if (!theirs) return { why: w.cannot(to), at: toAt };
        const asked = theirs.board.last?.move ?? to;
        if (seen.includes(asked)) return { why: w.twice(to), at: toAt };
        seen.push(asked);
        tree = withMove(tree, path, { move: asked, position: theirs.position });
        const before = childOf(path, asked);
        const own = await this.after(tree, before, move);
        if (!own) return { why: w.cannot(move), at: moveAt };
        const answer = own.board.last?.move ?? move;
        tree = withMove(tree, before, { move: answer, position: own.position });
        const refused = await grow(then, childOf(before, answer));
        if (refused) return refused;
      }
      return null;
    };
    const refused = await grow(reading.answers, start);
    if (refused) return refused;
    this.tree = tree;
    await this.show(start);
    return null;
  }

  private async hear(touched: Touched): Promise<boolean> {
    if (touched.kind === 'refused') this.refuse(touched.why);
    if (touched.kind !== 'move') return touched.kind === 'half';
    return this.make(touched.move);
  }
  private refuse(why: string): void {
    this.note = why;
    this.announcer.say(why);
  }

  private async make({ move }: LegalMove): Promise<boolean> {
    const { path, w } = this;
    const known = has(this.tree, childOf(path, move));
    const full = this.own && this.count >= mostAnswers && !nodeAt(this.tree, path)?.children.length;
    if (!known && (full || depthOf(path) >= 2 * mostDeep)) {
      this.hand.reset();
      this.refuse(full ? w().faults.many : w().faults.deep);
      return false;
    }
    const place = await this.after(this.tree, path, move);
    if (!place || this.path !== path) return false;
    if (place.outcome.over && !this.own) {
      this.hand.reset();
      this.refuse(w().endsGame(move));
      return false;
    }
    this.tree = withMove(this.tree, path, { move, position: place.position });
    await this.show(childOf(path, move));
    const last = this.place?.board.last;
    if (last) sound(soundOfMove(last));
    this.announcer.say([last ? sayMove(words(), last) : '', this.asked].join(' ').trim());
    return true;
  }

  private async after(tree: Tree, path: Path, move: string): Promise<Place | null> {
    const from = nodeAt(tree, path);
    return from ? sure(await this.core.play(this.rules, from.position, move)) : null;
  }
  private async show(path: Path): Promise<void> {
    const last = movesOf(path).at(-1);
    const place =
      last === undefined
        ? sure(await this.core.moves(this.rules, this.root.position))
        : await this.after(this.tree, pathOf(movesOf(path).slice(0, -1)), last);
    if (!place) return;
    this.hand.reset();
    this.note = '';
    this.path = path;
    this.place = path === start ? { ...place, board: { ...place.board, last: this.root.last } } : place;
  }
}

const sure = (answer: Result<Place>): Place | null => (answer.ok ? answer.value : null);
