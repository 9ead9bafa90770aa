import { describe, expect, it } from 'vitest';
import type { GameView, LastMove, Verdict } from '../rules/view';
import { soundOfEnd, soundOfMove } from './sounds';

const move = (capture: string | null, mill: boolean) => soundOfMove({ capture, mill } as LastMove);
const end = (verdict: Verdict, ...here: ('white' | 'black')[]) =>
  soundOfEnd({ outcome: { verdict } } as GameView, here);

describe('a sound', () => {
  it('is another one for a stone, a mill that takes nothing, and a capture', () => {
    expect([move(null, false), move(null, true), move('d6', true)]).toEqual(['place', 'mill', 'capture']);
  });

  it('is glad only with those who won', () => {
    expect(end('white_wins', 'white')).toBe('win');
    expect(end('white_wins', 'white', 'black')).toBe('win');
    expect(end('white_wins', 'black')).toBe('end');
    expect(end('black_wins')).toBe('end');
    expect(end('draw', 'white', 'black')).toBe('end');
    expect(end('aborted', 'white')).toBe('end');
  });
});
