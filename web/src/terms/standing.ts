// How a position stands, as its text says it.
import type { Colour } from '../rules/view';

export interface Standing {
  mover: Colour;
  white: number; // stones in hand
  black: number;
}
export function standingIn(position: string): Standing {
  const [, mover, white = '0', black = '0'] = position.split(' ');
  return { mover: mover === 'b' ? 'black' : 'white', white: Number(white), black: Number(black) };
}
