import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberFound, seekAgain, takeWish, wasFound } from './nextSeek';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the table that the lobby found last is known', () => {
  expect(wasFound('abc')).toBe(false);
  rememberFound('abc');
  expect(wasFound('abc')).toBe(true);
  expect(wasFound('def')).toBe(false);
});

test('what is wanted once more is told once', () => {
  const wish = { rules: 'strikt', time: '60+1', colour: 'lot', rated: true, near: true, bots: false } as const;
  expect(takeWish()).toBeNull();
  seekAgain(wish);
  expect(takeWish()).toEqual(wish);
  expect(takeWish()).toBeNull();
});

test('nothing is known where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  rememberFound('abc');
  expect(wasFound('abc')).toBe(false);
  expect(takeWish()).toBeNull();
});
