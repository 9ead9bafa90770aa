import { describe, expect, it } from 'vitest';
import { once, Queue } from './queue';

// A promise that is kept when the test says so.
function gate(): { open: () => void; passed: Promise<void> } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

describe('a queue', () => {
  it('begins nothing before what was asked for earlier is done', async () => {
    const queue = new Queue();
    const first = gate();
    const seen: string[] = [];
    const one = queue.do(async () => {
      seen.push('one begins');
      await first.passed;
      seen.push('one ends');
    });
    const two = queue.do(() => seen.push('two'));
    first.open();
    await Promise.all([one, two]);
    expect(seen).toEqual(['one begins', 'one ends', 'two']);
  });

  it('tells of a failure who asked, and goes on', async () => {
    const queue = new Queue();
    const failing = queue.do(() => Promise.reject(new Error('no')));
    const next = queue.do(() => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});

describe('what is meant once', () => {
  it('is not begun again while it is being done, and can be afterwards, also where it failed', async () => {
    const begun: string[] = [];
    let doing = gate();
    const begin = once(async (what: string) => {
      begun.push(what);
      await doing.passed;
      if (what === 'third') throw new Error('no');
    });
    const both = Promise.all([begin('first'), begin('second')]);
    doing.open();
    await both;
    expect(begun).toEqual(['first']);
    doing = gate();
    doing.open();
    await expect(begin('third')).rejects.toThrow('no');
    await begin('fourth');
    expect(begun).toEqual(['first', 'third', 'fourth']);
  });
});
