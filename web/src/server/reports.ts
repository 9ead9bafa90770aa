// What is reported outside games, what referees write to players, and what they know of them: docs/server-protocol.md,
// "Reports and notes".
import type { Result } from '../rules/core';
import type { PlayerDesk, RefereeLetter, Report } from './api';
import { request, type Answer } from './requests';

export type { PlayerDesk, Report };
export type Letter = RefereeLetter;
export type Reason = Report['reason'];
export const reasons = ['insult', 'advert', 'secret', 'name', 'other'] as const satisfies readonly Reason[];
export type Decision = NonNullable<Report['decision']>;
export const decisions = ['nothing', 'remove', 'warn'] as const satisfies readonly Decision[];

// `which`: the name of a player, or the code of a club or tournament.
export function report(
  kind: Report['kind'],
  which: string,
  body: { reason: Reason; words: string },
): Promise<Result<object>> {
  if (kind === 'player') return request('POST /api/players/{name}/report', { name: which, body });
  if (kind === 'club') return request('POST /api/clubs/{id}/report', { id: which, body });
  return request('POST /api/tournaments/{id}/report', { id: which, body });
}

export async function askReports(): Promise<Result<readonly Report[]>> {
  const found = await request('GET /api/referee/reports');
  return found.ok ? { ok: true, value: found.value.reports } : found;
}
export const decide = (id: number, decision: Decision, answer: string): Promise<Result<object>> =>
  request('POST /api/referee/reports/{id}/decide', { id, body: { decision, answer } });

export async function askLetters(): Promise<Result<readonly Letter[]>> {
  const found = await request('GET /api/me/letters');
  return found.ok ? { ok: true, value: found.value.letters } : found;
}
export const putAway = (id: number): Promise<Result<object>> => request('DELETE /api/me/letters/{id}', { id });

export const askDesk = (name: string): Promise<Result<PlayerDesk>> =>
  request('GET /api/referee/players/{name}', { name });
export const noteOn = (name: string, text: string): Promise<Result<object>> =>
  request('POST /api/referee/players/{name}/notes', { name, body: { text } });
export const removeNote = (name: string, id: number): Promise<Result<object>> =>
  request('DELETE /api/referee/players/{name}/notes/{id}', { name, id });

// How often a player held what positions were worth.
export type Held = Answer<'GET /api/referee/players/{name}/held'>;
export const askHeld = (name: string, pool: 'live' | 'correspondence'): Promise<Result<Held>> =>
  request('GET /api/referee/players/{name}/held', { name, query: { pool } });
