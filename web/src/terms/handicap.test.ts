import { describe, expect, it } from 'vitest';
import { givenAt, stonesGiven, termsOf } from './handicap';

const rules = 'standard';

describe('a handicap', () => {
  it('of stones puts those of the weaker side on the board', () => {
    const one = { kind: 'one_stone', by: 1, rules } as const;
    expect(termsOf(one, 0)).toEqual({ rules, start: '....W................... w 8 8' });
    expect(termsOf(one, 1)).toEqual({ rules, start: '....B................... w 8 8' });
    const two = { kind: 'two_stones', by: 0, rules } as const;
    expect(termsOf(two, 0)).toEqual({ rules, start: '....B..............B.... w 7 7' });
    expect(termsOf(two, 1)).toEqual({ rules, start: '....W..............W.... w 7 7' });
  });

  it('is so many stones', () => {
    expect((['one_stone', 'two_stones', 'no_flying'] as const).map(stonesGiven)).toEqual([1, 2, 0]);
  });

  it('of flying is in the rules, under the colour that the giver has', () => {
    const kept = { kind: 'no_flying', by: 1, rules: 'brettspielnetz' } as const;
    expect(termsOf(kept, 0)).toEqual({ rules: 'brettspielnetz,noFlying=black', start: '' });
    expect(termsOf(kept, 1)).toEqual({ rules: 'brettspielnetz,noFlying=white', start: '' });
  });

  it('is known by where a game begins', () => {
    const { start } = termsOf({ kind: 'two_stones', by: 1, rules: 'standard' }, 0);
    expect([givenAt(start, 'black'), givenAt(start, 'white')]).toEqual(['two_stones', null]);
    expect(givenAt(`${start} 0 1`, 'black')).toBe('two_stones');
    expect(givenAt('', 'black')).toBeNull();
  });
});
