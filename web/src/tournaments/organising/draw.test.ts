import { expect, it } from 'vitest';
import type { Seats } from '../../server/tournaments';
import { hadBye, haveMet, swapped } from './draw';
import { evening, pairing } from '../../../tests/tournament';

const draw: Seats[] = [
  [1, 2],
  [3, 4],
  [5, null],
];
const seat = (board: number, black = false) => ({ board, black });

it('lets two change seats, and nobody else', () => {
  expect(swapped(draw, seat(0), seat(1, true))).toEqual([
    [4, 2],
    [3, 1],
    [5, null],
  ]);
  expect(swapped(draw, seat(0), seat(0, true))[0]).toEqual([2, 1]); // the colours
  expect(swapped(draw, seat(1, true), seat(2))).toEqual([
    [1, 2],
    [3, 5],
    [4, null],
  ]);
  expect(draw[0]).toEqual([1, 2]);
});

it('moves nobody to a seat that is none', () => {
  expect(swapped(draw, seat(0), seat(2, true))).toEqual(draw);
  expect(swapped(draw, seat(0), seat(7))).toEqual(draw);
});

it('knows who has met at a board, and who had a bye', () => {
  const view = evening({
    pairings: [
      [pairing(1, 1, 2, ['½']), pairing(2, 3, 4, ['+:-']), pairing(3, 5, null, [])],
      [pairing(1, 1, 3, [null])],
    ],
  });
  const met = haveMet(view);
  expect([met(2, 1), met(3, 4), met(1, 3)]).toEqual([true, false, false]);
  expect([hadBye(view, 5), hadBye(view, 1)]).toEqual([true, false]);
});
