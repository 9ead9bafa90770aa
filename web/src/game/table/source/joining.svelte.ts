// Sitting down at a table: asked for again while the server cannot answer, until it does or the visitor would rather
// watch.
import type { Result } from '../../../rules/core';
import type { Refused } from '../../../rules/view';
import type { Joined } from '../../../server/tables';
import { isPassing } from '../../../server/http';

export const retryAfter = 2000; // ms

export class Joining {
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private given = 0; // up: what was asked for before that is not wanted any more

  // `ask` may find that the seat is not wanted any more when it comes to it: null.
  constructor(
    private readonly ask: (name: string, isWanted: () => boolean) => Promise<Result<Joined | null>>,
    private readonly onjoined: (joined: Joined) => void,
  ) {}

  async join(name: string): Promise<void> {
    const given = this.given;
    const isWanted = () => this.given === given;
    this.busy = true;
    this.refused = null;
    const joined = await this.ask(name, isWanted);
    // A seat that the server has given is there, whatever was wished meanwhile.
    const isSeated = joined.ok && joined.value?.seat != null;
    if (!isWanted() && !isSeated) return;
    if (!joined.ok) {
      this.refused = joined.refused;
      if (isPassing(joined.refused)) this.timer = setTimeout(() => void this.join(name), retryAfter);
      else this.busy = false;
      return;
    }
    this.busy = false;
    if (joined.value) this.onjoined(joined.value);
  }

  giveUp(): void {
    this.given++;
    clearTimeout(this.timer);
    this.busy = false;
    this.refused = null;
  }
}
