// The clocks of a game of a tournament, for who shows them.
import type { Clocks } from '../../server/clocks';
import type { PairedGame, View } from '../../server/tournaments';

// `told`: ms, when it was said.
export function clocksOf({ time }: Pick<View, 'time'>, game: PairedGame | null, told: number): Clocks | null {
  if (!game?.clocks) return null;
  const { left, running, abort_after } = game.clocks;
  const first = abort_after !== null; // moves are awaited, and no clock goes
  return {
    ...{ control: time, left: { white: left[0], black: left[1] }, free: 0 },
    ...{ running: first ? null : running, abortAfter: null, still: 0, told },
  };
}
