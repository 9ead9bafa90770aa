import { afterEach, describe, expect, it, vi } from 'vitest';
import { anna, guest, listedGame } from '../../tests/listed';
import { quietTable as table } from '../../tests/table';
import type { GameState, TableState } from './tableMessages';
import type { RecentTable } from './seats';
import {
  inOrder,
  isNameless,
  lookAt,
  namesNobody,
  standingOf,
  standingsOf,
  type Standing,
  type TableNow,
} from './ownTables';

const own: RecentTable = { code: 'abc', return: null, seat: 0 };
const game: GameState = {
  number: 7,
  rules: 'standard',
  start: '',
  version: 0,
  events: [],
  turn: 'white',
  outcome: 'ongoing',
  clock: null,
};
const clock = {
  control: '300+5',
  left: [1000, 2000] as [number, number],
  free: 0,
  running: 'black' as const,
  abort_after: null,
};

const standing = (change: Partial<GameState>, about: Partial<TableState> = {}, seat = own): Standing =>
  standingOf(seat, { ...game, ...change }, { ...table, ...about }).standing;

it('says by its code only what nothing else tells apart', () => {
  const over = (outcome: string) => ({ is: 'over', outcome }) as const;
  expect(namesNobody(over('white_wins:time'), 'white')).toBe(true);
  expect(namesNobody(over('white_wins:time'), 'black')).toBe(false);
  expect(namesNobody(over('draw:agreement'), 'black')).toBe(true);
  expect(isNameless(over('black_wins:time'))).toBe(false);
  expect(isNameless({ is: 'theirs', turn: 'black', left: null })).toBe(false);
  expect(isNameless({ is: 'free' })).toBe(true);
});

describe('how a table stands', () => {
  it('by whose turn it is', () => {
    expect(standing({})).toEqual({ is: 'yours', turn: 'white', left: null });
    expect(standing({ turn: 'black' })).toEqual({ is: 'theirs', turn: 'black', left: null });
    expect(standing({}, { white: 1 })).toMatchObject({ is: 'theirs' });
    expect(standing({}, {}, { ...own, seat: 1 })).toMatchObject({ is: 'theirs' });
  });
  it('with the time of who is to move', () => {
    expect(standing({ turn: 'black', clock })).toEqual({ is: 'theirs', turn: 'black', left: 2000 });
    expect(standing({ clock: { ...clock, abort_after: 500 } })).toMatchObject({ left: 500 });
  });
  it('without an opponent, at the end, and where nobody knows the own seat', () => {
    expect(standing({}, { seated: [true, false] })).toEqual({ is: 'free' });
    expect(standing({ turn: null, outcome: 'white_wins:time' })).toEqual({ is: 'over', outcome: 'white_wins:time' });
    expect(standing({}, {}, { ...own, seat: null })).toEqual({ is: 'running' });
  });
  it('names who sits opposite', () => {
    expect(standingOf(own, game, table).opponent).toBe('Ben');
    expect(standingOf({ ...own, seat: 1 }, game, table)).toMatchObject({ opponent: 'Anna', own: 'black' });
    expect(standingOf({ ...own, seat: null }, game, table).opponent).toBeNull();
  });
  it('says whose account is deleted', () => {
    const players: TableState['players'] = [anna, { ...guest, deleted: true }];
    const left: TableState = { ...table, names: ['Anna', null], players };
    expect(standingOf(own, game, left)).toMatchObject({ opponent: null, deleted: true });
    expect(standingOf({ ...own, seat: 1 }, game, left)).toMatchObject({ opponent: 'Anna', deleted: false });
    expect(standingOf({ ...own, seat: null }, game, left).deleted).toBe(false);
  });
});

describe('one’s own games, as the server lists them', () => {
  const mine = { ...listedGame, mine: 'white' } as const;
  const one = (change: object) => standingsOf([{ ...mine, ...change }])[0];
  it('stand as tables do', () => {
    expect(one({})).toMatchObject({ own: 'white', opponent: null, standing: { is: 'yours', left: 290_000 } });
    expect(one({ black: { ...guest, deleted: true } })).toMatchObject({ opponent: null, deleted: true });
    expect(one({ black: anna, turn: 'black' })).toMatchObject({
      ...{ opponent: 'Anna', deleted: false },
      standing: { is: 'theirs', turn: 'black', left: 280_000 },
    });
    expect(one({ black: guest, abort_after: 500 })?.standing).toMatchObject({ left: 500 });
    expect(one({ left: null })?.standing).toMatchObject({ left: null });
    expect(one({ black: null })?.standing.is).toBe('free');
    expect(one({ outcome: 'white_wins:time', turn: null })?.standing.is).toBe('over');
    expect(one({ mine: null })).toBeUndefined();
  });
  it('are there once a table', () => {
    const over = { ...mine, outcome: 'draw:agreement', turn: null } as const;
    expect(standingsOf([mine, over, { ...over, code: 'other' }]).map((now) => now.standing.is)).toEqual([
      'yours',
      'over',
    ]);
  });
});

describe('the tables', () => {
  it('come with one’s own turn first, and the least time before the rest', () => {
    const now = (code: string, standing: Standing): TableNow => ({
      table: { ...own, code },
      ...{ opponent: null, deleted: false, own: 'white' },
      standing,
      game: null,
    });
    const tables = [
      now('over', { is: 'over', outcome: 'draw:agreement' }),
      now('theirs', { is: 'theirs', turn: 'black', left: 10 }),
      now('calm', { is: 'yours', turn: 'white', left: null }),
      now('late', { is: 'yours', turn: 'white', left: 9000 }),
      now('soon', { is: 'yours', turn: 'white', left: 1000 }),
      now('free', { is: 'free' }),
    ];
    expect(inOrder(tables).map((one) => one.table.code)).toEqual(['soon', 'late', 'calm', 'theirs', 'free', 'over']);
  });
});

describe('a look at a table', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answers = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));

  it('says how it stands', async () => {
    answers(200, { t: 'state', code: 'abc', seat: null, game, table });
    expect((await lookAt(own)).standing.is).toBe('yours');
  });
  it('knows what is gone from what cannot be asked', async () => {
    answers(404, { error: { code: 'not_found' } });
    expect((await lookAt(own)).standing.is).toBe('gone');
    answers(503, { error: { code: 'busy' } });
    expect((await lookAt(own)).standing.is).toBe('unknown');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Sign in to this network</h1>')));
    expect((await lookAt(own)).standing.is).toBe('unknown');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect((await lookAt(own)).standing.is).toBe('unknown');
  });
});
