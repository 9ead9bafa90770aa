// Whether a move does what is asked, from what the rules answered before and after it. Knows no rules.
import type { BoardView, LegalMove, Place } from '../rules/view';
import type { Goal } from './lesson';

export interface Tried {
  before: BoardView;
  move: LegalMove;
  after: Place;
}

const bare = (move: string): string => move.replace(/x.*/, '');

export function meets(goal: Goal, { before, move, after }: Tried): boolean {
  const mover = before.to_move;
  const { kind } = goal;
  switch (kind) {
    case 'mill':
      return move.lines.length >= goal.mills;
    case 'wins':
      return after.outcome.verdict === `${mover}_wins` && after.outcome.reason === goal.reason;
    case 'to':
      return goal.points.includes(move.to);
    case 'moves':
      return goal.moves.includes(bare(move.move));
    case 'not':
      return !goal.moves.includes(bare(move.move));
    case 'safe':
      return after.board.moves.every(({ lines }) => lines.length === 0);
    case 'threatens': {
      const own = after.board.open_mills.filter(({ by }) => by === mover);
      return new Set(own.map(({ gap }) => gap)).size >= goal.gaps;
    }
    case 'leaves':
      return after.board.moves.length <= goal.moves;
    default:
      return kind satisfies never;
  }
}

export const meetsAll = (goals: readonly Goal[], tried: Tried): boolean => goals.every((goal) => meets(goal, tried));
