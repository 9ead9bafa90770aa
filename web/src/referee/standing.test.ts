import { describe, expect, it } from 'vitest';
import type { Colour, Outcome, View } from '../core/view';
import { de as german } from '../i18n/de';
import { referee as de } from '../i18n/referee/de';
import type { Ruling, TableState } from '../net/messages';
import { sayStanding } from './standing';

const view = (outcome: Partial<Outcome> = {}): View =>
  ({
    game: { outcome: { over: false, verdict: 'ongoing', reason: 'none', proof: [], ...outcome } },
  }) as unknown as View;
const drawn = view({ over: true, verdict: 'draw', reason: 'adjudicated' });
const corrected = (winner: Exclude<Ruling['winner'], undefined>): Ruling => ({
  kind: 'correct',
  against: null,
  winner,
  by: 'Rike',
  reason: 'Verschrieben.',
  at: 0,
});
const say = (table: Pick<TableState, 'rulings' | 'stopped'>, shown: View, own: Colour | null = 'white') =>
  sayStanding(german, de, table, shown, own);

describe('a game that a referee has stopped', () => {
  it('says so instead of whose turn it is', () => {
    expect(say({ rulings: [], stopped: true }, view())).toEqual({
      state: 'Die Spielleitung hat die Partie angehalten.',
      rest: 'Bis es weitergeht, wird nicht gezogen.',
    });
  });
  it('says nothing of it when it goes on, or is over', () => {
    expect(say({ rulings: [], stopped: false }, view()).state).toBe('');
    expect(say({ rulings: [], stopped: true }, drawn).state).toBe('');
    expect(say({}, view()).state).toBe('');
  });
});

describe('a result that a referee has corrected', () => {
  it.each([
    ['white', 'white', 'Du hast gewonnen: Die Spielleitung hat das Ergebnis berichtigt.'],
    ['white', 'black', 'Du hast verloren: Die Spielleitung hat das Ergebnis berichtigt.'],
    ['white', null, 'Weiß gewinnt: Die Spielleitung hat das Ergebnis berichtigt.'],
    ['draw', 'white', 'Remis: Die Spielleitung hat das Ergebnis berichtigt.'],
    ['nobody', 'black', 'Die Partie zählt für niemanden: Die Spielleitung hat das Ergebnis berichtigt.'],
  ] as const)('is the one that counts: %s for %s', (winner, own, said) => {
    expect(say({ rulings: [corrected(winner)] }, drawn, own).state).toBe(said);
  });
  it('names what was played, and why', () => {
    expect(say({ rulings: [corrected('white')] }, drawn).rest).toBe(
      'Gespielt wurde: Remis durch Schiedsspruch. Begründung: Verschrieben.',
    );
  });
  it('is that of the newest correction', () => {
    const rulings = [corrected('white'), corrected('black')];
    expect(say({ rulings }, drawn).state).toMatch(/^Du hast verloren/);
  });
  it('does not speak of other rulings', () => {
    expect(say({ rulings: [{ ...corrected('white'), kind: 'adjudicate' }] }, drawn).state).toBe('');
  });
});
