// How somebody wants the values to be shown, kept in the browser.
import { isObject, oneOf, read, write } from '../core/storage';

export interface Wishes {
  merged: boolean; // moves that are the same by symmetry are one
  heat: boolean; // points are coloured
}
const key = 'muehle.analysis';

export function wishes(): Wishes {
  const stored = read(key);
  const kept = isObject(stored) ? stored : {};
  return { merged: oneOf(kept['merged'], [false, true]), heat: oneOf(kept['heat'], [false, true]) };
}
export const keepWishes = ({ merged, heat }: Wishes): void => write(key, { merged, heat });
