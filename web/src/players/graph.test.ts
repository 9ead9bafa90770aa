import { describe, expect, it } from 'vitest';
import type { Point } from '../server/friends';
import { graphOf, scale } from './graph';

const points = (...ratings: number[]): Point[] =>
  ratings.map((rating, n) => ({ at: n, rating, score: 1, against: 'Ben', code: null }));

describe('the graph of a rating', () => {
  it('is not there without a game', () => expect(graphOf([])).toBeNull());
  it('has a dot for one game', () => {
    const graph = graphOf(points(1662));
    expect(graph?.last).toEqual([50, 32]);
    expect(graph?.ticks.map(({ rating }) => rating)).toEqual([1660, 1670]);
  });
  it('goes from side to side, up for more', () => {
    const graph = graphOf(points(1500, 1600, 1550));
    expect(graph?.path).toBe('M0 40L50 0L100 20');
    expect(graph?.last).toEqual([100, 20]);
    expect([graph?.low, graph?.high]).toEqual([1500, 1600]);
  });
  it('has a line that is flat and in the field where nothing changes', () => {
    expect(graphOf(points(1500, 1500))?.path).toBe('M0 40L100 40');
  });
});

describe('its lines', () => {
  it.each([
    [1500, 1500, { from: 1500, to: 1510, step: 10 }],
    [1481, 1519, { from: 1480, to: 1520, step: 10 }],
    [1338, 1662, { from: 1300, to: 1700, step: 100 }],
    [600, 2400, { from: 500, to: 2500, step: 500 }],
    [0, 9000, { from: 0, to: 10000, step: 2000 }],
  ])('for %i to %i are at round numbers', (low, high, lines) => expect(scale(low, high)).toEqual(lines));
});
