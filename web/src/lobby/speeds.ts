// The speeds that one tap asks for, and how many wait for each. Pure.
import { writeControl } from '../server/clocks';
import type { Pool, Seek } from '../server/lobby';

const days = [1, 3, 7].map((n) => writeControl({ kind: 'days', days: n }));
export const speeds: readonly string[] = ['180+2', '300+3', '600+5', '900+10', ...days];

// Those who are listed, and those who wait for somebody about as strong.
export function waitingAt(
  time: string,
  seeks: readonly Pick<Seek, 'time'>[],
  pools: readonly Pick<Pool, 'time' | 'waiting'>[],
): number {
  const listed = seeks.filter((seek) => seek.time === time).length;
  return pools.reduce((sum, pool) => (pool.time === time ? sum + pool.waiting : sum), listed);
}
