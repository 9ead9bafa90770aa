import { expect, it } from 'vitest';
import { readControl } from '../server/clocks';
import { speeds, waitingAt } from './speeds';

it('every speed is a time control', () => {
  expect(speeds.filter((time) => readControl(time) === null)).toEqual([]);
});

it('those in the list and those in the pools wait, whatever else they want', () => {
  const seeks = [{ time: '300+3' }, { time: '300+3' }, { time: '1/86400' }];
  const pools = [
    { time: '300+3', waiting: 2 },
    { time: '180+2', waiting: 1 },
  ];
  expect(speeds.map((time) => waitingAt(time, seeks, pools))).toEqual([1, 4, 0, 0, 1, 0, 0]);
});
