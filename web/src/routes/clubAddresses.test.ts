import { expect, it } from 'vitest';
import { clubsAddress, readAddress } from './addresses';
import { clubAddress, clubIn } from './clubAddresses';

const placeOf = (address: string) => {
  const { hash } = new URL(address, 'http://here.test/');
  const there = readAddress({ pathname: '/', search: '', hash }, '/');
  return there.page === 'club' ? clubIn(there.hash) : null;
};

it('are read as they are written', () => {
  expect(placeOf(clubsAddress)).toEqual({ id: '', key: '' });
  expect(placeOf(clubAddress('abc2'))).toEqual({ id: 'abc2', key: '' });
  expect(placeOf(clubAddress('abc2', '0f'))).toEqual({ id: 'abc2', key: '0f' });
});

it('are read as they are typed', () => {
  expect(placeOf('#/club/abc2')).toEqual({ id: 'abc2', key: '' });
  expect(placeOf('#/club')).toEqual({ id: '', key: '' });
  expect(placeOf('#clubs')).toBeNull();
});
