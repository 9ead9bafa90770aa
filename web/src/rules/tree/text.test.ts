import { expect, it } from 'vitest';
import { glyphText, isNumbered, withGlyph } from './text';
import { add, lineFrom, nodeAt, remark, treeAt, type Path, type Tree } from './tree';

const after = (plies: number): string =>
  `${'.'.repeat(24)} ${plies % 2 === 0 ? 'w' : 'b'} 9 9 0 ${1 + Math.floor(plies / 2)}`;
const grow = (tree: Tree, path: Path, move: string, plies: number): Tree =>
  add(tree, path, { move, position: after(plies) });
// 1. d6 f4 (1... b4 2. d2 f4 3. a7)
function game(): Tree {
  let tree = grow(treeAt(after(0)), '', 'd6', 1);
  tree = grow(tree, 'd6', 'f4', 2);
  tree = grow(tree, 'd6', 'b4', 2);
  tree = grow(tree, 'd6 b4', 'd2', 3);
  tree = grow(tree, 'd6 b4 d2', 'f4', 4);
  return grow(tree, 'd6 b4 d2 f4', 'a7', 5);
}
function numbered(tree: Tree): boolean[] {
  const [parent, first] = [nodeAt(tree, 'd6'), nodeAt(tree, 'd6 b4')];
  if (!parent || !first) return [];
  const line = [first, ...lineFrom(first)];
  const parents = [parent, ...line];
  return line.map((_, n) => isNumbered(line, parents, n));
}

it('numbers the first move of a variation and those of White', () => {
  expect(numbered(game())).toEqual([true, true, false, true]);
});
it('numbers a move of Black behind whatever interrupts the line', () => {
  expect(numbered(grow(game(), 'd6 b4', 'a1', 3))).toEqual([true, true, true, true]); // (2. a1)
  expect(numbered(remark(game(), 'd6 b4 d2', { comments: ['well'] }))).toEqual([true, true, true, true]);
  expect(numbered(remark(game(), 'd6 b4 d2 f4', { before: ['well'] }))).toEqual([true, true, true, true]);
});

it('shows what is said of a move and of a position as signs', () => {
  expect([1, 2, 3, 4, 5, 6].map(glyphText)).toEqual(['!', '?', '!!', '??', '!?', '?!']);
  expect([10, 13, 14, 15, 16, 17, 18, 19, 146].map(glyphText).join('')).toBe(' = ∞ += =+ ± ∓ +− −+ N');
  expect(glyphText(7)).toBe(' $7'); // as it was written
});
it('lets a move have one sign of each group', () => {
  expect(withGlyph([], 1)).toEqual([1]);
  expect(withGlyph([1], 14)).toEqual([1, 14]);
  expect(withGlyph([1, 14], 4)).toEqual([4, 14]);
  expect(withGlyph([4, 14], 146)).toEqual([4, 14, 146]);
  expect(withGlyph([4, 14, 146], 14)).toEqual([4, 146]);
  expect(withGlyph([7, 4], 1)).toEqual([1, 7]);
});
