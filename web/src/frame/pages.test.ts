import { expect, test } from 'vitest';
import { furtherPages, isHere, isThere, tabs } from './pages';

const at = (pathname: string, hash: string) => ({ pathname, hash }) as Location;
const here = (pathname: string, hash: string) =>
  [...tabs, ...furtherPages].filter((page) => isHere(page, at(pathname, hash))).map(({ icon }) => icon);

test('one page is the one that is open, also where its address says more', () => {
  expect(here('/', '')).toEqual(['home']);
  expect(here('/', '#lobby')).toEqual(['people']);
  expect(here('/', '#learn=mills')).toEqual(['book']);
  expect(here('/', '#puzzles?mode=daily')).toEqual(['puzzle']);
  expect(here('/', '#games')).toEqual(['record']);
  expect(here('/', '#tournament=ab23')).toEqual(['draw']);
  expect(here('/', '#club=ab23')).toEqual(['resign']);
});

test('none is, on a page that has no entry', () => {
  expect(here('/', '#account')).toEqual([]);
  expect(here('/g/abcdefghjkmn', '')).toEqual([]);
});

test('where there is no server, none of those is where one meets others', () => {
  const labels = (plain: boolean) =>
    [...tabs, ...furtherPages].filter((page) => isThere(page, plain)).map(({ label }) => label);
  expect(labels(false).filter((label) => !labels(true).includes(label))).toEqual(['lobby', 'tournaments', 'clubs']);
});
