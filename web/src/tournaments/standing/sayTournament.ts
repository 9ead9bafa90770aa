// Tournaments in words.
import { showControl } from '../../terms/sayTime';
import { titled } from '../../server/listedGames';
import type { Entrant, Pairing, Row, View } from '../../server/tournaments';
import type { Messages } from '../../words/first/de';
import { lookUp } from '../../words/base/shared';
import type { TimeWords } from '../../words/time/de';
import type { TournamentsWords } from '../../words/tournaments/de';
import { isFinished } from './points';

// All the words that are needed here.
export interface Said {
  readonly t: Messages;
  readonly w: TournamentsWords;
  readonly clock: TimeWords;
}

// „Schweizer System · 5 + 3 · gewertet“; rules that are not the usual ones are named.
export function sayTerms(
  { t, w, clock }: Said,
  { kind, time, rated, rules }: Pick<Row, 'kind' | 'time' | 'rated' | 'rules'>,
) {
  const ruled = rules === 'standard' ? '' : (lookUp(t.shared.titles, rules) ?? t.houseRules);
  return [w.kinds[kind], showControl(clock, time), ruled, rated ? t.isRated : ''].filter(Boolean).join(' · ');
}

const dayOf = (when: Date): number => Date.UTC(when.getFullYear(), when.getMonth(), when.getDate()) / 86_400_000;

// „heute, 20:15“, „Sa., 5. Dez., 20:15“. `at`: seconds.
export function sayWhen(language: string, at: number, now: number): string {
  const when = new Date(at * 1000);
  const days = dayOf(when) - dayOf(new Date(now));
  const time = when.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  if (Math.abs(days) <= 1)
    return `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')}, ${time}`;
  const year = when.getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' as const };
  const date = when.toLocaleDateString(language, { weekday: 'short', day: 'numeric', month: 'short', ...year });
  return `${date}, ${time}`;
}

// Beneath the title in a list.
export function sayStand({ t, w }: Said, row: Row, now: number): string {
  const when = row.starts === null ? w.beginsByHand : w.begins(sayWhen(t.code, row.starts, now));
  const stand =
    row.state === 'coming'
      ? when
      : row.state === 'over'
        ? row.starts === null
          ? ''
          : sayWhen(t.code, row.starts, now)
        : [row.round > 0 ? w.roundOf(row.round, row.rounds) : '', row.state === 'paused' ? w.paused : ''];
  return [stand, w.there(row.entered), row.you ? w.yours[row.you] : ''].flat().filter(Boolean).join(' · ');
}

// They stand by number, from 1.
export const entrantIn = (list: readonly Entrant[], number: number | null): Entrant | null =>
  list.find((entrant) => entrant.number === number) ?? null;
export function nameOf(list: readonly Entrant[], number: number | null): string {
  const one = entrantIn(list, number);
  return one ? titled(one.name, one) : '';
}

export const openIn = (round: readonly Pairing[]): number => round.filter((pairing) => !isFinished(pairing)).length;

// What stands over the pairings of a round.
export function sayRound(
  w: TournamentsWords,
  { pairings, teams }: Pick<View, 'pairings' | 'teams'>,
  number: number,
): string {
  const round = pairings[number - 1];
  if (teams) return w.boards;
  if (!round) return w.round(number);
  const open = openIn(round);
  if (open > 0) return w.openBoards(number, open);
  return number === pairings.length ? w.roundOver(number) : w.round(number);
}

// Those who share the first place, once it is over; of teams see there.
export const winners = ({ state, standings, entrants, pairings, teams }: View): readonly string[] =>
  state !== 'over' || pairings.length === 0 || teams
    ? []
    : standings.filter(({ rank }) => rank === 1).map(({ entrant }) => nameOf(entrants, entrant));

export interface Coming {
  readonly title: string;
  readonly hint: string;
}
// What comes next, and when.
export function sayNext({ t, w }: Said, view: View, now: number): Coming | null {
  const { state, next, kind, pairings } = view;
  const begun = pairings.length;
  if (state === 'over') return null;
  if (state === 'paused') return { title: w.isPaused, hint: w.pausedHint };
  const when = next.at === null ? '' : sayWhen(t.code, next.at, now);
  if (kind === 'arena' && begun > 0) return { title: when ? w.goesOn(when) : w.kinds.arena, hint: w.arenaHint };
  if (kind === 'ladder' && begun > 0) return null; // there everybody begins by himself
  if (begun === 0) return { title: w.firstRound(when), hint: w.there(view.entered) };
  if (view.teams) return null; // there is nothing behind it
  if (next.what === 'nothing' || (view.rounds > 0 && begun >= view.rounds))
    return { title: w.lastRound, hint: w.lastHint };
  const open = openIn(pairings.at(-1) ?? []);
  const hint = when ? w.nextAt : open > 0 ? w.nextAfter(open) : w.nextByHand;
  return { title: w.nextRound(begun + 1, when), hint };
}
