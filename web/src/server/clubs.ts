// Clubs on the server: who is in one, what it says and plays. docs/server-protocol.md, "Clubs".
import type { Result } from '../rules/core';
import type { Club, ClubLetter, ClubPerson, ClubPreset, ClubRow, NewClubLetter, Requests } from './api';
import { request, type Answer } from './requests';

export type View = Club;
export type Row = ClubRow;
export type Rows = Answer<'GET /api/clubs'>;
export type Person = ClubPerson;
export type Role = Person['role'];
export type Joining = Row['joining'];
export type { ClubPreset, ClubLetter as Letter, NewClubLetter as NewLetter };
export type Form = Requests['POST /api/clubs']['takes'];
type Preset = Requests['PUT /api/clubs/{id}/presets/{preset}']['takes'];
type Pairing = Requests['POST /api/clubs/{id}/pairings']['takes'];

// Who may do more than others stands first.
export const roles: readonly Role[] = ['leader', 'organiser', 'member'];
export const joinings: readonly Joining[] = ['open', 'asked', 'invited'];
export const organises = ({ you }: Pick<Row, 'you'>): boolean => you === 'leader' || you === 'organiser';

export const askClubs = (): Promise<Result<Rows>> => request('GET /api/clubs');
export const foundClub = (form: Form): Promise<Result<{ id: string }>> => request('POST /api/clubs', { body: form });
export const askClub = (id: string): Promise<Result<View>> => request('GET /api/clubs/{id}', { id });
export const changeClub = (id: string, version: number, form: Form): Promise<Result<View>> =>
  request('PUT /api/clubs/{id}', { id, body: { version, ...form } });
export const closeClub = (id: string, name: string): Promise<Result<object>> =>
  request('DELETE /api/clubs/{id}', { id, body: { name } });

// `key`: of a letter; `words`: to who decides. Both may be empty.
export const joinClub = (id: string, key: string, words: string): Promise<Result<View>> =>
  request('POST /api/clubs/{id}/join', { id, body: { ...(key && { key }), ...(words && { words }) } });
// Whether a letter lets somebody in now; null: nobody knows, as the server is an older one.
export async function opensClub(id: string, key: string): Promise<boolean | null> {
  const told = await request('POST /api/clubs/{id}/letter', { id, body: { key } });
  return told.ok ? told.value.opens : null;
}
export const leaveClub = (id: string): Promise<Result<View>> => request('POST /api/clubs/{id}/leave', { id });

export const setClubRole = (id: string, name: string, role: Role): Promise<Result<View>> =>
  request('POST /api/clubs/{id}/members/{name}', { id, name, body: { role } });
export const removeMember = (id: string, name: string): Promise<Result<View>> =>
  request('DELETE /api/clubs/{id}/members/{name}', { id, name });
export const answerAsking = (id: string, name: string, accept: boolean): Promise<Result<View>> =>
  request('POST /api/clubs/{id}/asking/{name}', { id, name, body: { accept } });

export const addNews = (id: string, title: string, text: string): Promise<Result<View>> =>
  request('POST /api/clubs/{id}/news', { id, body: { title, text } });
export const removeNews = (id: string, number: number): Promise<Result<View>> =>
  request('DELETE /api/clubs/{id}/news/{number}', { id, number });

export const setPreset = (id: string, preset: string, what: Preset): Promise<Result<View>> =>
  request('PUT /api/clubs/{id}/presets/{preset}', { id, preset, body: what });
export const removePreset = (id: string, preset: string): Promise<Result<View>> =>
  request('DELETE /api/clubs/{id}/presets/{preset}', { id, preset });

export async function askLetters(id: string): Promise<Result<readonly ClubLetter[]>> {
  const told = await request('GET /api/clubs/{id}/letters', { id });
  return told.ok ? { ok: true, value: told.value.letters } : told;
}
// Their links are told this once.
export async function writeLetters(
  id: string,
  notes: readonly string[],
  days: number,
): Promise<Result<readonly NewClubLetter[]>> {
  const told = await request('POST /api/clubs/{id}/letters', { id, body: { for: notes, days } });
  return told.ok ? { ok: true, value: told.value.letters } : told;
}
export const withdrawLetter = (id: string, number: number): Promise<Result<object>> =>
  request('DELETE /api/clubs/{id}/letters/{number}', { id, number });

// A table at which both seats are taken.
export const pair = (id: string, pairing: Pairing): Promise<Result<{ id: string }>> =>
  request('POST /api/clubs/{id}/pairings', { id, body: pairing });
