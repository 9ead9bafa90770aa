import { expect, it } from 'vitest';
import { readAddress, tournamentsAddress } from './addresses';
import { tournamentAddress, tournamentIn, wallAddress } from './tournamentAddresses';

const placeOf = (address: string) => {
  const { hash } = new URL(address, 'http://here.test/');
  const there = readAddress({ pathname: '/', search: '', hash }, '/');
  return there.page === 'tournament' ? tournamentIn(there.hash) : null;
};

it('are read as they are written', () => {
  expect(placeOf(tournamentsAddress)).toEqual({ id: '', wall: false, key: '' });
  expect(placeOf(tournamentAddress('ab23'))).toEqual({ id: 'ab23', wall: false, key: '' });
  expect(placeOf(tournamentAddress('ab23', 'k7'))).toEqual({ id: 'ab23', wall: false, key: 'k7' });
  expect(placeOf(wallAddress('ab23'))).toEqual({ id: 'ab23', wall: true, key: '' });
});

it('are read as one types them', () => {
  expect(placeOf('#/tournament')).toEqual({ id: '', wall: false, key: '' });
  expect(placeOf('#/tournament/ab23')).toEqual({ id: 'ab23', wall: false, key: '' });
  expect(placeOf('#/tournament/ab23/wall')).toEqual({ id: 'ab23', wall: true, key: '' });
  expect(placeOf('#tournamental')).toBeNull();
});
