// What the browser remembers of the copy, so that nobody has to look for files who has none.
import { isObject, isStrings, oneOf } from '../../browser/shapes';
import { read, remove, write } from '../../browser/storage';
import type { Wish } from './copy';

export interface Kept {
  wish: Wish;
  state: 'loading' | 'paused' | 'whole';
  done: number; // bytes
  bytes: number; // of all that is wished
}

const key = 'muehle.device';
const schema = 1;
const count = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);

// Null where there is no copy, or one that a newer page has made.
export function readKept(value: unknown): Kept | null {
  if (!isObject(value) || value['schema'] !== schema || !isStrings(value['folders'])) return null;
  return {
    wish: { folders: value['folders'], distances: value['distances'] === true },
    state: oneOf<Kept['state']>(value['state'], ['paused', 'loading', 'whole']),
    done: count(value['done']),
    bytes: count(value['bytes']),
  };
}

export const kept = (): Kept | null => readKept(read(key));
export const remember = ({ wish, ...rest }: Kept): void => write(key, { schema, ...wish, ...rest });
export const forget = (): void => remove(key);
