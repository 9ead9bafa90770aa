// A player's rating at a table in words: „1523?“, and after the game what it brought, „1531? (+8)“.

export interface Rated {
  readonly rating: number | null;
  readonly provisional: boolean;
}

// `before`: the rating with which the game began; null where it is not known.
export function sayRating(now: Rated | null | undefined, before: number | null): string {
  if (!now || now.rating === null) return '';
  const said = `${now.rating}${now.provisional ? '?' : ''}`;
  const change = before === null ? 0 : now.rating - before;
  return change === 0 ? said : `${said} (${change > 0 ? '+' : '−'}${Math.abs(change)})`;
}
