import { expect, it } from 'vitest';
import { KeptReviews } from './reviewStore';
import type { Review } from '../exact/values/review';

const review = (exact_moves: number): Review => ({ exact_moves, losing_ply: { white: null, black: null }, moves: [] });

it('keeps the reviews of the latest games', () => {
  const kept = new KeptReviews();
  expect(kept.of('game 0')).toBeNull();
  for (let n = 0; n < 20; n++) kept.keep(`game ${n}`, review(n));
  expect(kept.of('game 0')).toEqual(review(0));
  kept.keep('game 0', review(100)); // made anew
  kept.keep('game 20', review(20));
  expect(kept.of('game 0')).toEqual(review(100));
  expect(kept.of('game 1')).toBeNull();
  expect(kept.of('game 20')).toEqual(review(20));
});
