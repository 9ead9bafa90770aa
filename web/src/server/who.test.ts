import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../rules/core';
import { known } from './known.svelte';
import type { Player } from './players';
import type { Site } from './site';
import { who } from './who.svelte';

const player = {
  ...{ name: 'Anna', registered: true, bot: false, mark: '', about: '', language: 'de', since: 0 },
  ratings: { live: null, correspondence: null },
  role: 'player',
  suspended: null,
} satisfies Player as Player;
const site: Site = {
  ...({ registration: 'closed', guests: false, rules: 'strikt' } as const),
  ...{ imprint: true, privacy: false, mail: false, house: 30 },
};
const answers = (...list: [status: number, body: unknown][]): unknown[] => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, options?: RequestInit) => {
    bodies.push(options?.body ? JSON.parse(options.body as string) : undefined);
    const [status, body] = list.shift() ?? [500, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return bodies;
};
const done = (): Promise<Result<string>> => Promise.resolve({ ok: true, value: 'done' });

afterEach(() => {
  vi.unstubAllGlobals();
  who.me = undefined;
  known.rules = 'standard';
});

describe('what the host has decided', () => {
  it('is the usual where there is no server', async () => {
    answers([200, { values: false }]);
    await who.ask();
    expect(who.site).toMatchObject({ registration: 'open', guests: true, rules: 'standard', imprint: false });
    expect(who.mustSignIn).toBe(false);
  });
  it('comes with who one is', async () => {
    answers([200, { values: true }], [200, { player: null, registration: false, site }]);
    await who.ask();
    expect(who.site).toEqual(site);
    expect(who.mustSignIn).toBe(true);
    expect(known.rules).toBe('strikt');
    answers([200, { player, registration: false, site }]);
    await who.enter();
    expect(who.mustSignIn).toBe(false);
  });
});

describe('a session', () => {
  it('comes before what is asked with it', async () => {
    answers([200, { player: { ...player, registered: false }, registration: true }]);
    const work = vi.fn(done);
    expect(await who.withSession(work)).toEqual({ ok: true, value: 'done' });
    expect(who.account).toBeNull();
    expect(who.me?.player?.name).toBe('Anna');
  });

  it('is not needed where the server knows no players', async () => {
    answers([404, { error: { code: 'not_found', message: '' } }]);
    expect(await who.withSession(done)).toEqual({ ok: true, value: 'done' });
    expect(who.me).toBeNull();
  });

  it('is waited for where the server is away', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const work = vi.fn(done);
    expect(await who.withSession(work)).toMatchObject({ ok: false, refused: { code: 'offline' } });
    expect(work).not.toHaveBeenCalled();
  });
});

describe('who is known', () => {
  it('stays so when the server is away for a moment', async () => {
    who.me = { player, registration: true, site };
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await who.ask();
    expect(who.account).toBe('Anna');
  });

  it('tells an account its language once, and nobody that of a guest', async () => {
    const bodies = answers([200, { player: { ...player, language: 'en' }, registration: true }]);
    who.me = { player: { ...player, registered: false }, registration: true, site };
    await who.speaks('en');
    who.me = { player, registration: true, site };
    await who.speaks('de');
    await who.speaks('en');
    await who.speaks('en');
    expect(bodies).toEqual([{ language: 'en' }]);
  });
});
