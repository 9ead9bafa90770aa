// A text from elsewhere becomes what is analysed.
import type { Result } from '../core/core';
import type { Explanation, Refused } from '../core/view';
import { analysed, type Analysed } from '../pages/address';
import type { Analysis } from './analysis.svelte';
import { unpack } from './link';
import { gamesIn, isPosition, linkIn, readingsOf, strangeWord, type Game, type Reading } from './read';

export type Taken =
  | { kind: 'taken'; reading: Reading | null } // as a list of moves, or as what it says it is
  | { kind: 'games'; games: readonly Game[] } // one of them is wanted
  | { kind: 'several'; readings: readonly Reading[] } // each of them is a game
  | { kind: 'stops'; reading: Reading; ply: number; why: Explanation | null } // the best of the readings, at that move
  | { kind: 'refused'; refused: Refused }
  | { kind: 'strange'; word: string } // all but this is a list of moves
  | { kind: 'bad-link' }
  | { kind: 'unreadable' };

const answered = (taken: Result<null>, reading: Reading | null = null): Taken =>
  taken.ok ? { kind: 'taken', reading } : { kind: 'refused', refused: taken.refused };

// What an address of the page holds; null where nothing can be read from it.
export async function open(game: Analysis, what: Analysed): Promise<Result<null> | null> {
  if ('position' in what) return game.begin(what.rules, what.position);
  const record = await unpack(what.packed);
  return record === null ? null : game.load(record);
}

// By the rules of the analysis that is open; a record brings its own. `only`: the reading that is meant.
export async function take(game: Analysis, text: string, only?: Reading): Promise<Taken> {
  if (only) return answered(await game.beginWith(only.moves), only);
  const whole = text.trim();
  const link = linkIn(whole);
  if (link !== null) {
    const opened = await open(game, analysed(link));
    return opened ? answered(opened) : { kind: 'bad-link' };
  }
  if (isPosition(whole)) return answered(await game.begin(game.ruleText, whole.replace(/\s+/g, ' ')));
  const games = gamesIn(whole);
  if (games.length > 1) return { kind: 'games', games };
  const loaded = await game.load(whole);
  if (loaded.ok) return { kind: 'taken', reading: null };
  const readings = readingsOf(whole);
  if (readings.length > 0) return takeMoves(game, readings);
  // No list of moves has these: it is a record, and its reader knows what is wrong with it.
  if (/[[({$]/.test(whole)) return { kind: 'refused', refused: loaded.refused };
  const word = strangeWord(whole);
  return word === null ? { kind: 'unreadable' } : { kind: 'strange', word };
}

async function takeMoves(game: Analysis, readings: readonly Reading[]): Promise<Taken> {
  const tried: { reading: Reading; plies: number }[] = [];
  for (const reading of readings) tried.push({ reading, plies: await game.legalPlies(reading.moves) });
  const games = tried.filter(({ reading, plies }) => plies === reading.moves.length).map(({ reading }) => reading);
  if (games.length > 1) return { kind: 'several', readings: games };
  if (games[0]) return answered(await game.beginWith(games[0].moves), games[0]);
  const { reading, plies } = tried.reduce((a, b) => (b.plies > a.plies ? b : a));
  const why = await game.whyNot(reading.moves.slice(0, plies), reading.moves[plies] ?? '');
  return { kind: 'stops', reading, ply: plies + 1, why };
}
