import { describe, expect, it } from 'vitest';
import { extended, lookedAt, mayStep, stepped, walkAlong } from './walk';

describe('a line that is looked through', () => {
  const walk = walkAlong(['a', 'b', 'c']);

  it('begins at its end, and goes no further than its ends', () => {
    expect([lookedAt(walk), mayStep(walk, 1), mayStep(walk, -1)]).toEqual(['c', false, true]);
    expect(stepped(walk, 1)).toBe(walk);
    const first = stepped(stepped(walk, -1), -1);
    expect([lookedAt(first), mayStep(first, -1)]).toEqual(['a', false]);
    expect(stepped(first, -1)).toBe(first);
    expect(lookedAt(stepped(first, 1))).toBe('b');
  });

  it('takes along who looks at the end, and nobody else', () => {
    expect(lookedAt(extended(walk, 'd'))).toBe('d');
    const back = extended(stepped(walk, -1), 'd');
    expect([lookedAt(back), back.places]).toEqual(['b', ['a', 'b', 'c', 'd']]);
  });
});
