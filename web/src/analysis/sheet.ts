// An analysis as it stands on paper: what comes after what, and which positions are shown.
import { spoken } from '../rules/tree/spoken';
import { glyphText, labelAfter, turnIn } from '../rules/tree/text';
import { lineFrom, type Node, type Shape, type Tree } from '../rules/tree/tree';
import type { Tag } from '../rules/view';
import type { Diagrams } from './display';

// Within a variation; its own variations stand in brackets.
export interface Piece {
  text: string;
  said: boolean; // by somebody, not a move
}
export interface Diagram {
  kind: 'diagram';
  after: string; // the move with its number; '' at the start
  position: string;
  shapes: readonly Shape[];
  over: boolean; // nobody is to move
}
export type Block =
  | { kind: 'moves'; moves: readonly string[] } // of the main line, with nothing between them
  | { kind: 'comment'; text: string }
  | { kind: 'variation'; pieces: readonly Piece[] }
  | { kind: 'result' }
  | Diagram;

const errors = [2, 4]; // glyphs

// `fresh`: no move of the same line stands directly before it.
function moveText(before: Node, { move, glyphs }: Node, fresh: boolean): string {
  const numbered = fresh || turnIn(before.position).by === 'white';
  return `${numbered ? `${labelAfter(before.position)} ` : ''}${move}${glyphs.map(glyphText).join('')}`;
}

const diagram = ({ position, shapes }: Node, after: string, over = false): Diagram => ({
  kind: 'diagram',
  ...{ after, position, shapes, over },
});

function isWanted(node: Node, wanted: Diagrams): boolean {
  if (wanted === 'end') return false;
  if (wanted === 'said')
    return node.shapes.length > 0 || spoken(node.comments).length > 0 || node.glyphs.some((g) => errors.includes(g));
  const { by, number } = turnIn(node.position);
  return by === 'white' && (number - 1) % wanted === 0;
}

// The pieces of a variation, and the positions in it on which something is drawn: paper has no other place for that.
function variation(first: Node, parent: Node): { pieces: Piece[]; drawn: Diagram[] } {
  const pieces: Piece[] = [];
  const drawn: Diagram[] = [];
  const say = (texts: readonly string[]) => pieces.push(...spoken(texts).map((text) => ({ text, said: true })));
  let before = parent;
  for (const node of [first, ...lineFrom(first)]) {
    say(node.before);
    const last = pieces.at(-1);
    pieces.push({ text: moveText(before, node, !last || last.said || last.text.endsWith(')')), said: false });
    if (node.shapes.length > 0) drawn.push(diagram(node, moveText(before, node, true)));
    say(node.comments);
    for (const other of node === first ? [] : before.children.slice(1)) {
      const inner = variation(other, before);
      pieces.push(...bracketed(inner.pieces));
      drawn.push(...inner.drawn);
    }
    before = node;
  }
  return { pieces, drawn };
}
const bracketed = (pieces: readonly Piece[]): Piece[] =>
  pieces.map(({ text, said }, n) => ({
    text: `${n === 0 ? '(' : ''}${text}${n === pieces.length - 1 ? ')' : ''}`,
    said,
  }));

// `ended`: after so many plies of the main line the game was over; null where it was not.
export function sheetOf({ root }: Tree, wanted: Diagrams, ended: number | null): Block[] {
  const blocks: Block[] = [];
  const say = (texts: readonly string[]) =>
    blocks.push(...spoken(texts).map((text): Block => ({ kind: 'comment', text })));
  const line = lineFrom(root);
  const bare = !/^[WB.]*[WB]/.test(root.position) && root.shapes.length === 0;
  if (!bare || line.length === 0) blocks.push(diagram(root, '', ended === 0));
  say(root.comments);
  if (ended === 0) blocks.push({ kind: 'result' });
  let before = root;
  for (const [n, node] of line.entries()) {
    say(node.before);
    const last = blocks.at(-1);
    const text = moveText(before, node, last?.kind !== 'moves');
    if (last?.kind === 'moves') blocks[blocks.length - 1] = { kind: 'moves', moves: [...last.moves, text] };
    else blocks.push({ kind: 'moves', moves: [text] });
    const over = n + 1 === ended;
    if (over || n + 1 === line.length || isWanted(node, wanted))
      blocks.push(diagram(node, moveText(before, node, true), over));
    say(node.comments);
    for (const other of before.children.slice(1)) {
      const { pieces, drawn } = variation(other, before);
      blocks.push({ kind: 'variation', pieces }, ...(wanted === 'said' ? drawn : []));
    }
    if (over) blocks.push({ kind: 'result' });
    before = node;
  }
  return blocks;
}

// Stones in hand as a position has them.
export function handsIn(position: string): { white: number; black: number } {
  const [, , white = '0', black = '0'] = position.split(' ');
  return { white: Number(white), black: Number(black) };
}

// What a tag of a record says; '' where it is not there, or nobody knew.
export function tagIn(tags: readonly Tag[], name: string): string {
  const value = tags.find((tag) => tag.name === name)?.value.trim() ?? '';
  return /^[?*.\s]*$/.test(value) ? '' : value;
}
// A record's date as it is read in a language, as far as it is known: the day, the month or the year.
export function dateText(date: string, language: string): string {
  const [year = 0, month = 0, day = 0] = date.split('.').map((part) => Number(part) || 0);
  if (year === 0) return '';
  const options: Intl.DateTimeFormatOptions = { year: 'numeric' };
  if (month > 0) options.month = 'long';
  if (month > 0 && day > 0) options.day = 'numeric';
  return new Intl.DateTimeFormat(language, options).format(new Date(year, Math.max(month, 1) - 1, Math.max(day, 1)));
}
