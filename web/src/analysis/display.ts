// How somebody wants an analysis to be shown, kept in the browser.
import { isObject, oneOf } from '../browser/shapes';
import { read, write } from '../browser/storage';

// Which positions stand on paper: where something is said, every so many moves, or only the last one.
export const diagramChoices = ['said', 5, 10, 'end'] as const;
export type Diagrams = (typeof diagramChoices)[number];

export interface Wishes {
  merged: boolean; // moves that are the same by symmetry are one
  heat: boolean; // points are coloured
  diagrams: Diagrams;
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
    diagrams: oneOf<Diagrams>(kept['diagrams'], diagramChoices),
    engine: oneOf(kept['engine'], [false, true]),
    lines: oneOf(kept['lines'], [3, 1, 2, 4, 5]),
  };
}
export const keepWishes = ({ merged, heat, diagrams, engine, lines }: Wishes): void =>
  write(key, { merged, heat, diagrams, engine, lines });
