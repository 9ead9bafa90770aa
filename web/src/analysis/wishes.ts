// How somebody wants an analysis to be shown, kept in the browser.
import { isObject, oneOf, read, write } from '../core/storage';

export interface Wishes {
  merged: boolean; // moves that are the same by symmetry are one
  heat: boolean; // points are coloured
  engine: boolean; // it looks at the position too
  lines: number; // so many of them
}
const key = 'muehle.analysis';

export function wishes(): Wishes {
  const stored = read(key);
  const kept = isObject(stored) ? stored : {};
  return {
    merged: oneOf(kept['merged'], [false, true]),
    heat: oneOf(kept['heat'], [false, true]),
    engine: oneOf(kept['engine'], [false, true]),
    lines: oneOf(kept['lines'], [3, 1, 2, 4, 5]),
  };
}
export const keepWishes = ({ merged, heat, engine, lines }: Wishes): void =>
  write(key, { merged, heat, engine, lines });
