import { describe, expect, it } from 'vitest';
import {
  abortIn,
  day,
  leftOf,
  minute,
  partsOf,
  readControl,
  second,
  standStill,
  writeControl,
  type Clocks,
} from './clocks';

const clocks: Clocks = {
  control: '300+5',
  left: { white: 60 * second, black: 30 * second },
  free: 0,
  running: 'white',
  abortAfter: null,
  still: 0,
  told: 1000,
};

describe('a time control', () => {
  it.each(['300+5', '300d5', '10+0', '1/86400', '1/259200'])('%s is the same text again', (text) => {
    const control = readControl(text);
    expect(control && writeControl(control)).toBe(text);
  });
  it('says what it means', () => {
    expect(readControl('300+5')).toEqual({ kind: 'live', base: 5 * minute, bonus: 5 * second, free: false });
    expect(readControl('300d5')).toEqual({ kind: 'live', base: 5 * minute, bonus: 5 * second, free: true });
    expect(readControl('1/259200')).toEqual({ kind: 'days', days: 3 });
  });
  it.each(['', '-', '300', 'x+5', '300+', '1/x'])('%j is none', (text) => expect(readControl(text)).toBeNull());
});

describe('what is left', () => {
  it('goes down for whose clock runs, and only there', () => {
    expect(leftOf(clocks, 'white', 6000)).toBe(55 * second);
    expect(leftOf(clocks, 'black', 6000)).toBe(30 * second);
  });
  it('is never less than nothing, nor more than was told', () => {
    expect(leftOf(clocks, 'white', 1000 + day)).toBe(0);
    expect(leftOf(clocks, 'white', 0)).toBe(60 * second); // the clock of this device was set back
  });
  it('stays while the turn is free', () => {
    const delayed = { ...clocks, free: 3 * second };
    expect(leftOf(delayed, 'white', 4000)).toBe(60 * second);
    expect(leftOf(delayed, 'white', 6000)).toBe(58 * second);
  });
  it('stands still where nobody plays', () => {
    expect(leftOf({ ...clocks, running: null }, 'white', 6000)).toBe(60 * second);
  });
  it('of the wait for a first move goes down too', () => {
    expect(abortIn(clocks, 6000)).toBeNull();
    expect(abortIn({ ...clocks, running: null, abortAfter: 120 * second }, 6000)).toBe(115 * second);
  });
  it('stays while the server cannot serve, for as long as that lasts', () => {
    const stopped = { ...clocks, still: null };
    expect(standStill(stopped, day)).toBe(true);
    expect(leftOf(stopped, 'white', day)).toBe(60 * second);
    expect(abortIn({ ...stopped, running: null, abortAfter: 9 * second }, day)).toBe(9 * second);
    const soon = { ...clocks, still: 5 * second, free: 5 * second };
    expect([standStill(soon, 5999), standStill(soon, 6000)]).toEqual([true, false]);
    expect(leftOf(soon, 'white', 7000)).toBe(59 * second);
    expect([standStill(clocks, 1000), standStill(clocks, clocks.told - 1)]).toEqual([false, false]);
  });
  it('is rounded up', () => {
    expect(partsOf(1)).toEqual({ hours: 0, minutes: 0, seconds: 1 });
    expect(partsOf(3_723_000)).toEqual({ hours: 1, minutes: 2, seconds: 3 });
    expect(partsOf(0)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
  });
});
