// What a side has lost.
import type { BoardView, Colour } from '../rules/view';
import { stonesGiven } from '../terms/handicap';
import type { Facts } from './situation';

// What was given as a handicap was never there to be lost.
export function lostBy({ players }: Facts, board: BoardView, colour: Colour): number {
  const { gives } = players[colour];
  return board.lost[colour] - (gives ? stonesGiven(gives) : 0);
}
