// One's games in which there are days for each move.
import { readControl } from './clocks';
import type { ListedGame } from './listedGames';

export interface DaysGames {
  readonly yours: readonly ListedGame[]; // where it is one's turn, the least time first
  readonly theirs: readonly ListedGame[];
}

const leftIn = ({ left, turn }: ListedGame): number => left?.[turn === 'black' ? 1 : 0] ?? Infinity;

// Of those in which one sits, whoever is opposite.
export function byDays(games: readonly ListedGame[]): DaysGames {
  const running = games
    .filter(({ outcome, time, mine }) => outcome === 'ongoing' && mine !== null && readControl(time)?.kind === 'days')
    .sort((a, b) => leftIn(a) - leftIn(b) || 0);
  return {
    yours: running.filter(({ turn, mine }) => turn === mine),
    theirs: running.filter(({ turn, mine }) => turn !== mine),
  };
}

// When who is to move has to have moved, in ms; null where his clock stands still. `told`: ms, when it was said.
export function deadlineOf(game: ListedGame, told: number): number | null {
  const left = leftIn(game);
  return game.running === null || game.vacation !== null || left === Infinity ? null : told + left;
}
