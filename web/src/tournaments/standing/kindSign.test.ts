import { describe, expect, it } from 'vitest';
import type { Kind } from '../../server/tournaments';
import { kindSigns } from './kindSign';

const kinds = Object.keys(kindSigns) as Kind[];

describe('the sign of a kind of tournament', () => {
  it('is there for each, and none like another', () => {
    expect(new Set(kinds.map((kind) => JSON.stringify(kindSigns[kind]))).size).toBe(kinds.length);
  });

  it.each(kinds)('has both players whole within its square, and none on another: %s', (kind) => {
    const { stones } = kindSigns[kind];
    const radius = 6.5;
    expect(new Set(stones.map(([, , colour]) => colour)).size).toBe(2);
    for (const [n, [x, y]] of stones.entries()) {
      expect(Math.min(x, y), `${kind} ${n}`).toBeGreaterThanOrEqual(radius);
      expect(Math.max(x, y), `${kind} ${n}`).toBeLessThanOrEqual(64 - radius);
      for (const [a, b] of stones.slice(n + 1)) expect(Math.hypot(x - a, y - b)).toBeGreaterThanOrEqual(2 * radius);
    }
  });
});
