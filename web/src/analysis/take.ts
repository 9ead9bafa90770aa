// A text from elsewhere becomes what is analysed. What a game is, the rules say.
import type { Result } from '../rules/core';
import type { PointNames, Refused, SeveralWays } from '../rules/view';
import { analysed, type Analysed } from '../routes/addresses';
import type { Analysis, Read } from './analysis.svelte';
import { unpack } from '../browser/packing';
import { gamesIn, type GameText } from '../record/games';

export type Taken =
  | { kind: 'taken'; read: Read | null } // a game, or what needs no reading
  | { kind: 'games'; games: readonly GameText[] } // one of them is wanted
  | { kind: 'several'; ways: readonly PointNames[] } // each of them is a game
  | { kind: 'refused'; refused: Refused }
  | { kind: 'bad-link' }
  | { kind: 'unreadable' };

const begun = (opened: Result<unknown>): Taken =>
  opened.ok ? { kind: 'taken', read: null } : { kind: 'refused', refused: opened.refused };

// The part of a link that the analysis page reads, see `routes/addresses.ts`; null for any other text.
export const linkIn = (text: string): string | null => /^\S+?(#analyse[=?]\S+)\s*$/.exec(text)?.[1] ?? null;

// What an address of the page holds; null where nothing can be read from it.
export async function open(game: Analysis, what: Analysed): Promise<Result<unknown> | null> {
  if ('kept' in what || 'study' in what) return null; // of this browser alone
  if ('position' in what) return game.begin(what.rules, what.position);
  const record = await unpack(what.packed);
  return record === null ? null : game.load(record, 'names');
}

// By the rules of the analysis that is open; a record brings its own. `points`: how they are called, where that was
// asked.
export async function take(game: Analysis, text: string, points: PointNames | 'any' = 'any'): Promise<Taken> {
  const whole = text.trim();
  const link = linkIn(whole);
  if (link !== null) {
    const opened = await open(game, analysed(link));
    return opened ? begun(opened) : { kind: 'bad-link' };
  }
  const games = await gamesIn(whole);
  if (games.length > 1) return { kind: 'games', games };
  return read(await game.load(whole, points), whole);
}

function read(loaded: Result<Read | SeveralWays>, text: string): Taken {
  if (!loaded.ok)
    return isNoList(loaded.refused, text) ? { kind: 'unreadable' } : { kind: 'refused', refused: loaded.refused };
  return 'ways' in loaded.value ? { kind: 'several', ways: loaded.value.ways } : { kind: 'taken', read: loaded.value };
}

// Its first word is no move, and it has no tags: it is something else altogether.
function isNoList({ reason }: Refused, text: string): boolean {
  return reason?.code === 'bad_record_word' && reason.line === 1 && reason.column === 1 && !text.includes('[');
}
