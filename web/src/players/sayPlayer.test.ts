import { describe, expect, it } from 'vitest';
import { guest, listedGame } from '../../tests/listed';
import { accounts as de } from '../words/accounts/de';
import { accounts as en } from '../words/accounts/en';
import { de as german } from '../words/whole';
import type { ListedGame } from '../server/listedGames';
import { isProvisional, problemAt, problemWithOld, resultFor, sayScopes, showRating, sideOf } from './sayPlayer';

const refused = (code: string) => ({ code, message: '', reason: null });

describe('what is refused', () => {
  it.each([
    ['bad_name', 'name'],
    ['name_taken', 'name'],
    ['name_reserved', 'name'],
    ['no_invitation', 'invitation'],
    ['bad_invitation', 'invitation'],
    ['bad_password', 'password'],
    ['bad_login', 'password'],
    ['too_many', null],
    ['closed', null],
    ['offline', null],
    ['something_new', null],
  ] as const)('%s is said at one place: %s', (code, place) => {
    for (const at of ['name', 'password', 'invitation', null] as const) {
      const said = problemAt(german, de, refused(code), at);
      expect(said !== '', String(at)).toBe(at === place);
    }
  });

  it('is said as everywhere where these words do not have it', () => {
    expect(problemAt(german, de, refused('bad_host'), null)).toBe(german.refusals.bad_host);
    expect(problemAt(german, de, refused('bad_name'), 'name')).toBe(de.problems.bad_name);
    expect(problemAt(german, de, null, null)).toBe('');
  });

  it('names the former password where that is wrong', () => {
    expect(problemWithOld(german, de, refused('bad_login'))).toBe(de.problems.wrong_password);
    expect(problemWithOld(german, de, refused('bad_password'))).toBe('');
    expect(problemWithOld(german, de, null)).toBe('');
  });
});

it('a rating that is not certain has a question mark', () => {
  const rating = { rating: 1523.4, deviation: 110, games: 14 };
  expect([showRating(rating), isProvisional(rating)]).toEqual(['1523', false]);
  const early = { ...rating, deviation: 110.1 };
  expect([showRating(early), isProvisional(early)]).toEqual(['1523?', true]);
});

describe('a game of a player', () => {
  const side = (name: string, registered = true) => ({ ...guest, name, registered });
  const game = (white: string, black: string, registered = true): ListedGame => ({
    ...{ ...listedGame, turn: null, outcome: 'draw:agreement' },
    white: side(white, registered),
    black: side(black),
  });

  it('is seen from their side', () => {
    expect(sideOf(game('Anna', 'Ben'), 'Anna')).toBe('white');
    expect(sideOf(game('Ben', 'Anna'), 'Anna')).toBe('black');
    expect(sideOf(game('Anna', 'Anna', false), 'Anna')).toBe('black'); // a guest may have any name
  });

  it('has a result for them', () => {
    expect(resultFor('white_wins:time', 'white')).toBe('won');
    expect(resultFor('white_wins:time', 'black')).toBe('lost');
    expect(resultFor('draw:agreement', 'black')).toBe('drawn');
    expect(resultFor('aborted', 'white')).toBe('aborted');
    expect(resultFor('ongoing', 'white')).toBe('running');
  });

  it('says who sat opposite, with or without a name', () => {
    expect([de.against('Ben'), de.against('')]).toEqual(['gegen Ben', 'gegen jemanden ohne Namen']);
    expect(en.against('')).toBe('against somebody without a name');
  });
});

describe('what a token is for', () => {
  it('is said in the order of the form', () => {
    expect(sayScopes(en, ['read', 'chat', 'challenge', 'play'])).toBe(
      'play as a bot, challenge and offer games, chat in games, read',
    );
    expect(sayScopes(de, ['challenge', 'play'])).toBe('als Bot spielen, herausfordern und anbieten');
  });
  it('may be of a newer server', () => expect(sayScopes(en, ['referee', 'read'])).toBe('read, referee'));
});
