import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileFor, forget, mayKnow, readManifest } from './known';

const manifest = {
  format: 1,
  values: true,
  databases: [{ folder: 'a', rules: 'b', files: [{ name: 'moving-3-3.wdl', bytes: 1, checksum: '0' }] }],
};
const threeEach = 'WW.W.................BBB w 0 0 12 30';

describe('the file of a position', () => {
  it('is that of its stones, the fewer first, when all are placed', () => {
    expect(fileFor(threeEach)).toBe('moving-3-3.wdl');
    expect(fileFor('WW.WW................BBB w 0 0')).toBe('moving-3-4.wdl');
    expect(fileFor('WW.WW................BBB b 0 0')).toBe('moving-3-4.wdl');
  });

  it('is that of the ply where White places, else of the one after it', () => {
    expect(fileFor('........................ w 9 9')).toBe('placing-0-0-0.wdl');
    expect(fileFor('W....................... b 8 9')).toBe('placing-2-1-1.wdl');
    expect(fileFor('WWWWB....................... w 5 5')).toBe('placing-8-4-1.wdl');
    expect(fileFor('WWWWBBB................. b 0 1')).toBe('moving-4-4.wdl');
  });
});

describe('what a server can know', () => {
  beforeEach(forget);
  afterEach(() => vi.unstubAllGlobals());
  const serve = (answer: unknown, status = 200) => {
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(answer), { status })));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it('is asked once', async () => {
    const fetched = serve(manifest);
    expect(await mayKnow([threeEach])).toBe(true);
    expect(await mayKnow([threeEach, '........................ w 9 9'])).toBe(false);
    expect(await mayKnow([])).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is nothing where it tells no values, has no list, or cannot be reached', async () => {
    serve({ ...manifest, values: false });
    expect(await mayKnow([threeEach])).toBe(false);
    forget();
    serve({}, 404);
    expect(await mayKnow([threeEach])).toBe(false);
    forget();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    expect(await mayKnow([threeEach])).toBe(false);
  });

  it('is read from a list, or not at all', () => {
    expect(readManifest(manifest)?.files).toEqual(new Set(['moving-3-3.wdl']));
    for (const bad of [null, [], {}, { databases: 3 }]) expect(readManifest(bad)).toBeNull();
    expect(readManifest({ databases: [null, { files: [3, { name: 4 }] }] })?.files.size).toBe(0);
  });
});
