import { expect, it } from 'vitest';
import { evening, pairing } from '../../../tests/tournament';
import { pauseAfter } from './following.svelte';

it('asks the sooner the more goes on', () => {
  const atTable = pairing(1, 1, 2, [null], { table: 'abcdefghjkm2', state: 'running' });
  const byHand = pairing(1, 1, 2, [null]);
  const pauses = [
    evening({ pairings: [[atTable]] }),
    evening({ pairings: [[byHand]] }),
    evening({ state: 'over', pairings: [[byHand]] }),
  ].map(pauseAfter);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(new Set(pauses).size).toBe(3);
});
