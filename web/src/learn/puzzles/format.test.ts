import { describe, expect, it } from 'vitest';
import { movesOf, positionOf, readPuzzle, readPuzzles } from './format';

// By docs/puzzles.md: c = 110, 0 = 000, 9 = 100, 0 = 000, 3 = 010, 0 = 000, 2 = 002, 1 = 001; j = 19: Black moves.
const line = 'c09030216j 1480 +os ab cd eGH,fg';

describe('a puzzle', () => {
  it('is read with its position', () => {
    expect(positionOf('c09030216j')).toBeNull(); // ten digits
    expect(positionOf('c0903021j')).toBe('WW....W......W......B..W b 0 0');
    expect(positionOf('000000000')).toBe('........................ w 9 9');
    expect(positionOf('d00000001')).toMatch(/ b 8 9$/);
    expect(positionOf('d0000000h')).toMatch(/ b 0 1$/);
    expect(positionOf('d0000000i')).toMatch(/ w 0 0$/);
    for (const bad of ['', 'd0000000k', 'r00000000', 'd000000', 'D0000000i']) expect(positionOf(bad)).toBeNull();
  });

  it('is read with its moves', () => {
    expect(movesOf('e')).toEqual(['d6']);
    expect(movesOf('eK')).toEqual(['d6xb4']);
    expect(movesOf('ab')).toEqual(['a7-d7']);
    expect(movesOf('abKLM,cd')).toEqual(['a7-d7xb4', 'a7-d7xc4', 'a7-d7xe4', 'g7-b6']);
    for (const bad of ['', 'abc', 'K', 'ay', 'ab,', 'abk']) expect(movesOf(bad)).toBeNull();
  });

  it('is read whole, or not at all', () => {
    expect(readPuzzle(line.replace('c09030216j', 'c0903021j'))).toMatchObject({
      id: 'c0903021j',
      theme: 'only',
      themes: ['only', 'sacrifice'],
      rating: 1480,
      goal: 'win',
      solver: 'black',
      task: {
        rules: 'standard',
        steps: [
          { moves: ['a7-d7'], reply: 'g7-b6' },
          { moves: ['d6xc5', 'd6xd5', 'f6-c5'], reply: null },
        ],
      },
    });
    const bad = [
      line,
      'c0903021j 1480 +os ab cd', // ends with an answer
      'c0903021j 1480 os ab',
      'c0903021j 1480 +oz ab',
      'c0903021j 1480 + ab',
      'c0903021j hard +o ab',
      'c0903021j 1480 +o ab cd,de ef', // which answer?
      'c0903021j 1480 +o',
    ];
    for (const one of bad) expect(readPuzzle(one), one).toBeNull();
  });
});

describe('a file of puzzles', () => {
  it('is read without what is no puzzle, and only of its version', () => {
    const file = ['# muehle puzzles 1: only', '# more', 'c0903021j 1480 +o ab', '', 'nonsense'].join('\n');
    expect(readPuzzles(file)?.map(({ id }) => id)).toEqual(['c0903021j']);
    expect(readPuzzles(file.replace('puzzles 1', 'puzzles 2'))).toBeNull();
    expect(readPuzzles('<!doctype html>')).toBeNull();
  });
});
