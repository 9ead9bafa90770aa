import { expect, it } from 'vitest';
import { evening, pairing } from '../../../tests/tournament';
import {
  boardsOf,
  featuredIn,
  gameNow,
  isIn,
  isOnlyForOthers,
  mayEnter,
  mayEnterResult,
  openIn,
  opponentsNow,
  outcomeOf,
  ownIn,
  twinOf,
} from './own';

const yours = { entrant: 2, round: null, board: null, opponent: null, table: null };
const rounds = [
  [pairing(1, 1, 2, ['0-1', '1-0']), pairing(2, 3, 4, ['½', '½'])],
  [pairing(1, 3, 2, [null, null]), pairing(2, 4, null, [])],
];

it('is the board of the last round that one plays in', () => {
  const own = ownIn({ yours, pairings: rounds });
  expect(own).toMatchObject({ round: 2, first: false, opponent: 3, white: false });
  expect(ownIn({ yours: { ...yours, entrant: 4 }, pairings: rounds })).toMatchObject({ round: 2, opponent: null });
  expect(ownIn({ yours: { ...yours, entrant: 1 }, pairings: rounds })).toMatchObject({ round: 1, opponent: 2 });
  expect(ownIn({ yours: { ...yours, entrant: 9 }, pairings: rounds })).toBeNull();
  expect(ownIn({ yours: null, pairings: rounds })).toBeNull();
});

it('has the game that comes next, in which colours may be reversed', () => {
  const half = pairing(1, 1, 2, ['1-0', null]);
  expect(gameNow(half)?.white).toBe(2);
  expect(ownIn({ yours, pairings: [[half]] })?.white).toBe(true);
  expect(gameNow(pairing(1, 1, null, []))).toBeNull();
});

it('says what has come of it, over both games', () => {
  const of = (results: readonly (string | null)[]) => {
    const own = ownIn({ yours, pairings: [[pairing(1, 1, 2, results)]] });
    return own && outcomeOf(own);
  };
  expect(of(['0-1', '1-0'])).toBe('won');
  expect(of(['1-0', '½'])).toBe('lost');
  expect(of(['1-0', '1-0'])).toBe('drawn');
  expect(of(['-'])).toBe('none');
  expect(of(['1-0', null])).toBeNull();
});

it('lets in whom the tournament takes, in time', () => {
  const settings = evening().settings;
  expect(mayEnter(evening({ yours }), '')).toBe(false);
  expect(mayEnter(evening({ yours: null }), '')).toBe(true); // late
  expect(mayEnter(evening({ yours: null, rounds: 2, pairings: [[], []] }), '')).toBe(false); // there is no next round
  expect(mayEnter(evening({ kind: 'knockout' }), '')).toBe(false);
  expect(mayEnter(evening({ kind: 'knockout', state: 'coming' }), '')).toBe(true);
  expect(mayEnter(evening({ settings: { ...settings, entry: 'list' } }), 'key')).toBe(false);
  expect(mayEnter(evening({ settings: { ...settings, entry: 'link' } }), '')).toBe(false);
  expect(mayEnter(evening({ settings: { ...settings, entry: 'link' } }), 'key')).toBe(true);
  const gone = evening({ yours }).entrants.map((one) => ({ ...one, withdrawn: true }));
  expect(isIn({ yours, entrants: gone })).toBe(false);
});

it('is for members where it is their club’s, and not for who has a namesake over the board', () => {
  const settings = { ...evening().settings, entry: 'club' as const };
  const club = { id: 'abcdefghjkmn', name: 'Mill friends' };
  expect(isOnlyForOthers({ settings, club, member: false })).toBe(true);
  expect(isOnlyForOthers({ settings, club, member: true })).toBe(false);
  expect(isOnlyForOthers({ settings, club })).toBe(false); // nobody has said it
  expect(isOnlyForOthers({ settings: { ...settings, entry: 'open' }, club, member: false })).toBe(false);
  const [one] = evening().entrants;
  if (!one) throw new Error('nobody is there');
  expect(twinOf({ entrants: [{ ...one, here: false, name: 'Ben' }] }, 'Ben')?.name).toBe('Ben');
  expect(twinOf({ entrants: [{ ...one, here: true, name: 'Ben' }] }, 'Ben')).toBeNull();
  expect(twinOf({ entrants: [{ ...one, here: false, name: 'Ben' }] }, null)).toBeNull();
});

it('knows who plays whom just now, in whatever round', () => {
  const pairings = [[pairing(1, 1, 2, [null])], [pairing(1, 3, 4, ['½'])], [pairing(1, 5, null, [])]];
  expect(openIn({ pairings }).map(({ round }) => round)).toEqual([1]);
  expect([...opponentsNow({ pairings })]).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it('lets the organiser enter results, and players theirs where that is wanted', () => {
  const [mine = pairing(1, 1, 2, [null]), other = mine] = rounds[0] ?? [];
  const settings = { ...evening().settings, players_enter_results: true };
  expect(mayEnterResult(evening({ you: 'organiser' }), other)).toBe(true);
  expect(mayEnterResult(evening({ you: 'entrant', yours }), mine)).toBe(false);
  expect(mayEnterResult(evening({ you: 'entrant', yours, settings }), mine)).toBe(true);
  expect(mayEnterResult(evening({ you: 'entrant', yours, settings }), other)).toBe(false);
  expect(mayEnterResult(evening({ you: 'entrant', yours, settings, state: 'over' }), mine)).toBe(false);
});

it('shows who looks on nothing where nobody plays at a table', () => {
  expect(featuredIn(rounds[1] ?? [])).toBeNull();
});

it('shows with the last round of an arena those who still play from before', () => {
  const pairings = [[pairing(1, 1, 2, [null]), pairing(2, 3, 4, ['½'])], [pairing(1, 3, 4, [null])]];
  const at = (kind: 'arena' | 'swiss', shown: number) =>
    boardsOf({ kind, pairings }, shown).map(({ round, pairing }) => [round, pairing.board]);
  expect(at('arena', 2)).toEqual([
    [2, 1],
    [1, 1],
  ]);
  expect(at('arena', 1)).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect(at('swiss', 2)).toEqual([[2, 1]]);
  expect(at('arena', 0)).toEqual([]);
});
