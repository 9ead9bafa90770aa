// As many puzzles as possible against the clock: what came of them so far. Values and pure functions; whoever asks says
// what time it is.
import type { Puzzle, Theme } from './format';

export const lasts = 180_000; // ms
export const misses = 3; // so many end it

export interface Done {
  id: string;
  theme: Theme;
  right: boolean;
}
export interface Rush {
  since: number | null; // the first move; the clock stands before it
  done: readonly Done[];
}
export const ready: Rush = { since: null, done: [] };

export const begun = (rush: Rush, now: number): Rush => (rush.since === null ? { ...rush, since: now } : rush);

export const leftOf = ({ since }: Rush, now: number): number =>
  since === null ? lasts : Math.max(0, lasts - (now - since));

export const scoreOf = ({ done }: Rush): number => done.filter(({ right }) => right).length;
export const missedIn = ({ done }: Rush): Done[] => done.filter(({ right }) => !right);
export const isOver = (rush: Rush, now: number): boolean => missedIn(rush).length >= misses || leftOf(rush, now) === 0;

// What comes too late does not count.
export function counted(rush: Rush, { id, theme }: Puzzle, right: boolean, now: number): Rush {
  const going = begun(rush, now);
  return isOver(going, now) ? going : { ...going, done: [...going.done, { id, theme, right }] };
}

// Seconds as they are shown: 0:00 only when it is over.
export function clockOf(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
