// What is wrong with the line to a table, for who looks at it.
import type { Facts } from '../../situation';

export interface Standing {
  up: boolean; // the line
  silent: boolean; // it is up, and nothing comes
  waiting: boolean; // for an answer to what was said
  seen: boolean; // what is shown was asked for without a line
  known: boolean; // something is shown
  network: boolean; // as far as the browser knows
}

export function troubleOf({ up, silent, waiting, seen, known, network }: Standing): Facts['trouble'] {
  if (up && !silent) return waiting ? 'sending' : null;
  if (seen) return 'blocked';
  if (!known) return 'connecting';
  return network ? 'reconnecting' : 'offline';
}
