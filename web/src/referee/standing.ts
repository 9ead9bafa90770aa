// How a game stands that referees have touched: where they have stopped it, that is said instead of whose turn it is,
// and where they have corrected its result, that one counts and not what was played.
import type { Colour, View } from '../core/view';
import type { Messages } from '../i18n/de';
import type { RefereeWords } from '../i18n/referee/de';
import { sayOutcome } from '../i18n/say';
import type { Ruling, TableState } from '../net/messages';

export interface Standing {
  state: string; // the sentence; empty: as it stands by itself
  rest: string; // below it, while nothing newer is to be said
}

const untouched: Standing = { state: '', rest: '' };

function sayResult({ results }: RefereeWords, winner: Ruling['winner'], own: Colour | null): string {
  if (winner !== 'white' && winner !== 'black') return results[winner ?? 'draw'];
  if (own === null) return results[winner];
  return winner === own ? results.won : results.lost;
}

export function sayStanding(
  t: Messages,
  w: RefereeWords,
  { rulings = [], stopped = false }: Pick<TableState, 'rulings' | 'stopped'>,
  { game }: View,
  own: Colour | null, // who reads it
): Standing {
  if (!game.outcome.over) return stopped ? { state: w.stopped, rest: w.nobodyMoves } : untouched;
  const correction = rulings.findLast(({ kind }) => kind === 'correct');
  if (!correction) return untouched;
  return {
    state: w.countsNow(sayResult(w, correction.winner, own)),
    rest: `${w.played(sayOutcome(t, game, own))} ${w.said(w.reason, correction.reason)}`,
  };
}
