// A rating over the games that made it, as a line in a field of 100 to 40.
import type { Point } from '../server/friends';

export const width = 100;
export const height = 40;

export interface Graph {
  readonly path: string;
  readonly last: readonly [x: number, y: number];
  readonly ticks: readonly { readonly rating: number; readonly y: number }[];
  readonly low: number; // of the ratings
  readonly high: number;
}

const steps = [10, 20, 50, 100, 200, 500, 1000];
const most = 4; // ticks, and one more where they lie well

// Lines at round numbers, and the room between the outermost holds all of it.
export function scale(low: number, high: number): { from: number; to: number; step: number } {
  const step = steps.find((one) => Math.ceil(high / one) - Math.floor(low / one) <= most) ?? 2000;
  const from = Math.floor(low / step) * step;
  return { from, to: Math.max(Math.ceil(high / step) * step, from + step), step };
}

// Null where there is nothing to draw.
export function graphOf(points: readonly Point[]): Graph | null {
  if (points.length === 0) return null;
  const ratings = points.map(({ rating }) => rating);
  const low = Math.min(...ratings);
  const high = Math.max(...ratings);
  const { from, to, step } = scale(low, high);
  const round = (value: number): number => Math.round(value * 100) / 100;
  const x = (n: number): number => (points.length === 1 ? width / 2 : round((n / (points.length - 1)) * width));
  const y = (rating: number): number => round(height - ((rating - from) / (to - from)) * height);
  const places = ratings.map((rating, n) => [x(n), y(rating)] as const);
  const ticks = Array.from({ length: (to - from) / step + 1 }, (_, n) => from + n * step);
  return {
    path: places.map(([across, down], n) => `${n === 0 ? 'M' : 'L'}${across} ${down}`).join(''),
    last: places[places.length - 1] ?? [0, 0],
    ticks: ticks.map((rating) => ({ rating, y: y(rating) })),
    low,
    high,
  };
}
