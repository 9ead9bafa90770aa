// What a game sounds like.
import { winnerOf, type Colour, type GameView, type LastMove } from '../rules/view';
import type { Sound } from '../browser/sound';

export const soundOfMove = ({ capture, mill }: LastMove): Sound => (capture ? 'capture' : mill ? 'mill' : 'place');

// For those who sit here: a win of one of them, or any other end.
export function soundOfEnd({ outcome }: GameView, here: readonly Colour[]): Sound {
  const winner = winnerOf(outcome.verdict);
  return winner !== null && here.includes(winner) ? 'win' : 'end';
}
