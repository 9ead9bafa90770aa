import { expect, it } from 'vitest';
import { organising } from '../../words/organising/en';
import { evening, pairing } from '../../../tests/tournament';
import { sayAct } from './sayAct';

it.each([
  ['tournament "Club evening" swiss rounds=3', 'Tournament founded'],
  ['enter "Anna \\"Nan\\" Berg" 1500', 'Anna "Nan" Berg enters'],
  ['withdraw 3', 'Carla leaves'],
  ['come back 3', 'Carla is back again'],
  ['sit out 3 2', 'Carla sits out round 2'],
  ['round 2: 1-2 3-bye', 'Round 2 begins'],
  ['take back round', 'The last round is taken back'],
  ['result 9.2 1-0', 'Round 9, board 2: 1-0'],
  ['result 9.2.2 ½', 'Round 9, board 2, game 2: ½'],
  ['result 1.2 open', 'Round 1, board 2: open again'],
  ['replace 2 "Bea"', 'Another name: Bea'],
  ['team 2 "Tal"', 'Team 2: Tal'],
  ['boards 1: 3 1', 'Line-up: Carla, Anna'],
  ['captain 2 4', 'Dora leads team 2'],
  ['captain 2 nobody', 'Team 2 is led by the organiser'],
  ['ask 3', 'Carla asks to be joined to the account'],
  ['agree', 'The other club has agreed'],
  ['decline', 'The other club has declined'],
  ['pause', 'Paused'],
  ['go on', 'It goes on'],
  ['close', 'Tournament ended'],
  ['of a newer server', 'of a newer server'],
  // With colours reversed in the second game.
  ['result 1.2 1-0', 'Round 1, board 2: Carla wins'],
  ['result 1.2.1 0-1', 'Round 1, board 2, game 1: Anna wins'],
  ['result 1.2.2 1-0', 'Round 1, board 2, game 2: Anna wins'],
  ['result 1.2.2 -:+', 'Round 1, board 2, game 2: Anna did not come'],
])('%s', (act, said) =>
  expect(sayAct(organising, evening({ pairings: [[pairing(2, 3, 1, [null, null])]] }), act)).toBe(said),
);
