import { describe, expect, it } from 'vitest';
import { wantOf, type Moment } from './wants';

const usual: Moment = { game: 7, over: false, own: 'white', turn: 'black', free: false, offered: null, asks: false };
const want = (before: Partial<Moment>, now: Partial<Moment>) => wantOf({ ...usual, ...before }, { ...usual, ...now });

describe('what wants a player at his table', () => {
  it('is his turn, once', () => {
    expect(want({}, { turn: 'white' })).toBe('turn');
    expect(want({ turn: 'white' }, { turn: 'white' })).toBeNull();
    expect(want({ turn: 'white', over: true }, { game: 8, turn: 'white' })).toBe('turn');
    expect(want({}, { turn: 'white', over: true })).toBeNull();
  });
  it('is who sits down, and whose turn it is says so too', () => {
    expect(want({ free: true }, {})).toBe('sat');
    expect(want({ free: true, turn: 'white' }, { turn: 'white' })).toBe('turn');
  });
  it('is an offer of the other side', () => {
    expect(want({}, { offered: 'black', turn: 'white' })).toBe('offer');
    expect(want({}, { offered: 'white' })).toBeNull();
    expect(want({ offered: 'black' }, { offered: 'black' })).toBeNull();
  });
  it('is the wish for another game', () => {
    expect(want({ over: true }, { over: true, asks: true })).toBe('next');
  });
  it('is nothing for who watches', () => {
    expect(want({ own: null }, { own: null, turn: 'white', offered: 'black', asks: true })).toBeNull();
  });
});
