import { expect, it } from 'vitest';
import { against, byeIn, cellOf, isByForfeit, isFinished, scoreOf } from './points';
import { evening, pairing } from '../../../tests/tournament';

it('counts games by two, one and none, the second one of a pairing for the other side', () => {
  expect(scoreOf(pairing(1, 1, 2, ['1-0']), 'games')).toEqual([2, 0]);
  expect(scoreOf(pairing(1, 1, 2, ['1-0', '1-0']), 'games')).toEqual([2, 2]);
  expect(scoreOf(pairing(1, 1, 2, ['½', '0-1']), 'games')).toEqual([3, 1]);
  expect(scoreOf(pairing(1, 1, 2, ['1-0', null]), 'games')).toEqual([2, 0]);
  expect(scoreOf(pairing(1, 1, 2, [null]), 'games')).toBeNull();
});

it('counts pairings as a whole, once they are over', () => {
  expect(scoreOf(pairing(1, 1, 2, ['½', '0-1']), 'pairings')).toEqual([2, 0]);
  expect(scoreOf(pairing(1, 1, 2, ['1-0', '1-0']), 'pairings')).toEqual([1, 1]);
  expect(scoreOf(pairing(1, 1, 2, ['1-0', null]), 'pairings')).toBeNull();
  expect(scoreOf(pairing(1, 1, 2, ['-:-']), 'pairings')).toEqual([0, 0]);
});

it('knows forfeits, byes and what is not over', () => {
  expect(isByForfeit(pairing(1, 1, 2, ['-:+']))).toBe(true);
  expect(isByForfeit(pairing(1, 1, 2, ['-']))).toBe(false);
  expect(isFinished(pairing(1, 1, null, []))).toBe(true);
  expect(isFinished(pairing(1, 1, 2, ['1-0', null]))).toBe(false);
  expect(byeIn(evening())).toBe(2);
  expect(byeIn({ ...evening(), kind: 'round_robin' })).toBeNull();
});

it('says of every round what it has been to somebody', () => {
  const view = evening({
    pairings: [
      [pairing(1, 1, 2, ['1-0']), pairing(2, 3, null, [])],
      [pairing(1, 2, 3, [null]), pairing(2, 4, 1, ['½'])],
    ],
  });
  expect(cellOf(view, 1, 2)).toEqual({ is: 'played', points: 0, opponent: 1, first: false });
  expect(cellOf(view, 1, 3)).toMatchObject({ is: 'bye', points: 2 });
  expect(cellOf(view, 2, 3)).toMatchObject({ is: 'open', points: null, opponent: 2 });
  expect(cellOf(view, 1, 4).is).toBe('none');
  expect(cellOf(view, 7, 4).is).toBe('none');
  expect(against(view, 1, 4)).toBe(1);
  expect(against(view, 2, 3)).toBeNull();
});

it('adds up what two got in two cycles', () => {
  const pairings = [[pairing(1, 1, 2, ['1-0'])], [pairing(1, 2, 1, ['½'])]];
  expect(against(evening({ pairings }), 1, 2)).toBe(3);
});
