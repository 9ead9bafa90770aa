// How the tables stand at which this browser has a seat.
import { other, type Colour } from '../rules/view';
import type { ListedGame } from './listedGames';
import { request } from './requests';
import type { GameState, Seat, TableState } from './tableMessages';
import type { RecentTable } from './seats';

export type Standing =
  | { is: 'yours' | 'theirs'; turn: Colour; left: number | null } // left: ms of who is to move, where a clock runs
  | { is: 'running' } // nobody knows which seat is one's own
  | { is: 'free' } // nobody sits opposite
  | { is: 'over'; outcome: string }
  | { is: 'gone' } // there is no such table any more
  | { is: 'unknown' }; // it cannot be asked just now

export interface TableNow {
  readonly table: RecentTable;
  readonly opponent: string | null;
  readonly deleted: boolean; // the account of that one, and the name with it
  readonly own: Colour | null;
  readonly standing: Standing;
  readonly game: ListedGame | null; // as the server lists it, where it does
}

const order: readonly Standing['is'][] = ['yours', 'running', 'theirs', 'free', 'unknown', 'over', 'gone'];

// Where it is one's turn comes first, and where the least time is left before the others.
export function inOrder(tables: readonly TableNow[]): TableNow[] {
  const left = ({ standing }: TableNow): number => ('left' in standing ? (standing.left ?? Infinity) : Infinity);
  const rank = ({ standing }: TableNow): number => order.indexOf(standing.is);
  return [...tables].sort((a, b) => rank(a) - rank(b) || (left(a) === left(b) ? 0 : left(a) - left(b)));
}

// Whether the sentence about it leaves open against whom: it names whose turn it is, and a winner who is not oneself.
export function namesNobody(standing: Standing, own: Colour | null): boolean {
  if (standing.is === 'over') return own === null || !standing.outcome.startsWith(`${other(own)}_wins`);
  return standing.is !== 'theirs' && standing.is !== 'free';
}
// Nothing but its code tells one such table from another.
export const isNameless = ({ is }: Standing): boolean =>
  is === 'free' || is === 'running' || is === 'unknown' || is === 'gone';

export function standingOf(
  table: RecentTable,
  game: GameState,
  { white, seated, names, players }: TableState,
): TableNow {
  const { seat } = table;
  const own = seat === null ? null : seat === white ? 'white' : 'black';
  const opponent = seat === null ? null : names[(1 - seat) as Seat];
  const deleted = seat !== null && players[(1 - seat) as Seat]?.deleted === true;
  const about = { table, opponent, deleted, own, game: null } as const;
  const { turn, outcome, clock } = game;
  if (outcome !== 'ongoing') return { ...about, standing: { is: 'over', outcome } };
  if (seated.includes(false)) return { ...about, standing: { is: 'free' } };
  if (own === null || turn === null) return { ...about, standing: { is: 'running' } };
  const left = clock ? (clock.abort_after ?? clock.left[turn === 'white' ? 0 : 1]) : null;
  return { ...about, standing: { is: turn === own ? 'yours' : 'theirs', turn, left } };
}

// A table of several games is there once, with the first that the server lists: the one that goes on, or the newest.
export function standingsOf(games: readonly ListedGame[]): TableNow[] {
  const first = games.filter(({ code }, n) => games.findIndex((game) => game.code === code) === n);
  return first.flatMap((game): TableNow[] => {
    const { code, mine: own, turn, outcome } = game;
    if (own === null) return [];
    const opponent = game[other(own)];
    const who = { opponent: opponent?.name || null, deleted: opponent?.deleted === true };
    const about = { table: { code, return: null, seat: null }, ...who, own, game };
    if (outcome !== 'ongoing') return [{ ...about, standing: { is: 'over', outcome } }];
    if (opponent === null) return [{ ...about, standing: { is: 'free' } }];
    if (turn === null) return [{ ...about, standing: { is: 'running' } }];
    const left = game.abort_after ?? game.left?.[turn === 'white' ? 0 : 1] ?? null;
    return [{ ...about, standing: { is: turn === own ? 'yours' : 'theirs', turn, left } }];
  });
}

export async function lookAt(table: RecentTable): Promise<TableNow> {
  const without = (standing: Standing): TableNow => ({
    ...{ table, opponent: null, deleted: false, own: null, game: null },
    standing,
  });
  const seen = await request('GET /api/tables/{code}', { code: table.code });
  if (seen.ok) return standingOf(table, seen.value.game, seen.value.table);
  return without({ is: ['not_found', 'no_tables'].includes(seen.refused.code) ? 'gone' : 'unknown' });
}
