import { describe, expect, it } from 'vitest';
import type { Values } from '../../exact/values/values';
import { bestMoves, withoutGivingIn } from './truth';

const move = (name: string, value: 'win' | 'draw' | 'loss', plies: number | null = null) => ({
  move: name,
  value,
  plies,
});
const won: Values = {
  value: 'win',
  plies: 5,
  moves: [move('a1-a4', 'win', 5), move('a1-d1', 'win', 9), move('b2-b4', 'win', 5), move('d2-d1', 'draw')],
};

describe('who knows the solution', () => {
  it('wins by the shortest way, and by any where none is known', () => {
    expect(bestMoves(won)).toEqual(['a1-a4', 'b2-b4']);
    const placing: Values = {
      value: 'win',
      plies: null,
      moves: [move('a1', 'win'), move('d1', 'win'), move('g1', 'draw')],
    };
    expect(bestMoves(placing)).toEqual(['a1', 'd1']);
  });

  it('loses by the longest way', () => {
    const lost: Values = { value: 'loss', plies: 8, moves: [move('a1-a4', 'loss', 8), move('a1-d1', 'loss', 2)] };
    expect(bestMoves(lost)).toEqual(['a1-a4']);
  });

  it('keeps a draw', () => {
    const drawn: Values = {
      value: 'draw',
      plies: null,
      moves: [move('a1', 'draw'), move('d1', 'loss', 4), move('g1', 'draw')],
    };
    expect(bestMoves(drawn)).toEqual(['a1', 'g1']);
  });

  it('takes no draw for a win', () => {
    expect(withoutGivingIn('accept white', 'white', 'white', won)).toBe('decline white ""');
    expect(withoutGivingIn('claim white repetition ""', 'white', 'white', won)).toBe('move a1-a4');
    expect(withoutGivingIn('move b2-b4 offer ""', 'white', 'white', won)).toBe('move a1-a4');
    expect(withoutGivingIn('accept black', 'black', 'white', won)).toBe('accept black'); // it is lost for Black
    const lost: Values = { ...won, value: 'loss' };
    expect(withoutGivingIn('accept black', 'black', 'white', lost)).toBe('decline black ""');
    expect(withoutGivingIn('claim black no_mill ""', 'black', 'white', lost)).toBeNull();
    expect(withoutGivingIn('move d6', 'white', 'white', won)).toBe('move d6');
    expect(withoutGivingIn(null, 'white', 'white', won)).toBeNull();
  });
});
