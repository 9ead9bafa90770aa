import { expect, it } from 'vitest';
import { isUnprotected } from './unprotected';

it.each([
  ['http://192.168.1.20:8080/', true],
  ['http://clubhouse.local/', true],
  ['http://localhost.example/', true],
  ['http://128.0.0.1/', true],
  ['http://127.example/', true],
  ['http://[fd00::1]:8080/', true],
  ['http://localhost:8080/', false],
  ['http://muehle.localhost/', false],
  ['http://127.0.0.1:8080/', false],
  ['http://127.1.2.3/', false],
  ['http://[::1]:8080/', false],
  ['https://muehle.example/', false],
  ['https://192.168.1.20/', false],
])('what is sent to %s can be read by others: %s', (address, unprotected) => {
  expect(isUnprotected(new URL(address))).toBe(unprotected);
});
