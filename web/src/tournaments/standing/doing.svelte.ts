// What somebody does in a tournament, one thing at a time: it stands then as the server says, also where that was refused,
// as somebody else was faster.
import type { Result } from '../../rules/core';
import type { View } from '../../server/tournaments';
import { Attempt } from '../../ui/attempt.svelte';
import type { Following } from './following.svelte';

export class Doing extends Attempt {
  constructor(private readonly following: Following) {
    super();
  }

  async act(work: (version: number) => Promise<Result<View>>): Promise<View | null> {
    const { view } = this.following;
    if (!view) return null;
    const after = await this.make(() => work(view.version));
    if (after) this.following.put(after);
    else if (this.refused) await this.following.look();
    return after;
  }
}
