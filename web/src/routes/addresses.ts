// What an address means, without asking anybody.
import { infallible } from '../rules/levels';
import { coin } from '../browser/random';
import type { Colour } from '../rules/view';
import { root } from '../browser/root';

// A packed analysis; a position by rules, '' is the empty board; a chapter of a study that this browser keeps, '' is the
// first one; or all of these.
export type Analysed =
  { packed: string } | { position: string; rules: string } | { study: string; chapter: string } | { kept: true };

// A game that the address asks for, to be begun.
export interface GameWish {
  kind: 'computer' | 'two';
  level: number;
  rules: string;
  start: string; // a position; empty: the start of the game
  policy: 'alternate' | 'loser_chooses';
  handicap: null;
  white: 0 | 1; // who has White: 0 is the person in front of the page
  lot: boolean; // and whether the lot said so
  hold: boolean; // it begins drawn, and that is to be held
}
type Asked =
  | 'puzzles'
  | 'solution'
  | 'account'
  | 'join'
  | 'reset'
  | 'mail'
  | 'player'
  | 'referee'
  | 'host'
  | 'imprint'
  | 'privacy'
  | 'played'
  | 'tournament'
  | 'club'
  | 'ranking';

export type Address =
  | { page: 'start' }
  | { page: 'games'; position: string } // '': all; else those in which it stood
  | { page: 'game'; id: string; ply: number | null } // null: where it stands
  | { page: 'learn'; lesson: string | null } // null: all of them
  | { page: 'analyse'; what: Analysed }
  | { page: Asked; hash: string } // learn/puzzles/puzzleAddress.ts, solution/solutionAddress.ts and routes/*Addresses.ts say for what
  | { page: 'lobby' } // where those meet who look for an opponent
  | { page: 'days' } // one's games by days
  | { page: 'history' }
  | { page: 'rules' } // side by side
  | { page: 'last' } // the game that was played last
  | { page: 'begin'; game: GameWish }
  | { page: 'table'; code: string }
  | { page: 'way-back' } // to a seat, which the server did not find
  | { page: 'wrong'; name: string; value: string; choices: readonly string[] } // in what the address asks for
  | { page: 'nowhere' };

const levels = Array.from({ length: infallible }, (_, n) => String(n + 1));
const choices = {
  mode: ['two', 'computer'],
  level: levels,
  colour: ['white', 'black', 'lot'],
  next: ['alternate', 'loser_chooses'],
  goal: ['draw'],
} as const;
type Wish = keyof typeof choices;

type Asking = Pick<Location, 'pathname' | 'search' | 'hash'>;

// `top`: where the page lies.
export function readAddress({ pathname, search, hash }: Asking, top = root): Address {
  const path = pathname.startsWith(top) ? pathname.slice(top.length) : '?';
  const code = /^g\/([a-z2-9]{12})\/?$/.exec(path)?.[1];
  if (code) return { page: 'table', code };
  if (path.startsWith('r/')) return { page: 'way-back' };
  if (path !== '' && path !== 'index.html') return { page: 'nowhere' };
  if (['position', 'rules', 'mode'].some((name) => new URLSearchParams(search).has(name))) return asked(search);
  if (hash.startsWith('#analyse')) return { page: 'analyse', what: analysed(hash) };
  const there =
    /^#\/?(puzzles|solution|account|join|reset|mail|player|referee|host|imprint|privacy|played|tournament|club|ranking)(?=[?=/]|$)/.exec(
      hash,
    )?.[1];
  if (there) return { page: there as Asked, hash };
  const game = /^#game=([^&]*)(?:&ply=(\d+))?$/.exec(hash);
  if (game) return { page: 'game', id: game[1] ?? '', ply: game[2] === undefined ? null : Number(game[2]) };
  const games = /^#games(?:\?(.*))?$/.exec(hash);
  if (games) return { page: 'games', position: new URLSearchParams(games[1] ?? '').get('position') ?? '' };
  const [name, value = ''] = hash.slice(1).split('=');
  if (name === 'learn') return { page: 'learn', lesson: value || null };
  if (name === 'lobby' || name === 'days' || name === 'history' || name === 'rules') return { page: name };
  return name === 'play' ? { page: 'last' } : { page: 'start' };
}

// #analyse, #analyse=PACKED, #analyse?position=…&rules=…, #analyse?study=…&chapter=…
export function analysed(hash: string): Analysed {
  const packed = /^#analyse=(.+)$/.exec(hash)?.[1];
  if (packed !== undefined) return { packed };
  if (!hash.startsWith('#analyse?')) return { kept: true };
  const wishes = new URLSearchParams(hash.slice('#analyse?'.length));
  const study = wishes.get('study');
  if (study !== null) return { study, chapter: wishes.get('chapter') ?? '' };
  return { position: wishes.get('position') ?? '', rules: wishes.get('rules') ?? 'standard' };
}

// A game asked for: /?position=…&rules=…&mode=two|computer&level=2&colour=white
function asked(search: string): Address {
  const wishes = new URLSearchParams(search);
  for (const name of Object.keys(choices) as Wish[]) {
    const value = wishes.get(name);
    const allowed: readonly string[] = choices[name];
    if (value !== null && !allowed.includes(value)) return { page: 'wrong', name, value, choices: allowed };
  }
  const colour = wishes.get('colour') ?? 'white';
  const game: GameWish = {
    kind: wishes.get('mode') === 'computer' ? 'computer' : 'two',
    level: Number(wishes.get('level') ?? '1'),
    rules: wishes.get('rules') ?? 'standard',
    start: wishes.get('position') ?? '',
    policy: wishes.get('next') === 'loser_chooses' ? 'loser_chooses' : 'alternate',
    handicap: null,
    white: colour === 'black' ? 1 : colour === 'lot' ? coin() : 0,
    lot: colour === 'lot',
    hold: wishes.get('goal') === 'draw',
  };
  return { page: 'begin', game };
}

const at = (hash: string): string => `${root}#${hash}`;
export const homeAddress = root;
export const addressOf = (id: string, ply: number | null = null): string =>
  at(`game=${id}${ply === null ? '' : `&ply=${ply}`}`);
export const tableAddress = (code: string): string => `${root}g/${code}`;
// `asked`: as in the documentation, `mode=computer&level=1`.
export const beginAddress = (asked: string): string => `${root}?${asked}`;
// A new game from a position by rules: against the computer, or of two at one board.
type Against = { level: number; colour: 'lot' | Colour } | null;
export function playAddress(position: string, rules: string, against: Against): string {
  const asked = new URLSearchParams({ position, rules, mode: against ? 'computer' : 'two' });
  for (const [name, value] of Object.entries(against ?? {})) asked.set(name, String(value));
  return beginAddress(asked.toString());
}
export const gamesAddress = at('games');
export const gamesWith = (position: string): string => at(`games?${new URLSearchParams({ position }).toString()}`);
export const lessonAddress = (id: string): string => at(`learn=${id}`);
export const learnAddress = at('learn');
export const analyseAddress = at('analyse');
export const puzzlesAddress = at('puzzles');
export const solutionAddress = at('solution');
// Of the puzzles or the solution, as puzzleAddress.ts and solutionAddress.ts write it.
export const partAddress = at;
export const lobbyAddress = at('lobby');
export const tournamentsAddress = at('tournament');
export const clubsAddress = at('club');
export const daysAddress = at('days');
