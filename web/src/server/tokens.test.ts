import { afterEach, describe, expect, it, vi } from 'vitest';
import { becomeBot, listTokens, makeToken, revokeToken } from './tokens';

const asked: { path: string; method: string; body: unknown }[] = [];
function answers(status: number, body: unknown) {
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string, options: RequestInit = {}) => {
    const sent = typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : null;
    asked.push({ path, method: options.method ?? 'GET', body: sent });
    return Promise.resolve({ status, json: () => Promise.resolve(body) });
  });
}
afterEach(() => vi.unstubAllGlobals());

const token = { id: 3, name: 'at home', scopes: ['play'], created: 1763690000, used: null };

describe('tokens', () => {
  it('are listed', async () => {
    answers(200, { tokens: [token] });
    expect(await listTokens()).toEqual({ ok: true, value: [token] });
  });
  it('are made and revoked', async () => {
    answers(201, { token, secret: 'muehle_0' });
    expect(await makeToken('at home', ['play'], 'secret')).toEqual({ ok: true, value: { token, secret: 'muehle_0' } });
    expect(asked[0]).toMatchObject({ method: 'POST', body: { name: 'at home', scopes: ['play'] } });
    answers(200, {});
    expect(await revokeToken(3)).toMatchObject({ ok: true });
    expect(asked[0]).toMatchObject({ method: 'DELETE' });
    expect(asked[0]?.path).toMatch(/api\/account\/tokens\/3$/);
  });
  it('speak for bots', async () => {
    answers(409, { error: { code: 'has_played', message: 'no' } });
    expect(await becomeBot()).toMatchObject({ ok: false, refused: { code: 'has_played' } });
    answers(200, { bot: true });
    expect(await becomeBot()).toMatchObject({ ok: true });
  });
});
