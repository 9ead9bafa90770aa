import { describe, expect, it } from 'vitest';
import { readProgress, schema, toKeep, withBegun, withBoth, withDone } from './progress';

const nothing = readProgress(null);

describe('what has been learned', () => {
  it('comes back from the storage as it went in', () => {
    const learned = withDone(withDone(nothing, 'goal'), 'placing');
    expect(toKeep(learned)).toEqual({ schema, done: ['goal', 'placing'], begun: [] });
    expect(readProgress(JSON.parse(JSON.stringify(toKeep(learned))))).toEqual(learned);
    expect(toKeep(withDone(learned, 'goal')).done).toEqual(['goal', 'placing']);
  });

  it('is begun until it is done', () => {
    const begun = withBegun(withBegun(nothing, 'goal'), 'placing');
    expect(readProgress(JSON.parse(JSON.stringify(toKeep(begun))))).toEqual(begun);
    const learned = withDone(begun, 'goal');
    expect(toKeep(learned)).toEqual({ schema, done: ['goal'], begun: ['placing'] });
    expect(withBegun(learned, 'goal')).toEqual(learned);
    expect(readProgress({ schema, done: ['goal'] }).begun.size).toBe(0); // as an older page has written it
  });

  it('is what two tabs have learned', () => {
    const [one, other] = [
      withDone(withBegun(nothing, 'flying'), 'goal'),
      withBegun(withBegun(nothing, 'goal'), 'placing'),
    ];
    expect(toKeep(withBoth(one, other))).toEqual({ schema, done: ['goal'], begun: ['flying', 'placing'] });
  });

  it('is nothing where something else is kept', () => {
    for (const broken of [7, [], 'x', {}, { schema: 1 }, { schema: 1, done: [1] }]) {
      expect(readProgress(broken)).toEqual({ done: new Set(), begun: new Set(), writable: true });
    }
  });

  it('is read from a newer page and left as that wrote it', () => {
    const newer = readProgress({ schema: schema + 1, done: ['goal'], more: true });
    expect(newer).toEqual({ done: new Set(['goal']), begun: new Set(), writable: false });
    expect(withDone(newer, 'placing').writable).toBe(false);
  });
});
