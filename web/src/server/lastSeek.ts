// The games that were wanted last, of whoever comes and of somebody by name, as this browser keeps them.
import { isObject, oneOf } from '../browser/shapes';
import { read, write } from '../browser/storage';
import { known } from './known.svelte';
import type { SeekWish } from './lobby';

const seekKey = 'muehle.seek';
const challengeKey = 'muehle.challenge';

export function wanted(stored: unknown): SeekWish {
  const kept = isObject(stored) ? stored : {};
  const short = (value: unknown, otherwise: string, most = 20): string =>
    typeof value === 'string' && value !== '' ? value.slice(0, most) : otherwise;
  return {
    rules: short(kept['rules'], known.rules, 1000), // they may be those of a club
    time: short(kept['time'], '300+3'),
    colour: oneOf(kept['colour'], ['lot', 'white', 'black']),
    rated: oneOf(kept['rated'], [false, true]),
    near: oneOf(kept['near'], [false, true]),
    bots: oneOf(kept['bots'], [false, true]),
  };
}

export const lastSeek = (): SeekWish => wanted(read(seekKey));
export const keepSeek = (wish: SeekWish): void => write(seekKey, wish);

// What one asks a friend for is not what one wants of anybody: a quick game stays what it was.
export const lastChallenge = (): SeekWish => wanted(read(challengeKey) ?? read(seekKey));
export const keepChallenge = (wish: SeekWish): void => write(challengeKey, wish);
