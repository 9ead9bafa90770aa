import { expect, it } from 'vitest';
import { add, treeAt } from './tree';
import { leapFrom } from './walk';

// 1. a b c (1… x y)
const tree = ['a', 'a b', 'a b c', 'a x', 'a x y'].reduce((grown, path) => {
  const moves = path.split(' ');
  return add(grown, moves.slice(0, -1).join(' '), { move: moves.at(-1) ?? '', position: path });
}, treeAt(''));
const leaps = (path: string) =>
  (['first', 'last', 'before', 'after'] as const).map((leap) => leapFrom({ tree, path }, leap));

it('leads to both ends, and from one variation to the other', () => {
  expect(leaps('')).toEqual(['', 'a b c', '', 'a b c']);
  expect(leaps('a b')).toEqual(['', 'a b c', 'a b', 'a x']);
  expect(leaps('a x')).toEqual(['', 'a x y', 'a b', 'a x']);
  expect(leaps('a x y')).toEqual(['', 'a x y', '', 'a x y']);
});
