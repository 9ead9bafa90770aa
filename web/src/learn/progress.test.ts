import { describe, expect, it } from 'vitest';
import { readProgress, schema, toKeep, withDone } from './progress';

const nothing = readProgress(null);

describe('what has been learned', () => {
  it('comes back from the storage as it went in', () => {
    const learned = withDone(withDone(nothing, 'goal'), 'placing');
    expect(toKeep(learned)).toEqual({ schema, done: ['goal', 'placing'] });
    expect(readProgress(JSON.parse(JSON.stringify(toKeep(learned))))).toEqual(learned);
    expect(toKeep(withDone(learned, 'goal')).done).toEqual(['goal', 'placing']);
  });

  it('is nothing where something else is kept', () => {
    for (const broken of [7, [], 'x', {}, { schema: 1 }, { schema: 1, done: [1] }]) {
      expect(readProgress(broken)).toEqual({ done: new Set(), writable: true });
    }
  });

  it('is read from a newer page and left as that wrote it', () => {
    const newer = readProgress({ schema: schema + 1, done: ['goal'], more: true });
    expect(newer).toEqual({ done: new Set(['goal']), writable: false });
    expect(withDone(newer, 'placing').writable).toBe(false);
  });
});
