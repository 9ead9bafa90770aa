import { describe, expect, it } from 'vitest';
import { Places } from './historyEntry';

describe('the places in the history', () => {
  it('are where they were left, and new ones at the top', () => {
    const places = new Places();
    places.leave(1, 300);
    places.leave(2, 0);
    places.leave(1, 450);
    expect([places.of(1), places.of(2), places.of(3)]).toEqual([450, 0, 0]);
  });

  it('are kept from one document to the next', () => {
    const before = new Places();
    before.leave(7, 120);
    const after = new Places(JSON.parse(JSON.stringify(before.kept)));
    expect(after.of(7)).toBe(120);
  });

  it.each([null, 'x', {}, [[1]], [['1', 2]], [[1, 2, 3]]])('are none where %j is kept', (kept) => {
    expect(new Places(kept).kept).toEqual([]);
  });

  it('forget those that were left longest ago', () => {
    const places = new Places();
    for (let entry = 1; entry <= 100; entry++) places.leave(entry, entry);
    places.leave(1, 5); // it was looked at again
    places.leave(101, 9);
    expect([places.of(1), places.of(2), places.of(3), places.of(101)]).toEqual([5, 0, 3, 9]);
  });
});
