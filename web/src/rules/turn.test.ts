import { describe, expect, it } from 'vitest';
import { captures, nothing, targets, touch, typedHalf, typedMove, written } from './turn';
import type { LegalMove } from './view';

const move = (text: string): LegalMove => {
  const [way = '', capture = null] = text.split('x');
  const [first = '', second] = way.split('-');
  const parts = second === undefined ? { from: null, to: first } : { from: first, to: second };
  return { move: text, ...parts, capture, lines: capture ? [['a7', 'd7', 'g7']] : [] };
};

describe('a turn', () => {
  const placing = ['d6', 'a7xb2', 'a7xd2'].map(move);
  const moving = ['a1-a4', 'a1-d1', 'g1-g4xb2', 'g1-g4xd2'].map(move);

  it('places with one touch', () => {
    expect(touch(placing, nothing, 'd6')).toMatchObject({ kind: 'complete', move: { move: 'd6' } });
  });

  it('waits for the capture after a mill, and takes the first half back', () => {
    const first = touch(placing, nothing, 'a7');
    if (first.kind !== 'picked') throw new Error(first.kind);
    expect([...captures(placing, first.picks)]).toEqual(['b2', 'd2']);
    expect(touch(placing, first.picks, 'd2')).toMatchObject({ kind: 'complete', move: { move: 'a7xd2' } });
    expect(touch(placing, first.picks, 'a7')).toEqual({ kind: 'picked', picks: nothing });
    expect(touch(placing, first.picks, 'd6')).toEqual({ kind: 'refused' });
  });

  it('is found by what is typed', () => {
    expect(written('  A1 - a4  x G7 ')).toBe('a1-a4xg7');
    expect(typedMove(moving, written('A1-A4'))?.move).toBe('a1-a4');
    expect(typedMove(placing, written('a7 b2'))?.move).toBe('a7xb2'); // what is taken behind a blank
    expect(typedMove(moving, written('a1-g7'))).toBeNull();
    expect(typedHalf(placing, 'a7')?.move).toBe('a7xb2'); // one of those that go on like this
    expect(typedHalf(moving, 'g1-g4')?.move).toBe('g1-g4xb2');
    for (const whole of ['d6', 'a7xb2', 'g1', '']) expect(typedHalf(placing, whole)).toBeNull();
  });

  it('shows no targets before a stone is chosen', () => {
    expect(targets(moving, nothing).size).toBe(0);
    const first = touch(moving, nothing, 'a1');
    if (first.kind !== 'picked') throw new Error(first.kind);
    expect([...targets(moving, first.picks)]).toEqual(['a4', 'd1']);
  });

  it('changes to another stone, and lets go of the same one', () => {
    const a1 = { from: 'a1', to: null, capture: null };
    expect(touch(moving, a1, 'g1')).toEqual({ kind: 'picked', picks: { from: 'g1', to: null, capture: null } });
    expect(touch(moving, a1, 'a1')).toEqual({ kind: 'picked', picks: nothing });
    expect(touch(moving, a1, 'd7')).toEqual({ kind: 'refused' });
  });

  it('keeps the stone chosen when the target is taken back', () => {
    const ghost = { from: 'g1', to: 'g4', capture: null };
    expect(touch(moving, ghost, 'g4')).toEqual({ kind: 'picked', picks: { from: 'g1', to: null, capture: null } });
    expect(touch(moving, ghost, 'g1')).toEqual({ kind: 'picked', picks: nothing });
  });
});
