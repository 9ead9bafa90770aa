import { afterEach, describe, expect, it, vi } from 'vitest';
import { known } from './known.svelte';
import { keepChallenge, keepSeek, lastChallenge, lastSeek } from './lastSeek';

const stored = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text });
const usual = { rules: 'standard', time: '300+3', colour: 'lot', rated: false, near: false, bots: false };

describe('the game that was offered last', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is offered again', () => {
    let kept: string | null = null;
    vi.stubGlobal('localStorage', { getItem: () => kept, setItem: (_: string, text: string) => (kept = text) });
    const wish = { rules: 'strikt', time: '-', colour: 'black', rated: true, near: true, bots: true } as const;
    keepSeek(wish);
    expect(lastSeek()).toEqual(wish);
  });
  it('is not what somebody was challenged to', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
    const wish = { rules: 'strikt', time: '600+5', colour: 'lot', rated: false, near: true, bots: false } as const;
    keepSeek(wish);
    expect(lastChallenge()).toEqual(wish); // with which the first one begins
    const challenge = { ...wish, time: '1/86400', rated: true };
    keepChallenge(challenge);
    expect(lastSeek()).toEqual(wish);
    expect(lastChallenge()).toEqual(challenge);
  });
  it.each([null, '{', '[]', '{"time":7,"colour":"red","rules":""}'])('is the usual one where %j is kept', (text) => {
    stored(text);
    expect(lastSeek()).toEqual(usual);
  });
  it('is by the rules of the host, where none were chosen', () => {
    known.rules = 'strikt';
    stored(null);
    expect(lastSeek().rules).toBe('strikt');
    stored('{"rules":"standard"}');
    expect(lastSeek().rules).toBe('standard');
    known.rules = 'standard';
  });
});
