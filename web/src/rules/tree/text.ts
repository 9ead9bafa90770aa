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

// By their numbers in records (NAG). Those for "slightly better" have letters that every font has. What is said of the move stands at it, what is said of the position behind it.
const suffixes: Readonly<Record<number, string>> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };
const signs: Readonly<Record<number, string>> = {
  ...{ 10: '=', 11: '=', 13: '∞', 14: '+=', 15: '=+', 16: '±', 17: '∓', 18: '+−', 19: '−+', 146: 'N' },
};
export const glyphText = (glyph: number): string => suffixes[glyph] ?? ` ${signs[glyph] ?? `$${glyph}`}`;

// Of each group a move has one at most: how good it is, how the position stands, whether it is new. From the best for
// White to the worst, and what can be set.
export const glyphGroups = [[3, 1, 5, 6, 2, 4], [18, 16, 14, 10, 13, 15, 17, 19], [146]] as const;
const groupOf = (glyph: number) => glyphGroups.find((group) => (group as readonly number[]).includes(glyph)) ?? [glyph];

// With one more; the same once more takes it away, another one of its group takes its place.
export function withGlyph(glyphs: readonly number[], glyph: number): number[] {
  const group: readonly number[] = groupOf(glyph);
  const others = glyphs.filter((one) => !group.includes(one) && one !== glyph);
  return glyphs.includes(glyph) ? others : [...others, glyph].sort((a, b) => a - b);
}
