// How a move is numbered and judged in print.
import type { Colour } from '../view';

// Who moves in a position, and the number that the move has.
export function turnIn(position: string): { by: Colour; number: number } {
  const [, mover, , , , number = '1'] = position.split(' ');
  return { by: mover === 'b' ? 'black' : 'white', number: Number(number) };
}
// The same position where no quiet plies have been counted.
export function afresh(position: string): string {
  const [points, mover, white, black, , number] = position.split(' ');
  return [points, mover, white, black, 0, number].join(' ');
}

// The number that a move has which is played in a position: `12.`, or `12…` for Black's.
export function labelAfter(position: string): string {
  const { by, number } = turnIn(position);
  return by === 'black' ? `${number}…` : `${number}.`;
}

const suffixes: Readonly<Record<number, string>> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };
export const glyphText = (glyph: number): string => suffixes[glyph] ?? ` $${glyph}`;
