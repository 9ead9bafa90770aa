import { afterEach, describe, expect, it, vi } from 'vitest';
import { anna, listedGame as game, seek } from '../../tests/listed';
import { clocksIn, ownGames } from './listedGames';
import {
  askLobby,
  changed,
  gameOfSeek,
  isForBots,
  offerGame,
  readLobbyMessage,
  takeSeek,
  whoIsHere,
  withdrawSeek,
  type Lobby,
  type LobbyChange,
} from './lobby';

const robbi = { ...anna, name: 'Robbi', rating: null, bot: true };
const lobby = {
  t: 'lobby',
  seeks: [seek],
  pools: [],
  games: [game],
  featured: game,
  here: 3,
  bots: [robbi],
} satisfies Lobby;
const asked: { path: string; body: unknown }[] = [];
const answers = (status: number, body: unknown): void => {
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => {
    asked.push({ path: path.slice(path.indexOf('api/')), body: JSON.parse((options?.body as string) ?? 'null') });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
};
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

describe('what the lobby says', () => {
  const read = (message: unknown) => readLobbyMessage(JSON.stringify(message));

  it('is read', () => {
    expect(read(lobby)).toEqual(lobby);
    expect(read({ t: 'game', code: 'abc', seek: 'k3' })).toEqual({ t: 'game', code: 'abc', seek: 'k3' });
    expect(read({ t: 'game', code: 'abc', seek: null, challenge: 'k9' })).toMatchObject({ code: 'abc', seek: null });
    expect(read({ t: 'challenges', received: [], sent: [] })).toEqual({ t: 'challenges', received: [], sent: [] });
    expect(read({ t: 'pong' })).toEqual({ t: 'pong' });
  });
  it('is no message at all', () => {
    for (const text of ['{', '3', 'null', '[]']) expect(readLobbyMessage(text)).toBeNull();
  });
});

describe('a change of the lobby', () => {
  const read = (message: object): LobbyChange => {
    const said = readLobbyMessage(JSON.stringify({ t: 'lobby_change', ...message }));
    if (said?.t !== 'lobby_change') throw new Error('no change');
    return said;
  };
  const two: Lobby = { ...lobby, seeks: [seek, { ...seek, id: 'k2' }] };

  it('takes offers out, puts new ones behind, and others in the place of those that were', () => {
    const change = read({
      gone: [seek.id],
      seeks: [
        { ...seek, id: 'k2', rated: true },
        { ...seek, id: 'k3' },
      ],
    });
    const seeks = changed(two, change).seeks.map(({ id, rated }) => [id, rated]);
    expect(seeks).toEqual([
      ['k2', true],
      ['k3', seek.rated],
    ]);
  });
  it('puts an offer that stands again to its place', () => {
    const again = { ...seek, id: 'k0', since: seek.since - 60 };
    expect(changed(two, read({ seeks: [again] })).seeks).toEqual([again, ...two.seeks]);
  });
  it('leaves what it does not name', () => {
    expect(changed(two, read({}))).toEqual(two);
    expect(changed(two, read({ here: 7 })).featured).toBe(two.featured); // its clocks were told when it was
    expect(changed(two, read({ here: 7, featured: null }))).toEqual({ ...two, here: 7, featured: null });
  });
});

describe('an offer', () => {
  it('may be for bots, where nothing asks for a rating', () => {
    expect(isForBots({ rated: false, near: false })).toBe(true);
    expect(isForBots({ rated: true, near: false })).toBe(false);
    expect(isForBots({ rated: false, near: true })).toBe(false);
  });
});

describe('a listed game', () => {
  it('says whose clock goes', () => {
    const told = { ...game, turn: 'white', left: [9000, 8000], abort_after: null } as const;
    const running = (change: object) => clocksIn({ ...told, ...change }, 1)?.running;
    expect(clocksIn({ ...told, running: 'white' }, 1)).toEqual({
      ...{ control: game.time, left: { white: 9000, black: 8000 }, free: 0 },
      ...{ running: 'white', abortAfter: null, still: 0, told: 1 },
    });
    expect(running({ running: null })).toBeNull(); // stopped by a referee, or on vacation
    expect(running({ abort_after: 500 })).toBeNull();
    expect(clocksIn({ ...told, left: null }, 1)).toBeNull();
  });
});

describe('asking', () => {
  it('for the lobby, which some hosts have not', async () => {
    answers(200, lobby);
    expect(await askLobby()).toEqual({ ok: true, value: lobby });
    answers(404, 'no');
    expect(await askLobby()).toMatchObject({ ok: false, refused: { code: 'no_tables' } });
  });
  it('for a game, which waits or has begun', async () => {
    const wish = { rules: 'standard', time: '300+5', colour: 'lot', rated: false, near: false, bots: false } as const;
    answers(201, { seek });
    expect(await offerGame(wish, 'Ben')).toEqual({ ok: true, value: { seek } });
    answers(200, { code: 'abc' });
    expect(await offerGame(wish, '')).toEqual({ ok: true, value: { code: 'abc' } });
    const id = expect.stringMatching(/^[a-z2-9]{12}$/) as unknown;
    expect(asked).toEqual([
      { path: 'api/seeks', body: { ...wish, name: 'Ben', id } },
      { path: 'api/seeks', body: { ...wish, id } },
    ]);
    await offerGame({ ...wish, bots: true }, '');
    expect(asked[2]?.body).toEqual({ ...wish, bots: true, id });
    expect(new Set(asked.map(({ body }) => (body as { id: string }).id)).size).toBe(3);
  });
  it('to take and to withdraw one', async () => {
    answers(200, { code: 'abc' });
    expect(await takeSeek('k3', 'Ben')).toEqual({ ok: true, value: { code: 'abc' } });
    answers(404, { error: { code: 'not_found', message: '' } });
    expect(await takeSeek('k3', '')).toMatchObject({ refused: { code: 'not_found' } });
    answers(200, {});
    expect((await withdrawSeek('k3')).ok).toBe(true);
    expect(asked.map(({ path }) => path)).toEqual(['api/seeks/k3/take', 'api/seeks/k3/take', 'api/seeks/k3/withdraw']);
  });
  it('to take one once more where no answer came', async () => {
    const lost = [true, false];
    vi.stubGlobal('fetch', () =>
      lost.shift() ? Promise.reject(new TypeError('network error')) : Promise.resolve(new Response('{"code":"abc"}')),
    );
    expect(await takeSeek('k3', 'Ben')).toEqual({ ok: true, value: { code: 'abc' } });
    expect(lost).toEqual([]);
  });
  it('for one’s own games, and who one is', async () => {
    answers(200, { games: [game] });
    expect(await ownGames()).toEqual({ ok: true, value: [game] });
    answers(403, { error: { code: 'no_session', message: '' } });
    expect(await ownGames()).toMatchObject({ refused: { code: 'no_session' } });
    answers(200, { player: { registered: true } });
    expect(await whoIsHere()).toBe('registered');
    answers(200, { player: { registered: false } });
    expect(await whoIsHere()).toBe('guest');
    answers(200, { player: null });
    expect(await whoIsHere()).toBe('nobody');
  });
});

describe('the game that became of a seek', () => {
  const own = { ...game, mine: 'white', began: 950 } as const;
  it('is the newest that fits', () => {
    const newer = { ...own, code: 'newer', began: 960 };
    expect(gameOfSeek(seek, [own, newer])).toBe(newer);
  });
  it.each([{ mine: null }, { began: 800 }, { time: '-' }, { rules: 'strikt' }, { outcome: 'draw:agreement' }])(
    'is none with %j',
    (change) => expect(gameOfSeek(seek, [{ ...own, ...change }])).toBeNull(),
  );
});
