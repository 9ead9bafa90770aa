// What the tournament is to who looks at it just now: his board, or what has come of it.
import type { PairedGame, Pairing, View } from '../../server/tournaments';
import { isFinished, scoreOf } from './points';

export interface Own {
  readonly round: number; // from 1
  readonly pairing: Pairing;
  readonly first: boolean; // with White, in the first game
  readonly opponent: number | null; // a bye
  readonly game: PairedGame | null; // the one that goes on, or comes next, or was the last
  readonly white: boolean; // in that game
}

// The game of a pairing that is looked at.
export const gameNow = ({ games }: Pairing): PairedGame | null =>
  games.find(({ result }) => result === null) ?? games.at(-1) ?? null;

// In the last round that he is in; null: in none yet.
export function ownIn({ yours, pairings }: Pick<View, 'yours' | 'pairings'>): Own | null {
  if (!yours) return null;
  const { entrant } = yours;
  for (let round = yours.round ?? pairings.length; round > 0; --round) {
    const pairing = pairings[round - 1]?.find(({ white, black }) => white === entrant || black === entrant);
    if (!pairing) continue;
    const first = pairing.white === entrant;
    const game = gameNow(pairing);
    const opponent = first ? pairing.black : pairing.white;
    return { round, pairing, first, opponent, game, white: game?.white === entrant };
  }
  return null;
}

export type Outcome = 'won' | 'lost' | 'drawn' | 'none';
export function outcomeOf({ pairing, first }: Own): Outcome | null {
  if (!isFinished(pairing)) return null;
  const score = scoreOf(pairing, 'games');
  if (!score || score[0] + score[1] === 0) return 'none';
  if (score[0] === score[1]) return 'drawn';
  return score[0] > score[1] === first ? 'won' : 'lost';
}

export interface Seen {
  readonly round: number; // from 1
  readonly pairing: Pairing;
}
// The boards that are looked at with a round: where nobody waits for a round to end, those that still play from before.
export function boardsOf({ kind, pairings }: Pick<View, 'kind' | 'pairings'>, shown: number): readonly Seen[] {
  const of = (round: number): readonly Seen[] => (pairings[round - 1] ?? []).map((pairing) => ({ round, pairing }));
  const before = (kind === 'arena' || kind === 'ladder') && shown === pairings.length ? shown - 1 : 0;
  const still = Array.from({ length: Math.max(0, before) }, (_, n) => of(n + 1)).flat();
  return [...of(shown), ...still.filter(({ pairing }) => !isFinished(pairing))];
}

// All pairings that are played just now, the earliest first: the open challenges of a ladder.
export const openIn = ({ pairings }: Pick<View, 'pairings'>): readonly Seen[] =>
  pairings.flatMap((pairings, n) =>
    pairings.filter((pairing) => !isFinished(pairing)).map((pairing) => ({ round: n + 1, pairing })),
  );

// Whom each of those who play just now plays.
export const opponentsNow = (view: Pick<View, 'pairings'>): ReadonlyMap<number, number> =>
  new Map(
    openIn(view).flatMap(({ pairing: { white, black } }) =>
      black === null
        ? []
        : [
            [white, black],
            [black, white],
          ],
    ),
  );

// Who looks on sees the first board where somebody plays.
export const featuredIn = (round: readonly Pairing[]): Pairing | null =>
  round.find((pairing) => !isFinished(pairing) && gameNow(pairing)?.game != null) ?? null;

export const isIn = ({ yours, entrants }: Pick<View, 'yours' | 'entrants'>): boolean =>
  yours !== null && entrants.some(({ number, withdrawn }) => number === yours.entrant && !withdrawn);

const takesLate = ['swiss', 'arena', 'ladder'];
export function mayEnter(view: View, key: string): boolean {
  const { state, kind, settings } = view;
  if (isIn(view) || state === 'over' || settings.entry === 'list') return false;
  if (settings.entry === 'link' && key === '') return false;
  if (state === 'coming') return true;
  return takesLate.includes(kind) && (view.rounds === 0 || view.pairings.length < view.rounds); // there is a next round
}

// It is for the members of a club, and one is none. An older server does not say.
export const isOnlyForOthers = ({ settings, club, member }: Pick<View, 'settings' | 'club' | 'member'>): boolean =>
  settings.entry === 'club' && club != null && member === false;

// Somebody over the board with the name of this account, which cannot enter beside him.
export const twinOf = ({ entrants }: Pick<View, 'entrants'>, account: string | null): View['entrants'][number] | null =>
  entrants.find(({ here, name }) => account !== null && !here && name === account) ?? null;

// Whether who looks may say how a game over the board has ended.
export function mayEnterResult({ you, yours, settings, state }: View, { white, black }: Pairing): boolean {
  if (you === 'organiser') return true;
  return state !== 'over' && settings.players_enter_results && yours !== null && [white, black].includes(yours.entrant);
}
