// Which of what waits is new to who looks at the page.
import { isOfTournament, type Call } from '../server/notices';
import type { Address } from '../routes/addresses';

// What the page shows by itself needs no line about it.
export function isShown(call: Call, page: Address['page'], arriving: boolean): boolean {
  if (call.kind === 'call') return page === 'referee';
  if (isOfTournament(call.kind)) return page === 'tournament';
  if (call.kind === 'letter') return page === 'account';
  if (page === 'start') return call.kind === 'challenge' || (arriving && call.kind !== 'next');
  return page === 'lobby' && call.kind === 'challenge';
}

export interface Seen {
  readonly known: readonly string[]; // keys that have been told
  readonly tables: readonly string[]; // codes that are, or just were, open here
  readonly page: Address['page'];
  readonly arriving: boolean; // it has just been opened
}

// Those to be told; all the others count as known. Who opens the page anew is told again that somebody calls him as a
// referee: no list elsewhere shows it.
export const knownOf = (stored: readonly string[], opened: boolean): readonly string[] =>
  opened ? stored.filter((key) => !key.startsWith('call:')) : stored;
export const freshOf = (calls: readonly Call[], { known, tables, page, arriving }: Seen): readonly Call[] =>
  calls.filter(
    (call) =>
      !known.includes(call.key) &&
      !(call.code !== null && tables.includes(call.code)) &&
      !isShown(call, page, arriving),
  );
