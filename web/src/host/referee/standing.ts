// How a game stands that referees have touched: where they have stopped it, that is said instead of whose turn it is,
// and where they have corrected its result, that one counts and not what was played.
import type { Colour, View } from '../../rules/view';
import type { Messages } from '../../words/first/de';
import type { RefereeWords } from '../../words/referee/de';
import { sayOutcome, sentences } from '../../words/sayRules';
import type { Ruling, TableState } from '../../server/tableMessages';
import { sayAsked } from '../../game/sayState';
import { sideOf, type Situation } from '../../game/situation';
import { sayRuling } from './sayRuling';

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

const newsFor = 60; // seconds

// The newest ruling, where who comes now has to hear of it: what was said before it is still below the board.
export function justRuled({ rulings = [], now }: Pick<TableState, 'rulings' | 'now'>, { game }: View): number | null {
  const newest = rulings.at(-1);
  return newest && !game.outcome.over && now - newest.at <= newsFor ? rulings.length - 1 : null;
}

// What referees have decided, before all that was said at the table: the ruling that is new, else why the game stands, as
// long as it does, with what is asked meanwhile.
export function sayNews(
  t: Messages,
  w: RefereeWords,
  { rulings = [], stopped = false }: Pick<TableState, 'rulings' | 'stopped'>,
  situation: Situation,
  fresh: Ruling | null,
): string {
  const stands = stopped && situation.view?.game.outcome.over === false;
  const told = fresh ?? (stands && rulings.findLast(({ kind }) => kind === 'stop'));
  if (!told) return '';
  const said = sayRuling(w, told, sideOf(situation));
  return stands ? sentences([said, sayAsked(t, situation)]) : said;
}
