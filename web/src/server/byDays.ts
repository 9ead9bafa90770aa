// One's games that go on: where one is to move, and where one waits.
import { readControl } from './clocks';
import type { ListedGame } from './listedGames';

export interface Waiting {
  readonly yours: readonly ListedGame[]; // where it is one's turn, the least time first
  readonly theirs: readonly ListedGame[];
}

const leftIn = ({ left, turn }: ListedGame): number => left?.[turn === 'black' ? 1 : 0] ?? Infinity;

// Of those in which one sits, whoever is opposite.
export function waitingIn(games: readonly ListedGame[]): Waiting {
  const running = games
    .filter(({ outcome, mine }) => outcome === 'ongoing' && mine !== null)
    .sort((a, b) => leftIn(a) - leftIn(b) || 0);
  return {
    yours: running.filter(({ turn, mine }) => turn === mine),
    theirs: running.filter(({ turn, mine }) => turn !== mine),
  };
}

// Those in which there are days for each move.
export const byDays = (games: readonly ListedGame[]): Waiting =>
  waitingIn(games.filter(({ time }) => readControl(time)?.kind === 'days'));

// When who is to move has to have moved, in ms; null where his clock stands still. `told`: ms, when it was said.
export function deadlineOf(game: ListedGame, told: number): number | null {
  const left = leftIn(game);
  return game.running === null || game.vacation !== null || left === Infinity ? null : told + left;
}
