import { describe, expect, it } from 'vitest';
import type { BoardView, LegalMove } from '../rules/view';
import { de } from '../words/first/de';
import { en } from '../words/first/en';
import { sayPoint } from '../words/sayRules';
import { hintOf, sayHint, shapesOf, withMover } from './hints';

const place: LegalMove = { move: 'd6', from: null, to: 'd6', capture: null, lines: [] };
const take: LegalMove = { move: 'a1-a4xg7', from: 'a1', to: 'a4', capture: 'g7', lines: [['a1', 'a4', 'a7']] };
const board = { moves: [place, take] } as unknown as BoardView;

describe('a hint', () => {
  it('is the move that the computer would make, whatever it says with it', () => {
    expect(hintOf('move d6', board)).toEqual({ kind: 'move', move: place });
    expect(hintOf('move a1-a4xg7 offer ""', board)).toEqual({ kind: 'move', move: take });
    expect(hintOf('claim white repetition ""', board)).toEqual({ kind: 'claim' });
    expect(hintOf('move b2', board)).toEqual({ kind: 'failed' });
    expect(hintOf(null, board)).toEqual({ kind: 'failed' });
  });
  it('is drawn', () => {
    expect(shapesOf({ kind: 'move', move: place })).toEqual([{ kind: 'circle', point: 'd6', tone: 'good' }]);
    expect(shapesOf({ kind: 'move', move: take })).toEqual([
      { kind: 'arrow', from: 'a1', to: 'a4', tone: 'good' },
      { kind: 'cross', point: 'g7', tone: 'bad' },
    ]);
    expect(shapesOf({ kind: 'claim' })).toEqual([]);
    expect(shapesOf(null)).toEqual([]);
  });
  it('is said', () => {
    expect(sayHint(de, { kind: 'move', move: place })).toBe('Tipp: d6.');
    expect(sayHint(de, { kind: 'move', move: { ...take, capture: null } })).toBe('Tipp: a1–a4.');
    expect(sayHint(en, { kind: 'move', move: take })).toBe('Hint: a1–a4, take g7.');
  });
});

describe('a threat', () => {
  it('is looked for as if the other side were to move', () => {
    expect(withMover('WW..B... w 0 0 12 9', 'black')).toBe('WW..B... b 0 0 12 9');
  });
  it('is said at its point', () => {
    const point = { name: 'a1', stone: null, mills: 0, protection: 'none', blocked: false } as const;
    const marks = { target: true, removable: false, chosen: false, choosing: false, threat: 'black' } as const;
    expect(sayPoint(de, point, marks)).toBe('a1, leer, möglich, hier schließt Schwarz eine Mühle');
    expect(sayPoint(en, point, { ...marks, target: false })).toBe('a1, empty, Black closes a mill here');
  });
});
