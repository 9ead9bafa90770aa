import { expect, it } from 'vitest';
import { entrant, evening, pairing } from '../../../tests/tournament';
import { tournaments as w } from '../../words/tournaments/en';
import { boardsIn, moved, openBoards, ownBoards, playsAlone, teamName, winningTeams } from './teams';

const team = { captain: null, order: [], points: 0, match_points: 0, won: 0, drawn: 0, lost: 0 };
const players = [1, 2, 1, 2, 1].map((of, n) => entrant(n + 1, `P${n + 1}`, { team: of }));
const match = evening({
  kind: 'teams',
  entrants: players,
  teams: [
    { ...team, name: 'Berg', order: [1, 3, 5], captain: 3, points: 4, match_points: 2 },
    { ...team, name: 'Tal', order: [2, 4], points: 2 },
  ],
  pairings: [[pairing(1, 1, 2, ['1-0']), pairing(2, 4, 3, ['1-0']), pairing(3, 5, null, [])]],
});

it('has what each board brought, by team', () => {
  expect(boardsIn(match).map(({ players, white, score }) => ({ players, white, score }))).toEqual([
    { players: [1, 2], white: 0, score: [2, 0] },
    { players: [3, 4], white: 1, score: [0, 2] },
    { players: [5, null], white: 0, score: [2, 0] },
  ]);
  expect(openBoards(match)).toBe(0);
});

it('knows who has won once it is over', () => {
  expect(winningTeams({ w }, match)).toEqual([]);
  expect(winningTeams({ w }, { ...match, state: 'over' })).toEqual(['Berg']);
  const level = (match.teams ?? []).map((one) => ({ ...one, match_points: 1 }));
  expect(winningTeams({ w }, { ...match, state: 'over', teams: level })).toEqual(['Berg', 'Tal']);
});

it('names who plays alone, and all others together', () => {
  const simul = { kind: 'simul' as const, entrants: players };
  expect(teamName({ w }, simul, { ...team, name: '', order: [1] }, 0)).toBe('P1');
  expect(teamName({ w }, simul, { ...team, name: '' }, 0)).toBe(w.nobodyAlone);
  expect(teamName({ w }, simul, { ...team, name: '', order: [2] }, 1)).toBe(w.theOthers);
});

it('moves somebody by a board, and nobody over the edge', () => {
  expect(moved([1, 2, 3], 1, -1)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3], 1, 1)).toEqual([1, 3, 2]);
  expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
});

it('shows who plays alone the boards that go on, his own turn first', () => {
  const yours = { entrant: 1, round: null, board: null, opponent: null, table: null };
  const game = (code: string, turn: 'white' | 'black') => ({
    ...{ code, turn, outcome: 'ongoing', time: '300+5', left: [1000, 2000], mine: null, white: null, black: null },
  });
  const running = (board: number, white: number, black: number, turn: 'white' | 'black') =>
    pairing(board, white, black, [null], { state: 'running', game: game(`t${board}`, turn) as never });
  const simul = evening({
    kind: 'simul',
    yours,
    entrants: players.map((one, n) => ({ ...one, team: n === 0 ? 1 : 2 })),
    pairings: [[running(1, 1, 2, 'black'), running(2, 3, 1, 'black'), pairing(3, 1, 4, ['1-0'])]],
  });
  expect(playsAlone(simul)).toBe(true);
  expect(playsAlone({ ...simul, yours: { ...yours, entrant: 2 } })).toBe(false);
  const { yours: mine, theirs } = ownBoards(simul);
  expect(mine.map(({ code, mine }) => [code, mine])).toEqual([['t2', 'black']]);
  expect(theirs.map(({ code, mine }) => [code, mine])).toEqual([['t1', 'white']]);
});
