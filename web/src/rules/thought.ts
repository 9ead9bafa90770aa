// What the computer still expects of the game.
import type { MoveParts, Thought } from './view';

export interface Thinking {
  readonly thought: Thought | null;
  readonly view: { readonly game: { readonly plies: readonly { readonly move: string }[] } } | null;
}

// The moves of its line that are not played yet; none once the game has gone another way.
export function movesToCome({ thought, view }: Thinking): MoveParts[] {
  if (!thought || !view) return [];
  const played = view.game.plies.slice(thought.ply);
  const asThought = played.every(({ move }, n) => thought.line[n]?.move === move);
  return asThought ? thought.line.slice(played.length) : [];
}
