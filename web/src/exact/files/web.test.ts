import { afterEach, describe, expect, it, vi } from 'vitest';
import { webPlace } from './web';

const folder = 'exception_all_in_mills-fly3';
const small = { name: 'moving-3-3.wdl', bytes: 4, model: 1, checksum: '0' };
const middle = { name: 'moving-3-4.wdl', bytes: 100_000, model: 1, checksum: '1' };
const large = { name: 'moving-3-8.wdl', bytes: 2_000_000, model: 1, checksum: '1' };
const list = { values: false, databases: [{ folder, rules: 'x', files: [small, middle, large] }] };

function serve(answer: (address: string, range: string | null) => Response) {
  const fetched = vi.fn((address: string, options: RequestInit = {}) =>
    Promise.resolve(answer(address, new Headers(options.headers).get('Range'))),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const withList = (answer: (range: string | null) => Response) =>
  serve((address, range) => (address.endsWith('manifest.json') ? new Response(JSON.stringify(list)) : answer(range)));

describe('files on the web', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are read by ranges', async () => {
    const fetched = withList(() => new Response(new Uint8Array([1, 2, 3]), { status: 206 }));
    const place = webPlace('/db/');
    expect((await place.manifest())?.databases[0]?.files).toEqual([small, middle, large]);
    expect([...(await place.read(folder, large.name, 10, 3))]).toEqual([1, 2, 3]);
    expect(fetched).toHaveBeenLastCalledWith(
      `/db/${folder}/${large.name}`,
      expect.objectContaining({ headers: { Range: 'bytes=10-12' } }),
    );
  });

  it('are fetched whole where they are small, and once', async () => {
    const fetched = withList(() => new Response(new Uint8Array([1, 2, 3, 4])));
    const place = webPlace('/db/');
    await place.manifest();
    expect([...(await place.read(folder, small.name, 1, 2))]).toEqual([2, 3]);
    expect([...(await place.read(folder, small.name, 0, 4))]).toEqual([1, 2, 3, 4]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('are taken whole from a host that sends no ranges, where that is not too much', async () => {
    const fetched = withList(() => new Response(new Uint8Array(middle.bytes).fill(7)));
    const place = webPlace('/db/');
    await place.manifest();
    expect([...(await place.read(folder, middle.name, 5, 2))]).toEqual([7, 7]);
    expect([...(await place.read(folder, middle.name, 9, 1))]).toEqual([7]);
    expect(fetched).toHaveBeenCalledTimes(2);
    await expect(place.read(folder, large.name, 0, 10)).rejects.toThrow('no ranges');
  });

  it('are not read where others come than were asked for', async () => {
    withList(() => new Response(new Uint8Array(5), { status: 206 }));
    await expect(webPlace('/db/').read(folder, large.name, 0, 10)).rejects.toThrow('5 bytes of 10');
    withList(() => new Response(null, { status: 404 }));
    await expect(webPlace('/db/').read(folder, large.name, 0, 10)).rejects.toThrow('404');
  });

  it('are none where there is no list', async () => {
    serve(() => new Response('', { status: 404 }));
    expect(await webPlace('/db/').manifest()).toBeNull();
  });
});
