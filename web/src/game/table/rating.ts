// A player's rating at a table in words: „1523?“, and after the game what it brought, „1531? (+8)“.

export interface Rated {
  readonly rating: number | null;
  readonly provisional: boolean;
  readonly bot?: boolean; // a program, which has none
}

// `change`: what the game that is over has brought.
export function sayRating(now: Rated | null | undefined, change = 0): string {
  if (now?.bot) return 'BOT';
  if (!now || now.rating === null) return '';
  const said = `${now.rating}${now.provisional ? '?' : ''}`;
  return change === 0 ? said : `${said} (${change > 0 ? '+' : '−'}${Math.abs(change)})`;
}
