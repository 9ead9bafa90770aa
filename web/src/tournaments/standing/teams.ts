// The two sides of a simul, of which one is somebody alone, and of a team match.
import type { Pairing, View } from '../../server/tournaments';
import { waitingIn, type Waiting } from '../../server/byDays';
import { gameNow } from './own';
import { byeIn, isFinished, scoreOf, type Points } from './points';
import { nameOf, type Said } from './sayTournament';

type Team = NonNullable<View['teams']>[number];

export interface Board {
  readonly number: number;
  readonly players: readonly [first: number | null, second: number | null]; // by team; null: nobody is there
  readonly white: 0 | 1; // the team that has White in the first game
  readonly score: Points | null; // by team
  readonly open: boolean;
}

const teamOf = ({ entrants }: Pick<View, 'entrants'>, entrant: number): number =>
  entrants.find(({ number }) => number === entrant)?.team ?? 1;

export function boardIn(view: Pick<View, 'kind' | 'entrants' | 'settings'>, pairing: Pairing): Board {
  const { board: number, white, black } = pairing;
  const turned = teamOf(view, white) === 2;
  const points = black === null ? ([byeIn(view) ?? 0, 0] as const) : scoreOf(pairing, view.settings.counting);
  return {
    number,
    players: turned ? [black, white] : [white, black],
    white: turned ? 1 : 0,
    score: points && turned ? [points[1], points[0]] : points,
    open: !isFinished(pairing),
  };
}
export const boardsIn = (view: View): readonly Board[] =>
  (view.pairings[0] ?? []).map((pairing) => boardIn(view, pairing));

export const openBoards = (view: View): number => boardsIn(view).filter(({ open }) => open).length;

// In a simul who plays alone, and all others together.
export function teamName(
  { w }: Pick<Said, 'w'>,
  view: Pick<View, 'kind' | 'entrants'>,
  team: Team,
  at: number,
): string {
  if (view.kind === 'teams') return team.name;
  if (at === 1) return w.theOthers;
  return nameOf(view.entrants, team.order[0] ?? null) || w.nobodyAlone;
}

// The teams that have won a match: both where it is level. Of a simul the score says it all.
export function winningTeams(said: Pick<Said, 'w'>, view: View): readonly string[] {
  const teams = view.teams ?? [];
  const most = Math.max(...teams.map(({ match_points }) => match_points));
  if (view.kind === 'simul' || view.state !== 'over' || most <= 0) return [];
  return teams.flatMap((team, at) => (team.match_points === most ? [teamName(said, view, team, at)] : []));
}

// Who looks plays alone in a simul.
export const playsAlone = ({ kind, yours, entrants }: Pick<View, 'kind' | 'yours' | 'entrants'>): boolean =>
  kind === 'simul' && entrants.some(({ number, team }) => number === yours?.entrant && team === 1);

// The boards of who does: those that wait for him first.
export const ownBoards = ({ yours, pairings }: Pick<View, 'yours' | 'pairings'>): Waiting =>
  waitingIn(
    pairings.flat().flatMap((pairing) => {
      const now = gameNow(pairing);
      if (!now?.game || isFinished(pairing)) return [];
      return [{ ...now.game, mine: now.white === yours?.entrant ? ('white' as const) : ('black' as const) }];
    }),
  );

// Somebody one board up or down.
export function moved(order: readonly number[], at: number, by: -1 | 1): number[] {
  const next = [...order];
  const [one, other] = [next[at], next[at + by]];
  if (one === undefined || other === undefined) return next;
  next[at] = other;
  next[at + by] = one;
  return next;
}
