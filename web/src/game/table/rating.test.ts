import { describe, expect, it } from 'vitest';
import { sayRating } from './rating';

describe('a rating', () => {
  it('is a number, with a mark while it is uncertain', () => {
    expect(sayRating({ rating: 1523, provisional: false })).toBe('1523');
    expect(sayRating({ rating: 1523, provisional: true }, 0)).toBe('1523?');
  });
  it('says what a game has changed', () => {
    expect(sayRating({ rating: 1531, provisional: true }, 8)).toBe('1531? (+8)');
    expect(sayRating({ rating: 1498, provisional: false }, -25)).toBe('1498 (−25)');
  });
  it('is nothing where nobody has one', () => {
    for (const nobody of [null, undefined, { rating: null, provisional: true }]) expect(sayRating(nobody, 8)).toBe('');
  });
  it('is none of a bot, who is called one', () => {
    expect(sayRating({ rating: null, provisional: false, bot: true })).toBe('BOT');
  });
});
