import { expect, it } from 'vitest';
import { evening, pairing } from '../../../tests/tournament';
import { pauseAfter } from './following.svelte';

it('asks the sooner the more goes on', () => {
  const atTable = pairing(1, 1, 2, [null], { table: 'abcdefghjkm2', state: 'running' });
  const byHand = pairing(1, 1, 2, [null]);
  const pauses = [
    evening({ pairings: [[atTable]] }),
    evening({ state: 'coming' }),
    evening({ state: 'over', pairings: [[byHand]] }),
  ].map(pauseAfter);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(new Set(pauses).size).toBe(3);
  const soon = pairing(1, 1, 2, [null], { state: 'waiting' }); // for its table
  expect(pauseAfter(evening({ pairings: [[soon]] }))).toBe(pauses[0]);
  expect(pauseAfter(evening({ pairings: [[byHand]] }))).toBe(pauses[1]);
});
