// What is drawn by hand on a position, in the words that chess programs write into comments: `[%csl Gd6,Rf4]` circles
// points, `[%cal Bd6d7]` draws arrows, each with the letter of its ink in front.
import { pointNames } from '../points';
import type { Ink, Shape } from './tree';

export const inks: readonly Ink[] = ['green', 'red', 'blue', 'yellow'];

const letterOf = (ink: Ink): string => ink.charAt(0).toUpperCase();
const inkOf = (letter: string): Ink | undefined => inks.find((ink) => letterOf(ink) === letter);

const point = pointNames.join('|');
const commands = /\s*\[%(csl|cal)\s+([^[\]]*)\]/g;
const shapesIn: Readonly<Record<string, RegExp>> = {
  csl: new RegExp(`^([GRBY])()(${point})$`),
  cal: new RegExp(`^([GRBY])(${point})(${point})$`),
};

// Null for what is none.
function shapeOf(command: string, text: string): Shape | null {
  const [, letter = '', from = '', to = ''] = shapesIn[command]?.exec(text.trim()) ?? [];
  const ink = inkOf(letter);
  return ink && to !== from ? { from: from || null, to, ink } : null;
}

// A comment without what it draws, and that. A command of which a part cannot be read stays text.
export function parted(comment: string): { text: string; shapes: Shape[] } {
  const shapes: Shape[] = [];
  const text = comment.replace(commands, (whole, command: string, list: string) => {
    const read = list.split(',').map((one) => shapeOf(command, one));
    if (read.includes(null)) return whole;
    shapes.push(...read.filter((shape) => shape !== null));
    return '';
  });
  return shapes.length > 0 ? { text: text.trim(), shapes } : { text: comment, shapes };
}

// As a comment; '' for nothing.
export function drawnText(shapes: readonly Shape[]): string {
  const all = (command: string, some: readonly Shape[]): string =>
    some.length > 0 ? `[%${command} ${some.map(({ ink, from, to }) => letterOf(ink) + (from ?? '') + to).join()}]` : '';
  return (
    all(
      'csl',
      shapes.filter(({ from }) => from === null),
    ) +
    all(
      'cal',
      shapes.filter(({ from }) => from !== null),
    )
  );
}

// One more; the same once more takes it away, in another ink it changes that.
export function drawnOver(shapes: readonly Shape[], shape: Shape): Shape[] {
  const there = shapes.find(({ from, to }) => from === shape.from && to === shape.to);
  const others = shapes.filter((one) => one !== there);
  return there?.ink === shape.ink ? others : [...others, shape];
}
