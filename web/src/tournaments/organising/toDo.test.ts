import { expect, it } from 'vitest';
import { evening, pairing } from '../../../tests/tournament';
import { mayTakeBack, toDoIn } from './toDo';

const open = pairing(1, 1, 2, [null]);
const done = pairing(1, 1, 2, ['1-0']);

it('goes from the people over each round to the end', () => {
  expect(toDoIn(evening({ state: 'coming', entrants: [] }))).toEqual({ is: 'enter' });
  expect(toDoIn(evening({ state: 'coming' }))).toEqual({ is: 'begin', round: 1 });
  expect(toDoIn(evening({ pairings: [[open, done]] }))).toEqual({ is: 'wait', open: 1 });
  expect(toDoIn(evening({ pairings: [[done]] }))).toEqual({ is: 'draw', round: 2 });
  expect(toDoIn(evening({ rounds: 1, pairings: [[done]] }))).toEqual({ is: 'end' });
  expect(toDoIn(evening({ state: 'paused', pairings: [[open]] }))).toEqual({ is: 'paused' });
  expect(toDoIn(evening({ state: 'over', pairings: [[done]] }))).toEqual({ is: 'over' });
});

it('waits in a match for the other club', () => {
  const match = { state: 'coming', kind: 'teams', opponent: { id: 'a', name: 'Tal', agreed: null } } as const;
  expect(toDoIn(evening(match))).toEqual({ is: 'unanswered' });
  expect(toDoIn(evening({ ...match, opponent: { ...match.opponent, agreed: true } }))).toEqual({
    is: 'begin',
    round: 1,
  });
});

it('draws again in an arena while others play, and ends a knockout when one is left', () => {
  expect(toDoIn(evening({ kind: 'arena', rounds: 0, pairings: [[open]] }))).toEqual({ is: 'draw', round: 2 });
  const next = { what: 'nothing', round: 2, at: null } as const;
  expect(toDoIn(evening({ kind: 'knockout', rounds: 0, pairings: [[done]], next }))).toEqual({ is: 'end' });
});

it('takes a round back while there is no result in it', () => {
  expect(mayTakeBack(evening({ pairings: [[done], [open]] }))).toBe(true);
  expect(mayTakeBack(evening({ pairings: [[open, done]] }))).toBe(false);
  expect(mayTakeBack(evening())).toBe(false);
});
