// Days on which one's clocks stand still in games by days: docs/server-protocol.md, "Vacation".
import type { Result } from '../rules/core';
import type { Vacation } from './api';
import { request } from './requests';

export type { Vacation };

export const askVacation = (): Promise<Result<Vacation>> => request('GET /api/me/vacation');
export const beginVacation = (until: number): Promise<Result<Vacation>> =>
  request('POST /api/me/vacation', { body: { until } });
export const endVacation = (): Promise<Result<Vacation>> => request('POST /api/me/vacation/end');

const daySeconds = 86_400;
// The end of a day of the calendar here, `2026-12-03`; null for what is none.
export function endOf(day: string): number | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return null;
  const end = new Date(Number(year), Number(month) - 1, Number(date) + 1);
  return Math.floor(end.getTime() / 1000);
}
// As the field for a day has it.
export function dayOf(time: number): string {
  const date = new Date(time * 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
// The days one may name: from today on, as long as the days that are left last; null where none do.
export function daysToName(
  { days, used }: Pick<Vacation, 'days' | 'used'>,
  now: number,
): { first: string; last: string } | null {
  const left = days - used;
  if (left < 1) return null;
  const first = (endOf(dayOf(now)) ?? 0) - now >= minLength ? now : now + daySeconds;
  // A day that ends after all days that are left is too long.
  const last = now + (left - 1) * daySeconds;
  return { first: dayOf(first), last: dayOf(Math.max(first, last)) };
}
const minLength = 3600;
