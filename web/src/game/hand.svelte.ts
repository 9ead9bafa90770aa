// Half a turn at a board of its own, as in a lesson or a puzzle: what has been touched, and why a touch did nothing.
import type { Core } from '../rules/core';
import { captures, fitting, nothing, sources, targets, touch, typed, written } from '../rules/turn';
import type { Picks, Touch } from '../rules/turn';
import type { LegalMove, Place } from '../rules/view';
import { mostWords, words } from '../words';
import { sayReason } from '../words/sayRules';
import { whyNot } from './whyNot';

const none: ReadonlySet<string> = new Set();

// Where a turn is made: nothing can be moved while there are no `moves`.
export interface Ground {
  readonly rules: string;
  readonly place: Place | null;
  readonly moves: readonly LegalMove[];
}

export type Touched =
  | { kind: 'half' } // the turn goes on
  | { kind: 'move'; move: LegalMove }
  | { kind: 'refused'; why: string };

export class Hand {
  picks = $state.raw<Picks>(nothing);

  constructor(
    private readonly core: Core,
    private readonly ground: Ground,
  ) {}

  get targets(): ReadonlySet<string> {
    return targets(this.ground.moves, this.picks);
  }
  get captures(): ReadonlySet<string> {
    return captures(this.ground.moves, this.picks);
  }
  get sources(): ReadonlySet<string> {
    return this.picks.to === null ? sources(this.ground.moves) : none;
  }
  // The mills that the half-made turn closes.
  get lines(): string[][] {
    return this.picks.to === null ? [] : (fitting(this.ground.moves, this.picks)[0]?.lines ?? []);
  }

  reset(): void {
    this.picks = nothing;
  }
  async touch(point: string): Promise<Touched> {
    return this.take(touch(this.ground.moves, this.picks, point), () => this.whyNot(point));
  }
  // A stone is dragged: it is the chosen one.
  lift(point: string): void {
    if (this.sources.has(point)) this.picks = { ...nothing, from: point };
  }
  // Takes back the first half of the turn; true when there was one.
  takeBack(): boolean {
    if (this.picks === nothing) return false;
    this.picks = this.picks.to === null ? nothing : { ...nothing, from: this.picks.from };
    return true;
  }
  // A move as text; while a stone is to be taken, its point will do.
  async type(text: string): Promise<Touched> {
    const wish = written(text);
    const captured = wish.replace(/^x/, '');
    if (this.captures.has(captured)) return this.touch(captured);
    return this.take(typed(this.ground.moves, wish), () => this.explain(wish));
  }

  private async take(touched: Touch, why: () => Promise<string>): Promise<Touched> {
    if (touched.kind === 'refused') return { kind: 'refused', why: await why() };
    this.picks = touched.picks;
    return touched.kind === 'complete' ? { kind: 'move', move: touched.move } : { kind: 'half' };
  }

  private async whyNot(point: string): Promise<string> {
    const board = this.ground.place?.board;
    const seen = board?.points.find(({ name }) => name === point);
    const why = board && seen ? whyNot(words(), board, this.picks, seen) : null;
    return why ?? this.explain(this.picks.from ? `${this.picks.from}-${point}` : point);
  }
  private async explain(move: string): Promise<string> {
    const { rules, place } = this.ground;
    if (!place) return '';
    await this.core.open(rules, place.position, []);
    const explained = await this.core.explain(move);
    if (!explained.ok) return (await mostWords()).unreadableMove ?? words().moveFails;
    return explained.value.reason ? sayReason(await mostWords(), explained.value.reason) : words().moveFails;
  }
}
