// The files of puzzles, read: docs/puzzles.md says what stands in them. Pure.
import { pointNames } from '../../rules/points';
import type { Colour } from '../../rules/view';
import type { Step, Task } from '../../exercise/exercise';

export const themes = ['win', 'only', 'draw', 'build', 'break', 'block', 'sacrifice', 'flying', 'trap'] as const;
export type Theme = (typeof themes)[number];
const letters: Readonly<Record<string, Theme>> = {
  w: 'win',
  o: 'only',
  d: 'draw',
  m: 'build',
  x: 'break',
  b: 'block',
  s: 'sacrifice',
  f: 'flying',
  t: 'trap',
};

export interface Puzzle {
  id: string; // its position as the file has it
  theme: Theme; // of its file
  themes: readonly Theme[];
  rating: number;
  goal: 'win' | 'draw';
  solver: Colour;
  task: Task;
}

const version = '1';
const rules = 'standard';
const stonesEach = 9;
export const idLength = 9;
const isId = (code: string): boolean => /^[0-9a-q]{8}[0-9a-j]$/.test(code);

// The text of the position that a code means; null for what is none.
export function positionOf(code: string): string | null {
  if (!isId(code)) return null;
  const rows = [...code.slice(0, 8)].map((digit) => parseInt(digit, 27).toString(3).padStart(3, '0'));
  const stones = rows.join('').replace(/\d/g, (digit) => '.WB'.charAt(Number(digit)));
  const ply = parseInt(code.slice(8), 27);
  const [white, black] = [Math.ceil(ply / 2), Math.floor(ply / 2)].map((placed) => Math.max(0, stonesEach - placed));
  return `${stones} ${ply % 2 === 0 ? 'w' : 'b'} ${white} ${black}`;
}

const pointOf = (letter: string): string => pointNames[letter.toLowerCase().charCodeAt(0) - 97] ?? '';

// The moves of a field, as the rules write them; null where it is none.
export function movesOf(field: string): string[] | null {
  const moves: string[] = [];
  for (const word of field.split(',')) {
    const [, way, captures = ''] = /^([a-x]{1,2})([A-X]*)$/.exec(word) ?? [];
    if (way === undefined) return null;
    const move = [...way].map(pointOf).join('-');
    moves.push(...(captures === '' ? [move] : [...captures].map((stone) => `${move}x${pointOf(stone)}`)));
  }
  return moves;
}

// The fields of the line by turns: a move of the solver, the answer, and so on.
function stepsOf(fields: readonly string[]): Step[] | null {
  if (fields.length % 2 === 0) return null; // the solver has the last word
  const steps: Step[] = [];
  for (let n = 0; n < fields.length; n += 2) {
    const moves = movesOf(fields[n] ?? '');
    const reply = n + 1 < fields.length ? movesOf(fields[n + 1] ?? '') : [];
    if (!moves || !reply || reply.length > 1) return null;
    steps.push({ moves, reply: reply[0] ?? null });
  }
  return steps;
}

// Null for a line that is none.
export function readPuzzle(line: string): Puzzle | null {
  const [id = '', rating = '', kind = '', ...fields] = line.split(' ');
  const position = positionOf(id);
  const steps = stepsOf(fields);
  const named = [...kind.slice(1)].map((letter) => letters[letter]);
  const known = named.filter((theme) => theme !== undefined);
  const [theme] = known;
  if (!position || !steps || !theme || known.length < named.length) return null;
  if (!/^\d+$/.test(rating) || !/^[+=]/.test(kind)) return null;
  const solver = position.split(' ')[1] === 'w' ? 'white' : 'black';
  const goal = kind.startsWith('+') ? 'win' : 'draw';
  return { id, theme, themes: known, rating: Number(rating), goal, solver, task: { rules, position, steps } };
}

// All of a file, the easiest first. Null for one of a newer format; lines that are none are left out.
export function readPuzzles(text: string): Puzzle[] | null {
  const lines = text.split(/\r?\n/);
  const [, written] = /^# muehle puzzles (\d+)\b/.exec(lines[0] ?? '') ?? [];
  if (written !== version) return null;
  return lines.flatMap((line) => {
    const puzzle = line === '' || line.startsWith('#') ? null : readPuzzle(line);
    return puzzle ? [puzzle] : [];
  });
}
