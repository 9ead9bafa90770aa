// A table where both sit and nothing has happened yet, for the tests.
import type { TableState } from '../src/server/tableMessages';

export const quietTable = {
  names: ['Anna', 'Ben'],
  seated: [true, true],
  here: [true, true],
  white: 0,
  series: { policy: 'alternate', game: 1, points: [0, 0], chooser: null },
  lot: { drawn: false, white: 0 },
  undo: null,
  next: { asked: [false, false] },
  away: { seat: null, since: null, limit: 300 },
  now: 0,
} satisfies TableState;
