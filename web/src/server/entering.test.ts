import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../rules/core';
import { enterAgain, enterAtLast } from './entering';

const refused = (code: string): Result<unknown> => ({ ok: false, refused: { code, message: '', reason: null } });
const entered: Result<unknown> = { ok: true, value: {} };

describe('entering', () => {
  let answers: Result<unknown>[];
  let heard: string[];
  let wanted: boolean;
  const begin = () =>
    void enterAtLast(
      () => {
        heard.push('asked');
        return Promise.resolve(answers.shift() ?? entered);
      },
      () => wanted,
      ({ code }) => heard.push(code),
    ).then((still) => heard.push(still ? 'in' : 'left'));

  beforeEach(() => {
    vi.useFakeTimers();
    [answers, heard, wanted] = [[], [], true];
  });
  afterEach(() => vi.useRealTimers());

  it('is tried again while nobody answers, which is said', async () => {
    answers = [refused('offline')];
    begin();
    await vi.advanceTimersByTimeAsync(enterAgain - 1);
    expect(heard).toEqual(['asked', 'offline']);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['asked', 'offline', 'asked', 'in']);
  });

  it.each(['too_many', 'not_found'])('is not waited for where the server answers: %s', async (code) => {
    answers = [refused(code)];
    begin();
    await vi.advanceTimersByTimeAsync(enterAgain);
    expect(heard).toEqual(['asked', 'in']);
  });

  it('ends with who leaves, while it is asked and before it is asked again', async () => {
    begin();
    wanted = false;
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['asked', 'left']);
    [answers, heard, wanted] = [[refused('offline')], [], true];
    begin();
    await vi.advanceTimersByTimeAsync(0);
    wanted = false;
    await vi.advanceTimersByTimeAsync(enterAgain);
    expect(heard).toEqual(['asked', 'offline', 'left']);
  });
});
