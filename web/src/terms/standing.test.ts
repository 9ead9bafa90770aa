import { expect, it } from 'vitest';
import { standingIn } from './standing';

it('reads whose turn it is and what is in hand, with counters or without them', () => {
  expect(standingIn('........................ w 9 9')).toEqual({ mover: 'white', white: 9, black: 9 });
  expect(standingIn('W......B................ b 3 2 5 8')).toEqual({ mover: 'black', white: 3, black: 2 });
});
