// Reviews that the engine of this page has made: they take a while, and the same game is opened again. Those of the
// latest games stay as long as the page does.
import type { Review } from '../exact/values/review';

const most = 20;

export class KeptReviews {
  private readonly byRecord = new Map<string, Review>();

  of(record: string): Review | null {
    return this.byRecord.get(record) ?? null;
  }
  keep(record: string, review: Review): void {
    this.byRecord.delete(record); // the newest is the last
    this.byRecord.set(record, review);
    const [oldest] = this.byRecord.keys();
    if (this.byRecord.size > most && oldest !== undefined) this.byRecord.delete(oldest);
  }
}

export const keptReviews = new KeptReviews();
