import { describe, expect, it } from 'vitest';
import { sayEnd } from './sayVacation';

const at = (day: number, hour = 0, minute = 0, second = 0): number =>
  new Date(2026, 11, day, hour, minute, second).getTime() / 1000;
const said = (until: number): string => sayEnd('de', until, 'medium');

describe('the end of a vacation', () => {
  it('is its last day', () => {
    expect(said(at(4))).toBe('03.12.2026');
    expect(said(at(4) - 2)).toBe('03.12.2026');
    expect(sayEnd('en', at(4), 'long')).toBe('December 3, 2026');
  });
  it('is the same day when the server was away for a moment', () => {
    expect(said(at(4, 0, 0, 5))).toBe('03.12.2026');
    expect(said(at(4, 0, 59))).toBe('03.12.2026');
  });
  it('is a time where it comes amid a day', () => {
    expect(said(at(4, 1, 30))).toBe('04.12.2026, 01:30');
    expect(said(at(3, 18))).toBe('03.12.2026, 18:00');
    expect(sayEnd('de', at(3, 18), 'long')).toBe('3. Dezember 2026 um 18:00');
  });
});
