// What is too long for a wall is shown a page at a time.
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly number: number; // from 1
  readonly pages: number;
}

// `turn`: how often a page was turned since it began. Pages are about as long as each other.
export function pageOf<Item>(all: readonly Item[], room: number, turn: number): Page<Item> {
  const pages = Math.max(1, Math.ceil(all.length / Math.max(1, room)));
  const size = Math.ceil(all.length / pages);
  const at = turn % pages;
  return { items: all.slice(at * size, (at + 1) * size), number: at + 1, pages };
}
