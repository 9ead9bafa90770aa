// Something of the server as it stands, for as long as it is looked at: asked for again and again.
import { onMount } from 'svelte';
import type { Result } from '../rules/core';
import type { Refused } from '../rules/view';
import { isPassing } from './http';
import { hint } from './notices';

export class Follow<View extends { readonly version: number }> {
  view = $state.raw<View | null>(null);
  told = $state(0); // ms, when it was said
  refused = $state.raw<Refused | null>(null); // there is nothing to see
  stale = $state(false); // no news just now
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  private left = false;

  // `pause`: how long until it is asked for again; what is not there yet is null.
  constructor(
    private readonly ask: () => Promise<Result<View>>,
    private readonly pause: (view: View | null) => number,
  ) {}

  // As long as the component is there.
  readonly follow = (): void =>
    onMount(() => {
      const now = () => void this.look();
      const seen = () => document.visibilityState === 'visible' && now();
      now();
      addEventListener(hint, now);
      document.addEventListener('visibilitychange', seen);
      return () => {
        this.left = true;
        clearTimeout(this.timer);
        removeEventListener(hint, now);
        document.removeEventListener('visibilitychange', seen);
      };
    });

  // What an act has made of it. Answers may come in another order than they were sent in, also to what was asked before.
  put(view: View): void {
    if (this.left || (this.view && view.version < this.view.version)) return;
    this.view = view;
    this.told = Date.now();
    this.stale = false;
    this.refused = null;
    this.wait();
  }

  async look(): Promise<void> {
    if (this.asking || this.left) return;
    this.asking = true;
    const before = this.view;
    const told = await this.ask();
    this.asking = false;
    if (this.left) return;
    if (told.ok && this.view !== before && told.value.version === this.view?.version) return this.wait();
    if (told.ok) this.put(told.value);
    else if (this.view && isPassing(told.refused)) this.stale = true;
    else this.refused = told.refused;
    this.wait();
  }
  private wait(): void {
    clearTimeout(this.timer);
    const again = () => (document.hidden ? undefined : void this.look());
    this.timer = setTimeout(again, this.pause(this.view));
  }
}
