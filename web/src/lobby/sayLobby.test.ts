import { describe, expect, it } from 'vitest';
import { anna, guest, seek } from '../../tests/listed';
import { de as t } from '../words/first/de';
import { time as clock } from '../words/time/de';
import { lobby as w } from '../words/lobby/de';
import { sayDetails, sayRules, sayTerms, sayWho } from './sayLobby';

const said = { t, w, clock };
const now = (seek.since + 185) * 1000;

describe('somebody who waits', () => {
  it('has a name and a rating, as far as there are any', () => {
    expect(sayWho(said, anna)).toBe('Anna (1523)');
    expect(sayWho(said, { ...anna, provisional: true })).toBe('Anna (1523?)');
    expect(sayWho(said, guest)).toBe('Gast');
    expect(sayWho(said, null)).toBe('Gast');
    expect(sayWho(said, { ...guest, deleted: true })).toBe('gelöschtes Konto');
  });
  it('wants a time and rules', () => {
    expect(sayTerms(said, seek)).toBe('5 min + 5 s je Zug · Standard');
    expect(sayTerms(said, { time: '-', rules: 'strikt' })).toBe('Ohne Uhr · Strikt');
    expect(sayRules(t, 'standard, noMillLimitPlies=40')).toBe('Eigene Regeln');
  });
  it('leaves the other colour to who comes', () => {
    expect(sayDetails(said, seek, now)).toBe('Farben ausgelost · ohne Wertung · seit 3\u00a0min');
    expect(sayDetails(said, { ...seek, colour: 'white', rated: true }, now)).toMatch(/^du hast Schwarz · gewertet/);
    expect(sayDetails(said, { ...seek, colour: 'white', mine: true }, now)).toMatch(/^du hast Weiß/);
    expect(sayDetails(said, seek, now, true)).toBe('Farben ausgelost · seit 3\u00a0min');
  });
  it('says where programs may accept', () => {
    const open = { ...seek, bots: true };
    expect(sayDetails(said, open, now)).toBe(
      'Farben ausgelost · ohne Wertung · auch Programme dürfen annehmen · seit 3\u00a0min',
    );
    expect(sayDetails(said, open, now, true)).toBe('Farben ausgelost · seit 3\u00a0min');
  });
  it.each([
    [-5, 'seit eben'],
    [59, 'seit 59\u00a0min'],
    [60, 'seit 1\u00a0Std.'],
    [24 * 60, 'seit 1\u00a0Tag'],
    [50 * 60, 'seit 2\u00a0Tagen'],
  ])('has waited for %i minutes: %s', (minutes, text) => {
    expect(
      sayDetails(said, seek, (seek.since + minutes * 60) * 1000)
        .split(' · ')
        .at(-1),
    ).toBe(text);
  });
});
