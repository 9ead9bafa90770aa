import { expect, it } from 'vitest';
import { pointsOf } from './stepPoints';

const step = { moves: ['d6'], reply: null };
const task = { rules: 'standard', position: '', steps: [step, step, step] };

it('a move is done when it was right, and the next one is asked for', () => {
  expect(pointsOf({ task, step: 0, stand: 'asked' })).toEqual(['asked', 'ahead', 'ahead']);
  expect(pointsOf({ task, step: 0, stand: 'answered' })).toEqual(['done', 'asked', 'ahead']);
  expect(pointsOf({ task, step: 1, stand: 'wrong' })).toEqual(['done', 'asked', 'ahead']);
  expect(pointsOf({ task, step: 2, stand: 'solved' })).toEqual(['done', 'done', 'done']);
});
