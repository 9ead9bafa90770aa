// What is new in what a server tells of a table.
import type { Seat, TableState } from '../../../server/tableMessages';

type Refereed = Pick<TableState, 'rulings' | 'stopped'>;

// Referees have decided something: what was refused before is no news any more.
export const isDecidedAnew = (before: Refereed | null, after: Refereed): boolean =>
  before !== null && (before.rulings.length !== after.rulings.length || before.stopped !== after.stopped);

// Whatever is played ends a request to take back; what is said about a draw does not.
export const endsUndo = (event: string): boolean => !/^(offer|withdraw|decline)\b/.test(event);
// Plies that never happened, nor what was said since.
export const isTakeback = (event: string): boolean => event.startsWith('takeback ');
// The other side does not let this seat take back: no event has ended the request.
export const isUndoDeclined = (
  before: Pick<TableState, 'undo'> | null,
  after: Pick<TableState, 'undo'>,
  seat: Seat | null,
): boolean => seat !== null && before?.undo?.by === seat && after.undo === null;

type Ended = Pick<TableState, 'next'> & { series: Pick<TableState['series'], 'game'> };
// Nobody says so in words: the wish of this seat for another game is gone, and no game has begun by it. From then on
// (`was`) until somebody asks anew.
export const isNextDeclined = (was: boolean, before: Ended | null, after: Ended, seat: Seat | null): boolean => {
  if (seat === null || before?.series.game !== after.series.game || after.next.asked.includes(true)) return false;
  return was || before.next.asked[seat];
};
