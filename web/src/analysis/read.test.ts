import { describe, expect, it } from 'vitest';
import { gamesIn, isPosition, linkIn, movesIn, readingsOf, strangeWord } from './read';

describe('moves of elsewhere', () => {
  it('are read by names, numbered or not, with what is taken near or far', () => {
    const moves = ['d6', 'f4', 'd2', 'b4xd6', 'a7-a4xg1'];
    expect(movesIn('1. d6 f4 2. d2 b4xd6 3. a7-a4xg1 *', 'names')).toEqual(moves);
    expect(movesIn('D6, F4, D2, B4 xD6, A7-A4 : G1', 'names')).toEqual(moves);
    expect(movesIn('d6 f4\nd2 {a mill comes} b4 x d6\na7->a4×g1 1-0', 'names')).toEqual(moves);
  });

  it('are read by numbers in reading order', () => {
    expect(movesIn('1. 5 14 2. 1-10x24', 'from_one')).toEqual(['d6', 'f4', 'a7-a4xg1']);
    expect(movesIn('4 13 0-9x23', 'from_zero')).toEqual(['d6', 'f4', 'a7-a4xg1']);
  });

  it.each([
    ['names', 'd6 e6'],
    ['names', 'd6-'],
    ['names', 'resigns'],
    ['from_one', '0 5'],
    ['from_one', '25'],
    ['from_zero', '24'],
    ['from_zero', '-3'],
    ['names', ''],
    ['names', '1. *'],
  ] as const)('are none by %s in %j', (notation, text) => {
    expect(movesIn(text, notation)).toBeNull();
  });

  it('may be read in two ways, and are then given in both', () => {
    expect(readingsOf('5 14').map(({ notation }) => notation)).toEqual(['from_one', 'from_zero']);
    expect(readingsOf('0 14').map(({ notation }) => notation)).toEqual(['from_zero']);
    expect(readingsOf('d6 14')).toEqual([]);
  });
});

it('tells positions and links from moves', () => {
  expect(isPosition(' WW.W.................BBB w 0 0\n')).toBe(true);
  expect(isPosition('WW.W.................BBB w 0 0 3 7')).toBe(true);
  expect(isPosition('WW.W w 0 0')).toBe(false);
  expect(linkIn('https://example.org/#analyse=zS8kvyg_-')).toBe('#analyse=zS8kvyg_-');
  expect(linkIn('https://example.org/a/#analyse?position=W+w+1+1&rules=x\n')).toBe('#analyse?position=W+w+1+1&rules=x');
  for (const other of ['https://example.org/#game=12', 'https://example.org/#analyse', 'see #analyse=z it'])
    expect(linkIn(other)).toBeNull();
});

it('finds the one word that is no move', () => {
  expect(strangeWord('1. d6 f4 2. d4 a1')).toBe('d4');
  expect(strangeWord('d6 f4')).toBeNull();
  expect(strangeWord('hello there d6')).toBeNull();
});

describe('a file', () => {
  const anna =
    '[White "Anna"]\n[Black "Ben \\"B\\""]\n\n1. d6 f4 {a; b} {c \\\\}\n{a note\n[White "nobody"]\nends}\n1-0\n';
  const clara = '[White "Clara"]\n[Result "*"]\n1. a7 ; { not a comment\n\n*\n';

  it('holds as many games as have tags, whatever comments say', () => {
    const games = gamesIn(`\n${anna}\n${clara}\n${anna}`);
    expect(games).toHaveLength(3);
    expect(games.map(({ tags }) => tags.get('White'))).toEqual(['Anna', 'Clara', 'Anna']);
    expect(games[0]?.tags.get('Black')).toBe('Ben "B"');
    expect(games.map(({ text }) => text.trim())).toEqual([anna, clara, anna].map((text) => text.trim()));
  });

  it('of one game is that game', () => {
    expect(gamesIn(anna)).toHaveLength(1);
    expect(gamesIn('1. d6 f4 *')).toHaveLength(1);
    expect(gamesIn('{said before} 1. d6 *')).toHaveLength(1);
  });
});
