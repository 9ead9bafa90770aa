// Who is asked for exact values, and asked again: with everybody there is, but for the web and the copy on the device.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Manifest } from './files/place';

// Of the device: what its copy has.
let copy: Manifest | null = null;
vi.mock('./copy/copyPlace', () => ({
  devicePlace: {
    manifest: () => Promise.resolve(copy),
    stamp: () => JSON.stringify(copy),
    read: () => Promise.reject(new Error('not read here')),
  },
}));

const few = 'WWW.....BBB............. w 0 0';
const many = 'WWWW....BBB............. w 0 0';
const files = [{ name: 'moving-3-3.wdl', bytes: 4, model: 1, checksum: '0' }];
const databases = [{ folder: 'a', rules: 'x', files }];
const manifest: Manifest = { values: true, databases, others: [], elsewhere: [] };
const drawn = { value: 'draw', plies: null, moves: [{ move: 'a1-a4', value: 'draw', plies: null }] };

// What the server does with the list, and with a question; null: it is away.
let web: { list: (() => Response) | null; values: (() => Response | Promise<Response>) | null };
const asked: string[] = [];
let heard: AbortSignal | null; // by the last question, which ends with it
const json = (body: unknown) => () => new Response(JSON.stringify(body));
const status = (code: number) => () => new Response('', { status: code });

let ask: typeof import('./ask');
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
  copy = null;
  web = { list: json(manifest), values: json(drawn) };
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string, options: RequestInit = {}) => {
    heard = options.signal ?? null;
    asked.push(address.includes('api/values') ? 'values' : 'list');
    const answer = address.includes('api/values') ? web.values : web.list;
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no connection'));
  });
  ask = await import('./ask');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const later = (seconds: number) => vi.setSystemTime(Date.now() + 1000 * seconds);
const values = (position = few) => ask.askValues('standard', position);
const why = (position = few) => ask.whyUnknown('standard', position);
const count = (what: string) => asked.filter((one) => one === what).length;

describe('exact values', () => {
  it('come back by themselves after an outage', async () => {
    web = { list: null, values: null };
    expect([await values(), await why()]).toEqual([null, 'unreachable']);
    expect(count('list')).toBe(1); // nobody is asked again at once
    web = { list: json(manifest), values: json(drawn) };
    later(6);
    expect(await values()).toEqual(drawn);
  });

  it('come back where only the list was there', async () => {
    web.values = status(503);
    expect([await values(), await why()]).toEqual([null, 'unreachable']);
    web.values = json(drawn);
    expect(await values()).toEqual(drawn);
  });

  it('come back where a connection had died without a word', async () => {
    const stop = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal);
    web.values = () =>
      new Promise((_, reject) => heard?.addEventListener('abort', () => reject(new Error('it took too long'))));
    const found = values();
    await vi.waitUntil(() => count('values') === 1);
    stop.abort();
    expect([await found, await why()]).toEqual([null, 'unreachable']);
    web.values = json(drawn);
    expect(await values()).toEqual(drawn);
  });

  it('come when the server has got them, and nobody says meanwhile that it had none', async () => {
    web.list = json({ ...manifest, databases: [] });
    expect([await values(), await why()]).toEqual([null, 'nothing']);
    web.list = json(manifest);
    later(61);
    expect(await values()).toEqual(drawn);
  });

  it('are asked for again when the copy on the device has come, or has more', async () => {
    web.values = status(404);
    expect([await values(), await values(), await why()]).toEqual([null, null, 'rules']);
    expect(count('values')).toBe(1);
    copy = { ...manifest, values: false };
    web.values = json(drawn);
    expect(await values()).toEqual(drawn);
    expect(count('values')).toBe(2);
    expect(await values()).toEqual(drawn);
    expect(count('values')).toBe(2);
    const plies = [...files, { name: 'moving-3-3.plies', bytes: 9, model: 1, checksum: '1' }];
    copy = { ...manifest, values: false, databases: [{ folder: 'a', rules: 'x', files: plies }] };
    const { sourcesFor } = await import('./sources');
    expect(await sourcesFor([few])).toHaveLength(2); // the device, which knows all, and behind it the files
  });
});

describe('that there are none', () => {
  it('is for a reason', async () => {
    expect([await values(many), await why(many)]).toEqual([null, 'few_stones']);
    web.list = status(404);
    later(61);
    expect([await values(many), await why(many)]).toEqual([null, 'nothing']);
  });

  it('may be that a host of plain files sends them only whole', async () => {
    const large = [{ name: 'moving-3-3.wdl', bytes: 2_000_000, model: 1, checksum: '0' }];
    web.list = json({ ...manifest, values: false, databases: [{ folder: 'a', rules: 'x', files: large }] });
    const { lackOf } = await import('./sources');
    expect(await lackOf(few)).toBeNull();
    const { webPlace } = await import('./files/web');
    const place = webPlace('/db/');
    await place.manifest();
    expect(place.lacksRanges).toBe(false);
    await expect(place.read('a', 'moving-3-3.wdl', 0, 10)).rejects.toThrow('no ranges');
    expect(place.lacksRanges).toBe(true);
  });
});
