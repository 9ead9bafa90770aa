import { expect, it } from 'vitest';
import { spoken } from './spoken';

it('is what people write', () => {
  expect(spoken(['[%clk 0:05:00]', 'Gut. [%eval 0.3]', '[%emt 1] Besser', 'So [ist] es'])).toEqual([
    'Gut.',
    'Besser',
    'So [ist] es',
  ]);
});
