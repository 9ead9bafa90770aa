// What somebody does in something that is followed, one thing at a time: it stands then as the server says, also where that
// was refused, as somebody else was faster.
import type { Result } from '../rules/core';
import { Attempt } from '../ui/attempt.svelte';
import type { Follow } from './follow.svelte';

export class Doing<View extends { readonly version: number }> extends Attempt {
  constructor(private readonly following: Follow<View>) {
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
