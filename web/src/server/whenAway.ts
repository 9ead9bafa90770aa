// What goes with games by days for who is not there: mail when it is his move, a calendar of deadlines, and what he
// notes for himself. docs/server-protocol.md, "Games by days".
import type { Result } from '../rules/core';
import { root } from '../browser/root';
import type { CalendarLink, Note, TurnMail } from './api';
import { request } from './requests';

export type { CalendarLink, Note, TurnMail };
export type When = TurnMail['when'];
export const whens: readonly When[] = ['never', 'at_once', 'daily'];

export const askTurnMail = (): Promise<Result<TurnMail>> => request('GET /api/me/mail/turns');
export const chooseTurnMail = (when: When, hour: number, zone: string): Promise<Result<TurnMail>> =>
  request('POST /api/me/mail/turns', { body: { when, hour, zone } });

export const askCalendar = (): Promise<Result<CalendarLink>> => request('GET /api/me/calendar');
export const makeCalendar = (): Promise<Result<CalendarLink>> => request('POST /api/me/calendar');
export const removeCalendar = (): Promise<Result<CalendarLink>> => request('POST /api/me/calendar/remove');
// As a program for calendars takes it.
export const calendarAddress = (link: string): string => new URL(root + link.slice(1), location.href).href;

export const askNote = (code: string, number: number): Promise<Result<Note>> =>
  request('GET /api/tables/{code}/games/{number}/note', { code, number });
export const keepNote = (code: string, number: number, text: string): Promise<Result<Note>> =>
  request('POST /api/tables/{code}/games/{number}/note', { code, number, body: { text } });

// Where somebody lives: by its name, or by its distance from Greenwich in minutes to the west, as browsers have it.
export function zoneOf(name: string | undefined, west: number): string {
  if (name !== undefined && /^[\w+-]+(\/[\w+-]+)*$/.test(name)) return name;
  const two = (n: number): string => String(n).padStart(2, '0');
  const away = Math.abs(west);
  return `GMT${west > 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}
export const ownZone = (): string =>
  zoneOf(new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined, new Date().getTimezoneOffset());

// What is too much of a note: letters, or as many as the lines beyond the last one have.
export const mostNoteLetters = 2000;
export const mostNoteLines = 100;
export function overNote(text: string): number {
  const plain = text.trim();
  const letters = [...plain].length - mostNoteLetters;
  const behind = [...plain.split('\n').slice(mostNoteLines).join('\n')].length;
  return Math.max(0, letters, behind);
}
