import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from './drafts';

afterEach(() => vi.unstubAllGlobals());

const stored = (kept: string | null) => {
  const items = new Map<string, string>(kept === null ? [] : [['muehle.draft', kept]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
};

describe('what is entered for a new game', () => {
  it('is there again', () => {
    stored(null);
    expect(readDraft()).toBeNull();
    const draft = { preset: 'house', house: 'standard,noMillLimitPlies=4', position: 'W......................B b 2 3' };
    writeDraft(draft);
    expect(readDraft()).toEqual(draft);
  });
  it('is nothing where nothing can be kept, and as much as can be read', () => {
    stored('{"preset":7,"house":"strikt"}');
    expect(readDraft()).toEqual({ preset: '', house: 'strikt', position: '' });
    for (const odd of ['[]', '7', 'no JSON']) {
      stored(odd);
      expect(readDraft()).toBeNull();
    }
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(readDraft()).toBeNull();
    expect(() => writeDraft({ preset: '', house: '', position: '' })).not.toThrow();
  });
});
