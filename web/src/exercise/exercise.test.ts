import { describe, expect, it } from 'vitest';
import type { LegalMove, Place } from '../rules/view';
import * as trials from './exercise';

const legal = (move: string): LegalMove => ({ move, from: null, to: move, capture: null, lines: [] });
const place = (position: string, ...moves: string[]): Place =>
  ({ position, board: { moves: moves.map(legal) } }) as unknown as Place;
const task: trials.Task = {
  rules: 'standard',
  position: 'start',
  steps: [
    { moves: ['a1'], reply: 'd1' },
    { moves: ['g7', 'g4'], reply: null },
  ],
};
const start = trials.begin(task, place('start', 'a1', 'b2'));
const right = { right: true, left: null };
const wrong = { right: false, left: 'loss' } as const;
const played = (trial: trials.Trial, move: string, verdict: trials.Judged) =>
  trials.judged(trials.tried(trial, place(`after ${move}`)), move, verdict);

describe('a trial', () => {
  it('asks for a move', () => {
    expect(start.stand).toBe('asked');
    expect(trials.movesOf(start).map(({ move }) => move)).toEqual(['a1', 'b2']);
    expect(trials.solutionOf(start)?.move).toBe('a1');
    expect(trials.solutionOf(trials.begin(task, place('start', 'b2')))).toBeNull();
  });

  it('shows a move while it is judged, and waits', () => {
    const tried = trials.tried(start, place('after b2', 'c3'));
    expect([tried.stand, tried.place.position]).toEqual(['judged', 'after b2']);
    expect(trials.movesOf(tried)).toEqual([]);
    expect(trials.judged(start, 'b2', right)).toBe(start); // nobody asked
  });

  it('takes a wrong move back, and counts it', () => {
    const missed = played(start, 'b2', wrong);
    expect([missed.stand, missed.wrong, missed.verdict]).toEqual(['wrong', 1, { ...wrong, move: 'b2' }]);
    const again = trials.again(missed);
    expect(again).toEqual({ ...start, wrong: 1 });
    expect(trials.again(again)).toBe(again);
    expect(trials.resultOf(played(again, 'a1', right))).toBe('helped');
  });

  it('goes on after the answer, and ends with the last move', () => {
    const found = played(start, 'a1', right);
    expect([found.stand, trials.isLast(found)]).toEqual(['answered', false]);
    const next = trials.answered(found, place('after d1', 'g4', 'g7'));
    expect([next.stand, next.step, next.begin.position]).toEqual(['asked', 1, 'after d1']);
    expect(trials.solutionOf(next)?.move).toBe('g7');
    const solved = played(next, 'g4', right);
    expect([solved.stand, trials.resultOf(solved)]).toEqual(['solved', 'alone']);
    expect(trials.answered(solved, place('more'))).toBe(solved);
    const line = ['start', 'after a1', 'after d1', 'after g4'];
    expect(solved.line.map(({ position }) => position)).toEqual(line);
    expect(played(next, 'g9', wrong).line).toHaveLength(3); // it is no part of it
  });

  it('gives a hint for one step, and remembers that it has', () => {
    const hinted = trials.hint(played(start, 'b2', wrong));
    expect([hinted.stand, hinted.hinted, hinted.place.position]).toEqual(['asked', true, 'start']);
    const next = trials.answered(played(hinted, 'a1', right), place('after d1'));
    expect([next.hinted, trials.resultOf(next)]).toEqual([false, 'helped']);
  });

  it('can be given up', () => {
    const shown = trials.show(start);
    expect(trials.movesOf(shown)).toEqual([]);
    expect(trials.resultOf(played(shown, 'a1', right))).toBe('shown');
    expect(trials.show(trials.tried(start, place('after b2')))).toEqual(shown); // nobody waits for a verdict
    const found = trials.show(played(start, 'a1', right));
    expect([found.stand, found.place.position]).toEqual(['answered', 'after a1']); // the answer still comes
    expect(trials.hint(found)).toBe(found);
  });
});
