import { describe, expect, it } from 'vitest';
import { referee as de } from '../../words/referee/de';
import { referee as en } from '../../words/referee/en';
import { en as english } from '../../words/whole';
import type { Ruling } from '../../server/tableMessages';
import type { Deed, Facts } from '../../server/referee';
import {
  sayDeed,
  sayFacts,
  sayHands,
  sayMove,
  sayPicture,
  sayProblem,
  sayRuling,
  sayTime,
  usualUnit,
} from './sayRuling';

const ruling = (more: Partial<Ruling> & Pick<Ruling, 'kind'>): Ruling => ({
  against: null,
  by: 'Rike',
  reason: 'So ist es.',
  at: 0,
  ...more,
});
const deed = (what: string): Deed => ({
  ...{ id: 1, at: 0, by: 'Rike', what, game: 7, code: 'x', about: null, reason: '' },
  ...{ in_series: 1, white: null, black: null },
});
const facts: Facts = {
  start: '',
  position: '',
  turn: 'white',
  outcome: 'ongoing',
  plies: 26,
  move: '13…',
  draws: [],
  stood: ['13…'],
  repeated: null,
  quiet: { plies: 8, limit: 100, since: '9…' },
  moved: 0,
  clock: null,
  talk: [],
  chat: [],
  rulings: [],
};

describe('a ruling', () => {
  it.each([
    [ruling({ kind: 'warn', against: 'black' }), 'Verwarnung für Schwarz wegen Spielverzögerung: So ist es.'],
    [ruling({ kind: 'caution', against: 'black' }), 'Verwarnung für Schwarz: So ist es.'],
    [ruling({ kind: 'redact' }), 'Die Spielleitung hat einen Text entfernt: So ist es.'],
    [ruling({ kind: 'add', against: 'white', seconds: 7200 }), '2 Stunden mehr für Weiß: So ist es.'],
    [ruling({ kind: 'stop' }), 'Die Partie ist angehalten: So ist es.'],
    [ruling({ kind: 'go_on' }), 'Die Partie geht weiter: So ist es.'],
    [ruling({ kind: 'adjudicate', winner: 'draw' }), 'Auf Remis entschieden: So ist es.'],
    [ruling({ kind: 'adjudicate', winner: 'black' }), 'Sieg für Schwarz: So ist es.'],
    [ruling({ kind: 'correct', winner: 'white' }), 'Ergebnis berichtigt (Sieg für Weiß): So ist es.'],
    [ruling({ kind: 'correct', winner: 'nobody' }), 'Ergebnis berichtigt (Zählt für niemanden): So ist es.'],
    [ruling({ kind: 'dismiss', against: 'white' }), 'Antwort an Weiß: So ist es.'],
  ])('is said with its reason: %o', (given, said) => expect(sayRuling(de, given, null)).toBe(said));

  it.each([
    [ruling({ kind: 'warn', against: 'black' }), 'Verwarnung für dich wegen Spielverzögerung: So ist es.'],
    [ruling({ kind: 'caution', against: 'white' }), 'Verwarnung für Weiß: So ist es.'],
    [ruling({ kind: 'add', against: 'black', seconds: 60 }), '1 Minute mehr für dich: So ist es.'],
    [ruling({ kind: 'adjudicate', winner: 'black' }), 'Sieg für dich: So ist es.'],
    [ruling({ kind: 'correct', winner: 'black' }), 'Ergebnis berichtigt (Sieg für dich): So ist es.'],
  ])('speaks to who plays Black: %o', (given, said) => expect(sayRuling(de, given, 'black')).toBe(said));

  it('gives time in the unit that fits', () => {
    expect(sayTime(en, 86_400)).toBe('1 day');
    expect(sayTime(en, 3 * 3600)).toBe('3 hours');
    expect(sayTime(en, 90)).toBe('1.5 minutes');
  });
});

it('gives minutes by the clock and days where moves have days', () => {
  expect(['600+5', '1/259200'].map(usualUnit)).toEqual([60, 86_400]);
});

describe('the facts of a game', () => {
  const said = (more: Partial<Facts>) => sayFacts(english, en, { ...facts, ...more }, 'noon').join('\n');

  it('say whether a draw stands by the rules', () => {
    expect(said({})).toContain('no draw stands');
    const draws = [{ kind: 'repetition' as const, automatic: false, proof: ['9…', '11…', '13…'] }];
    expect(said({ draws })).toMatch(/A draw stands: .*9, 11 and 13/);
  });
  it('say where the position was before, and when nobody counts', () => {
    expect(said({ stood: ['9…', '13…'] })).toContain('after Black’s move 9, Black’s move 13');
    expect(said({ quiet: { plies: 8, limit: 0, since: '9…' } })).toContain('These rules know no such draw');
    expect(said({ repeated: { after: '12…', moves: ['8…', '10…', '12…'] } })).toContain(
      'three times: after Black’s move 8, Black’s move 10, Black’s move 12',
    );
    expect(said({ turn: null })).toContain('The game is over.');
  });
  it('are whole sentences', () => {
    const lines = sayFacts(english, de, { ...facts, plies: 5, move: '3.' }, 'heute');
    expect(lines[0]).toBe('5 Halbzüge sind gespielt; so steht es nach dem 3. Zug von Weiß.');
    expect(lines.filter((line) => !/^[\p{Lu}\d].*\.$/u.test(line))).toEqual([]);
    expect(said({ quiet: { plies: 0, limit: 100, since: '3.' } })).toContain('No ply counts yet');
    expect(said({ plies: 0, move: 'start' })).toContain('Nobody has moved yet.');
  });
  it('name the moves', () => {
    expect(['start', '3.', '3…', '?'].map((label) => sayMove(en, label))).toEqual([
      'the start',
      'White’s move 3',
      'Black’s move 3',
      '?',
    ]);
  });
});

it('says how the board of a call looks', () => {
  const position = '....W........B.......... w 8 7';
  expect(sayPicture(de, position)).toBe('Die Stellung. Weiß: d6. Schwarz: f4.');
  expect(sayPicture(en, '........................ w 9 9')).toBe('The position. White: no stone. Black: no stone.');
  expect(sayHands(de, position)).toBe('Noch zu setzen: Weiß 8, Schwarz 7.');
  expect(sayHands(de, 'WWWWBBBB................ w 0 0')).toBe('');
});

it('says what was done', () => {
  expect(sayDeed(en, deed('warn black'))).toBe('warns (Black)');
  expect(sayDeed(en, { what: 'warn black', white: 'Anna', black: 'Ben' })).toBe('warns (Ben, Black)');
  expect(sayDeed(en, { what: 'correct white', white: '', black: 'Ben' })).toBe('corrects the result (White)');
  expect(sayDeed(en, deed('adjudicate draw'))).toBe('decides the result (Draw)');
  expect(sayDeed(en, deed('role referee'))).toBe('gives a role (Referee)');
  expect(sayDeed(en, deed('go on'))).toBe('lets it go on');
  expect(sayDeed(en, deed('suspend 1763690000'))).toBe('suspends');
  expect(sayDeed(en, deed('something new'))).toBe('something new');
});

it('says what is refused as everywhere where it has no words of its own', () => {
  const refused = (code: string) => ({ code, message: '', reason: null });
  expect(sayProblem(english, en, refused('last_host'))).toBe(en.problems.last_host);
  expect(sayProblem(english, en, refused('bad_host'))).toBe(english.refusals.bad_host);
});
