import { expect, it } from 'vitest';
import { keptUrgent } from './urgent';

it('what is kept of the game in which it is one’s turn is checked', () => {
  const urgent = { address: '/t/abc', position: '........................ w 9 9', own: 'white', about: 'Against Ben' };
  expect(keptUrgent(urgent)).toEqual(urgent);
  for (const wrong of [null, 3, {}, { ...urgent, own: 'red' }, { ...urgent, address: 'javascript:x' }])
    expect(keptUrgent(wrong)).toBeNull();
});
