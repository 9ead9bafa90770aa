import { expect, it } from 'vitest';
import { readAddress } from './addresses';
import { playerAddress, playerIn } from './playerAddresses';

const read = (address: string) => readAddress(new URL(address, 'http://muehle.test'), '/');

it('a player has an address, whatever the name', () => {
  for (const name of ['Anna', 'Jörg', 'a.b-c_d', '100%', 'a=b?#']) {
    const address = `/#${playerAddress(name).split('#')[1]}`;
    const there = read(address);
    expect(there).toMatchObject({ page: 'player' });
    expect('hash' in there && playerIn(there.hash), address).toBe(name);
  }
});

it('a name that cannot be read is nobody’s', () => {
  expect(playerIn('#player=%E0')).toBe('');
  expect(playerIn('#player')).toBe('');
});
