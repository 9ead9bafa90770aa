// What the pages about the solution show beside their words: boards and tables. Pure.
import type { Shape, Tone } from '../board/shapes';
import { at } from '../rules/position';
import { partsOf } from '../exact/values/review';
import { ofRecord } from './solutionAddress';
import type { Topic } from './document/document';
import { sectorName, type Facts } from './document/document';

export interface Diagram {
  position: string;
  shapes: readonly Shape[];
  leads: 'analysis' | { record: string } | null; // to a record, behind `#`
}

const crossings = ['d6', 'b4', 'f4', 'd2'];
const corners = ['a7', 'g7', 'b6', 'f6', 'c5', 'e5', 'c3', 'e3', 'b2', 'f2', 'a1', 'g1'];
export const emptyBoard = at('', '', 'w 9 9');

function shown(move: string, tone: Tone): Shape[] {
  const { from, to } = partsOf(move);
  return [from ? { kind: 'arrow', from, to, tone } : { kind: tone === 'bad' ? 'cross' : 'circle', point: to, tone }];
}
const circles = (points: readonly string[]): Shape[] =>
  points.map((point) => ({ kind: 'circle', point, tone: 'good' }));
const crosses = (points: readonly string[]): Shape[] => points.map((point) => ({ kind: 'cross', point, tone: 'bad' }));

export function diagramsOf(topic: Topic, { draw, mistakes, few, limits }: Facts): Diagram[] {
  const board = (position: string, shapes: Shape[] = []): Diagram => ({ position, shapes, leads: 'analysis' });
  switch (topic) {
    case 'draw':
      return [board(draw.position)];
    case 'mistakes':
      return [board(mistakes.position, shown(mistakes.move, 'bad'))];
    case 'few':
      return [board(few.position, shown(few.move, 'good'))];
    case 'crossings':
      return [board(emptyBoard, [...circles(crossings), ...crosses(corners)])];
    case 'central': // no whole position: the stones of the other side stand anywhere
      return [{ position: at('d6 f4 f6', ''), shapes: circles(['b6', 'f2']), leads: null }];
    case 'limits':
      return [limits.longest, limits.survivor].map((line) => ({
        ...board(line.position),
        leads: { record: ofRecord(sectorName(line)) },
      }));
    case 'positions':
    case 'mills':
    case 'taking':
    case 'strict':
      return [];
  }
}

// The rows of a table, as the document has them; null where the words say all.
export function tableOf(topic: Topic, { few, strict }: Facts): { name: 'few' | 'strict'; rows: string[][] } | null {
  const without = (n: number, rows: readonly string[][]) => rows.map((cells) => cells.toSpliced(2, n));
  if (topic === 'few') return { name: topic, rows: without(1, few.table) }; // how many there are is their sum
  return topic === 'strict' ? { name: topic, rows: without(3, strict.table) } : null; // shares only
}
