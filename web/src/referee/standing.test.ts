import { describe, expect, it } from 'vitest';
import type { Outcome, View } from '../core/view';
import { referee as de } from '../i18n/referee/de';
import { sayStanding } from './standing';

const view = (outcome: Partial<Outcome> = {}): View =>
  ({
    game: { outcome: { over: false, verdict: 'ongoing', reason: 'none', proof: [], ...outcome } },
  }) as unknown as View;
const over = { over: true, verdict: 'draw', reason: 'adjudicated' } as const;

describe('a game that a referee has stopped', () => {
  it('says so instead of whose turn it is', () => {
    expect(sayStanding(de, { rulings: [], stopped: true }, view())).toEqual({
      state: 'Die Spielleitung hat die Partie angehalten.',
      rest: 'Bis es weitergeht, wird nicht gezogen.',
    });
  });
  it('says nothing of it when it goes on, or is over', () => {
    expect(sayStanding(de, { rulings: [], stopped: false }, view()).state).toBe('');
    expect(sayStanding(de, { rulings: [], stopped: true }, view(over)).state).toBe('');
  });
});
