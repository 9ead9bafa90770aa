import { describe, expect, it } from 'vitest';
import type { Kind, Player, Session } from '../../core/session.svelte';
import { de } from '../../i18n/de';
import { en } from '../../i18n/en';
import { whoPlays } from './names';

const player = (about: Partial<Player>): Player => ({
  name: null,
  you: false,
  here: true,
  free: false,
  halfPoints: 0,
  ...about,
});

function sessionWith(kind: Kind, white: Player, speaker: 'white' | 'black' | null): Session {
  return { kind, players: { white, black: player({ you: true }) }, speaker } as unknown as Session;
}

describe('who is meant in a sentence', () => {
  const lot = (session: Session): string[] => [de, en].map((t) => t.lotGave(whoPlays(t, session, 'white'), 'white'));

  it('is you', () => {
    expect(lot(sessionWith('computer', player({ you: true }), 'white'))).toEqual([
      'Ausgelost: Du hast Weiß.',
      'By lot: you have White.',
    ]);
    expect(lot(sessionWith('table', player({ you: true, name: 'Anna' }), 'white'))[0]).toBe('Ausgelost: Du hast Weiß.');
  });
  it('is the computer', () => {
    expect(lot(sessionWith('computer', player({ name: { computer: 3 } }), 'black'))[0]).toBe(
      'Ausgelost: Der Computer hat Weiß.',
    );
  });
  it('is the other side, named or not, there or still to come', () => {
    expect(lot(sessionWith('table', player({ name: 'Ben' }), 'black'))[1]).toBe('By lot: Ben has White.');
    for (const nameless of [player({}), player({ free: true })]) {
      expect(lot(sessionWith('table', nameless, 'black'))).toEqual([
        'Ausgelost: Dein Gegenüber hat Weiß.',
        'By lot: your opponent has White.',
      ]);
    }
  });
  it('is the colour for those who watch, and where two share a board', () => {
    for (const session of [
      sessionWith('table', player({}), null),
      sessionWith('two', player({ name: { player: 1 } }), 'white'),
    ]) {
      expect(en.offers(whoPlays(en, session, 'white'), '')).toBe('White offers a draw.');
    }
  });
});
