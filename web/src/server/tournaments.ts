// Tournaments on the server: docs/tournaments.md.
import { root } from '../browser/root';
import type { Result } from '../rules/core';
import type {
  Requests,
  Tournament,
  TournamentAct,
  TournamentEntrant,
  TournamentGame,
  TournamentPairing,
  TournamentRow,
} from './api';
import { request, type Answer } from './requests';

export type View = Tournament;
export type Row = TournamentRow;
export type Rows = Answer<'GET /api/tournaments'>;
export type Entrant = TournamentEntrant;
export type PairedGame = TournamentGame;
export type Pairing = TournamentPairing;
export type Act = TournamentAct;
export type Form = Requests['POST /api/tournaments']['takes'];
export type Kind = Row['kind'];
export type Settings = View['settings'];
export type TieBreak = Settings['tie_breaks'][number];
export type Seats = readonly [white: number, black: number | null]; // nobody: a bye

// Of a team match and of a simul.
const which = (team: number): 1 | 2 => (team === 2 ? 2 : 1);
const of = (team: number | undefined) => (team === undefined ? {} : { team: which(team) });

export const askTournaments = (): Promise<Result<Rows>> => request('GET /api/tournaments');
export const foundTournament = (form: Form): Promise<Result<{ id: string }>> =>
  request('POST /api/tournaments', { body: form });
export const askTournament = (id: string): Promise<Result<View>> => request('GET /api/tournaments/{id}', { id });
export const enter = (id: string, name: string, key: string, team?: number): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/enter', {
    id,
    body: { ...(name && { name }), ...(key && { key }), ...of(team) },
  });
export const leave = (id: string): Promise<Result<View>> => request('POST /api/tournaments/{id}/leave', { id });
// Who is entered over the board under the name of one's account: that the organiser joins the two.
export const askToJoin = (id: string): Promise<Result<View>> => request('POST /api/tournaments/{id}/ask', { id });
// To be downloaded.
export const fileOf = (id: string, file: string): string => `${root}api/tournaments/${encodeURIComponent(id)}/${file}`;

// What its organiser does; `version`: that of the tournament it was decided on.
type Added = Omit<Requests['POST /api/tournaments/{id}/entrants']['takes'], 'version' | 'team'>;
// People over the board, and accounts, which are told.
export const addEntrants = (id: string, version: number, added: Added, team?: number): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/entrants', { id, body: { version, ...added, ...of(team) } });
export const setBoards = (id: string, version: number, team: number, order: readonly number[]): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/boards', { id, body: { version, team: which(team), order } });
export const nameCaptain = (id: string, version: number, team: number, entrant: number | null): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/captain', {
    id,
    body: { version, team: which(team), ...(entrant !== null && { entrant }) },
  });
// For the club that is asked for the second team; `reason`: why it declines, or nothing.
export const answerMatch = (id: string, version: number, accept: boolean, reason: string): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/answer', { id, body: { version, accept, ...(reason && { reason }) } });
// Which of these names are those of accounts that he may enter.
export type Known = Answer<'POST /api/tournaments/{id}/known'>['accounts'][number];
export async function askKnown(id: string, names: readonly string[], team?: number): Promise<Result<readonly Known[]>> {
  const told = await request('POST /api/tournaments/{id}/known', { id, body: { names, ...of(team) } });
  return told.ok ? { ok: true, value: told.value.accounts } : told;
}
export const withdraw = (id: string, version: number, number: number): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/entrants/{number}/withdraw', { id, number, body: { version } });
export const comeBack = (id: string, version: number, number: number): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/entrants/{number}/return', { id, number, body: { version } });
export const sitOut = (id: string, version: number, number: number, round: number): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/entrants/{number}/sit-out', { id, number, body: { version, round } });
export const replaceEntrant = (id: string, version: number, number: number, name: string): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/replace', { id, body: { version, number, name } });
// Who plays over the board turns out to be this account.
export const joinAccount = (id: string, version: number, number: number, account: string): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/replace', { id, body: { version, number, account } });
// In a ladder, of who stands above.
export const challengeInLadder = (id: string, entrant: number): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/challenge', { id, body: { entrant } });

// As it would be drawn now.
export async function askDraw(id: string): Promise<Result<readonly Seats[]>> {
  const told = await request('GET /api/tournaments/{id}/rounds/next', { id });
  if (!told.ok) return told;
  const seats = told.value.pairings.map(([white, black]): Seats => [white ?? 0, black ?? null]);
  return { ok: true, value: seats };
}
export const beginRound = (id: string, version: number, pairings: readonly Seats[]): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/rounds', { id, body: { version, pairings } });
export const takeBackRound = (id: string, version: number): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/rounds/take-back', { id, body: { version } });

export type Entered = Omit<Requests['POST /api/tournaments/{id}/results']['takes'], 'version'>;
export const enterResult = (id: string, version: number, entered: Entered): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/results', { id, body: { version, ...entered } });
export const pause = (id: string, version: number, paused: boolean): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/pause', { id, body: { version, paused } });
export const closeTournament = (id: string, version: number): Promise<Result<View>> =>
  request('POST /api/tournaments/{id}/close', { id, body: { version } });

export async function askLog(id: string): Promise<Result<readonly Act[]>> {
  const told = await request('GET /api/tournaments/{id}/log', { id });
  return told.ok ? { ok: true, value: told.value.acts } : told;
}
