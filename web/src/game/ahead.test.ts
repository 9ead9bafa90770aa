import { describe, expect, test } from 'vitest';
import type { Colour, LegalMove } from '../rules/view';
import { Ahead } from './ahead.svelte';
import type { Situation } from './situation';

const stones: Record<string, Colour> = { d1: 'white', a4: 'white', d2: 'black', f4: 'black' };
const points = ['d1', 'd2', 'a4', 'a7', 'f4', 'd3'].map((name) => ({ name, stone: stones[name] ?? null }));

interface About {
  toMove?: Colour;
  own?: Colour[];
  kind?: string;
  control?: string | null;
  over?: boolean;
  phase?: string;
}
// White sits here and Black thinks, unless it is said otherwise.
function situation({
  toMove = 'black',
  own = ['white'],
  kind = 'table',
  control = '300+5',
  over = false,
  phase = 'moving',
}: About = {}): Situation {
  const board = { to_move: toMove, points, phases: { white: phase, black: phase } };
  const view = { board, game: { outcome: { over } } };
  return { kind, view, board, facts: { own, clocks: control && { control } } } as unknown as Situation;
}
const move = (from: string | null, to: string, capture: string | null = null): LegalMove => ({
  move: `${from ? `${from}-` : ''}${to}${capture ? `x${capture}` : ''}`,
  from,
  to,
  capture,
  lines: capture ? [[to]] : [],
});
function chosen(points: readonly string[], about?: About): Ahead {
  const ahead = new Ahead(situation(about));
  for (const point of points) ahead.touch(point);
  return ahead;
}

describe('a move may be chosen ahead', () => {
  test('while the other side thinks in a live game', () => {
    expect(new Ahead(situation()).may).toBe(true);
  });
  test.each<[string, About]>([
    ['when it is one’s own turn', { toMove: 'white' }],
    ['by who watches', { own: [] }],
    ['at one board', { kind: 'two' }],
    ['by days', { control: '1/86400' }],
    ['without a clock', { control: null }],
    ['after the end', { over: true }],
  ])('not %s', (_, about) => {
    const ahead = new Ahead(situation(about));
    expect(ahead.may).toBe(false);
    expect(ahead.touch('d1')).toBe(false);
  });
});

describe('touches', () => {
  test('choose a stone and where it goes, or where one is placed', () => {
    expect(chosen(['d1', 'a7']).text).toBe('d1-a7');
    expect(chosen(['a7'], { phase: 'placing' }).text).toBe('a7');
  });
  test('may choose a point where the other side stands now', () => {
    expect(chosen(['d1', 'd2']).text).toBe('d1-d2');
  });
  test('let a stone go again, or choose another one', () => {
    expect(chosen(['d1', 'd1', 'a7']).chosen).toBe(false);
    expect(chosen(['d1', 'a4', 'a7']).text).toBe('a4-a7');
  });
  test('choose what is taken, or another stone for that', () => {
    expect(chosen(['d1', 'a7', 'f4']).text).toBe('d1-a7xf4');
    expect(chosen(['d1', 'a7', 'f4', 'd2']).text).toBe('d1-a7xd2');
  });
  test.each(['d1', 'a7', 'f4'])('take the whole move back at a point of it: %s', (point) => {
    expect(chosen(['d1', 'a7', 'f4', point]).picks).toEqual({ from: null, to: null, capture: null });
  });
  test('elsewhere choose another move', () => {
    expect(chosen(['d1', 'a7', 'd3']).text).toBe('d1-d3');
    expect(chosen(['d1', 'a7', 'f4', 'd3']).text).toBe('d1-d3');
    expect(chosen(['d1', 'a7', 'a4', 'd3']).text).toBe('a4-d3');
    expect(chosen(['a7', 'd3'], { phase: 'placing' }).text).toBe('d3');
    expect(chosen(['a7', 'a7'], { phase: 'placing' }).chosen).toBe(false);
    expect(chosen(['a7', 'd1'], { phase: 'placing' }).text).toBe('a7'); // a stone of one's own is no point to place at
  });
  test('mean nothing on an empty point before a stone is chosen, nor on one’s own in placing', () => {
    expect(new Ahead(situation()).touch('a7')).toBe(false);
    expect(new Ahead(situation({ phase: 'placing' })).touch('d1')).toBe(false);
  });
});

describe('when it is one’s turn', () => {
  test('the move is made where it is legal', () => {
    expect(chosen(['d1', 'd3']).settle([move('d1', 'd3')])).toEqual({ kind: 'send', move: move('d1', 'd3') });
  });
  test('it is void where its stone is gone or its point taken', () => {
    const ahead = chosen(['d1', 'd3']);
    expect(ahead.settle([move('a4', 'd3')])).toEqual({ kind: 'void' });
    expect(ahead.chosen).toBe(false);
  });
  test('with a mill it takes what was chosen, or asks', () => {
    const moves = [move('d1', 'd3', 'd2'), move('d1', 'd3', 'f4')];
    const half = { kind: 'half', picks: { from: 'd1', to: 'd3', capture: null } };
    expect(chosen(['d1', 'd3', 'f4']).settle(moves)).toEqual({ kind: 'send', move: moves[1] });
    expect(chosen(['d1', 'd3']).settle(moves)).toEqual(half);
    expect(chosen(['d1', 'd3', 'f4']).settle(moves.slice(0, 1))).toEqual(half); // that one is protected by now
  });
  test('without a mill, what was to be taken stays', () => {
    expect(chosen(['d1', 'd3', 'f4']).settle([move('d1', 'd3')])).toEqual({ kind: 'send', move: move('d1', 'd3') });
  });
});
