import { expect, it } from 'vitest';
import { Bounded } from './bounded';

it('keeps what was used last', () => {
  const bounded = new Bounded<string, number>(2);
  bounded.set('a', 1);
  bounded.set('b', 2);
  expect(bounded.get('a')).toBe(1);
  bounded.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => bounded.get(key))).toEqual([1, undefined, 3]);
  bounded.delete('a');
  expect(bounded.get('a')).toBeUndefined();
});
