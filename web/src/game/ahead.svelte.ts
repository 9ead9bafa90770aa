// A move that is chosen while the other side thinks, and made as soon as it may be: in a live game only.
import { fitting, nothing, pointsOf, type Picks } from '../rules/turn';
import type { Shape } from '../board/shapes';
import type { LegalMove } from '../rules/view';
import { readControl } from '../server/clocks';
import { isLooking, sideOf, type Situation } from './situation';

const none: ReadonlySet<string> = new Set();

// What becomes of it when it is one's turn.
export type Settled =
  | { kind: 'send'; move: LegalMove }
  | { kind: 'half'; picks: Picks } // it closes a mill: what to take is still to be chosen
  | { kind: 'void' }; // it cannot be made any more

export class Ahead {
  picks = $state.raw<Picks>(nothing);

  constructor(private readonly game: Situation) {}

  get chosen(): boolean {
    return this.picks.to !== null;
  }
  // As records write it: f4, d1-d2, f4xa7.
  get text(): string {
    const { from, to, capture } = this.picks;
    return `${from ? `${from}-` : ''}${to ?? ''}${capture ? `x${capture}` : ''}`;
  }

  // The other side is thinking, and both can be reached by a clock that runs.
  get may(): boolean {
    const { view, kind, facts } = this.game;
    const own = sideOf(this.game);
    if (kind !== 'table' || !view || !own || isLooking(this.game) || view.game.outcome.over) return false;
    const control = readControl(facts.clocks?.control ?? '');
    return control !== null && control.kind !== 'days' && view.board.to_move !== own;
  }

  // Stones that may be dragged, or touched first.
  get sources(): ReadonlySet<string> {
    const board = this.game.view?.board;
    const own = sideOf(this.game);
    if (!this.may || this.chosen || !board || !own || board.phases[own] === 'placing') return none;
    return pointsOf(board.points, own);
  }
  get shapes(): Shape[] {
    const { from, to, capture } = this.picks;
    if (to === null) return [];
    const move: Shape = from ? { kind: 'arrow', from, to, tone: 'blue' } : { kind: 'circle', point: to, tone: 'blue' };
    return capture ? [move, { kind: 'cross', point: capture, tone: 'blue' }] : [move];
  }

  lift(point: string): void {
    if (this.sources.has(point)) this.picks = { ...nothing, from: point };
  }
  clear(): void {
    this.picks = nothing;
  }

  // What a touch means while the other side thinks; false: nothing. After the move, one on it takes it back, one on a stone
  // of the other side says what it is to take if it closes a mill, and one elsewhere chooses another move.
  touch(point: string): boolean {
    const board = this.game.view?.board;
    const own = sideOf(this.game);
    if (!this.may || !board || !own) return false;
    const stone = board.points.find(({ name }) => name === point)?.stone ?? null;
    const { from, to, capture } = this.picks;
    if ([from, to, capture].includes(point)) {
      this.clear();
      return true;
    }
    if (this.chosen && stone !== null && stone !== own) {
      this.picks = { ...this.picks, capture: point };
      return true;
    }
    const placing = board.phases[own] === 'placing';
    if (stone === own) {
      if (placing) return false;
      this.picks = { ...nothing, from: point };
      return true;
    }
    if (!placing && from === null) return false;
    this.picks = { ...nothing, from, to: point };
    return true;
  }

  // It is one's turn, with these moves.
  settle(moves: readonly LegalMove[]): Settled {
    const { from, to, capture } = this.picks;
    this.clear();
    const left = fitting(moves, { from, to, capture: null });
    const [move] = left;
    if (!move) return { kind: 'void' };
    if (left.every((one) => one.capture === null)) return { kind: 'send', move };
    const taking = left.find((one) => capture !== null && one.capture === capture);
    return taking ? { kind: 'send', move: taking } : { kind: 'half', picks: { from, to, capture: null } };
  }
}
