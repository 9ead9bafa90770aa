import { describe, expect, it } from 'vitest';
import type { Thought, View } from '../rules/view';
import {
  addressee,
  isMissing,
  isReconnected,
  sideOf,
  thoughtOf,
  type Facts,
  type Player,
  type Situation,
} from './situation';

const playing = (...own: Facts['own']): Situation => ({ facts: { own } }) as unknown as Situation;

describe('the side of who sits here', () => {
  it('is the one that is played, and none for both or for nobody', () => {
    expect(sideOf(playing('black'))).toBe('black');
    expect(sideOf(playing('white', 'black'))).toBe(null);
    expect(sideOf(playing())).toBe(null);
  });
});

describe('the line', () => {
  it('is up again where it was down, whatever is on its way', () => {
    expect(isReconnected('reconnecting', null)).toBe(true);
    expect(isReconnected('reconnecting', 'sending')).toBe(true);
    expect(isReconnected('offline', null)).toBe(true);
    expect(isReconnected('reconnecting', 'reconnecting')).toBe(false);
    expect(isReconnected('reconnecting', 'offline')).toBe(false);
    expect(isReconnected('reconnecting', 'blocked')).toBe(false);
  });
  it('is not up again where it comes up first, or was up', () => {
    expect(isReconnected('connecting', null)).toBe(false);
    expect(isReconnected('sending', null)).toBe(false);
    expect(isReconnected(null, 'reconnecting')).toBe(false);
    expect(isReconnected(null, null)).toBe(false);
  });
});

describe('a player who is not there', () => {
  const missing = (about: Partial<Player>, over: boolean): boolean =>
    isMissing({ name: null, you: false, here: false, free: false, halfPoints: 0, gives: null, ...about }, over);

  it('is missing, in the game and after it', () => {
    expect(missing({}, false)).toBe(true);
    expect(missing({}, true)).toBe(true);
    expect(missing({ here: true }, false)).toBe(false);
    expect(missing({ free: true }, false)).toBe(false);
  });
  it('is missing only in the game where it is a bot', () => {
    expect(missing({ bot: true }, false)).toBe(true);
    expect(missing({ bot: true }, true)).toBe(false);
  });
});

describe('the sentence', () => {
  const playing = (over: boolean, by?: 'white' | 'black'): Situation =>
    ({
      view: { board: { to_move: 'white' }, game: { outcome: { over }, offer: by ? { by } : null } },
    }) as unknown as Situation;

  it('is for who moves or answers', () => {
    expect(addressee(playing(false))).toBe('white');
    expect(addressee(playing(false, 'white'))).toBe('black');
    expect(addressee(playing(false, 'black'))).toBe('white');
    expect(addressee(playing(true))).toBe(null);
  });
});

describe('what the computer thinks', () => {
  const thought: Thought = { ply: 3, by: 'black', number: 1, depth: 5, score: 10, end: null, line: [] };
  const after = (over: boolean): Situation =>
    ({ thought, view: { game: { outcome: { over } } } as unknown as View }) as Situation;

  it('is worth nothing when the game is over', () => {
    expect(thoughtOf(after(false))).toBe(thought);
    expect(thoughtOf(after(true))).toBe(null);
  });
});
