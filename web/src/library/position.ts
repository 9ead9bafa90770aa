// A position by itself.
import type { BoardView, LegalMove, Outcome, Place } from '../rules/view';
import { inOneLine } from './given';
import type { Referee } from './referee';

/** A position under rules: a value, which never changes. Two are equal where their texts and rules are. */
export class Position {
  /** `<24 characters> <w|b> <white in hand> <black in hand> <quiet plies> <move number>`, from a7 in reading order. */
  readonly text: string;
  /** The rules, as text. */
  readonly rules: string;
  /** The stones, point by point, with mills and what may be taken. */
  readonly board: BoardView;
  /** Whether the game is over on the board: too few stones, or no legal move. Draws by rule need a game. */
  readonly outcome: Outcome;

  /** Made by `Muehle.position()` and `play()`. */
  constructor(
    private readonly referee: Referee,
    rules: string,
    { position, board, outcome }: Place,
  ) {
    this.text = position;
    this.rules = rules;
    this.board = board;
    this.outcome = outcome;
  }

  /** The legal moves; none where the game is over. A mill and its capture are one move: `a1-a4xg7`. */
  get moves(): readonly LegalMove[] {
    return this.board.moves;
  }

  /** The position after a move. `bad_argument` where it is no move, `illegal` where the rules forbid it, with the reason. */
  play(move: string): Position {
    const after = this.referee.ask<Place>('play', this.rules, this.text, inOneLine(move, 'a move'));
    return new Position(this.referee, this.rules, after);
  }

  /** The one of the 16 positions alike by symmetry that stands for all of them, as text without counters. */
  canonical(): string {
    return this.referee.ask<{ position: string }>('canonical', this.text).position;
  }

  /** How many ways of `depth` plies (from 0) lead on from here. Each further one takes about twenty times as long. */
  perft(depth: number): number {
    this.referee.begin(this, [this.rules, this.text]);
    return this.referee.ask<{ nodes: number }>('perft', String(depth)).nodes;
  }

  toString(): string {
    return this.text;
  }
}

/** A position or its text, as text. */
export function positionText(value: unknown): string {
  if (value instanceof Position) return value.text;
  return inOneLine(value, 'a position, or its text');
}
