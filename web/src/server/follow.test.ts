import { expect, it } from 'vitest';
import type { Result } from '../rules/core';
import { Follow } from './follow.svelte';

interface Seen {
  readonly version: number;
  readonly said: string;
}
const seen = (version: number, said: string): Seen => ({ version, said });
const followed = () => {
  const answers: ((told: Result<Seen>) => void)[] = [];
  const follow = new Follow<Seen>(
    () => new Promise((answer) => answers.push(answer)),
    () => 1_000_000,
  );
  const answer = async (told: Result<Seen>) => {
    answers.shift()?.(told);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { follow, answer };
};
const refused = (code: string): Result<Seen> => ({ ok: false, refused: { code, message: '', reason: null } });

it('does not go back to what was asked for before somebody did something', async () => {
  const { follow, answer } = followed();
  void follow.look();
  await answer({ ok: true, value: seen(1, 'at first') });
  void follow.look();
  follow.put(seen(1, 'after it'));
  await answer({ ok: true, value: seen(1, 'before it') });
  expect(follow.view?.said).toBe('after it');
  void follow.look();
  await answer({ ok: true, value: seen(1, 'somebody else') });
  expect(follow.view?.said).toBe('somebody else');
  follow.put(seen(0, 'long ago'));
  expect(follow.view?.said).toBe('somebody else');
});

it('keeps what was there while nobody answers, and says why there is nothing', async () => {
  const { follow, answer } = followed();
  void follow.look();
  await answer(refused('not_found'));
  expect(follow.refused?.code).toBe('not_found');
  follow.put(seen(1, 'there'));
  expect(follow.refused).toBeNull();
  void follow.look();
  await answer(refused('offline'));
  expect([follow.view?.said, follow.stale]).toEqual(['there', true]);
});
