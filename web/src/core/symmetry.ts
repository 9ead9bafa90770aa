// The sixteen symmetries of the board: turned, mirrored, inside out. Some of them leave a position as it is; moves that
// these lead into one another are the same move in several places.
import { pointNames } from '../board/geometry';

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

// The first of the moves that are the same one, with how many there are; in the order given.
export function withoutTwins<Move extends { move: string }>(
  position: string,
  moves: readonly Move[],
): { first: Move; twins: number }[] {
  const own = symmetriesOf(position);
  const known = new Map<string, { first: Move; twins: number }>();
  for (const move of moves) {
    const same = own.map((map) => known.get(mapped(move.move, map))).find((group) => group !== undefined);
    if (same) same.twins++;
    else known.set(move.move, { first: move, twins: 1 });
  }
  return [...known.values()];
}
