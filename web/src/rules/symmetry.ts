// The sixteen symmetries of the board: turned, mirrored, inside out. Some of them leave a position as it is; moves that
// these lead into one another are the same move in several places.
import { pointNames } from './points';

// Points as a ring from the outside in and a place along it, from the upper left corner, clockwise.
const ring = 8;
const middle = 3;
const placeOf = (name: string): number => {
  const [column, row] = [name.charCodeAt(0) - 'a'.charCodeAt(0), 7 - Number(name[1])];
  const depth = middle - Math.max(Math.abs(column - middle), Math.abs(row - middle));
  const side = [Math.sign(row - middle), Math.sign(column - middle)].join();
  const along = ['-1,-1', '-1,0', '-1,1', '0,1', '1,1', '1,0', '1,-1', '0,-1'].indexOf(side);
  return depth * ring + along;
};
const nameAt = new Map(pointNames.map((name) => [placeOf(name), name]));

export type Symmetry = ReadonlyMap<string, string>; // of points

const made = (place: (depth: number, along: number) => number): Symmetry =>
  new Map(
    pointNames.map((name) => {
      const at = placeOf(name);
      return [name, nameAt.get(place(Math.floor(at / ring), at % ring)) ?? name];
    }),
  );

export const symmetries: readonly Symmetry[] = [false, true].flatMap((inside) =>
  [false, true].flatMap((mirrored) =>
    [0, 2, 4, 6].map((turn) =>
      made((depth, along) => {
        const turned = ((mirrored ? ring - along : along) + turn) % ring;
        return (inside ? 2 - depth : depth) * ring + turned;
      }),
    ),
  ),
);

// Those that leave a position as it is. `position`: as text.
export function symmetriesOf(position: string): Symmetry[] {
  const stones = new Map(pointNames.map((name, n) => [name, position[n]]));
  return symmetries.filter((map) => pointNames.every((name) => stones.get(map.get(name) ?? '') === stones.get(name)));
}

const mapped = (move: string, map: Symmetry): string => move.replace(/[a-g][1-7]/g, (point) => map.get(point) ?? point);

// The moves that are the same one beside each other; in the order given.
export function twinsAmong<Move extends { move: string }>(position: string, moves: readonly Move[]): Move[][] {
  const own = symmetriesOf(position);
  const known = new Map<string, Move[]>();
  for (const move of moves) {
    const same = own.map((map) => known.get(mapped(move.move, map))).find((group) => group !== undefined);
    if (same) same.push(move);
    else known.set(move.move, [move]);
  }
  return [...known.values()];
}
// The first of them, with how many there are.
export const withoutTwins = <Move extends { move: string }>(
  position: string,
  moves: readonly Move[],
): { first: Move; twins: number }[] =>
  twinsAmong(position, moves).flatMap(([first, ...others]) => (first ? [{ first, twins: 1 + others.length }] : []));

// Among so many moves there are `wanted` different ones, or all.
export function enoughFor(wanted: number, position: string, moves: readonly { move: string }[]): number {
  const sizes = withoutTwins(position, moves).map(({ twins }) => twins);
  const largest = sizes.sort((a, b) => b - a).slice(0, wanted - 1);
  return largest.reduce((sum, size) => sum + size, 1);
}
