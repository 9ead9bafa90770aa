import { expect, it } from 'vitest';
import { readAddress } from './addresses';
import { playerAddress, playerIn, rankingAddress, rankingIn } from './playerAddresses';

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

it('a part of the ranking has an address, and what an address does not know is left out', () => {
  const whole = { pool: 'live', season: 'all', list: 'settled', from: 0 } as const;
  const month = { pool: 'correspondence', season: 'month', list: 'provisional', from: 50 } as const;
  for (const part of [whole, month, { ...whole, from: 100 }]) {
    const there = read(`/#${rankingAddress(part).split('#')[1]}`);
    expect(there).toMatchObject({ page: 'ranking' });
    expect('hash' in there && rankingIn(there.hash)).toEqual(part);
  }
  expect(rankingAddress()).toMatch(/#ranking$/);
  expect(rankingIn('#ranking?pool=blitz&from=-3&list=x')).toEqual(whole);
});
