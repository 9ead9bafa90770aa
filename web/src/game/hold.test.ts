import { describe, expect, it } from 'vitest';
import type { Colour, View } from '../rules/view';
import type { Value } from '../exact/values/review';
import { enough, holdingOf } from './hold';

// White's moves are worth to Black afterwards what `values` says, by turns with Black's.
function game(values: (Value | null)[], over: 'draw' | 'black_wins' | 'white_wins' | null = null) {
  const plies = values.flatMap((_, n) => [
    { move: `w${n}`, by: 'white' as Colour, position: `after ${n}` },
    { move: `b${n}`, by: 'black' as Colour, position: '' },
  ]);
  const outcome = { over: over !== null, verdict: over ?? 'ongoing' };
  const view = { game: { rules: { text: 'standard' }, plies, outcome } } as unknown as View;
  const asked: string[] = [];
  const ask = (_: string, position: string) => {
    asked.push(position);
    const value = values[Number(position.split(' ')[1])] ?? null;
    return Promise.resolve(value && { value, plies: null, moves: [] });
  };
  return { asked, holding: holdingOf(view, 'white', ask) };
}

describe('holding the draw', () => {
  it('goes on while no move has lost it', async () => {
    expect(await game([]).holding).toEqual({ stand: 'holding', moves: 0, left: enough, error: null });
    expect(await game(['draw', 'draw']).holding).toEqual({ stand: 'holding', moves: 2, left: enough - 2, error: null });
    expect(await game(['draw', 'loss']).holding).toEqual({ stand: 'holding', moves: 2, left: enough - 2, error: null });
  });

  it('is over with the move that loses, and tells how many held', async () => {
    const { holding, asked } = game(['draw', 'draw', 'win', 'draw']);
    expect(await holding).toEqual({ stand: 'lost', moves: 2, left: enough - 2, error: 'w2' });
    expect(asked).toEqual(['after 0', 'after 1', 'after 2']);
  });

  it('has worked when the game is drawn, or enough moves have held', async () => {
    expect(await game(['draw', 'draw'], 'draw').holding).toEqual({
      stand: 'held',
      moves: 2,
      left: enough - 2,
      error: null,
    });
    expect(await game(['draw'], 'white_wins').holding).toMatchObject({ stand: 'held' });
    const many = game([...Array<Value>(enough).fill('draw'), 'win']);
    expect(await many.holding).toEqual({ stand: 'held', moves: enough, left: 0, error: null });
    expect(many.asked.length).toBe(enough);
  });

  it('is lost with the game where nobody knows the values', async () => {
    expect(await game([null, null]).holding).toEqual({ stand: 'holding', moves: 2, left: enough - 2, error: null });
    expect(await game([null, null], 'black_wins').holding).toEqual({
      stand: 'lost',
      moves: 2,
      left: enough - 2,
      error: null,
    });
  });
});
