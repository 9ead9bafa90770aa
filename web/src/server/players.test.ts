import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../rules/core';
import {
  askWho,
  changePassword,
  claimSeat,
  deleteAccount,
  deleteGuest,
  endOtherSessions,
  endSession,
  login,
  logout,
  newReturnLink,
  playerPage,
  register,
  sessions,
  tellWho,
} from './players';

afterEach(() => vi.unstubAllGlobals());

interface Request {
  path: string;
  body: unknown; // undefined: it only asks
}
// Answers each path with what stands here for it, and notes what is asked; a text is no JSON.
function serve(answers: Record<string, [status: number, body: unknown]>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => {
    const at = path.slice(path.indexOf('/api/') < 0 ? path.indexOf('/db/') : path.indexOf('/api/'));
    const posted = options?.method === 'POST';
    asked.push({ path: at, body: posted ? (JSON.parse(options.body as string) as unknown) : undefined });
    const [status, body] = answers[at] ?? [404, '<h1>Not Found</h1>'];
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  });
  return asked;
}
const error = (code: string) => ({ error: { code, message: '' } });
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.refused.code);

const rating = { rating: 1523.4, deviation: 90, games: 14 };
const anna = { name: 'Anna', registered: true, language: 'de', ratings: { live: rating, correspondence: null } };
const me = { player: anna, registration: true };
const nobody = { player: null, registration: true };
const session = { id: '3f', began: 1000, seen: 2000, with: 'Firefox, Linux', current: true };
const game = {
  code: 'abcdefghijkm',
  white: { name: 'Anna', registered: true, rating: 1523, provisional: false },
  black: null,
  mine: null,
  rules: 'standard',
  time: '-',
  rated: false,
  turn: 'white',
  outcome: 'ongoing',
  left: null,
  abort_after: null,
  plies: 0,
  board: '........................ w 9 9',
  began: 1000,
};

describe('who plays here', () => {
  const server = { '/db/manifest.json': [200, { values: true, databases: [] }] as [number, unknown] };

  it('is told by the server', async () => {
    serve({ ...server, '/api/me': [200, me] });
    expect(await askWho()).toEqual({ ok: true, value: me });
    serve({ ...server, '/api/me': [200, nobody] });
    expect(await askWho()).toEqual({ ok: true, value: nobody });
  });

  it('is not asked of a host of plain files', async () => {
    const asked = serve({ '/db/manifest.json': [200, { values: false, databases: [] }] });
    expect(codeOf(await askWho())).toBe('no_tables');
    expect(asked.map(({ path }) => path)).toEqual(['/db/manifest.json']);
    serve({});
    expect(codeOf(await askWho())).toBe('no_tables');
  });

  it('is not known where nobody answers, or of what cannot be read', async () => {
    serve({ ...server, '/api/me': [404, error('not_found')] });
    expect(codeOf(await askWho())).toBe('not_found');
    serve({ ...server, '/api/me': [200, '<h1>Sign in to this network</h1>'] });
    expect(codeOf(await askWho())).toBe('bad_answer');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(codeOf(await askWho())).toBe('offline');
  });

  it('becomes a guest, with no more said than is known', async () => {
    const asked = serve({ '/api/me': [200, me] });
    await tellWho();
    await tellWho({ name: 'Anna' });
    await tellWho({ language: 'de' });
    expect(asked.map(({ body }) => body)).toEqual([{}, { name: 'Anna' }, { language: 'de' }]);
  });
});

describe('an account', () => {
  it('is made, entered, left and deleted', async () => {
    const asked = serve({
      '/api/register': [201, me],
      '/api/login': [200, me],
      '/api/logout': [200, nobody],
      '/api/me/delete': [200, nobody],
      '/api/password': [200, {}],
    });
    const answers = [
      await register('Anna', 'correct horse', 'de'),
      await login('Anna', 'correct horse'),
      await changePassword('correct horse', 'another horse'),
      await logout(),
      await deleteAccount('another horse'),
      await deleteGuest(),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'ok'));
    expect(asked).toEqual([
      { path: '/api/register', body: { name: 'Anna', password: 'correct horse', language: 'de' } },
      { path: '/api/login', body: { name: 'Anna', password: 'correct horse' } },
      { path: '/api/password', body: { old: 'correct horse', new: 'another horse' } },
      { path: '/api/logout', body: {} },
      { path: '/api/me/delete', body: { password: 'another horse' } },
      { path: '/api/me/delete', body: {} },
    ]);
  });

  it.each([
    [400, error('bad_name'), 'bad_name'],
    [409, error('name_taken'), 'name_taken'],
    [403, error('closed'), 'closed'],
    [429, error('too_many'), 'too_many'],
    [502, '<h1>Bad Gateway</h1>', 'busy'],
    [404, '<h1>Not Found</h1>', 'no_tables'],
    [200, '<h1>Sign in to this network</h1>', 'bad_answer'],
    [200, [], 'bad_answer'],
  ])('is refused with %i %j: %s', async (status, body, code) => {
    serve({ '/api/register': [status, body] });
    expect(codeOf(await register('Anna', 'correct horse', 'de'))).toBe(code);
  });

  it('lists its sessions, and ends one or all others', async () => {
    const asked = serve({
      '/api/sessions': [200, { sessions: [session] }],
      '/api/sessions/end': [200, { sessions: [] }],
    });
    expect(await sessions()).toEqual({ ok: true, value: [session] });
    expect(await endSession('3f')).toEqual({ ok: true, value: [] });
    expect(await endOtherSessions()).toEqual({ ok: true, value: [] });
    expect(asked.map(({ body }) => body)).toEqual([undefined, { id: '3f' }, { others: true }]);
    serve({ '/api/sessions': [403, error('no_session')] });
    expect(codeOf(await sessions())).toBe('no_session');
  });
});

describe('the page of a player', () => {
  const player = { name: 'Jörg', since: 1000, ratings: anna.ratings };

  it('is found by any name', async () => {
    const asked = serve({ '/api/players/J%C3%B6rg': [200, { player, games: [game] }] });
    expect(await playerPage('Jörg')).toEqual({ ok: true, value: { player, games: [game] } });
    expect(asked).toHaveLength(1);
  });

  it('is not there', async () => {
    serve({ '/api/players/Nobody': [404, error('not_found')] });
    expect(codeOf(await playerPage('Nobody'))).toBe('not_found');
  });
});

describe('the way back to a seat', () => {
  const token = '0123456789abcdef0123456789abcdef';

  it('is claimed by its token', async () => {
    const asked = serve({ '/api/tables/abc/claim': [200, { seat: 1 }] });
    expect(await claimSeat('abc', token)).toEqual({ ok: true, value: { seat: 1 } });
    expect(asked[0]?.body).toEqual({ token });
    serve({ '/api/tables/abc/claim': [403, error('bad_secret')] });
    expect(codeOf(await claimSeat('abc', token))).toBe('bad_secret');
  });

  it('is made anew', async () => {
    serve({ '/api/tables/abc/return': [200, { return: `/g/abc#${token}` }] });
    expect(await newReturnLink('abc')).toEqual({ ok: true, value: `/g/abc#${token}` });
    serve({ '/api/tables/abc/return': [403, error('not_seated')] });
    expect(codeOf(await newReturnLink('abc'))).toBe('not_seated');
  });
});
