// The review of a game by the solved game, which is kept with it: what is known so does not change.
import { askReview } from '../exact/ask';
import { isExact, type Review } from '../exact/values/review';
import type { Play } from '../game/play.svelte';
import type { Looked, View } from '../rules/view';
import { keptReviews } from './reviewStore';

// Null where nobody knows every position of the game, or nobody waits any more.
export async function exactReview(
  game: Play,
  view: View,
  hear: (progress: Looked) => void,
  goesOn: () => boolean,
): Promise<Review | null> {
  const record = await game.plainRecord();
  const id = game.about.id ?? record;
  const kept = await keptReviews.of(id, record);
  if (kept && isExact(kept)) return kept;
  const review = await askReview(record, view, hear, goesOn);
  if (review) void keptReviews.keep(id, record, review);
  return review;
}
