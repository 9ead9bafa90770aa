import { describe, expect, it } from 'vitest';
import { countOf, seenOf, withCount } from './seen';

describe('the rulings that were shown', () => {
  it('are counted for each game', () => {
    const seen = withCount(withCount([], 'abc/1', 2), 'abc/2', 1);
    expect([countOf(seen, 'abc/1'), countOf(seen, 'abc/2'), countOf(seen, 'abc/3')]).toEqual([2, 1, 0]);
    expect(countOf(withCount(seen, 'abc/1', 3), 'abc/1')).toBe(3);
  });
  it('are kept of a few games only', () => {
    let seen = seenOf(null);
    for (let game = 0; game < 60; game++) seen = withCount(seen, `abc/${game}`, 1);
    expect(seen).toHaveLength(50);
    expect([countOf(seen, 'abc/59'), countOf(seen, 'abc/9')]).toEqual([1, 0]);
  });
  it('are none where something else is stored', () => {
    for (const stored of [null, 'x', {}, [1, ['a'], ['a', 'b']]]) expect(seenOf(stored)).toEqual([]);
  });
});
