import { beforeEach, describe, expect, it } from 'vitest';
import { file } from '../../../tests/copied';
import type { Manifest } from '../files/place';
import { has, including, nothing, type CopiedFile, type Wish } from './copy';
import { keep, KeepingFailed, type CheckFile, type Host, type Progress, type Store } from './download';

const large = 10 << 20; // several stretches
const small = file('moving-3-3.wdl', 10);
const big = file('moving-9-9.wdl', large);
const wish: Wish = { folders: ['a'], distances: false };

class MemoryStore implements Store {
  list = nothing;
  files = new Map<string, Uint8Array>();
  copy = async () => this.list;
  remember = async (copy: Manifest) => void (this.list = copy);
  size = async ({ name }: CopiedFile) => this.files.get(name)?.length ?? 0;
  remove = async ({ name }: CopiedFile) => void this.files.delete(name);
  read = async ({ name }: CopiedFile, offset: number, length: number) =>
    (this.files.get(name) ?? new Uint8Array()).slice(offset, offset + length);
  async write({ name }: CopiedFile, offset: number, bytes: Uint8Array) {
    const before = this.files.get(name) ?? new Uint8Array();
    const after = new Uint8Array(Math.max(before.length, offset + bytes.length));
    after.set(before);
    after.set(bytes, offset);
    this.files.set(name, after);
  }
}

// Each byte says where it stands; `asked`: from where on it was asked.
class Sender implements Host {
  asked: string[] = [];
  failsAt = -1; // at which request, from 0
  knowsRanges = true;
  constructor(public files: CopiedFile[]) {}
  manifest = async () => this.files.reduce(including, nothing);
  async load({ name, bytes: size }: CopiedFile, offset: number, length: number) {
    if (this.asked.length === this.failsAt) throw new KeepingFailed('connection', 'lost');
    this.asked.push(`${name} ${offset}`);
    const [from, count] = this.knowsRanges ? [offset, length] : [0, size];
    return { offset: from, bytes: Uint8Array.from({ length: count }, (_, n) => (from + n) % 251) };
  }
}
const inOrder: CheckFile = async ({ bytes, name }, read) => {
  const all = await read(0, bytes);
  return all.length === bytes && all.every((byte, n) => byte === n % 251) ? null : `${name} is damaged`;
};

let store: MemoryStore;
let host: Sender;
beforeEach(() => {
  store = new MemoryStore();
  host = new Sender([big, small]);
});

async function run(check = inOrder, wished = wish): Promise<Progress[]> {
  const told: Progress[] = [];
  for await (const progress of keep(wished, host, store, check)) told.push(progress);
  return told;
}

describe('a copy', () => {
  it('is made in stretches, checked, and then remembered', async () => {
    const told = await run();
    expect(host.asked).toEqual([
      'moving-3-3.wdl 0',
      'moving-9-9.wdl 0',
      `moving-9-9.wdl ${4 << 20}`,
      `moving-9-9.wdl ${8 << 20}`,
    ]);
    expect(told[0]).toEqual({ done: 0, bytes: large + 10 });
    expect(told.at(-1)).toEqual({ done: large + 10, bytes: large + 10 });
    expect(told).toHaveLength(6); // and after each stretch
    expect([has(store.list, small), has(store.list, big)]).toEqual([true, true]);
  });

  it('that is there costs nothing', async () => {
    await run();
    host.asked = [];
    expect(await run()).toHaveLength(2);
    expect(host.asked).toEqual([]);
  });

  it('goes on where the connection was lost', async () => {
    host.failsAt = 2;
    await expect(run()).rejects.toMatchObject({ fault: 'connection' });
    expect([has(store.list, small), has(store.list, big)]).toEqual([true, false]);
    host.failsAt = -1;
    host.asked = [];
    const [first] = await run();
    expect(first?.done).toBe(10 + (4 << 20));
    expect(host.asked).toEqual([`moving-9-9.wdl ${4 << 20}`, `moving-9-9.wdl ${8 << 20}`]);
    expect(has(store.list, big)).toBe(true);
  });

  it('comes from a host without ranges too', async () => {
    host.knowsRanges = false;
    await store.write(big, 0, new Uint8Array(5));
    await run();
    expect(host.asked).toEqual(['moving-3-3.wdl 0', 'moving-9-9.wdl 5']);
    expect(has(store.list, big)).toBe(true);
  });
});

describe('a file', () => {
  it('that is damaged is loaded once more', async () => {
    await store.write(small, 0, Uint8Array.from([9, 9, 9]));
    await run();
    expect(host.asked.slice(0, 2)).toEqual(['moving-3-3.wdl 3', 'moving-3-3.wdl 0']);
    expect(has(store.list, small)).toBe(true);
  });

  it('that stays damaged is refused and not kept', async () => {
    const never: CheckFile = async () => 'no';
    await expect(run(never)).rejects.toMatchObject({ fault: 'wrong', message: 'no' });
    expect([store.files.size, store.list.databases.length]).toEqual([0, 0]);
  });

  it('of which too much is there is loaded anew', async () => {
    await store.write(small, 0, new Uint8Array(11));
    await run();
    expect(host.asked[0]).toBe('moving-3-3.wdl 0');
    expect(store.files.get(small.name)?.length).toBe(10);
  });

  it('that is longer than its host said is refused', async () => {
    host.load = async () => ({ offset: 0, bytes: new Uint8Array(11) });
    await expect(run()).rejects.toMatchObject({ fault: 'wrong' });
    expect(store.files.size).toBe(0);
  });

  it('of which there is another version is replaced', async () => {
    await run();
    host.files = [big, { ...small, bytes: 12, checksum: 'new' }];
    host.asked = [];
    await run();
    expect(host.asked).toEqual(['moving-3-3.wdl 0']);
    expect(store.files.get(small.name)?.length).toBe(12);
  });

  it('that is not wished any more goes', async () => {
    const plies = file('moving-3-3.plies', 7);
    host.files = [small, plies];
    await run(inOrder, { ...wish, distances: true });
    expect(has(store.list, plies)).toBe(true);
    await run();
    expect([has(store.list, plies), store.files.has(plies.name)]).toEqual([false, false]);
    expect(has(store.list, small)).toBe(true);
  });
});
