import { expect, it } from 'vitest';
import { step } from './completing';

it('goes through what is proposed, and by way of what was typed around', () => {
  expect([-1, 0, 1].map((chosen) => step('ArrowDown', chosen, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((chosen) => step('ArrowUp', chosen, 2))).toEqual([1, -1, 0]);
});

it('leaves other keys, and those for which there is nothing, to the field', () => {
  expect(step('Home', 0, 2)).toBeNull();
  expect(step('ArrowDown', -1, 0)).toBeNull();
});
