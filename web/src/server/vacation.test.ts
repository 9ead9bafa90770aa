import { describe, expect, it } from 'vitest';
import { dayOf, daysToName, endOf } from './vacation';

const noon = (day: number) => Math.floor(new Date(2026, 10, day, 12).getTime() / 1000);
const vacation = { days: 21, used: 0, year: 2026, until: null };

describe('a day', () => {
  it('ends when the next one begins', () => {
    expect(endOf('2026-11-30')).toBe(Math.floor(new Date(2026, 11, 1).getTime() / 1000));
    expect(dayOf((endOf('2026-11-30') ?? 0) - 1)).toBe('2026-11-30');
    expect(dayOf(endOf('2026-11-30') ?? 0)).toBe('2026-12-01');
    for (const none of ['', 'tomorrow', '2026-11']) expect(endOf(none)).toBeNull();
  });
});

describe('the days that may be named', () => {
  it('last as long as there are any', () => {
    expect(daysToName(vacation, noon(1))).toEqual({ first: '2026-11-01', last: '2026-11-21' });
    expect(daysToName({ ...vacation, used: 20 }, noon(1))).toEqual({ first: '2026-11-01', last: '2026-11-01' });
    expect(daysToName({ ...vacation, used: 21 }, noon(1))).toBeNull();
    expect(daysToName({ ...vacation, days: 0 }, noon(1))).toBeNull();
  });
  it('never cost more than there are', () => {
    for (const used of [0, 7, 20]) {
      const days = daysToName({ ...vacation, used }, noon(1));
      const length = (endOf(days?.last ?? '') ?? 0) - noon(1);
      expect(Math.ceil(length / 86_400)).toBeLessThanOrEqual(21 - used);
    }
  });
});
