// The clocks of a game at a table, as the server has told of them.
import type { Both, Colour } from '../rules/view';
import type { Clock } from './api';

export interface Clocks {
  readonly control: string; // as records have it: `300+5`, `300d5`, `1/86400`
  readonly left: Both<number>; // ms, when it was told
  readonly free: number; // ms of the turn, before what is left goes down
  readonly running: Colour | null; // nobody's while first moves are made, and after the end
  readonly abortAfter: number | null; // ms, unless a first move is made
  readonly still: number | null; // ms for which nobody's time goes yet, part of the others; null: it is not known
  readonly told: number; // ms, as Date.now()
}

// From what a server says.
export const clocksOf = ({ control, left, free, running, abort_after, still = 0 }: Clock): Clocks => ({
  control,
  left: { white: left[0], black: left[1] },
  free,
  running,
  abortAfter: abort_after,
  still,
  told: Date.now(),
});

// What each ply left to who made it, as records have it.
export const clockNotes = (after: readonly number[]): { ply: number; text: string }[] =>
  after.map((left, n) => {
    const seconds = Math.floor(left / second);
    const two = (part: number): string => String(part % 60).padStart(2, '0');
    return {
      ply: n + 1,
      text: `[%clk ${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}]`,
    };
  });

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export type Control =
  | { kind: 'live'; base: number; bonus: number; free: boolean } // ms; free: not counted, else added
  | { kind: 'days'; days: number };

// Null for what is none; without a clock it is `-`.
export function readControl(text: string): Control | null {
  const days = /^1\/(\d+)$/.exec(text);
  if (days) return { kind: 'days', days: (Number(days[1]) * second) / day };
  const live = /^(\d+)([+d])(\d+)$/.exec(text);
  if (!live) return null;
  return { kind: 'live', base: Number(live[1]) * second, bonus: Number(live[3]) * second, free: live[2] === 'd' };
}

export function writeControl(control: Control): string {
  if (control.kind === 'days') return `1/${(control.days * day) / second}`;
  return `${control.base / second}${control.free ? 'd' : '+'}${control.bonus / second}`;
}

export function leftOf(clocks: Clocks, colour: Colour, now: number): number {
  const left = clocks.left[colour];
  if (clocks.running !== colour || clocks.still === null) return left;
  return Math.max(0, left - Math.max(0, now - clocks.told - clocks.free));
}

export function abortIn(clocks: Clocks, now: number): number | null {
  if (clocks.abortAfter === null || clocks.still === null) return clocks.abortAfter;
  return Math.max(0, clocks.abortAfter - Math.max(0, now - clocks.told));
}

// Nobody's time goes, as the server could not serve.
export const standStill = (clocks: Clocks, now: number): boolean =>
  clocks.still === null || (clocks.still > 0 && now < clocks.told + clocks.still);

// Hours, minutes and seconds, rounded up: 0 only when there is nothing left.
export function partsOf(time: number): { hours: number; minutes: number; seconds: number } {
  const seconds = Math.ceil(time / second);
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}
