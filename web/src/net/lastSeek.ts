// The game that was offered last, as this browser keeps it.
import { isObject, oneOf, read, write } from '../core/storage';
import { entry } from '../pages/parts/entry.svelte';
import type { SeekWish } from './lobby';

const key = 'muehle.seek';

export function lastSeek(): Required<SeekWish> {
  const stored = read(key);
  const kept = isObject(stored) ? stored : {};
  const short = (value: unknown, otherwise: string): string =>
    typeof value === 'string' && value !== '' ? value.slice(0, 20) : otherwise;
  return {
    rules: short(kept['rules'], entry.rules),
    time: short(kept['time'], '300+3'),
    colour: oneOf(kept['colour'], ['lot', 'white', 'black']),
    rated: oneOf(kept['rated'], [false, true]),
    near: oneOf(kept['near'], [false, true]),
    bots: oneOf(kept['bots'], [false, true]),
  };
}

export const keepSeek = (wish: SeekWish): void => write(key, wish);
