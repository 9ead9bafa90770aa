import { describe, expect, it } from 'vitest';
import { mainLine } from '../rules/tree/tree';
import { capturesIn, framesOf, treeOf } from './replay';

describe('a record', () => {
  it('is one position after the other', () => {
    const frames = framesOf('WW.......B....W......BBW w 0 0', ['d7-g7xd1']);
    expect(frames.map(({ position }) => position)).toEqual([
      'WW.......B....W......BBW w 0 0',
      'W.W......B....W......B.W b 0 0',
    ]);
    expect(frames[1]?.move).toEqual({ move: 'd7-g7xd1', from: 'd7', to: 'g7', capture: 'd1' });
    expect(capturesIn(frames)).toEqual([1]);
  });

  it('takes stones from the hands while they are placed', () => {
    const frames = framesOf('WW...................... b 7 8', ['a4', 'g7xa4']);
    expect(frames.map(({ position }) => position)).toEqual([
      'WW...................... b 7 8',
      'WW.......B.............. w 7 7',
      'WWW..................... b 6 7',
    ]);
  });

  it('alternates, and may fly', () => {
    const frames = framesOf('WWWBBB................WW w 0 0', ['a7-a4', 'b6-a7', 'a4-a1xa7']);
    expect(frames.map(({ position }) => position.slice(-5))).toEqual(['w 0 0', 'b 0 0', 'w 0 0', 'b 0 0']);
    expect(frames.at(-1)?.position.startsWith('.WW.BB')).toBe(true);
    expect(capturesIn(frames)).toEqual([3]);
  });

  it('is a line of numbered moves', () => {
    const tree = treeOf(framesOf('WWWBBB................WW w 0 0', ['a7-a4', 'b6-a7', 'a4-a1xa7']));
    const line = [tree.root, ...mainLine(tree)];
    expect(line.map(({ move }) => move)).toEqual(['', 'a7-a4', 'b6-a7', 'a4-a1xa7']);
    const numbers = (all: typeof line) => all.map(({ position }) => position.split(' ').at(-1));
    expect(numbers(line)).toEqual(['1', '1', '2', '2']);
    const ofBlack = treeOf(framesOf('WW...................... b 7 8', ['a4', 'g7xa4']));
    expect(numbers([ofBlack.root, ...mainLine(ofBlack)])).toEqual(['1', '2', '2']);
  });
});
