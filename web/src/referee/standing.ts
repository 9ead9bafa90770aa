// How a game stands that referees have touched: where they have stopped it, that is said instead of whose turn it is.
import type { View } from '../core/view';
import type { RefereeWords } from '../i18n/referee/de';
import type { TableState } from '../net/messages';

export interface Standing {
  state: string; // the sentence; empty: as it stands by itself
  rest: string; // below it, while nothing newer is to be said
}
export type Refereed = Pick<TableState, 'rulings' | 'stopped'>;

const untouched: Standing = { state: '', rest: '' };

export function sayStanding(w: RefereeWords, table: Refereed, { game }: View): Standing {
  if (game.outcome.over || table.stopped !== true) return untouched;
  return { state: w.stopped, rest: w.nobodyMoves };
}
