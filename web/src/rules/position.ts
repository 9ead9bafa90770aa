// A position written for people: the stones by their points.
import { pointNames } from './points';

const points = (text: string): string[] => text.split(' ').filter((name) => name !== '');

// `rest`: who is to move, stones in hand, and the counts where they matter, as in the text of a position.
export function at(white: string, black: string, rest = 'w 0 0'): string {
  const owner = new Map([
    ...points(white).map((name) => [name, 'W'] as const),
    ...points(black).map((name) => [name, 'B'] as const),
  ]);
  return `${pointNames.map((name) => owner.get(name) ?? '.').join('')} ${rest}`;
}
