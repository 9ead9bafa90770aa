import { expect, it } from 'vitest';
import { figuresWith } from './figures';

const { figure, say } = figuresWith({ thousands: '.', decimal: ',', percent: '%' });

it('are written as the language does, and nothing else is', () => {
  expect(figure('26,751,579,218')).toBe('26.751.579.218');
  expect(figure('75.5 ± 0.3 %')).toBe('75,5 ± 0,3%');
  expect(figure('1. d7 a7')).toBe('1. d7 a7');
  expect(say`${'1,234'} of ${7}, or ${'9.2 %'}.`).toBe('1.234 of 7, or 9,2%.');
});
