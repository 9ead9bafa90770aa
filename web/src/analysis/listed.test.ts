import { describe, expect, it } from 'vitest';
import { listed } from './listed';

const game = (tags: Record<string, string>, moves = '') => ({
  text: '',
  line: 1,
  tags: Object.entries(tags).map(([name, value]) => ({ name, value })),
  moves,
});

describe('a game in a list', () => {
  it('is known by players, result, event, date and first moves', () => {
    const tags = { Event: 'Club evening', White: 'Anna', Black: 'Ben', Date: '2025.03.09', Result: '1-0' };
    expect(listed(game(tags, '1. d6 f4 …'))).toEqual({
      white: 'Anna',
      black: 'Ben',
      result: '1–0',
      event: 'Club evening',
      date: '2025.03.09',
      moves: '1. d6 f4 …',
    });
  });
  it('leaves out what is unknown', () => {
    const nothing = { white: '', black: '', result: '', event: '', date: '', moves: '' };
    expect(listed(game({ White: '?', Date: '????.??.??', Result: '*' }))).toEqual(nothing);
    expect(listed(game({ Date: '2025.??.??' })).date).toBe('2025');
    expect(listed(game({ Date: '2025.03.??' })).date).toBe('2025.03');
  });
  it('writes a draw as one', () => {
    expect(listed(game({ Result: '1/2-1/2' })).result).toBe('½–½');
  });
});
