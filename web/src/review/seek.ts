// Where the review of a game comes from: the solved game where a server has it, else the engine of this page.
import type { Core } from '../core/core';
import type { Looked, View } from '../core/view';
import { root } from '../ui/root';
import { mayKnow } from './known';
import { readReview, type Review } from './review';

// What a position is searched for; level 10 thinks as long where a device is fast.
export const reviewNodes = 1_000_000;
export const reviewMilliseconds = 250;

// Null where there is no server, or none that knows every position of the game. `record`: of its moves.
export async function askServer(record: string, { game }: View): Promise<Review | null> {
  const positions = [game.start, ...game.plies.map(({ position }) => position)];
  const { reason } = game.outcome;
  if (reason === 'too_few_stones' || reason === 'no_legal_move') positions.pop(); // its value is the result
  if (!(await mayKnow(positions))) return null;
  try {
    const response = await fetch(`${root}api/review`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: record,
    });
    return response.ok ? readReview(await response.json()) : null;
  } catch {
    return null;
  }
}

// Rejected where the engine cannot be had or was stopped.
export async function askEngine(core: Core, { game }: View, hear: (progress: Looked) => void): Promise<Review> {
  const events = game.plies.map(({ move }) => `move ${move}`);
  const opened = await core.open(game.rules.text, game.start, events);
  const review = opened.ok ? readReview(await core.review(reviewNodes, reviewMilliseconds, hear)) : null;
  if (!review) throw new Error('the engine did not judge the game');
  return review;
}
