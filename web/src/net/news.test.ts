import { describe, expect, it } from 'vitest';
import type { Ruling } from './messages';
import { isDecidedAnew } from './news';

const stop: Ruling = { kind: 'stop', against: null, by: 'Rike', reason: 'So ist es.', at: 0 };

describe('a decision', () => {
  it('is new when there are more rulings, or the game stands or goes on', () => {
    expect(isDecidedAnew({ rulings: [] }, { rulings: [stop] })).toBe(true);
    expect(isDecidedAnew({ rulings: [stop], stopped: true }, { rulings: [stop], stopped: false })).toBe(true);
  });
  it('is not new when somebody comes or goes, nor when the table is opened', () => {
    expect(isDecidedAnew({ rulings: [stop], stopped: true }, { rulings: [stop], stopped: true })).toBe(false);
    expect(isDecidedAnew({}, {})).toBe(false);
    expect(isDecidedAnew(null, { rulings: [stop], stopped: true })).toBe(false);
  });
});
