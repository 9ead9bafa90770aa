// What its organiser has to do next.
import type { View } from '../../server/tournaments';
import { openIn } from '../standing/sayTournament';

export type ToDo =
  | { readonly is: 'enter' } // people, before anything else
  | { readonly is: 'unanswered' } // by the other club of a match
  | { readonly is: 'begin' | 'draw'; readonly round: number }
  | { readonly is: 'wait'; readonly open: number } // for results
  | { readonly is: 'end' | 'paused' | 'over' };

export function toDoIn({ state, kind, pairings, rounds, entrants, next, teams, opponent }: View): ToDo {
  const there = entrants.filter(({ withdrawn }) => !withdrawn).length;
  if (state === 'over') return { is: 'over' };
  if (state === 'paused') return { is: 'paused' };
  const begun = pairings.length;
  if (there < 2 || (begun === 0 && teams?.some(({ order }) => order.length === 0))) return { is: 'enter' };
  if (begun === 0 && opponent && opponent.agreed !== true) return { is: 'unanswered' };
  if (begun === 0) return { is: 'begin', round: 1 };
  const open = openIn(pairings.at(-1) ?? []);
  const goesOn = kind !== 'arena' && kind !== 'ladder';
  if (goesOn && open > 0) return { is: 'wait', open };
  if (goesOn && ((rounds > 0 && begun >= rounds) || next.what === 'nothing')) return { is: 'end' };
  return { is: 'draw', round: begun + 1 };
}

// The last round can be taken back while nothing has come of it.
export const mayTakeBack = ({ state, pairings }: View): boolean =>
  state !== 'over' &&
  pairings.length > 0 &&
  (pairings.at(-1) ?? []).every(({ games }) => games.every(({ result }) => result === null));
