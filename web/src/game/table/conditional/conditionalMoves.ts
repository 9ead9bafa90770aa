// What a player answers when his opponent makes certain moves: as one line of text, as the server takes it, and as a
// tree. What is legal, the rules say; here moves are texts.
//
//   d6 > f4                          to d6 the answer is f4
//   d6 > f4, b4 > g7                 … and if b4 comes then, g7
//   d6 > f4 (b4 > g7 | d2 > a1)      … or, if d2 comes instead of it, a1
//   d6 > f4 | a4xd6 > b2             another answer to another move
//
//   answers = [ line *( "|" line ) ]
//   line    = move ">" move [ "," line | "(" line *( "|" line ) ")" ]
import { add, childOf, movesOf, nodeAt, parentOf, remove, start } from '../../../rules/tree/tree';
import type { Node, Path, Step, Tree } from '../../../rules/tree/tree';
import { written } from '../../../rules/turn';

export const mostAnswers = 64;
export const mostDeep = 20; // one after the other

// To the move `to` of the opponent the answer is `move`, and then those.
export interface Answer {
  readonly to: string;
  readonly move: string;
  readonly then: readonly Answer[];
}
// One that was read: with where its two moves stand in the text.
export interface ReadAnswer extends Answer {
  readonly toAt: Spot;
  readonly moveAt: Spot;
  readonly then: readonly ReadAnswer[];
}
export interface Spot {
  readonly from: number;
  readonly to: number; // behind it
}
// Why a text cannot be read, and where in it.
export type Fault = 'move' | 'answer' | 'comma' | 'open' | 'close' | 'behind' | 'many' | 'deep';
export interface Problem {
  readonly fault: Fault;
  readonly at: Spot;
}
export type Reading = { ok: true; answers: readonly ReadAnswer[] } | { ok: false; problem: Problem };

export const toText = (answers: readonly Answer[]): string =>
  answers
    .map(({ to, move, then }) => {
      const line = `${to} > ${move}`;
      if (then.length === 0) return line;
      return then.length === 1 ? `${line}, ${toText(then)}` : `${line} (${toText(then)})`;
    })
    .join(' | ');

export const countOf = (answers: readonly Answer[]): number =>
  answers.reduce((sum, { then }) => sum + 1 + countOf(then), 0);

class Stuck extends Error {
  constructor(readonly problem: Problem) {
    super(problem.fault);
  }
}
const aMove = /^[a-g][1-7](-[a-g][1-7])?(x[a-g][1-7])?$/;

// Reads one text from left to right.
class Reader {
  private at = 0;
  private count = 0;

  constructor(private readonly text: string) {}

  all(): ReadAnswer[] {
    this.skipBlanks();
    if (this.atEnd) return [];
    const answers = this.lines(1);
    if (!this.atEnd) this.leftOver();
    return answers;
  }

  private lines(depth: number): ReadAnswer[] {
    const answers: ReadAnswer[] = [];
    do answers.push(this.line(depth));
    while (this.take('|'));
    return answers;
  }
  private line(depth: number): ReadAnswer {
    if (depth > mostDeep) this.stuck('deep');
    if (++this.count > mostAnswers) this.stuck('many');
    const to = this.move();
    if (!this.take('>')) this.stuck('answer');
    const answer = this.move();
    const then = this.after(depth);
    return { to: to.move, toAt: to.at, move: answer.move, moveAt: answer.at, then };
  }
  // What stands behind an answer of this depth.
  private after(depth: number): ReadAnswer[] {
    if (this.take(',')) return [this.line(depth + 1)];
    if (!this.take('(')) return [];
    const several = this.lines(depth + 1);
    if (!this.take(')')) this.leftOver();
    return several;
  }
  // What stands here after the lines that were read, and does not belong there.
  private leftOver(): never {
    if (this.atEnd) this.stuck('open');
    const sign = this.text[this.at];
    return this.stuck(sign === ')' ? 'close' : sign === '>' ? 'comma' : 'behind');
  }

  // Everything up to the next sign.
  private move(): { move: string; at: Spot } {
    const rest = this.text.slice(this.at);
    const raw = /^[^>,|()]*/.exec(rest)?.[0] ?? '';
    const move = written(raw);
    const at = { from: this.at, to: this.at + Math.max(raw.trimEnd().length, 1) };
    if (!aMove.test(move)) throw new Stuck({ fault: 'move', at });
    this.at += raw.length;
    return { move, at };
  }
  private get atEnd(): boolean {
    return this.at >= this.text.length;
  }
  private take(sign: string): boolean {
    if (this.text[this.at] !== sign) return false;
    this.at++;
    this.skipBlanks();
    return true;
  }
  private skipBlanks(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }
  private stuck(fault: Fault): never {
    throw new Stuck({ fault, at: { from: this.at, to: this.at + 1 } });
  }
}

export function readAnswers(text: string): Reading {
  try {
    return { ok: true, answers: new Reader(text).all() };
  } catch (cause) {
    if (cause instanceof Stuck) return { ok: false, problem: cause.problem };
    throw cause;
  }
}

// The answers in a tree that begins where the opponent is to move. A move without an answer is none yet.
export function answersIn(tree: Tree, path: Path = start): Answer[] {
  const node = nodeAt(tree, path);
  return (node?.children ?? []).flatMap(({ move: to, children: [answer] }: Node): Answer[] => {
    if (!answer) return [];
    return [{ to, move: answer.move, then: answersIn(tree, childOf(childOf(path, to), answer.move)) }];
  });
}

// With this move: of the opponent as another way, of one's own instead of the answer there was.
export function withMove(tree: Tree, path: Path, step: Step): Tree {
  const node = nodeAt(tree, path);
  const own = movesOf(path).length % 2 === 1;
  if (!node || node.children.some(({ move }) => move === step.move)) return tree;
  const free = own ? node.children.reduce((left, { move }) => remove(left, childOf(path, move)), tree) : tree;
  return add(free, path, step);
}

// The paths to the last answer of every line, as they stand in the tree.
export function endsOf(answers: readonly Answer[], path: Path = start): Path[] {
  return answers.flatMap(({ to, move, then }) => {
    const here = childOf(childOf(path, to), move);
    return then.length === 0 ? [here] : endsOf(then, here);
  });
}

// Without the line that ends at the path: as much of it as no other line has.
export function withoutLine(tree: Tree, path: Path): Tree {
  let cut = path;
  for (;;) {
    const theirs = parentOf(cut);
    const before = parentOf(theirs);
    const others = nodeAt(tree, before)?.children.length ?? 0;
    if (before === start || others > 1) return remove(tree, theirs);
    cut = before;
  }
}
