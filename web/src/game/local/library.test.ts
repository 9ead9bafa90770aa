// Two libraries are two tabs.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newGame, type KeptGame, type Setup } from './keptGame';
import { openLibrary } from './library.svelte';

const setup: Setup = {
  ...{ kind: 'two', level: 1, rules: 'standard', start: '', policy: 'alternate', handicap: null },
  ...{ white: 0, lot: false, hold: false },
};
const begun = Date.UTC(2026, 0, 1, 12);
const game = (events: string[] = []) => newGame(setup, 7, begun, { events });
const hours = 60 * 60 * 1000;

let persist: ReturnType<typeof vi.fn>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: begun });
  vi.stubGlobal('indexedDB', new IDBFactory());
  persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist, persisted: () => Promise.resolve(false) } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function kept(library: ReturnType<typeof openLibrary>, wanted: KeptGame): Promise<KeptGame> {
  const written = await library.keep(wanted);
  if (!written.ok) throw new Error('refused');
  return written.kept;
}
const full = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

describe('a game that is open in one tab', () => {
  it('and was forgotten by another, since nobody had played it for long, is kept when it is played', async () => {
    const library = openLibrary();
    const open = await kept(library, game());
    vi.setSystemTime(begun + 2 * hours);
    const other = openLibrary();
    expect(await other.all()).toEqual([]);
    expect(await other.get(open.id)).toBeNull();
    const played = await kept(library, { ...open, events: ['move d6'], plies: 1 });
    expect(library.lasting).toBe(true);
    expect(await openLibrary().get(open.id)).toEqual(played);
  });

  it('and was deleted in another, is kept when it is played on', async () => {
    const library = openLibrary();
    const open = await kept(library, game(['move d6']));
    await openLibrary().remove(open.id);
    const played = await kept(library, { ...open, events: ['move d6', 'move f4'] });
    expect(await openLibrary().all()).toEqual([played]);
  });

  it('is not written over by another, which is told what it is now', async () => {
    const [library, other] = [openLibrary(), openLibrary()];
    const open = await kept(library, game());
    const heard = new Promise((resolve) => other.listen((id, revision) => revision === 2 && resolve(id)));
    const played = await kept(library, { ...open, events: ['move d6'] });
    expect(await heard).toBe(open.id);
    expect(await other.keep({ ...open, events: ['move f4'] })).toEqual({ ok: false, newer: played });
    expect(await other.get(open.id)).toEqual(played);
  });
});

describe('games', () => {
  it('come newest first, and only those never played are forgotten, read once', async () => {
    const library = openLibrary();
    const played = await kept(library, game(['move d6']));
    await kept(library, game());
    vi.setSystemTime(begun + 2 * hours);
    const fresh = await kept(library, game());
    const reads = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    expect((await library.all()).map(({ id }) => id)).toEqual([fresh.id, played.id]);
    expect(reads).toHaveBeenCalledTimes(1);
    expect((await openLibrary().all()).map(({ id }) => id)).toEqual([fresh.id, played.id]);
  });

  it('are to stay: the browser is asked once, when one has been played', async () => {
    const library = openLibrary();
    const open = await kept(library, game());
    expect(persist).not.toHaveBeenCalled();
    const played = await kept(library, { ...open, events: ['move d6'] });
    await kept(library, { ...played, events: ['move d6', 'move f4'] });
    await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  });
});

describe('storage that refuses', () => {
  it('is said, and what was held is kept as soon as it takes something again', async () => {
    const library = openLibrary();
    const first = await kept(library, game(['move d6']));
    const store = full();
    const held = await kept(library, { ...first, events: ['move d6', 'move f4'] });
    expect([library.lasting, held.revision]).toEqual([false, first.revision]);
    expect(await library.get(first.id)).toEqual(held);
    expect(await library.all()).toEqual([held]);
    store.mockRestore();
    await kept(library, game(['move a1']));
    expect(library.lasting).toBe(true);
    expect(await openLibrary().get(first.id)).toMatchObject({ events: held.events, revision: 2 });
  });

  it('is said where there is none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const library = openLibrary();
    expect(await library.all()).toEqual([]);
    expect(library.lasting).toBe(false);
    const open = await kept(library, game());
    expect(await library.get(open.id)).toEqual(open);
  });
});
