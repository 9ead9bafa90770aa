import { describe, expect, it } from 'vitest';
import { pointNames } from './points';
import { enoughFor, symmetries, symmetriesOf, withoutTwins } from './symmetry';

const empty = '........................ w 9 9';
const places = pointNames.map((move) => ({ move }));

describe('the symmetries of the board', () => {
  it('are sixteen different ways to lay all points upon points', () => {
    expect(new Set(symmetries.map((map) => pointNames.map((name) => map.get(name)).join())).size).toBe(16);
    for (const map of symmetries) expect(new Set(map.values()).size).toBe(24);
  });

  it('lead lines into lines', () => {
    const lines = ['a7 d7 g7', 'd7 d6 d5', 'b6 b4 b2', 'c5 d5 e5', 'a4 b4 c4'].map((line) => line.split(' '));
    const straight = (line: string[]) => {
      const columns = new Set(line.map(([column]) => column));
      const rows = new Set(line.map(([, row]) => row));
      return columns.size === 1 || rows.size === 1;
    };
    for (const map of symmetries) {
      for (const line of lines) expect(straight(line.map((name) => map.get(name) ?? ''))).toBe(true);
    }
  });
});

describe('moves that are the same', () => {
  it('are four on the empty board: corners and sides, of the middle ring and of the others', () => {
    expect(symmetriesOf(empty)).toHaveLength(16);
    expect(withoutTwins(empty, places)).toEqual([
      { first: { move: 'a7' }, twins: 8 },
      { first: { move: 'd7' }, twins: 8 },
      { first: { move: 'b6' }, twins: 4 },
      { first: { move: 'd6' }, twins: 4 },
    ]);
  });

  it('are so many that some are different', () => {
    expect([1, 2, 3, 4, 9].map((wanted) => enoughFor(wanted, empty, places))).toEqual([1, 9, 17, 21, 25]);
  });

  it('are all different where the stones stand anyhow', () => {
    const position = 'W.B.W..............B.... w 7 7';
    expect(symmetriesOf(position)).toHaveLength(1);
    expect(withoutTwins(position, places).every(({ twins }) => twins === 1)).toBe(true);
  });

  it('take the same stone too', () => {
    const position = '.B..W..............B.... w 8 7'; // d6 against d7 and d2: left and right are the same
    const moves = ['c5xd7', 'e5xd2', 'e5xd7', 'c5xd2', 'a4'].map((move) => ({ move }));
    expect(withoutTwins(position, moves)).toEqual([
      { first: { move: 'c5xd7' }, twins: 2 },
      { first: { move: 'e5xd2' }, twins: 2 },
      { first: { move: 'a4' }, twins: 1 },
    ]);
  });
});
