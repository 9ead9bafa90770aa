import { expect, it } from 'vitest';
import { pageOf } from './pages';

it('shows all where there is room, and about as many on each page where there is not', () => {
  expect(pageOf(['a', 'b'], 5, 3)).toEqual({ items: ['a', 'b'], number: 1, pages: 1 });
  const all = [1, 2, 3, 4, 5, 6, 7];
  expect([0, 1, 2].map((turn) => pageOf(all, 4, turn).items)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7],
    [1, 2, 3, 4],
  ]);
  expect(pageOf(all, 3, 1)).toEqual({ items: [4, 5, 6], number: 2, pages: 3 });
  expect(pageOf([], 0, 0)).toEqual({ items: [], number: 1, pages: 1 });
});
