// A position written for people: the stones by their points.
import { pointNames, type Side } from '../board/geometry';

const points = (text: string): string[] => text.split(' ').filter((name) => name !== '');

// `rest`: who is to move, stones in hand, and the counts where they matter, as in the text of a position.
export function at(white: string, black: string, rest = 'w 0 0'): string {
  const owner = new Map([
    ...points(white).map((name) => [name, 'W'] as const),
    ...points(black).map((name) => [name, 'B'] as const),
  ]);
  return `${pointNames.map((name) => owner.get(name) ?? '.').join('')} ${rest}`;
}

// The stones of a position's text, as pictures want them.
export const stonesIn = (position: string): { point: string; colour: Side }[] =>
  pointNames.flatMap((point, n) => {
    const stone = position[n];
    return stone === 'W' || stone === 'B' ? [{ point, colour: stone === 'W' ? 'white' : 'black' }] : [];
  });
