// A list that changes while somebody is about to touch it: what has gone keeps its place for a moment.

export interface Row<Item> {
  readonly item: Item;
  readonly gone: boolean;
}

export function rowsAfter<Item extends { readonly id: string }>(
  rows: readonly Row<Item>[],
  items: readonly Item[],
): Row<Item>[] {
  const known = rows.map(({ item }): Row<Item> => {
    const now = items.find(({ id }) => id === item.id);
    return now ? { item: now, gone: false } : { item, gone: true };
  });
  const fresh = items.filter(({ id }) => !rows.some(({ item }) => item.id === id));
  return [...known, ...fresh.map((item) => ({ item, gone: false }))];
}

export const withoutGone = <Item>(rows: readonly Row<Item>[]): Row<Item>[] => rows.filter(({ gone }) => !gone);
