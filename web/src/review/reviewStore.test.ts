// The browser's storage is one in memory that follows the specification.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { KeptReviews } from './reviewStore';
import type { Review } from '../exact/values/review';

const review = (exact_moves: number): Review => ({ exact_moves, losing_ply: { white: null, black: null }, moves: [] });
afterEach(() => vi.unstubAllGlobals());

it('keeps reviews with their games, until these have gone on', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const kept = new KeptReviews();
  expect(await kept.of('one', '1. d6')).toBeNull();
  await kept.keep('one', '1. d6', review(1));
  await kept.keep('two', '1. f4', review(2));
  const later = new KeptReviews(); // another day
  expect(await later.of('one', '1. d6')).toEqual(review(1));
  expect(await later.of('one', '1. d6 f4')).toBeNull();
  await later.keep('one', '1. d6', review(100)); // made anew
  expect([...(await new KeptReviews().all())]).toEqual([
    ['one', review(100)],
    ['two', review(2)],
  ]);
  await later.remove('one');
  expect([...(await later.all()).keys()]).toEqual(['two']);
});

it('keeps those of the latest games where the browser keeps nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const kept = new KeptReviews();
  for (let n = 0; n <= 20; n++) await kept.keep(`game ${n}`, 'record', review(n));
  expect(await kept.of('game 0', 'record')).toBeNull();
  expect(await kept.of('game 1', 'record')).toEqual(review(1));
  expect((await kept.all()).get('game 20')).toEqual(review(20));
});
