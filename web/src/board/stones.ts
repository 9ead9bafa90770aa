// The stones of a board, as pictures want them.
import type { Side } from './geometry';
import type { BoardView } from '../core/view';

export const stonesOf = (board: BoardView | null): { point: string; colour: Side }[] =>
  (board?.points ?? []).flatMap(({ name, stone }) => (stone ? [{ point: name, colour: stone }] : []));
