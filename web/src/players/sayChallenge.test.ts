import { describe, expect, it } from 'vitest';
import { anna } from '../../tests/listed';
import { en } from '../words/first/en';
import { players as w } from '../words/players/en';
import type { Challenge } from '../server/challenges';
import { pointsOf, sayChallenge, sayName, sayRefused, sayRest } from './sayChallenge';

const t = en as never;
const challenge: Challenge = {
  id: 'k9',
  from: anna,
  to: { ...anna, name: 'Ben' },
  here: false,
  rules: 'standard',
  start: '........................ w 9 9 0 1',
  time: '300+5',
  colour: 'white',
  rated: true,
  public: false,
  message: '',
  sent: 1,
  declined: null,
};

describe('a challenge in words', () => {
  it('says the colour of who reads it', () => {
    expect(sayRest(t, w, challenge, true)).toBe('you have White · rated · private');
    expect(sayRest(t, w, challenge, false)).toBe('you have Black · rated · private');
    expect(sayRest(t, w, { ...challenge, colour: 'lot', rated: false, public: true }, false)).toBe(
      'colours by lot · casual · public',
    );
  });
  it('says where it does not begin on the empty board', () => {
    const start = 'W......................B w 8 8 0 1';
    expect(sayRest(t, w, { ...challenge, start }, true)).toMatch(/from a position$/);
    expect(sayRest(t, w, { ...challenge, start: '' }, true)).not.toMatch(/from a position/);
  });
  it('names whoever it is of, with the rating', () => {
    expect(sayName(anna)).toBe('Anna (1523)');
    expect(sayName({ ...anna, provisional: true })).toBe('Anna (1523?)');
    expect(sayName({ ...anna, rating: null })).toBe('Anna');
    expect(sayName({ ...anna, rating: null, bot: true })).toBe('Anna BOT');
  });
  it('names the other one once, between what stands before and behind', () => {
    expect(sayChallenge(w, challenge, true)).toEqual({ before: 'You challenge ', name: 'Ben (1523)', after: '' });
    expect(sayChallenge(w, challenge, false)).toEqual({ before: '', name: 'Anna (1523)', after: ' challenges you' });
    expect(sayChallenge(w, { ...challenge, declined: 'no' }, true)).toMatchObject({
      ...{ before: '', name: 'Ben', after: expect.stringMatching(/^ has declined: ./) as string },
    });
  });
  it('says what is refused in its own words, where there are any', () => {
    const refused = (code: string) => sayRefused(t, w, { code, message: 'as it came', reason: null });
    expect(refused('no_challenges')).toBe('This player takes no challenges from you.');
    expect(refused('offline')).not.toBe('');
  });
});

describe('points', () => {
  it('are those of both', () =>
    expect(
      pointsOf({ self: false, friend: false, blocked: false, challenge: true, won: 2, drawn: 1, lost: 0 }),
    ).toEqual(['2½', '½']));
});
