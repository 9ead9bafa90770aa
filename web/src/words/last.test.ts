import { expect, it } from 'vitest';
import type { BoardView } from '../rules/view';
import { en } from './first/en';
import { sayLast } from './sayRules';

const after = (last: object, points: object[] = []): BoardView =>
  ({ points, last: { by: 'white', from: 'g4', to: 'd5', capture: null, mill: false, lines: [], ...last } }) as never;

it('is announced with what it did', () => {
  expect(sayLast(en, after({ from: null }), false)).toBe('White places a stone on d5');
  expect(sayLast(en, after({}), false)).toBe('White moves from g4 to d5');
  expect(sayLast(en, after({ mill: true, capture: 'a1' }), false)).toBe(
    'White moves from g4 to d5, closes a mill, takes a1',
  );
});

it('is a flight where the stone might go anywhere', () => {
  expect(sayLast(en, after({}), true)).toBe('White flies from g4 to d5');
});

it('is announced with why a mill took nothing', () => {
  expect(sayLast(en, after({ mill: true }), true)).toBe(`White flies from g4 to d5, closes a mill. ${en.nothingThere}`);
  expect(sayLast(en, after({ mill: true }, [{ name: 'a1', stone: 'black' }]), false)).toContain(
    en.allProtected('black'),
  );
});
