import { describe, expect, it } from 'vitest';
import { movesToCome } from './thought';
import type { MoveParts, Thought } from './view';

const place = (to: string): MoveParts => ({ move: to, from: null, to, capture: null });
const thought: Thought = {
  ply: 1,
  by: 'black',
  number: 1,
  depth: 3,
  score: 0,
  end: null,
  line: ['f4', 'd2', 'b4'].map(place),
};
const after = (...moves: string[]) => ({ game: { plies: moves.map((move) => ({ move })) } });
const toCome = (...moves: string[]) => movesToCome({ thought, view: after(...moves) }).map(({ move }) => move);

describe('the moves to come', () => {
  it('are the whole line while the computer thinks', () => {
    expect(toCome('d6')).toEqual(['f4', 'd2', 'b4']);
  });

  it('are the rest of it once it is played', () => {
    expect(toCome('d6', 'f4')).toEqual(['d2', 'b4']);
    expect(toCome('d6', 'f4', 'd2', 'b4')).toEqual([]);
  });

  it('are none where the game went another way', () => {
    expect(toCome('d6', 'a7')).toEqual([]);
    expect(toCome('d6', 'f4', 'd2', 'b4', 'a1')).toEqual([]);
    expect(movesToCome({ thought: null, view: after() })).toEqual([]);
  });
});
