// Something that is asked of the server, one at a time, and why it was refused.
import type { Result } from '../rules/core';
import type { Refused } from '../rules/view';

export class Attempt {
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);

  // Null where it is refused, or still under way from before.
  async make<Value>(work: () => Promise<Result<Value>>): Promise<Value | null> {
    if (this.busy) return null;
    this.busy = true;
    this.refused = null;
    const result = await work();
    this.busy = false;
    if (result.ok) return result.value;
    this.refused = result.refused;
    return null;
  }
}
