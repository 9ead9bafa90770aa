import { describe, expect, test } from 'vitest';
import { levelAfter, sealOf } from './ending';

describe('the seal of a game', () => {
  test('is a mill of who has won', () => {
    expect(sealOf('white_wins', 'white')).toEqual(['white', 'white', 'white']);
    expect(sealOf('black_wins', null)).toEqual(['black', 'black', 'black']);
  });
  test('has a gap for who has lost', () => {
    expect(sealOf('white_wins', 'black')).toEqual(['black', null, 'black']);
  });
  test('has both colours where it is drawn', () => {
    expect(sealOf('draw', 'white')).toEqual(['white', 'black', 'white']);
  });
  test('is none where the game goes on or does not count', () => {
    expect(sealOf('ongoing', 'white')).toBeNull();
    expect(sealOf('aborted', 'white')).toBeNull();
  });
});

describe('the next level', () => {
  test('is the one above for who has won, the one below for who has lost', () => {
    expect(levelAfter(3, 'white_wins', 'white')).toBe(4);
    expect(levelAfter(3, 'black_wins', 'white')).toBe(2);
  });
  test('is none beyond the ends of the scale, or after a draw', () => {
    expect(levelAfter(1, 'black_wins', 'white')).toBeNull();
    expect(levelAfter(13, 'white_wins', 'white')).toBeNull();
    expect(levelAfter(5, 'draw', 'white')).toBeNull();
  });
});
