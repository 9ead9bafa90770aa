import { describe, expect, it } from 'vitest';
import { isMuted, keptOf, mute, muteKey, see, seenAt } from './chatStore';

describe('what is kept of chats', () => {
  it('is nothing where nothing fits', () => {
    const none = { folded: null, muted: [], seen: [] };
    for (const stored of [null, 3, 'x', [], { folded: 1, muted: [1], seen: 3 }]) expect(keptOf(stored)).toEqual(none);
    expect(keptOf({ folded: true, muted: ['Ben'], seen: [['abc', 3], ['x'], 4] })).toEqual({
      folded: true,
      muted: ['Ben'],
      seen: [['abc', 3]],
    });
  });
  it('says who is not listened to, by name, and where there is none by table', () => {
    const kept = mute(mute(keptOf(null), muteKey('Ben', 'abc'), true), muteKey(null, 'abc'), true);
    expect(kept.muted).toEqual(['#abc', 'Ben']);
    expect(isMuted(kept, muteKey('Ben', 'xyz'))).toBe(true);
    expect(isMuted(kept, muteKey(null, 'xyz'))).toBe(false);
    expect(mute(kept, 'Ben', true).muted).toEqual(['Ben', '#abc']);
    expect(mute(kept, 'Ben', false).muted).toEqual(['#abc']);
  });
  it('says how far each table was read, the newest first', () => {
    const kept = see(see(see(keptOf(null), 'abc', 2), 'xyz', 5), 'abc', 3);
    expect(kept.seen).toEqual([
      ['abc', 3],
      ['xyz', 5],
    ]);
    expect([seenAt(kept, 'abc'), seenAt(kept, 'none')]).toEqual([3, 0]);
  });
  it('does not grow for ever', () => {
    let kept = keptOf(null);
    for (let n = 0; n < 150; n++) kept = mute(see(kept, `t${n}`, n), `n${n}`, true);
    expect([kept.seen.length, kept.muted.length, seenAt(kept, 't149'), seenAt(kept, 't0')]).toEqual([100, 100, 149, 0]);
  });
});
