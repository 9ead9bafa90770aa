import { describe, expect, it } from 'vitest';
import { neighbourOf, spotNear, spotOf, spots } from './geometry';

describe('the picture of the board', () => {
  it('has the 24 points in reading order', () => {
    expect(spots.map((spot) => spot.name).join(' ')).toBe(
      'a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1',
    );
  });

  it('moves with the arrow keys to the next point on the row or column', () => {
    expect(neighbourOf('a7', 'ArrowRight')).toBe('d7');
    expect(neighbourOf('d6', 'ArrowLeft')).toBe('b6');
    expect(neighbourOf('c4', 'ArrowRight')).toBe('e4');
    expect(neighbourOf('d5', 'ArrowDown')).toBe('d3');
    expect(neighbourOf('g1', 'ArrowDown')).toBe('g1');
  });

  it('reaches every point from every point with the arrow keys', () => {
    const reached = new Set(['a1']);
    for (const name of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const)
        reached.add(neighbourOf(name, key));
    }
    expect(reached.size).toBe(24);
  });

  it('finds the point near a place, and none in between', () => {
    const { x, y } = spotOf('f4');
    expect(spotNear(x + 20, y - 20)?.name).toBe('f4');
    expect(spotNear(spotOf('d6').x, spotOf('c4').y)).toBeNull();
  });
});
