import { describe, expect, it } from 'vitest';
import { treeAt, type Tree } from '../../../rules/tree/tree';
import {
  answersIn,
  countOf,
  endsOf,
  mostAnswers,
  mostDeep,
  readAnswers,
  toText,
  withMove,
  withoutLine,
  type Answer,
  type Fault,
} from './conditionalMoves';

// Without where it stands.
const plain = (answers: readonly Answer[]): Answer[] =>
  answers.map(({ to, move, then }) => ({ to, move, then: plain(then) }));
function read(text: string): Answer[] {
  const reading = readAnswers(text);
  if (!reading.ok) throw new Error(`${text}: ${reading.problem.fault}`);
  return plain(reading.answers);
}
const fault = (text: string): [Fault, string] | null => {
  const reading = readAnswers(text);
  return reading.ok ? null : [reading.problem.fault, text.slice(reading.problem.at.from, reading.problem.at.to)];
};
const leaf = (to: string, move: string, then: Answer[] = []): Answer => ({ to, move, then });

describe('the text of answers', () => {
  const examples: [string, Answer[]][] = [
    ['', []],
    ['d6 > f4', [leaf('d6', 'f4')]],
    ['d6 > f4, b4 > g7', [leaf('d6', 'f4', [leaf('b4', 'g7')])]],
    ['d6 > f4 (b4 > g7 | d2 > a1)', [leaf('d6', 'f4', [leaf('b4', 'g7'), leaf('d2', 'a1')])]],
    ['d6 > f4 | a4xd6 > b2', [leaf('d6', 'f4'), leaf('a4xd6', 'b2')]],
    [
      'd6 > f4 (b4 > g7, a7 > d7 | d2 > a1) | a1-a4xd6 > b2-b4',
      [leaf('d6', 'f4', [leaf('b4', 'g7', [leaf('a7', 'd7')]), leaf('d2', 'a1')]), leaf('a1-a4xd6', 'b2-b4')],
    ],
  ];
  it.each(examples)('%s', (text, answers) => {
    expect(read(text)).toEqual(answers);
    expect(toText(answers)).toBe(text);
  });
  it('needs no blanks, and bears many and capital letters', () => {
    expect(toText(read('  d6>f4(b4>g7|D2  >A1)|a1 - a4 x d6>b2 '))).toBe('d6 > f4 (b4 > g7 | d2 > a1) | a1-a4xd6 > b2');
    expect(read(' \n ')).toEqual([]);
    expect(toText(read('d6 > f4 (b4 > g7)'))).toBe('d6 > f4, b4 > g7');
  });
  it.each<[string, Fault, string]>([
    ['d6', 'answer', ''],
    ['d6 f4 > b4', 'move', 'd6 f4'],
    ['d6 > ', 'move', ''],
    ['d6 > f4 > b4', 'comma', '>'],
    ['d6 > f4, ', 'move', ''],
    ['d6 > f4 (b4 > g7', 'open', ''],
    ['d6 > f4)', 'close', ')'],
    ['d6 > f4 (b4 > g7) d2', 'behind', 'd'],
    ['d6 > f4 (b4 > g7), a1 > a4', 'behind', ','],
    ['d6 > h9', 'move', 'h9'],
    ['| d6 > f4', 'move', '|'],
    ['d6 > f4 |', 'move', ''],
    ['d6 > f4 (| b4 > g7)', 'move', '|'],
  ])('%s is refused where it is wrong', (text, what, where) => {
    expect(fault(text)).toEqual([what, where]);
  });
  it('has an end', () => {
    const many = (n: number) => Array.from({ length: n }, () => 'd6 > f4').join(' | ');
    const deep = (n: number) => Array.from({ length: n }, () => 'd6 > f4').join(', ');
    expect(countOf(read(many(mostAnswers)))).toBe(mostAnswers);
    expect(fault(many(mostAnswers + 1))?.[0]).toBe('many');
    expect(countOf(read(deep(mostDeep)))).toBe(mostDeep);
    expect(fault(deep(mostDeep + 1))?.[0]).toBe('deep');
  });
  it('says where its moves stand', () => {
    const text = 'd6 > f4, b4  > g7';
    const reading = readAnswers(text);
    const then = reading.ok ? reading.answers[0]?.then[0] : undefined;
    expect([then?.toAt, then?.moveAt]).toEqual([
      { from: 9, to: 11 },
      { from: 15, to: 17 },
    ]);
  });
});

describe('the tree of answers', () => {
  const step = (move: string) => ({ move, position: `after ${move}` });
  const grown = (...lines: string[]): Tree =>
    lines.reduce((tree, line) => {
      const moves = line.split(' ');
      return moves.reduce((so, move, n) => withMove(so, moves.slice(0, n).join(' '), step(move)), tree);
    }, treeAt('start'));
  const textOf = (tree: Tree): string => toText(answersIn(tree));

  it('has other moves of the opponent beside each other', () => {
    expect(textOf(grown('d6 f4 b4 g7', 'd6 f4 d2 a1', 'a4xd6 b2'))).toBe('d6 > f4 (b4 > g7 | d2 > a1) | a4xd6 > b2');
  });
  it('has one answer to each, the last that was given', () => {
    expect(textOf(grown('d6 f4 b4 g7', 'd6 g4'))).toBe('d6 > g4');
    expect(textOf(grown('d6 f4 b4 g7', 'd6 f4'))).toBe('d6 > f4, b4 > g7');
  });
  it('leaves out what has no answer yet', () => {
    expect(textOf(grown('d6 f4 b4', 'd2'))).toBe('d6 > f4');
    expect(textOf(grown('d6'))).toBe('');
  });
  it('is a list of lines, each of which can go', () => {
    const tree = grown('d6 f4 b4 g7', 'd6 f4 d2 a1', 'a4 b2 a1 d1');
    expect(endsOf(answersIn(tree))).toEqual(['d6 f4 b4 g7', 'd6 f4 d2 a1', 'a4 b2 a1 d1']);
    expect(textOf(withoutLine(tree, 'd6 f4 b4 g7'))).toBe('d6 > f4, d2 > a1 | a4 > b2, a1 > d1');
    expect(textOf(withoutLine(tree, 'a4 b2 a1 d1'))).toBe('d6 > f4 (b4 > g7 | d2 > a1)');
    expect(textOf(withoutLine(grown('d6 f4'), 'd6 f4'))).toBe('');
  });
  it('keeps a line from which another one branched off without an answer', () => {
    expect(textOf(withoutLine(grown('d6 f4 b4 g7', 'd6 f4 d2'), 'd6 f4 b4 g7'))).toBe('d6 > f4');
  });
});
