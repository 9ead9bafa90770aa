// A table where both sit and nothing has happened yet, for the tests.
import { anna } from './listed';
import type { TableState } from '../src/server/tableMessages';

export const quietTable = {
  names: ['Anna', 'Ben'],
  players: [anna, { ...anna, name: 'Ben' }],
  seated: [true, true],
  here: [true, true],
  gone: [false, false],
  public: false,
  rated: false,
  brought: null,
  white: 0,
  series: { policy: 'alternate', game: 1, points: [0, 0], chooser: null },
  lot: { drawn: false, white: 0 },
  undo: null,
  next: { asked: [false, false], colour: [null, null] },
  away: { seat: null, since: null, limit: 300, abort: true, decide: null, left: null },
  absence: 3,
  rulings: [],
  called: [false, false],
  stopped: false,
  watching: 0,
  vacation: [null, null],
  now: 0,
} satisfies TableState;
