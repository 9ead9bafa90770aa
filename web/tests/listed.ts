// A game and a seek as the server lists them, for the tests.
import type { ListedGame } from '../src/server/listedGames';
import type { Seek } from '../src/server/lobby';

export const anna = { name: 'Anna', registered: true, rating: 1523, provisional: false, bot: false };
export const guest = { name: '', registered: false, rating: null, provisional: false, bot: false };

export const listedGame = {
  number: 12,
  code: 'abcdefghijkm',
  white: anna,
  black: guest,
  mine: null,
  shared: false,
  rules: 'standard',
  time: '300+5',
  rated: false,
  public: true,
  turn: 'white',
  outcome: 'ongoing',
  left: [290_000, 280_000],
  running: 'white',
  abort_after: null,
  vacation: null,
  plies: 17,
  board: '........................ w 9 9',
  began: 1000,
  moved: 1000,
  watching: 0,
} satisfies ListedGame as ListedGame;

export const seek = {
  id: 'k3f8',
  by: anna,
  mine: false,
  rules: 'standard',
  time: '300+5',
  colour: 'lot',
  rated: false,
  near: false,
  bots: false,
  since: 900,
} satisfies Seek as Seek;
