import { describe, expect, it } from 'vitest';
import { listed } from './listed';
import { gamesIn } from './read';

const first = (text: string) => {
  const [game] = gamesIn(text);
  if (!game) throw new Error('no game');
  return listed(game);
};

describe('a game in a list', () => {
  it('is known by players, result, event, date and first moves', () => {
    const text =
      '[Event "Club evening"]\n[White "Anna"]\n[Black "Ben"]\n[Date "2025.03.09"]\n[Result "1-0"]\n\n' +
      '1. d6 f4 2. d2 b4 3. a7 g7 4. a1 c3 1-0\n';
    expect(first(text)).toEqual({
      white: 'Anna',
      black: 'Ben',
      result: '1–0',
      event: 'Club evening',
      date: '2025.03.09',
      moves: '1. d6 f4 2. d2 b4 3. a7 g7 …',
    });
  });
  it('leaves out what is unknown', () => {
    const text = '[White "?"]\n[Date "????.??.??"]\n[Result "*"]\n\n1. d6 *\n';
    expect(first(text)).toEqual({ white: '', black: '', result: '', event: '', date: '', moves: '1. d6' });
    expect(first('[Date "2025.??.??"]\n\n*').date).toBe('2025');
    expect(first('[Date "2025.03.??"]\n\n*')).toMatchObject({ date: '2025.03', moves: '' });
  });
  it('writes a draw as one', () => {
    expect(first('[Result "1/2-1/2"]\n\n1. d6 f4 1/2-1/2').result).toBe('½–½');
  });
  it('shows the moves that were played, and nothing that is said about them', () => {
    const said = '1. d6! {a \\} brace} (1. d2 (1. a7 a4) f4) 1... f4 $2 ; here\n% there\n2. d2 {[%resign black]} 1-0';
    expect(first(`[White "Anna"]\n\n${said}`).moves).toBe('1. d6 f4 2. d2');
  });
  it('begins with Black where the position does', () => {
    expect(first('[Position "x"]\n\n1... f4 2. d2 *').moves).toBe('1... f4 2. d2');
  });
});
