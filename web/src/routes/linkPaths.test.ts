import { expect, test } from 'vitest';
import { behindLink, linkTo, linkToClub, linkToTournament } from './linkPaths';

test('a link that the server can show leads to a page', () => {
  const to = (path: string, hash = '') => behindLink(path, hash, '/')?.replace(/^[^#]*/, '') ?? null;
  expect(to('/p/Anna')).toBe('#player=Anna');
  expect(to('/p/%C3%84nne/')).toBe('#player=%C3%84nne');
  expect(to('/puzzle/3c709760i')).toBe('#puzzles?id=3c709760i');
  expect(to('/puzzle/today')).toBe('#puzzles?mode=daily');
  expect(to('/lesson/goal')).toBe('#learn=goal');
  expect(to('/t/abcdefghjkmn')).toBe('#tournament=abcdefghjkmn');
  expect(to('/t/abcdefghjkmn', '#key=xyz')).toBe('#tournament=abcdefghjkmn&key=xyz');
  expect(to('/c/abcdefghjkmn/')).toBe('#club=abcdefghjkmn');
  for (const path of ['/', '/p/', '/p/a/b', '/puzzle/', '/lesson', '/q/x', '/g/abcdefghjkmn'])
    expect(to(path)).toBeNull();
});

test('a link that is handed on is one that the server can show, where there is a server', () => {
  expect(linkTo('p', 'Änne', false, '/')).toBe('/p/%C3%84nne');
  expect(linkTo('puzzle', '3c709760i', false, '/m/')).toBe('/m/puzzle/3c709760i');
  expect(linkTo('lesson', 'goal', true, '/').replace(/^[^#]*/, '')).toBe('#learn=goal');
  expect(linkToTournament('abc', 'xyz', '/m/')).toBe('/m/t/abc#key=xyz');
  expect(linkToClub('abc', '/')).toBe('/c/abc');
  expect(linkTo('p', 'Änne', true, '/').replace(/^[^#]*/, '')).toBe('#player=%C3%84nne');
});
