import { expect, it } from 'vitest';
import { formOf, sameTeams, secondsOf, usualTieBreaks, usualWish } from './founding';

const wish = { ...usualWish('standard', '300+3'), title: ' Abend ' };

it('asks for what its kind knows, and for nothing else', () => {
  expect(formOf(wish)).toMatchObject({ title: 'Abend', kind: 'swiss', rounds: 5, games: 2, missed: 'nothing' });
  for (const name of ['minutes', 'reach', 'cycles', 'schedule', 'text', 'absence'])
    expect(formOf(wish), name).not.toHaveProperty(name);
  expect(formOf({ ...wish, kind: 'round_robin' })).toMatchObject({ cycles: 1, schedule: 'berger' });
  expect(formOf({ ...wish, kind: 'round_robin' })).not.toHaveProperty('rounds');
  expect(formOf({ ...wish, kind: 'ladder', begin: 'at' })).toMatchObject({ begin: 'by_hand', reach: 3 });
  expect(formOf({ ...wish, kind: 'arena' })).toMatchObject({ begin: 'when_done', minutes: 60 });
});

it('asks who plays alone in a simul, which is never rated', () => {
  expect(formOf({ ...wish, kind: 'simul', rated: true, alone: ' Ben ' })).toMatchObject({
    ...{ kind: 'simul', rated: false, alone: 'Ben', colours: 'alternating' },
  });
  const own = formOf({ ...wish, kind: 'simul' });
  for (const name of ['alone', 'games', 'teams', 'boards']) expect(own, name).not.toHaveProperty(name);
});

it('lets one round begin at its time, where it has one', () => {
  expect(formOf({ ...wish, kind: 'simul' }).begin).toBe('by_hand');
  expect(formOf({ ...wish, kind: 'teams', teams: ['A', 'B'], starts: '2026-12-05T19:30' }).begin).toBe('when_done');
});

it('asks for two teams and their boards', () => {
  const match = formOf({ ...wish, kind: 'teams', teams: ['Berg ', 'Tal'], boards: 4, games: 2 });
  expect(match).toMatchObject({ teams: ['Berg', 'Tal'], boards: 4, games: 2, counting: 'games' });
});

it('has no rating without a clock, and no forfeits by minutes in games by days', () => {
  expect(formOf({ ...wish, rated: true })).toMatchObject({ rated: true, forfeit_after: 10 });
  const unlimited = formOf({ ...wish, rated: true, time: '' });
  expect(unlimited).toMatchObject({ rated: false, absence: 3 });
  expect(unlimited).not.toHaveProperty('time');
  expect(formOf({ ...wish, time: '1/86400' })).not.toHaveProperty('forfeit_after');
});

it('begins at its time, and each round so many days after the one before where that is wanted', () => {
  const starts = '2026-12-05T19:30';
  const at = secondsOf(starts) ?? 0;
  expect(formOf({ ...wish, starts }).times).toEqual([at]);
  expect(formOf({ ...wish, starts, begin: 'at', rounds: 3, every: 7 }).times).toEqual([
    at,
    at + 604_800,
    at + 2 * 604_800,
  ]);
  expect(formOf(wish).times).toEqual([]);
});

it('knows what usually decides where points are level', () => {
  expect(usualTieBreaks('swiss')[0]).toBe('buchholz_cut_1');
  expect(usualTieBreaks('round_robin')).not.toContain('buchholz');
});

it('asks another club for the second team where the match is a club’s', () => {
  const match = { ...wish, kind: 'teams', teams: ['Berg', 'Tal'], club: 'b', opponent: 't' } as const;
  expect(formOf({ ...match, teams: ['Berg', 'Tal'] })).toMatchObject({ club: 'b', opponent: 't' });
  expect(formOf({ ...match, teams: ['Berg', 'Tal'], club: '' })).not.toHaveProperty('opponent');
  expect(formOf({ ...match, teams: ['Berg', 'Tal'], kind: 'swiss' })).not.toHaveProperty('opponent');
});

it('tells two teams apart by their names', () => {
  expect(sameTeams(['Berg', ' Berg '])).toBe(true);
  expect(sameTeams(['Berg', 'Tal'])).toBe(false);
  expect(sameTeams(['', ''])).toBe(false); // the fields say that
});
