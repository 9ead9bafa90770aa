// Tournaments on the server: docs/tournaments.md.
import type { Result } from '../rules/core';
import { root } from '../browser/root';
import type { Colour } from '../rules/view';
import type { Somebody } from './api';
import { ask, judge, post } from './http';

export type Kind = 'round_robin' | 'swiss' | 'knockout' | 'arena' | 'ladder';
export type TieBreak = 'buchholz' | 'buchholz_cut_1' | 'sonneborn_berger' | 'direct_encounter' | 'wins' | 'black_wins';
export type GameResult = '1-0' | '½' | '0-1' | '+:-' | '-:+' | '-:-' | '-';
export type State = 'coming' | 'running' | 'paused' | 'over';
export type Begin = 'by_hand' | 'when_done' | 'at';
export type Counting = 'games' | 'pairings';
export type Entry = 'open' | 'link' | 'list';

export interface Form {
  title: string;
  kind: Kind;
  rules: string;
  rounds?: number;
  schedule?: 'berger' | 'sliding';
  cycles?: number;
  games?: number;
  counting?: Counting;
  missed?: 'nothing' | 'half';
  reach?: number;
  tie_breaks?: readonly TieBreak[];
  text?: string;
  time?: string;
  absence?: number;
  rated?: boolean;
  public?: boolean;
  tables?: boolean;
  entry?: Entry;
  guests?: boolean;
  bots?: boolean;
  begin?: Begin;
  times?: readonly number[];
  minutes?: number;
  forfeit_after?: number;
  players_enter_results?: boolean;
}
export interface Row {
  readonly id: string;
  readonly title: string;
  readonly kind: Kind;
  readonly rules: string;
  readonly time: string;
  readonly absence: number;
  readonly rated: boolean;
  readonly public: boolean;
  readonly state: State;
  readonly round: number; // 0: none has begun
  readonly rounds: number; // 0: nobody knows
  readonly entrants: number;
  readonly starts: number | null; // seconds
  readonly organiser: Somebody;
  readonly you: 'organiser' | 'entrant' | null;
}
export interface Settings {
  readonly rounds: number;
  readonly games: number;
  readonly counting: Counting;
  readonly missed: 'nothing' | 'half';
  readonly schedule: 'berger' | 'sliding';
  readonly cycles: number;
  readonly reach: number;
  readonly tie_breaks: readonly TieBreak[];
  readonly tables: boolean;
  readonly entry: Entry;
  readonly guests: boolean;
  readonly bots: boolean;
  readonly begin: Begin;
  readonly times: readonly number[];
  readonly minutes: number;
  readonly forfeit_after: number;
  readonly players_enter_results: boolean;
}
export interface Entrant {
  readonly number: number;
  readonly name: string; // empty: the account is gone
  readonly player: string | null; // of an account
  readonly here: boolean;
  readonly mark: string | null;
  readonly rating: number | null;
  readonly bot: boolean;
  readonly deleted: boolean;
  readonly entered: number;
  readonly withdrawn: boolean;
  readonly away: readonly number[];
}
export interface PairedGame {
  readonly result: string | null;
  readonly white: number;
  readonly state: 'by_hand' | 'waiting' | 'running' | 'over';
  readonly table: string | null;
  readonly position: string | null;
  readonly to_move: Colour | null;
  readonly clocks: {
    readonly left: readonly [number, number];
    readonly running: Colour | null;
    readonly abort_after: number | null;
  } | null;
}
export interface Pairing {
  readonly board: number;
  readonly white: number;
  readonly black: number | null; // a bye
  readonly games: readonly PairedGame[];
}
export interface Standing {
  readonly entrant: number;
  readonly rank: number;
  readonly points: number;
  readonly tie_breaks: readonly number[];
}
export interface Next {
  readonly what: 'start' | 'round' | 'results' | 'pairings' | 'nothing';
  readonly round: number;
  readonly at: number | null; // seconds
}
export interface Yours {
  readonly entrant: number;
  readonly round: number | null;
  readonly board: number | null;
  readonly opponent: number | null;
  readonly table: string | null;
}
export interface View extends Row {
  readonly text: string;
  readonly settings: Settings;
  readonly version: number;
  readonly now: number;
  readonly key: string | null;
  readonly list: readonly Entrant[];
  readonly pairings: readonly (readonly Pairing[])[];
  readonly standings: readonly Standing[];
  readonly yours: Yours | null;
  readonly next: Next;
}
export interface Rows {
  readonly coming: readonly Row[];
  readonly running: readonly Row[];
  readonly over: readonly Row[];
}
export type Seats = readonly [number, number | null];
export interface Act {
  readonly number: number;
  readonly act: string; // as docs/tournaments.md has it
  readonly by: string | null;
  readonly at: number;
  readonly reason: string;
}

