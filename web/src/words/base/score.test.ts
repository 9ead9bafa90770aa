import { expect, it } from 'vitest';
import { sayScore } from './score';

it.each([
  [0, 0, '0'],
  [0, 1, '½'],
  [2, 0, '2'],
  [2, 1, '2½'],
  [1, 2, '2'],
])('the score of %i wins and %i draws', (wins, draws, score) => expect(sayScore(2 * wins + draws)).toBe(score));
