import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../rules/core';
import type { Joined } from '../../../server/tables';
import { Joining, retryAfter } from './joining.svelte';

const refused = (code: string): Result<Joined> => ({ ok: false, refused: { code, message: '', reason: null } });
const seated: Result<Joined> = { ok: true, value: { seat: 1, return: null } };

describe('sitting down', () => {
  let answers: ((answer: Result<Joined | null>) => void)[];
  let wanted: () => boolean;
  let joined: Joined[];
  let joining: Joining;
  const answer = async (what: Result<Joined | null>) => {
    answers.at(-1)?.(what);
    await vi.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [answers, joined] = [[], []];
    joining = new Joining(
      (_name, isWanted) => {
        wanted = isWanted;
        return new Promise((done) => answers.push(done));
      },
      (seat) => joined.push(seat),
    );
    void joining.join('Ben');
  });
  afterEach(() => vi.useRealTimers());

  it('is asked for again while the server is away', async () => {
    await answer(refused('offline'));
    expect([joining.busy, joining.refused?.code]).toEqual([true, 'offline']);
    await vi.advanceTimersByTimeAsync(retryAfter);
    expect(answers).toHaveLength(2);
    await answer(seated);
    expect(joined).toEqual([{ seat: 1, return: null }]);
    expect(joining.busy).toBe(false);
  });

  it('is not asked for again where it is refused', async () => {
    await answer(refused('bad_name'));
    await vi.advanceTimersByTimeAsync(10 * retryAfter);
    expect(answers).toHaveLength(1);
    expect([joining.busy, joining.refused?.code]).toEqual([false, 'bad_name']);
  });

  it('is not asked for again by who would rather watch', async () => {
    await answer(refused('busy'));
    joining.giveUp();
    await vi.advanceTimersByTimeAsync(10 * retryAfter);
    expect(answers).toHaveLength(1);
    expect([joining.busy, joining.refused]).toEqual([false, null]);
  });

  it('is not asked for at all where the wish has changed before it was', async () => {
    expect(wanted()).toBe(true);
    joining.giveUp();
    expect(wanted()).toBe(false);
    await answer({ ok: true, value: null });
    await vi.advanceTimersByTimeAsync(10 * retryAfter);
    expect([answers.length, joined.length, joining.busy]).toEqual([1, 0, false]);
  });

  it('does not go on from a refusal that comes after the wish has changed', async () => {
    joining.giveUp();
    await answer(refused('offline'));
    await vi.advanceTimersByTimeAsync(10 * retryAfter);
    expect([answers.length, joined.length, joining.refused]).toEqual([1, 0, null]);
  });

  it('has a seat that was given before the wish changed', async () => {
    joining.giveUp();
    await answer(seated);
    expect(joined).toHaveLength(1);
  });
});
