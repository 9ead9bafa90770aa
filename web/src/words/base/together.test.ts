import { expect, it } from 'vitest';
import { together } from './together';

it('has what both say, and asks getters each time', () => {
  let stones = 'white';
  const one = {
    get named() {
      return `the ${stones} ones`;
    },
  };
  const both = together(one, { yes: 'yes' });
  stones = 'red';
  expect([both.named, both.yes, Object.keys(one)]).toEqual(['the red ones', 'yes', ['named']]);
});
