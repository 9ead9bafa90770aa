// Whose seat it is, of a game in which another one has the player share it; else empty.
import { sayNameless } from '../words/sayRules';
import type { Messages } from '../words/first/de';
import type { TablesWords } from '../words/tables/de';
import type { ListedGame } from '../server/listedGames';

export function sayShared(t: Messages, w: TablesWords, { mine, shared, white, black }: ListedGame): string {
  if (!shared || mine === null) return '';
  const holder = mine === 'white' ? white : black;
  return w.with(holder?.name || sayNameless(t, holder));
}
