// Setting up a position freely: stones to and fro, who is to move, what is in hand. Whether such a position may be is
// for the rules to say; here it is only written down, in the four fields of docs/notation.md.
import type { Side } from './geometry';
import { pointNames } from '../rules/points';

export interface SetUp {
  stones: Readonly<Record<string, Side>>; // by point; what is missing is empty
  toMove: Side;
  hand: Readonly<Record<Side, number>>;
}

export const stonesEach = 9; // what a set of stones has
export const empty: SetUp = { stones: {}, toMove: 'white', hand: { white: 0, black: 0 } };

const sides: readonly Side[] = ['white', 'black'];
const letterOf: Record<Side, string> = { white: 'W', black: 'B' };
const sideOf = (letter: string): Side | undefined => sides.find((side) => letterOf[side] === letter);

export const countOf = ({ stones }: SetUp, side: Side): number =>
  Object.values(stones).filter((stone) => stone === side).length;
export const mostInHand = (setUp: SetUp, side: Side): number => Math.max(stonesEach - countOf(setUp, side), 0);

// A set of stones is not larger than it is: those on the board are not in hand.
export function withHand(setUp: SetUp, side: Side, wanted: number): SetUp {
  const count = Number.isInteger(wanted) ? wanted : 0;
  return { ...setUp, hand: { ...setUp.hand, [side]: Math.min(Math.max(count, 0), mostInHand(setUp, side)) } };
}

export function withStone(setUp: SetUp, point: string, stone: Side | null): SetUp {
  const others = Object.fromEntries(Object.entries(setUp.stones).filter(([name]) => name !== point));
  const stones = stone ? { ...others, [point]: stone } : others;
  const placed = { ...setUp, stones };
  return stone ? withHand(placed, stone, setUp.hand[stone]) : placed;
}

// What touching a point does: the stone is set, or taken away where it stands already.
export const touched = (setUp: SetUp, point: string, tool: Side | null): SetUp =>
  withStone(setUp, point, setUp.stones[point] === tool ? null : tool);

// A stone that is dragged; off the board where `to` is null.
export function moved(setUp: SetUp, from: string, to: string | null): SetUp {
  const stone = setUp.stones[from];
  if (!stone || from === to) return setUp;
  const lifted = withStone(setUp, from, null);
  return to ? withStone(lifted, to, stone) : lifted;
}

export const stonesOf = ({ stones }: SetUp): string =>
  pointNames
    .map((point) => {
      const stone = stones[point];
      return stone ? letterOf[stone] : '.';
    })
    .join('');

export function toText(setUp: SetUp): string {
  const { toMove, hand } = setUp;
  return `${stonesOf(setUp)} ${toMove === 'white' ? 'w' : 'b'} ${hand.white} ${hand.black}`;
}

// Null where the text is something else. Counters at its end are left out: they told of how it came about.
export function fromText(text: string): SetUp | null {
  const [, points, mover, white, black] = /^([WB.]{24}) ([wb]) (\d) (\d)(?: \d+ \d+)?$/.exec(text.trim()) ?? [];
  if (!points) return null;
  const stones = pointNames.flatMap((point, n): [string, Side][] => {
    const side = sideOf(points[n] ?? '');
    return side ? [[point, side]] : [];
  });
  return {
    stones: Object.fromEntries(stones),
    toMove: mover === 'b' ? 'black' : 'white',
    hand: { white: Number(white), black: Number(black) },
  };
}
