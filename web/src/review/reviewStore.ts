// Reviews that were made in this browser, with their games: they take a while, the same game is opened again, and a list of
// games says what was missed in them. Where the browser keeps nothing, those of the latest games stay as long as the page.
import { Shelf } from '../browser/shelf';
import { isObject } from '../browser/shapes';
import { readReview, type Review } from '../exact/values/review';

interface KeptReview {
  id: string; // of the game; its record where it has none
  revision: number;
  record: string; // that was reviewed
  review: Review;
}
const most = 20;

function readKept(kept: unknown): KeptReview | null {
  if (!isObject(kept) || typeof kept['id'] !== 'string' || typeof kept['record'] !== 'string') return null;
  const review = readReview(kept['review']);
  return review && { id: kept['id'], revision: Number(kept['revision']) || 0, record: kept['record'], review };
}

export class KeptReviews {
  private readonly latest = new Map<string, KeptReview>();
  private readonly shelf = new Shelf<KeptReview>('reviews', readKept);

  // Null where the game has gone on since.
  async of(id: string, record: string): Promise<Review | null> {
    const kept = this.latest.get(id) ?? (await this.shelf.get(id).catch(() => null));
    return kept?.record === record ? kept.review : null;
  }
  // By the ids of the games.
  async all(): Promise<ReadonlyMap<string, Review>> {
    const kept = await this.shelf.all().catch(() => []);
    return new Map([...kept, ...this.latest.values()].map(({ id, review }) => [id, review]));
  }
  async keep(id: string, record: string, review: Review): Promise<void> {
    this.latest.delete(id); // the newest is the last
    this.latest.set(id, { id, revision: 0, record, review });
    const [oldest] = this.latest.keys();
    if (this.latest.size > most && oldest !== undefined) this.latest.delete(oldest);
    const there = await this.shelf.get(id).catch(() => null);
    await this.shelf.put({ id, revision: there?.revision ?? 0, record, review }).catch(() => null);
  }
  async remove(id: string): Promise<void> {
    this.latest.delete(id);
    await this.shelf.remove(id).catch(() => undefined);
  }
}

export const keptReviews = new KeptReviews();
