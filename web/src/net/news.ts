// What is new in what a server tells of a table.
import type { TableState } from './messages';

type Refereed = Pick<TableState, 'rulings' | 'stopped'>;

// Referees have decided something: what was refused before is no news any more.
export const isDecidedAnew = (before: Refereed | null, after: Refereed): boolean =>
  before !== null &&
  ((before.rulings?.length ?? 0) !== (after.rulings?.length ?? 0) || before.stopped !== after.stopped);
