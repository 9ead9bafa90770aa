// The stones of a board, as pictures want them.
import type { Side } from './geometry';
import { pointNames } from '../rules/points';
import type { BoardView } from '../rules/view';

export interface Placed {
  point: string;
  colour: Side;
}

export const stonesOf = (board: BoardView | null): Placed[] =>
  (board?.points ?? []).flatMap(({ name, stone }) => (stone ? [{ point: name, colour: stone }] : []));

// Of a position as text.
export const stonesIn = (position: string): Placed[] =>
  pointNames.flatMap((point, n) => {
    const stone = position[n];
    return stone === 'W' || stone === 'B' ? [{ point, colour: stone === 'W' ? 'white' : 'black' }] : [];
  });
