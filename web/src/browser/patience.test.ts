import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orNull } from './patience';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is what comes in time', async () => {
  const coming = orNull(new Promise((resolve) => setTimeout(() => resolve('there'), 99)), 100);
  await vi.advanceTimersByTimeAsync(99);
  expect(await coming).toBe('there');
  expect(vi.getTimerCount()).toBe(0);
});

it('is nothing where it does not come', async () => {
  const coming = orNull(new Promise(() => undefined), 100);
  await vi.advanceTimersByTimeAsync(100);
  expect(await coming).toBeNull();
});

it('fails as what is waited for fails', async () => {
  await expect(orNull(Promise.reject(new Error('no connection')), 100)).rejects.toThrow('no connection');
  expect(vi.getTimerCount()).toBe(0);
});
