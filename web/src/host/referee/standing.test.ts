import { describe, expect, it } from 'vitest';
import type { Colour, Outcome, View } from '../../rules/view';
import { de as german } from '../../words/first/de';
import { referee as de } from '../../words/referee/de';
import type { Ruling, TableState } from '../../server/tableMessages';
import type { Situation } from '../../game/situation';
import { justRuled, sayNews, sayStanding } from './standing';

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
const calm = { rulings: [], stopped: false };
const say = (table: Partial<Pick<TableState, 'rulings' | 'stopped'>>, shown: View, own: Colour | null = 'white') =>
  sayStanding(german, de, { ...calm, ...table }, shown, own);

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

describe('what is read below the board where a referee has decided', () => {
  const ruling = (kind: Ruling['kind'], reason: string, at = 0): Ruling => ({
    kind,
    against: kind === 'warn' ? 'black' : null,
    by: 'Rike',
    reason,
    at,
  });
  const stop = ruling('stop', 'Ich sehe nach');
  // Ben, who plays Black, has just refused a draw.
  const refused = (own: readonly Colour[], game: object = {}): Situation => {
    const log = [{ kind: 'decline', by: 'black', message: '' }];
    const shown = { ...view().game, offer: null, log, ...game };
    const players = { white: { name: 'Anna', you: false }, black: { name: 'Ben', you: false } };
    const facts = { players, own, undoRequest: null, nextAsked: { white: false, black: false } };
    return { kind: 'table', facts, view: { game: shown, board: { ply: 4, to_move: 'white' } } } as unknown as Situation;
  };
  const read = (table: Pick<TableState, 'rulings' | 'stopped'>, game: Situation, fresh: Ruling | null = null) =>
    sayNews(german, de, table, game, fresh);

  it.each([[['white']], [['black']], [[]]] as [Colour[]][])('is why the game stands, for %j', (own) => {
    const rulings = [ruling('stop', 'Früher'), ruling('go_on', 'Weiter'), stop, ruling('redact', 'Text weg')];
    expect(read({ rulings, stopped: true }, refused(own))).toBe('Die Partie ist angehalten: Ich sehe nach');
  });
  it('is first what is new', () => {
    const rulings = [stop, ruling('warn', 'Zu langsam.')];
    expect(read({ rulings, stopped: true }, refused(['black']), rulings[1])).toBe(
      'Verwarnung für dich wegen Spielverzögerung: Zu langsam.',
    );
  });
  it('leaves what is asked to be read', () => {
    const offered = refused(['white'], { offer: { by: 'black', message: '' } });
    expect(read({ rulings: [stop], stopped: true }, offered)).toBe(
      `Die Partie ist angehalten: Ich sehe nach. ${german.offers({ name: 'Ben' }, '')}`,
    );
  });
  it('is nothing once the game goes on or is over', () => {
    expect(read({ rulings: [stop, ruling('go_on', 'Weiter')], stopped: false }, refused(['white']))).toBe('');
    expect(read({ rulings: [stop], stopped: true }, refused([], { outcome: drawn.game.outcome }))).toBe('');
    expect(read(calm, refused([]))).toBe('');
  });
  it('is new for who comes within a minute, while the game runs', () => {
    const rulings = [stop, ruling('warn', 'Zu langsam.', 1000)];
    expect(justRuled({ rulings, now: 1060 }, view())).toBe(1);
    expect(justRuled({ rulings, now: 1061 }, view())).toBeNull();
    expect(justRuled({ rulings, now: 1000 }, drawn)).toBeNull();
    expect(justRuled({ rulings: [], now: 1000 }, view())).toBeNull();
  });
});
