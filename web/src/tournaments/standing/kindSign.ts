// How a kind of tournament is drawn: who meets whom, as stones and the lines between them, in a square of 64.
import type { Side } from '../../board/geometry';
import type { Kind } from '../../server/tournaments';

export interface KindSign {
  readonly lines: string;
  readonly stones: readonly (readonly [x: number, y: number, colour: Side])[];
}

const threeRows = [14, 32, 50] as const;
const onRing = (n: number, of: number): readonly [x: number, y: number] => {
  const angle = (2 * Math.PI * n) / of;
  return [32 + 20 * Math.sin(angle), 32 - 20 * Math.cos(angle)];
};
const five = Array.from({ length: 5 }, (_, n) => onRing(n, 5));
const places = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);

export const kindSigns: Readonly<Record<Kind, KindSign>> = {
  // Pairs.
  swiss: {
    lines: threeRows.map((y) => `M17 ${y}H47`).join(''),
    stones: threeRows.flatMap((y) => [[17, y, 'white'] as const, [47, y, 'black'] as const]),
  },
  // Each with each.
  round_robin: {
    lines: places(five)
      .flatMap((one, n, all) => all.slice(n + 1).map((other) => `M${one}L${other}`))
      .join(''),
    stones: five.map(([x, y], n) => [x, y, n % 2 === 0 ? 'white' : 'black'] as const),
  },
  // Who wins goes on.
  knockout: {
    lines: 'M14 8H30V24H14M14 40H30V56H14M30 16H42V48H30M42 32H50',
    stones: [
      [14, 8, 'black'],
      [14, 24, 'white'],
      [14, 40, 'black'],
      [14, 56, 'white'],
      [50, 32, 'white'],
    ],
  },
  // Around and around.
  arena: {
    lines: 'M32 12a20 20 0 0 1 0 40a20 20 0 0 1 0-40',
    stones: Array.from({ length: 6 }, (_, n) => [...onRing(n, 6), n % 2 === 0 ? 'white' : 'black'] as const),
  },
  ladder: {
    lines: 'M20 7V57M44 7V57M20 16H44M20 28H44M20 40H44M20 52H44',
    stones: [
      [32, 16, 'white'],
      [32, 40, 'black'],
    ],
  },
  // One against all.
  simul: {
    lines: 'M15 32L49 9.5M15 32L49 24.5M15 32L49 39.5M15 32L49 54.5',
    stones: [[15, 32, 'white'], ...[9.5, 24.5, 39.5, 54.5].map((y) => [49, y, 'black'] as const)],
  },
  // Two that stand together.
  teams: {
    lines: 'M19 14V50M45 14V50',
    stones: threeRows.flatMap((y) => [[19, y, 'white'] as const, [45, y, 'black'] as const]),
  },
};
