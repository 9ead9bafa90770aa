import { describe, expect, it } from 'vitest';
import { other, type Colour, type LogEntry, type PlyView } from '../rules/view';
import { movesToOffer } from './offers';

// So many plies, White first, and what White said at some of them.
function game(count: number, said: Partial<LogEntry>[], refusal: string | null = 'offer_too_soon') {
  const by = (ply: number): Colour => (ply % 2 === 0 ? 'white' : 'black');
  const plies = Array.from({ length: count }, (_, ply) => ({ by: by(ply) })) as PlyView[];
  const log = said.map((one) => ({ by: 'white', kind: 'offer', with: '', ...one })) as LogEntry[];
  return { plies, log, offer_refusal: { white: refusal, black: null } };
}

describe('a new offer', () => {
  it('comes ten own moves after the last one', () => {
    expect(movesToOffer(game(4, [{ ply: 4 }]), 'white')).toBe(10);
    expect(movesToOffer(game(8, [{ ply: 4 }]), 'white')).toBe(8);
    expect(movesToOffer(game(22, [{ ply: 4 }]), 'white')).toBe(1);
  });
  it('counts from after the move with which the last one went out', () => {
    expect(movesToOffer(game(5, [{ ply: 4, kind: 'move', with: 'offer' }]), 'white')).toBe(10);
    expect(movesToOffer(game(7, [{ ply: 4, kind: 'move', with: 'offer' }]), 'white')).toBe(9);
  });
  it('does not count from a claim that came too soon to be an offer', () => {
    const claim = { kind: 'move', with: 'claim' } as const;
    expect(movesToOffer(game(9, [{ ply: 4, ...claim }]), 'white')).toBe(8);
    expect(movesToOffer(game(9, [{ ply: 0 }, { ply: 4, ...claim }]), 'white')).toBe(5);
  });
  it('waits for nothing where it is not refused, or refused for something else', () => {
    expect(movesToOffer(game(8, [{ ply: 4 }], null), 'white')).toBe(0);
    expect(movesToOffer(game(8, [{ ply: 4 }], 'offer_stands'), 'white')).toBe(0);
    expect(movesToOffer(game(8, [{ ply: 4 }]), other('white'))).toBe(0);
  });
});
