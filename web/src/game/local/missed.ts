// What was missed in kept games that have been reviewed. Loaded where there are games.
import { errorsOf } from '../../exact/values/review';
import { keptReviews } from '../../review/reviewStore';
import { ownSide } from './finding';
import type { KeptGame } from './keptGame';

// By the ids of the games.
export async function missedIn(games: readonly KeptGame[]): Promise<ReadonlyMap<string, number>> {
  const reviews = await keptReviews.all();
  const missed = new Map<string, number>();
  for (const game of games) {
    const review = reviews.get(game.id);
    if (review) missed.set(game.id, errorsOf(review, ownSide(game)));
  }
  return missed;
}
export const forgetReview = (id: string): Promise<void> => keptReviews.remove(id);
