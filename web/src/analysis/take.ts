// A text from elsewhere becomes what is analysed.
import type { Refused } from '../core/view';
import type { Analysis } from './analysis.svelte';
import { unpack } from './link';
import { isPosition, packedIn, readingsOf, type Reading } from './read';

export type Taken =
  | { kind: 'taken'; reading: Reading | null } // as a list of moves, or as what it says it is
  | { kind: 'several'; readings: readonly Reading[] } // each of them is a game
  | { kind: 'stops'; reading: Reading; ply: number } // that move is not legal; the best of the readings
  | { kind: 'refused'; refused: Refused }
  | { kind: 'unreadable' };

// By the rules of the analysis that is open; a record brings its own. `only`: the reading that is meant.
export async function take(game: Analysis, text: string, only?: Reading): Promise<Taken> {
  if (only) return begin(game, only);
  const packed = packedIn(text);
  const whole = packed === null ? text.trim() : await unpack(packed);
  if (whole === null) return { kind: 'unreadable' };
  if (isPosition(whole)) {
    const begun = await game.begin(game.ruleText, whole.replace(/\s+/g, ' '));
    return begun.ok ? { kind: 'taken', reading: null } : { kind: 'refused', refused: begun.refused };
  }
  const loaded = await game.load(whole);
  if (loaded.ok) return { kind: 'taken', reading: null };
  const readings = readingsOf(whole);
  const first = readings[0];
  if (!first) return whole.includes('[') ? { kind: 'refused', refused: loaded.refused } : { kind: 'unreadable' };
  const legal = await Promise.all(readings.map(async (one) => ({ one, plies: await game.legalPlies(one.moves) })));
  const games = legal.filter(({ one, plies }) => plies === one.moves.length).map(({ one }) => one);
  if (games.length > 1) return { kind: 'several', readings: games };
  if (games[0]) return begin(game, games[0]);
  const best = legal.reduce((a, b) => (b.plies > a.plies ? b : a));
  return { kind: 'stops', reading: best.one, ply: best.plies + 1 };
}

async function begin(game: Analysis, reading: Reading): Promise<Taken> {
  const begun = await game.beginWith(reading.moves);
  return begun.ok ? { kind: 'taken', reading } : { kind: 'refused', refused: begun.refused };
}
