// A player's mark, as wood was once signed: strokes between nine points, made from the name. A staff from top to bottom,
// upright or leaning, and branches that hang together with it. The same name has the same mark everywhere.
//
//   0 1 2
//   3 4 5
//   6 7 8

export type Stroke = readonly [from: number, to: number];

// How an account varies its mark: what the strokes stand on, and which of the marks of its name it is.
export const grounds = ['plain', 'ivory', 'ebony', 'wood', 'walnut', 'slate'] as const;
export type Ground = (typeof grounds)[number];
export const variants = 8; // of a name, from 0
export interface MarkChoice {
  ground: Ground;
  variant: number;
}
export const plainMark: MarkChoice = { ground: 'plain', variant: 0 };

// As the server keeps it: `ebony-3`, or nothing for the first one on plain ground. What a newer server says is plain here.
export function readMark(text = ''): MarkChoice {
  const [, name, number] = /^([a-z]+)-([0-7])$/.exec(text) ?? [];
  const ground = grounds.find((one) => one === name);
  return ground ? { ground, variant: Number(number) } : plainMark;
}
export const writeMark = ({ ground, variant }: MarkChoice): string =>
  ground === 'plain' && variant === 0 ? '' : `${ground}-${variant}`;

// The computer's own: a board. No name has strokes all the way round.
export const computerStrokes: readonly Stroke[] = [
  [0, 2],
  [2, 8],
  [8, 6],
  [6, 0],
  [1, 4],
];

export const column = (point: number): number => point % 3;
export const row = (point: number): number => Math.floor(point / 3);

// All that may branch off: to a neighbour, also across, and as a knight goes.
const branches: readonly Stroke[] = Array.from({ length: 81 }, (_, n): Stroke => [Math.floor(n / 9), n % 9]).filter(
  ([from, to]) => {
    const [across, down] = spread([from, to]);
    return from < to && Math.max(across, down) <= 2 && (Math.max(across, down) === 1 || across + down === 3);
  },
);

function spread([from, to]: Stroke): [across: number, down: number] {
  return [Math.abs(column(from) - column(to)), Math.abs(row(from) - row(to))];
}

// So that it can be told apart in twenty pixels: none lie in each other, or are so near that they run together; what
// crosses does so steeply.
const narrow = Math.PI / 7.5;
const steep = Math.PI / 4;
function clash(one: Stroke, other: Stroke): boolean {
  const shared = one.find((point) => other.includes(point));
  if (shared === undefined)
    return cross(one, other) && angleBetween(heading(one, one[0]), heading(other, other[0])) < steep;
  const angle = Math.abs(heading(one, shared) - heading(other, shared));
  return Math.min(angle, 2 * Math.PI - angle) < narrow;
}
// Of two lines, whichever way they are drawn.
function angleBetween(one: number, other: number): number {
  const angle = Math.abs(one - other) % Math.PI;
  return Math.min(angle, Math.PI - angle);
}
function heading([from, to]: Stroke, at: number): number {
  const end = from === at ? to : from;
  return Math.atan2(row(end) - row(at), column(end) - column(at));
}
// In a point of neither's end.
function cross([a, b]: Stroke, [c, d]: Stroke): boolean {
  const side = (p: number, q: number, r: number) =>
    Math.sign((column(q) - column(p)) * (row(r) - row(p)) - (row(q) - row(p)) * (column(r) - column(p)));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

// FNV-1a over the code points, then mulberry32: the same numbers for the same text wherever they are made.
function numbersFrom(text: string): (below: number) => number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (below) => {
    hash = (hash + 0x6d2b79f5) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

// From top to bottom, upright or leaning; that in the middle stands for two.
const staffs = ['147', '147', '036', '258', '048', '246', '07', '27', '16', '18'].map(path);
function path(points: string): readonly Stroke[] {
  const along = [...points].map(Number);
  return along.slice(1).map((to, n): Stroke => [along[n] ?? 0, to]);
}

// `variant`: of the marks of this name.
export function strokesOf(name: string, variant = 0): readonly Stroke[] {
  const next = numbersFrom(`${name.normalize('NFC')}\n${variant}`);
  const strokes: Stroke[] = [...(staffs[next(staffs.length)] ?? [])];
  for (let left = 4 + next(2); left > 0; left -= 1) {
    const touched = new Set(strokes.flat());
    const free = branches.filter(
      (branch) => branch.some((point) => touched.has(point)) && !strokes.some((stroke) => clash(stroke, branch)),
    );
    const chosen = free[next(Math.max(1, free.length))];
    if (chosen) strokes.push(chosen);
  }
  return strokes;
}
