// How a move is numbered and judged in print.
import type { Colour } from '../view';
import { spoken } from './spoken';
import type { Node } from './tree';

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

// Whether move `n` of a variation has its number: White's has, and Black's where anything stands before it. `line`: its
// moves, `parents`: the node that each of them leaves.
export function isNumbered(line: readonly Node[], parents: readonly Node[], n: number): boolean {
  const [node, parent, last, before] = [line[n], parents[n], line[n - 1], parents[n - 1]];
  if (!node || !parent || !last || !before || turnIn(parent.position).by === 'white') return true;
  const branched = n > 1 && before.children.length > 1;
  return branched || node.before.length > 0 || spoken(last.comments).length > 0;
}

const suffixes: Readonly<Record<number, string>> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };
export const glyphText = (glyph: number): string => suffixes[glyph] ?? ` $${glyph}`;
