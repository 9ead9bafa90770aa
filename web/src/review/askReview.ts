// Where the review of a game comes from: the solved game where it is at hand, else the engine of this page.
import type { Computing } from '../rules/computing';
import type { Looked, View } from '../rules/view';
import { readReview, type Review } from '../exact/values/review';

// What a position is searched for; level 10 thinks as long where a device is fast.
export const reviewNodes = 1_000_000;
export const reviewMilliseconds = 250;

// Rejected where the engine cannot be had or was stopped.
export async function askEngine(core: Computing, { game }: View, hear: (progress: Looked) => void): Promise<Review> {
  const events = game.plies.map(({ move }) => `move ${move}`);
  const opened = await core.open(game.rules.text, game.start, events);
  const review = opened.ok ? readReview(await core.review(reviewNodes, reviewMilliseconds, hear)) : null;
  if (!review) throw new Error('the engine did not judge the game');
  return review;
}
