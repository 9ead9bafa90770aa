// Times in words.
import { abortIn, day, hour, leftOf, minute, partsOf, readControl, second, type Clocks } from '../server/clocks';
import type { Colour } from '../rules/view';
import type { TimeWords } from '../words/time/de';

const two = (n: number): string => String(n).padStart(2, '0');
const tenthsBelow = 100;

// As a clock shows it: `4:59`, `1:02:03`, `9.4` at the end, days where there are some.
export function showTime(t: TimeWords, time: number): string {
  if (time >= day) return t.daysLeft(Math.floor(time / day), Math.floor((time % day) / hour));
  const tenths = Math.ceil(time / 100);
  if (tenths < tenthsBelow) return `${Math.floor(tenths / 10)}${t.decimal}${tenths % 10}`;
  const { hours, minutes, seconds } = partsOf(time);
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

// In a list, where nobody watches it go: `21 hours`.
export const roundTime = (t: TimeWords, time: number): string =>
  time >= 2 * hour && time < 2 * day ? t.saidDuration(Math.floor(time / hour), 0, 0) : showTime(t, time);

// As it is read out.
export function sayTime(t: TimeWords, time: number): string {
  if (time >= day) return showTime(t, time);
  const { hours, minutes, seconds } = partsOf(time);
  return t.saidDuration(hours, minutes, seconds);
}

// Less than a minute is a part of one.
const minutesOf = (t: TimeWords, time: number): string =>
  String(Math.round((time / minute) * 100) / 100).replace('.', t.decimal);

export function sayControl(t: TimeWords, text: string): string {
  const control = readControl(text);
  if (!control) return t.noClock;
  if (control.kind === 'days') return t.daysTime(control.days);
  const minutes = minutesOf(t, control.base);
  const bonus = control.bonus / second;
  return control.free && bonus > 0 ? t.delayTime(minutes, bonus) : t.liveTime(minutes, bonus);
}

// In short: `5 + 3`, a number of days.
export function showControl(t: TimeWords, text: string): string {
  const control = readControl(text);
  if (!control) return t.noClock;
  if (control.kind === 'days') return t.days(control.days);
  return `${minutesOf(t, control.base)}\u202f+\u202f${control.bonus / second}`;
}

export function sayClocks(t: TimeWords, clocks: Clocks, now: number): string {
  const limit = abortIn(clocks, now);
  const each = (['white', 'black'] as Colour[]).map((colour) =>
    t.saidTime(colour, sayTime(t, leftOf(clocks, colour, now))),
  );
  return [...each, limit === null ? '' : t.abortIn(sayTime(t, limit))].filter(Boolean).join(' ');
}
