import { describe, expect, it } from 'vitest';
import { add, parentOf, remark, treeAt, type Path, type Remarks, type Tree } from '../rules/tree/tree';
import { dateText, handsIn, sheetOf, tagIn, type Block } from './sheet';

const empty = '.'.repeat(24);
// After so many plies; the stones do not matter here.
const after = (plies: number, board = empty): string =>
  `${board} ${plies % 2 === 0 ? 'w' : 'b'} 9 9 0 ${1 + Math.floor(plies / 2)}`;
const depth = (path: Path) => path.split(' ').length;
const grown = (...paths: Path[]): Tree =>
  paths.reduce(
    (tree, path) => add(tree, parentOf(path), { move: path.split(' ').at(-1) ?? '', position: after(depth(path)) }),
    treeAt(after(0)),
  );
const noted = (tree: Tree, ...notes: (readonly [Path, Partial<Remarks>])[]): Tree =>
  notes.reduce((all, [path, remarks]) => remark(all, path, remarks), tree);
const line = (plies: number): Path[] =>
  Array.from({ length: plies }, (_, n) => Array.from({ length: n + 1 }, (_, k) => `m${k + 1}`).join(' '));

// As it is read: a diagram by the move before it, in square brackets.
function read(block: Block): string {
  switch (block.kind) {
    case 'moves':
      return block.moves.join(' ');
    case 'comment':
      return `“${block.text}”`;
    case 'variation':
      return `| ${block.pieces.map(({ text, said }) => (said ? `“${text}”` : text)).join(' ')}`;
    case 'result':
      return 'result';
    case 'diagram':
      return `[${block.after || 'start'}${block.over ? ', over' : ''}]`;
  }
}
const sheet = (tree: Tree, wanted: Parameters<typeof sheetOf>[1] = 'said', ended: number | null = null) =>
  sheetOf(tree, wanted, ended).map(read);

describe('the sheet of an analysis', () => {
  it('has the moves of the main line with their numbers, and the last position', () => {
    expect(sheet(grown('a', 'a b', 'a b c'))).toEqual(['1. a b 2. c', '[2. c]']);
    expect(sheet(treeAt(after(0)))).toEqual(['[start]']); // there is nothing else
  });

  it('has a number wherever the line was interrupted, and what is said as paragraphs', () => {
    const tree = noted(
      grown('a', 'a b', 'a b c', 'a b c d'),
      ['', { comments: ['before it began'] }],
      ['a', { comments: ['good', 'very good'], glyphs: [1] }],
      ['a b', { before: ['now'] }],
    );
    expect(sheet(tree)).toEqual([
      '“before it began”',
      '1. a!',
      '[1. a!]',
      '“good”',
      '“very good”',
      '“now”',
      '1… b 2. c d',
      '[2… d]',
    ]);
  });

  it('has variations behind the move that they stand for, with their own in brackets', () => {
    const tree = noted(
      grown('a', 'a b', 'a b c', 'a x', 'a x y', 'a x y z', 'a x q', 'a x q r', 'z'),
      ['a x', { comments: ['was better'], glyphs: [5], before: ['perhaps'] }],
      ['a x q r', { comments: ['no'] }],
    );
    expect(sheet(tree)).toEqual([
      '1. a',
      '| 1. z',
      '1… b',
      '| “perhaps” 1… x!? “was better” 2. y (2. q r “no)” 2… z',
      '2. c',
      '[2. c]',
    ]);
  });

  it('leaves out what programs write for each other', () => {
    const tree = noted(
      grown('a', 'a b', 'a b c'),
      ['a', { comments: ['[%value win 25]'] }],
      ['a b', { comments: ['a slip [%value loss 3]'] }],
    );
    expect(sheet(tree)).toEqual(['1. a b', '[1… b]', '“a slip”', '2. c', '[2. c]']);
  });

  it('ends with the result, also where a line goes on behind it', () => {
    const tree = noted(grown('a', 'a b', 'a b c'), ['a b', { comments: ['gives up'] }]);
    expect(sheet(tree, 'end', 3)).toEqual(['1. a b', '“gives up”', '2. c', '[2. c, over]', 'result']);
    expect(sheet(tree, 'end', 2)).toEqual(['1. a b', '[1… b, over]', '“gives up”', 'result', '2. c', '[2. c]']);
    expect(sheet(treeAt(after(0)), 'end', 0)).toEqual(['[start, over]', 'result']);
  });
});

describe('the diagrams of a sheet', () => {
  const circle = { from: null, to: 'd6', ink: 'red' } as const;

  it('are where something is said, drawn or wrong, in a variation only where something is drawn', () => {
    const tree = noted(
      grown(...line(6), 'm1 x', 'm1 x y'),
      ['m1', { glyphs: [1] }],
      ['m1 m2', { glyphs: [2] }],
      ['m1 m2 m3', { shapes: [circle] }],
      ['m1 m2 m3 m4', { glyphs: [4] }],
      ['m1 x', { comments: ['instead'] }],
      ['m1 x y', { shapes: [circle] }],
    );
    const diagrams = (wanted: Parameters<typeof sheetOf>[1]) =>
      sheet(tree, wanted).filter((text) => text.startsWith('['));
    expect(diagrams('said')).toEqual(['[1… m2?]', '[2. y]', '[2. m3]', '[2… m4??]', '[3… m6]']);
    expect(diagrams('end')).toEqual(['[3… m6]']);
    expect(diagrams(5)).toEqual(['[3… m6]']);
    const drawn = sheetOf(tree, 'said', null).flatMap((block) => (block.kind === 'diagram' ? [block.shapes] : []));
    expect(drawn).toEqual([[], [circle], [circle], [], []]);
  });

  it('come every so many moves, when both sides have made theirs', () => {
    const diagrams = (wanted: 5 | 10) => sheet(grown(...line(43)), wanted).filter((text) => text.startsWith('['));
    expect(diagrams(5)).toEqual(['[5… m10]', '[10… m20]', '[15… m30]', '[20… m40]', '[22. m43]']);
    expect(diagrams(10)).toEqual(['[10… m20]', '[20… m40]', '[22. m43]']);
  });

  it('begin with the start where it is not the empty board', () => {
    const there = treeAt(after(1, `W${empty.slice(1)}`));
    const tree = add(there, '', { move: 'b', position: after(2) });
    for (const wanted of ['said', 5, 'end'] as const)
      expect(sheet(tree, wanted)).toEqual(['[start]', '1… b', '[1… b]']);
    expect(sheet(noted(grown('a'), ['', { shapes: [circle] }]))).toEqual(['[start]', '1. a', '[1. a]']);
  });
});

it('reads hands, tags and dates', () => {
  expect(handsIn(`${empty} w 4 5 0 5`)).toEqual({ white: 4, black: 5 });
  const tags = [
    { name: 'White', value: ' Anna ' },
    { name: 'Event', value: '?' },
    { name: 'Date', value: '????.??.??' },
  ];
  expect(['White', 'Black', 'Event', 'Date'].map((name) => tagIn(tags, name))).toEqual(['Anna', '', '', '']);
  expect(dateText('2025.03.09', 'de')).toBe('9. März 2025');
  expect(dateText('2025.03.09', 'en')).toBe('March 9, 2025');
  expect(dateText('2025.03.??', 'de')).toBe('März 2025');
  expect(dateText('2025.??.??', 'en')).toBe('2025');
  expect(dateText('yesterday', 'de')).toBe('');
});
