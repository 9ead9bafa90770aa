// Moves as other programs and sites write them, in the words of this one. Nothing is guessed: where a text can be read
// in several ways, each of them is a reading, and the rules say which of them is a game.
import { pointNames } from '../board/geometry';

// By the names of the points, or by numbers in reading order: 1 or 0 is a7, 24 or 23 is g1.
export const notations = ['names', 'from_one', 'from_zero'] as const;
export type Notation = (typeof notations)[number];

const pointOf: Record<Notation, (text: string) => string | undefined> = {
  names: (text) => pointNames.find((name) => name === text),
  from_one: (text) => pointNames[Number(text) - 1],
  from_zero: (text) => pointNames[Number(text)],
};
const pointText: Record<Notation, string> = { names: '[a-g][1-7]', from_one: '[0-9]{1,2}', from_zero: '[0-9]{1,2}' };

const results = /\s(?:1-0|0-1|1\/2-1\/2|½-½|\*)\s*$/;
function wordsIn(text: string): string[] {
  return ` ${text.toLowerCase()} `
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\s\d+\.+/g, '  ')
    .replace(results, ' ')
    .replace(/\s*([x×:])\s*/g, 'x') // what is taken goes with the move, however far it stands from it
    .replace(/[–—>]|->/g, '-')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
}

// The moves of a list like `1. d6 f4 2. d2 b4 … d6-d7xa1`, in this project's notation; null where it is none.
export function movesIn(text: string, notation: Notation): string[] | null {
  const point = pointText[notation];
  const shape = new RegExp(`^(${point})(?:-(${point}))?(?:x(${point}))?$`);
  const moves: string[] = [];
  for (const word of wordsIn(text)) {
    const [whole, first = '', second, taken] = shape.exec(word) ?? [];
    if (whole === undefined) return null;
    const points = [first, second, taken].map((part) => (part === undefined ? null : pointOf[notation](part)));
    if (points.includes(undefined)) return null;
    const [from, to, capture] = points;
    moves.push(`${from ?? ''}${to ? `-${to}` : ''}${capture ? `x${capture}` : ''}`);
  }
  return moves.length > 0 ? moves : null;
}

export interface Reading {
  notation: Notation;
  moves: string[];
}
export const readingsOf = (text: string): Reading[] =>
  notations.flatMap((notation) => {
    const moves = movesIn(text, notation);
    return moves ? [{ notation, moves }] : [];
  });

export interface Game {
  text: string;
  tags: ReadonlyMap<string, string>;
}
// A file may hold several records, one after the other: each begins with its tags. Comments may hold anything.
export function gamesIn(text: string): Game[] {
  const games: { lines: string[]; tags: Map<string, string> }[] = [];
  let inTags = false;
  let inComment = false;
  for (const line of text.trim().split(/\r?\n/)) {
    const [, name, value = ''] = (!inComment && /^\s*\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]/.exec(line)) || [];
    if (games.length === 0 || (name && !inTags)) games.push({ lines: [], tags: new Map() });
    const game = games.at(-1);
    game?.lines.push(line);
    if (name) game?.tags.set(name, value.replace(/\\(.)/g, '$1'));
    else if (inComment || !line.startsWith('%')) inComment = leavesComment(line, inComment);
    if (line.trim() !== '') inTags = name !== undefined;
  }
  return games.map(({ lines, tags }) => ({ text: lines.join('\n'), tags }));
}
// Whether a comment is open behind the line.
function leavesComment(line: string, inComment: boolean): boolean {
  let open = inComment;
  for (const [sign] of line.matchAll(/\\.|[{};]/g)) {
    if (sign === ';' && !open) break; // a comment to the end of the line
    if (sign === '{' || sign === '}') open = sign === '{';
  }
  return open;
}

export const isPosition = (text: string): boolean => /^[WB.]{24}\s+[wb]\s+\d\s+\d(\s+\d+\s+\d+)?$/.test(text.trim());
// The part of a link that the analysis page reads, see `pages/address.ts`; null for any other text.
export const linkIn = (text: string): string | null => /^\S+?(#analyse[=?]\S+)\s*$/.exec(text)?.[1] ?? null;

// The first word that is no move by names, in a text of which the other words are; null where it is no such list.
export function strangeWord(text: string): string | null {
  const words = wordsIn(text);
  const strange = words.filter((word) => movesIn(word, 'names') === null);
  return strange.length * 2 < words.length ? (strange[0] ?? null) : null;
}
