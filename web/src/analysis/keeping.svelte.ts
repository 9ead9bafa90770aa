// The address follows what is done in an analysis, as the same entry of the history; the entry knows the place in the tree.
import { untrack } from 'svelte';
import { isObject } from '../browser/shapes';
import type { Tree } from '../rules/tree/tree';
import type { Analysis } from './analysis.svelte';
import { pack } from '../browser/packing';

const calm = 200; // ms: browsers refuse to be told every step of who hurries

interface Kept {
  game: Analysis;
  open: () => boolean; // what the address asked for is on the board
  page: string; // how the hash of the page begins
  addressOf: (packed: string) => string;
}

export class Keeping {
  private kept = $state.raw<Tree | null>(null); // is in the address

  // While a component is made.
  constructor(private readonly what: Kept) {
    const { game, open } = what;
    $effect(() => {
      const { tree } = game;
      const left = new AbortController();
      if (open()) void untrack(() => this.keep(tree, left.signal));
      return () => left.abort();
    });
    $effect(() => {
      const { path } = game;
      if (!open()) return;
      const timer = setTimeout(() => this.isHere() && this.mark(path), calm);
      return () => clearTimeout(timer);
    });
  }

  // The address has all of it.
  get whole(): boolean {
    return this.kept === this.what.game.tree;
  }
  private isHere(): boolean {
    return location.hash.startsWith(this.what.page);
  }
  private async keep(tree: Tree, left: AbortSignal): Promise<void> {
    const { game, addressOf } = this.what;
    const packed = await pack(await game.record());
    if (left.aborted || !this.isHere()) return;
    this.mark(game.path, addressOf(packed));
    this.kept = tree;
  }
  // With what else is known of this entry of the history.
  private mark(path: string, address?: string): void {
    const state: unknown = history.state;
    history.replaceState({ ...(isObject(state) ? state : {}), path }, '', address);
  }
}

// To the place in the tree where this entry of the history was left.
export async function lookWhereLeft(game: Analysis): Promise<void> {
  const place: unknown = history.state;
  if (isObject(place) && typeof place['path'] === 'string') await game.lookAt(place['path']);
}
