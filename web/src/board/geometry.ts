// Where the points lie, seen from either side. Knows the picture of the board and nothing of the rules.
//
// The picture is a square plate of 700 units with the outer points 5 % of it from its edge, and around it a rim, which
// is a frame of its own on a small board and more of the plate on a large one.
import { files, isPoint, ranks } from '../rules/points';

export type Side = 'white' | 'black';

export interface Place {
  x: number; // in the units of the picture
  y: number;
}
export interface Spot extends Place {
  name: string;
  column: number; // 0..6 from the left, as it is seen
  row: number; // 0..6 from the top
}

export const size = 700;
export const margin = 35;
export const step = (size - 2 * margin) / 6;
export const stoneRadius = 33;
// The 24 cells around the points, a step wide each, lie in a square that reaches beyond the plate by so much.
export const overhang = step / 2 - margin;

const along = (index: number): number => margin + index * step; // of a column or row

export interface Geometry {
  spots: readonly Spot[]; // in reading order, as they are seen
  files: readonly string[]; // from the left
  ranks: readonly string[]; // from the top
  at(index: number): number; // where a column or row lies
  spotOf(name: string): Spot;
  neighbourOf(name: string, direction: Direction): string;
  spotNear(place: Place): Spot | null;
  isBeside(one: string, other: string): boolean; // a line leads from one to the other
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const steps: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
export const isDirection = (key: string): key is Direction => Object.hasOwn(steps, key);

function seenFrom(files: readonly string[], ranks: readonly string[]): Geometry {
  const spots = ranks.flatMap((rank, row) =>
    files.flatMap((file, column): Spot[] =>
      isPoint(column, row) ? [{ name: file + rank, column, row, x: along(column), y: along(row) }] : [],
    ),
  );
  const byName = new Map(spots.map((spot) => [spot.name, spot]));

  function spotOf(name: string): Spot {
    const spot = byName.get(name);
    if (!spot) throw new Error(`no point is called ${name}`);
    return spot;
  }

  // The next point in that direction on the same row or column; the point itself at the edge.
  function neighbourOf(name: string, direction: Direction): string {
    const from = spotOf(name);
    const [right, down] = steps[direction];
    for (let n = 1; n <= 6; n++) {
      const found = spots.find((spot) => spot.column === from.column + n * right && spot.row === from.row + n * down);
      if (found) return found.name;
    }
    return name;
  }

  // Nothing leads across the middle.
  const isBeside = (one: string, other: string): boolean => {
    const [a, b] = [spotOf(one), spotOf(other)];
    const isNext = Object.keys(steps).some((way) => isDirection(way) && neighbourOf(one, way) === other);
    return isNext && one !== other && Math.abs(a.x + b.x - size) + Math.abs(a.y + b.y - size) > 1;
  };

  // The point within reach of a place in the picture.
  function spotNear({ x, y }: Place): Spot | null {
    const reach = step * 0.6;
    let best: Spot | null = null;
    let nearest = reach;
    for (const spot of spots) {
      const distance = Math.hypot(spot.x - x, spot.y - y);
      if (distance > nearest) continue;
      nearest = distance;
      best = spot;
    }
    return best;
  }

  return { spots, files, ranks, at: along, spotOf, neighbourOf, spotNear, isBeside };
}

// By the colour that sits below.
export const geometries: Readonly<Record<Side, Geometry>> = {
  white: seenFrom(files, ranks),
  black: seenFrom(files.toReversed(), ranks.toReversed()),
};

// The lines to draw: three squares and four cross lines. They look the same from both sides.
const square = (ring: number): string => {
  const [near, far] = [along(ring), along(6 - ring)];
  return `M${near} ${near}H${far}V${far}H${near}Z`;
};
const [first, third, fourth, fifth, last] = [along(0), along(2), along(3), along(4), along(6)];
export const boardLines = [
  ...[0, 1, 2].map(square),
  `M${fourth} ${first}V${third}M${fourth} ${fifth}V${last}M${first} ${fourth}H${third}M${fifth} ${fourth}H${last}`,
].join('');

// How the plate lies in a board that is so many pixels wide, in units.
export interface Layout {
  rim: number;
  framed: boolean; // the rim is a frame with the letters in it
  letter: number; // their height; 0: there are none
  line: number; // the weight of the lines
  inlaid: boolean; // light lies on the far edge of the lines
  dot: number; // the radius of a point
  stone: number; // and of a stone: larger where the board is small
}

const narrowBelow = 480; // pixels
const frame = { rim: 12, letter: 10 }; // pixels
const largestLetter = 14; // pixels
const finestLine = 1; // pixels
const wide = { rim: 31, letter: 20 }; // units
const bareRim = 6; // units: of a small board without letters, for what lies on its outer points
const line = 3; // units
const smallBelow = 240; // pixels
const small = { line: 1.2, dot: 2, stone: 39 }; // pixels, and units for the stone
const dot = 6.5; // units

export function layoutOf(pixels: number, lettered: boolean): Layout {
  const framed = lettered && pixels < narrowBelow && pixels > 2 * frame.rim;
  const narrowRim = framed ? (frame.rim * size) / (pixels - 2 * frame.rim) : bareRim;
  const rim = pixels < narrowBelow ? narrowRim : wide.rim;
  const pixel = (size + 2 * rim) / Math.max(pixels, 1); // in units; a board that is not seen has no width
  const letter = framed ? frame.letter * pixel : Math.min(wide.letter, largestLetter * pixel);
  const common = { rim, framed, letter: lettered ? letter : 0, inlaid: pixels >= narrowBelow };
  return pixels < smallBelow
    ? { ...common, line: small.line * pixel, dot: small.dot * pixel, stone: small.stone }
    : { ...common, line: Math.max(line, finestLine * pixel), dot, stone: stoneRadius };
}

// How far the square of the cells is from the edge of the board, as a share of its width.
export const cellInset = ({ rim }: Layout): number => (rim - overhang) / (size + 2 * rim);
