// Tournaments for tests.
import type { Entrant, PairedGame, Pairing, View } from '../src/server/tournaments';

export const game = (result: string | null, white: number, more: Partial<PairedGame> = {}): PairedGame => ({
  ...{ result, white, state: 'by_hand', table: null, game: null },
  ...more,
});
export const pairing = (
  board: number,
  white: number,
  black: number | null,
  results: readonly (string | null)[],
  more: Partial<PairedGame> = {},
): Pairing => ({
  ...{ board, white, black },
  games: results.map((result, n) => game(result, n % 2 === 0 ? white : (black ?? white), more)),
});

export const entrant = (number: number, name: string, more: Partial<Entrant> = {}): Entrant => ({
  ...{ number, name, player: null, here: false, mark: null, rating: null, bot: false, deleted: false },
  ...{ entered: 1, team: null, withdrawn: false, away: [] },
  ...more,
});

const organiser = { name: 'Vera', registered: true, rating: null, provisional: false, bot: false };

export const evening = (more: Partial<View> = {}): View => ({
  ...{ id: 'abend', title: 'Herbstturnier', kind: 'swiss', rules: 'standard', time: '300+3', absence: 3, rated: true },
  ...{ public: true, state: 'running', round: 2, rounds: 5, entered: 4, starts: null, organiser, you: null, text: '' },
  settings: {
    ...{ rounds: 5, schedule: 'berger', cycles: 1, games: 1, counting: 'games', missed: 'nothing', reach: 3 },
    ...{ boards: 8, colours: 'alternating' },
    ...{ tie_breaks: ['buchholz_cut_1', 'buchholz'], tables: true, entry: 'open', guests: true, bots: false },
    ...{ begin: 'by_hand', times: [], minutes: 60, forfeit_after: 10, players_enter_results: false },
  },
  ...{ version: 7, now: 1_700_000_000, key: null, standings: [], yours: null },
  next: { what: 'round', round: 3, at: null },
  entrants: ['Anna', 'Ben', 'Carla', 'Dora'].map((name, n) => entrant(n + 1, name)),
  pairings: [],
  ...more,
});
