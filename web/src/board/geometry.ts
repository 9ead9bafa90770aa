// Where the points lie. Knows the picture of the board and nothing of the rules.

export interface Spot {
  name: string;
  column: number; // 0..6 for a..g
  row: number; // 0..6 from the top
  x: number; // in the units of the picture
  y: number;
}

export const size = 700;
export const margin = 66; // room for outer stones and coordinates
export const step = (size - 2 * margin) / 6;
export const stoneRadius = 33;

const middle = 3;
const at = (index: number): number => margin + index * step;
const letters = 'abcdefg';

// The points in reading order: on each row the columns that a square or a cross line of the board meets.
function makeSpots(): Spot[] {
  const spots: Spot[] = [];
  for (let row = 0; row <= 6; row++) {
    for (let column = 0; column <= 6; column++) {
      const down = Math.abs(row - middle);
      const across = Math.abs(column - middle);
      const onBoard = down === 0 ? across > 0 : across === 0 || across === down;
      if (!onBoard) continue;
      spots.push({ name: `${letters[column]}${7 - row}`, column, row, x: at(column), y: at(row) });
    }
  }
  return spots;
}
export const spots: readonly Spot[] = makeSpots();

const byName = new Map(spots.map((spot) => [spot.name, spot]));
export function spotOf(name: string): Spot {
  const spot = byName.get(name);
  if (!spot) throw new Error(`no point is called ${name}`);
  return spot;
}

export const fileLabels = [...letters].map((text, column) => ({ text, x: at(column) }));
export const rankLabels = [7, 6, 5, 4, 3, 2, 1].map((rank, row) => ({ text: String(rank), y: at(row) }));

// The lines to draw: three squares and four cross lines.
export const squares = [0, 1, 2].map((ring) => ({ x: at(ring), y: at(ring), width: at(6 - ring) - at(ring) }));
export const crossLines = [
  [at(3), at(0), at(3), at(2)],
  [at(3), at(4), at(3), at(6)],
  [at(0), at(3), at(2), at(3)],
  [at(4), at(3), at(6), at(3)],
].map(([x1, y1, x2, y2]) => ({ x1, y1, x2, y2 }));

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const steps: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
export const isDirection = (key: string): key is Direction => key in steps;

// The next point in that direction on the same row or column; the point itself at the edge.
export function neighbourOf(name: string, direction: Direction): string {
  const from = spotOf(name);
  const [right, down] = steps[direction];
  for (let n = 1; n <= 6; n++) {
    const found = spots.find((spot) => spot.column === from.column + n * right && spot.row === from.row + n * down);
    if (found) return found.name;
  }
  return name;
}

// The point within reach of a place in the picture.
export function spotNear(x: number, y: number): Spot | null {
  const reach = step * 0.6;
  let best: Spot | null = null;
  let nearest = reach * reach;
  for (const spot of spots) {
    const distance = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (distance > nearest) continue;
    nearest = distance;
    best = spot;
  }
  return best;
}

// The arrow of a move, kept clear of both stones.
export function arrow(from: string, to: string): { line: string; head: string } {
  const a = spotOf(from);
  const b = spotOf(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const point = (along: number, aside: number): string =>
    `${(a.x + ux * along - uy * aside).toFixed(1)} ${(a.y + uy * along + ux * aside).toFixed(1)}`;
  const tip = length - stoneRadius - 5;
  return {
    line: `M${point(13, 0)}L${point(tip, 0)}`,
    head: `M${point(tip - 11, 7)}L${point(tip, 0)}L${point(tip - 11, -7)}`,
  };
}

// A line through three points, ends included.
export function lineThrough(names: readonly string[]): { x1: number; y1: number; x2: number; y2: number } {
  const places = names.map(spotOf);
  const xs = places.map((spot) => spot.x);
  const ys = places.map((spot) => spot.y);
  return { x1: Math.min(...xs), y1: Math.min(...ys), x2: Math.max(...xs), y2: Math.max(...ys) };
}