const pathOf = (id: string, what = ''): string => `${root}api/tournaments${id && `/${encodeURIComponent(id)}`}${what}`;
const told = async <Value>(path: string): Promise<Result<Value>> => judge<Value>(await ask(path));
const done = async <Value>(path: string, body: object = {}): Promise<Result<Value>> =>
  judge<Value>(await post(path, body));

export const askTournaments = (): Promise<Result<Rows>> => told(pathOf(''));
export const foundTournament = (form: Form): Promise<Result<{ id: string }>> => done(pathOf(''), form);
export const askTournament = (id: string): Promise<Result<View>> => told(pathOf(id));
export const enter = (id: string, name: string, key: string): Promise<Result<View>> =>
  done(pathOf(id, '/enter'), { ...(name && { name }), ...(key && { key }) });
export const leave = (id: string): Promise<Result<View>> => done(pathOf(id, '/leave'));
export const fileOf = (id: string, file: string): string => pathOf(id, `/${file}`);

// What its organiser does; `version`: that of the tournament it was decided on.
export const addEntrant = (id: string, version: number, name: string, rating: number | null): Promise<Result<View>> =>
  done(pathOf(id, '/entrants'), { version, name, ...(rating !== null && { rating }) });
export const addEntrants = (id: string, version: number, names: readonly string[]): Promise<Result<View>> =>
  done(pathOf(id, '/entrants'), { version, names });
export const withdraw = (id: string, version: number, number: number): Promise<Result<View>> =>
  done(pathOf(id, `/entrants/${number}/withdraw`), { version });
export const comeBack = (id: string, version: number, number: number): Promise<Result<View>> =>
  done(pathOf(id, `/entrants/${number}/return`), { version });
export const sitOut = (id: string, version: number, number: number, round: number): Promise<Result<View>> =>
  done(pathOf(id, `/entrants/${number}/sit-out`), { version, round });
export const replaceEntrant = (id: string, version: number, number: number, name: string): Promise<Result<View>> =>
  done(pathOf(id, '/replace'), { version, number, name });
export const askDraw = (id: string): Promise<Result<{ pairings: readonly Seats[] }>> =>
  told(pathOf(id, '/rounds/next'));
export const beginRound = (id: string, version: number, pairings: readonly Seats[]): Promise<Result<View>> =>
  done(pathOf(id, '/rounds'), { version, pairings });
export const takeBackRound = (id: string, version: number): Promise<Result<View>> =>
  done(pathOf(id, '/rounds/take-back'), { version });
export interface Entered {
  readonly round: number;
  readonly board: number;
  readonly game?: number;
  readonly result: string; // empty: open again
  readonly reason?: string;
}
export const enterResult = (id: string, version: number, entered: Entered): Promise<Result<View>> =>
  done(pathOf(id, '/results'), { version, ...entered });
export const pause = (id: string, version: number, paused: boolean): Promise<Result<View>> =>
  done(pathOf(id, '/pause'), { version, paused });
export const closeTournament = (id: string, version: number): Promise<Result<View>> =>
  done(pathOf(id, '/close'), { version });
export const askLog = (id: string): Promise<Result<{ acts: readonly Act[] }>> => told(pathOf(id, '/log'));
