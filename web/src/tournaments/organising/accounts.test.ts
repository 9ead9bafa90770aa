import { expect, test } from 'vitest';
import { notEntered, parted } from './accounts';

test('of the people of a club those are left who have not entered as accounts', () => {
  const people = [{ player: 'Anna' }, { player: 'Ben' }, { player: 'Carla' }];
  const entrants = [
    { player: 'Anna', here: true },
    { player: null, here: false }, // Ben, over the board
  ];
  expect(notEntered(people, entrants).map(({ player }) => player)).toEqual(['Ben', 'Carla']);
});

test('typed names that are meant as accounts are entered as those', () => {
  const names = [
    { name: 'anna', rating: null },
    { name: 'Opa Karl', rating: 1200 },
  ];
  expect(parted(names, new Map([['anna', 'Anna']]))).toEqual({ accounts: ['Anna'], people: [names[1]] });
  expect(parted(names, new Map())).toEqual({ accounts: [], people: names });
});
