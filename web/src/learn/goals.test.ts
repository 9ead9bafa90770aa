import { describe, expect, it } from 'vitest';
import type { BoardView, LegalMove, Place } from '../rules/view';
import { meets, meetsAll, type Tried } from './goals';
import type { Goal } from './lesson';

const mill = (...points: string[]) => points;
const move = (text: string, lines: string[][] = []): LegalMove => ({
  move: text,
  from: null,
  to: text.slice(0, 2),
  capture: text.slice(3) || null,
  lines,
});

// White has moved; only what the goals look at.
function tried(played: LegalMove, after: Partial<BoardView>, outcome: Partial<Place['outcome']> = {}): Tried {
  const place = {
    board: { moves: [], open_mills: [], ...after },
    outcome: { verdict: 'ongoing', reason: 'none', ...outcome },
  };
  return { before: { to_move: 'white' } as BoardView, move: played, after: place as unknown as Place };
}
const says = (goal: Goal, ...of: Parameters<typeof tried>) => meets(goal, tried(...of));

describe('a goal', () => {
  it('counts the mills that are closed', () => {
    const one = move('g7xa1', [mill('a7', 'd7', 'g7')]);
    const two = move('g7xa1', [mill('a7', 'd7', 'g7'), mill('g7', 'g4', 'g1')]);
    expect([move('g7'), one, two].map((m) => says({ kind: 'mill', mills: 1 }, m, {}))).toEqual([false, true, true]);
    expect([move('g7'), one, two].map((m) => says({ kind: 'mill', mills: 2 }, m, {}))).toEqual([false, false, true]);
  });

  it('asks who has won, and why', () => {
    const wins: Goal = { kind: 'wins', reason: 'no_legal_move' };
    expect(says(wins, move('g7'), {}, { verdict: 'white_wins', reason: 'no_legal_move' })).toBe(true);
    expect(says(wins, move('g7'), {}, { verdict: 'white_wins', reason: 'too_few_stones' })).toBe(false);
    expect(says(wins, move('g7'), {}, { verdict: 'black_wins', reason: 'no_legal_move' })).toBe(false);
    expect(says(wins, move('g7'), {})).toBe(false);
  });

  it('knows moves by their points, whatever they take', () => {
    expect(says({ kind: 'to', points: ['g7', 'a1'] }, move('g7xa1'), {})).toBe(true);
    expect(says({ kind: 'to', points: ['a1'] }, move('g7xa1'), {})).toBe(false);
    expect(says({ kind: 'moves', moves: ['g7'] }, move('g7xa1'), {})).toBe(true);
    expect(says({ kind: 'not', moves: ['g7'] }, move('g7xa1'), {})).toBe(false);
    expect(says({ kind: 'not', moves: ['g7'] }, move('d7'), {})).toBe(true);
  });

  it('sees what the other side can do next', () => {
    const quiet = { moves: [move('d1'), move('d2')] };
    const threat = { moves: [move('d1'), move('d2xa7', [mill('b2', 'd2', 'f2')])] };
    expect(says({ kind: 'safe' }, move('g7'), quiet)).toBe(true);
    expect(says({ kind: 'safe' }, move('g7'), threat)).toBe(false);
    expect(says({ kind: 'leaves', moves: 2 }, move('g7'), quiet)).toBe(true);
    expect(says({ kind: 'leaves', moves: 1 }, move('g7'), quiet)).toBe(false);
  });

  it('counts the points where the mover threatens, each once', () => {
    const open = (by: 'white' | 'black', gap: string) => ({ by, points: mill(gap), gap });
    const goal: Goal = { kind: 'threatens', gaps: 2 };
    expect(says(goal, move('g7'), { open_mills: [open('white', 'a1'), open('white', 'd7')] })).toBe(true);
    expect(says(goal, move('g7'), { open_mills: [open('white', 'a1'), open('white', 'a1')] })).toBe(false);
    expect(says(goal, move('g7'), { open_mills: [open('white', 'a1'), open('black', 'd7')] })).toBe(false);
  });

  it('is met with all the others', () => {
    const both: Goal[] = [{ kind: 'safe' }, { kind: 'to', points: ['g7'] }];
    expect(meetsAll(both, tried(move('g7'), {}))).toBe(true);
    expect(meetsAll(both, tried(move('d7'), {}))).toBe(false);
  });
});
