import { describe, expect, it } from 'vitest';
import { gamesIn, isPosition, linkIn } from './read';

it('tells positions and links from moves', () => {
  expect(isPosition(' WW.W.................BBB w 0 0\n')).toBe(true);
  expect(isPosition('WW.W.................BBB w 0 0 3 7')).toBe(true);
  expect(isPosition('WW.W w 0 0')).toBe(false);
  expect(linkIn('https://example.org/#analyse=zS8kvyg_-')).toBe('#analyse=zS8kvyg_-');
  expect(linkIn('https://example.org/a/#analyse?position=W+w+1+1&rules=x\n')).toBe('#analyse?position=W+w+1+1&rules=x');
  for (const other of ['https://example.org/#game=12', 'https://example.org/#analyse', 'see #analyse=z it'])
    expect(linkIn(other)).toBeNull();
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
