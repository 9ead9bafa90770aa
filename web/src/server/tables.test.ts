import { afterEach, describe, expect, it, vi } from 'vitest';
import { quietTable } from '../../tests/table';
import { makeTable, tableAt, type NewTable } from './tables';
import { isPassing } from './http';

const renew = vi.hoisted(() => vi.fn());
vi.mock('../offline/updates.svelte', () => ({ updates: { renew } }));

const answers = (status: number, body: string): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
};
const refusalOf = async (code: string) => {
  const seen = await tableAt(code);
  return seen.ok ? null : seen.refused;
};
const error = (code: string): string => JSON.stringify({ error: { code, message: '' } });

describe('why a table cannot be reached', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [404, 'not_found'],
    [403, 'bad_host'],
    [403, 'bad_origin'],
    [426, 'bad_version'],
  ])('%i %s is for good', async (status, code) => {
    answers(status, error(code));
    const refused = await refusalOf('abc');
    expect(refused?.code).toBe(code);
    expect(refused && isPassing(refused)).toBe(false);
  });

  it('is that the page is too old: then it renews itself', async () => {
    renew.mockClear();
    answers(426, error('bad_version'));
    await tableAt('abc');
    await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
  });

  it.each([
    [429, error('too_many'), 'too_many'],
    [500, error('internal'), 'internal'],
    [503, error('busy'), 'busy'],
    [502, error('unanswered'), 'offline'],
    [502, '<h1>Bad Gateway</h1>', 'busy'],
  ])('%i passes', async (status, body, code) => {
    answers(status, body);
    const refused = await refusalOf('abc');
    expect(refused?.code).toBe(code);
    expect(refused && isPassing(refused)).toBe(true);
  });

  it('passes where nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await refusalOf('abc')).toMatchObject({ code: 'offline' });
  });

  it.each([
    [404, '<h1>Not Found</h1>'],
    [200, '<h1>Sign in to this network</h1>'],
  ])('passes where another answers for the server of the table: %i %s', async (status, body) => {
    answers(status, body);
    expect(await refusalOf('abc')).toMatchObject({ code: 'offline' });
  });

  it('is nothing where the table is there', async () => {
    const game = { number: 7, rules: 'standard', start: '', version: 1, events: ['move d6'], clock: null };
    answers(200, JSON.stringify({ t: 'state', code: 'abc', seat: null, game, table: quietTable }));
    expect(await tableAt('abc')).toMatchObject({ ok: true, value: { game, table: quietTable } });
  });
});

describe('why no table is made', () => {
  afterEach(() => vi.unstubAllGlobals());
  const wish: NewTable = {
    rules: 'standard',
    colour: 'lot',
    next: 'alternate',
    name: '',
    start: '',
    time: '',
    absence: 3,
    open: false,
  };

  it.each([
    [404, '<h1>Not Found</h1>', 'no_tables'],
    [405, '', 'no_tables'],
    [501, '<h1>Unsupported method</h1>', 'no_tables'],
    [404, error('not_found'), 'not_found'],
    [405, error('bad_request'), 'bad_request'],
    [503, '', 'busy'],
    [200, '<h1>Hello</h1>', 'bad_answer'],
  ])('%i %j: %s', async (status, body, code) => {
    answers(status, body);
    const made = await makeTable(wish);
    expect(!made.ok && made.refused.code).toBe(code);
  });
});

it('is asked for a table that others find in lists, or not', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Promise.reject(new TypeError('no network'));
  });
  const wish: NewTable = {
    rules: 'standard',
    colour: 'lot',
    next: 'alternate',
    name: '',
    start: '',
    time: '',
    absence: 3,
    open: true,
  };
  await makeTable(wish);
  await makeTable({ ...wish, open: false });
  vi.unstubAllGlobals();
  const plain = { rules: 'standard', colour: 'lot', next: 'alternate' };
  expect(asked).toEqual([{ ...plain, public: true }, plain]);
});
