// The browser's storage is one in memory that follows the specification.
import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newGame, type Setup } from './keptGame';
import { Shelf, type Written } from './shelf';

const setup: Setup = {
  ...{ kind: 'two', level: 1, rules: 'standard', start: '', policy: 'alternate', handicap: null },
  ...{ white: 0, lot: false, hold: false },
};
const game = (events: string[] = []) => newGame(setup, 7, 1000, { events });
const taken = (written: Written) => {
  if (!written.ok) throw new Error('refused');
  return written.game;
};

// Every connection that anybody has opened.
let connections: IDBDatabase[];
beforeEach(() => {
  const factory = new IDBFactory();
  connections = [];
  const open = factory.open.bind(factory);
  factory.open = (name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  };
  vi.stubGlobal('indexedDB', factory);
});

// Another page, which does with its connection as it likes.
function raw(version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('muehle', version);
    request.onupgradeneeded = () => {
      if (!request.result.objectStoreNames.contains('games'))
        request.result.createObjectStore('games', { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

describe('a shelf', () => {
  it('lets nobody write over what they have not seen', async () => {
    const shelf = new Shelf();
    const first = taken(await shelf.put(game()));
    expect(first.revision).toBe(1);
    const second = taken(await shelf.put({ ...first, events: ['move d6'] }));
    expect(second.revision).toBe(2);
    expect(await shelf.put({ ...first, events: ['move f4'] })).toEqual({ ok: false, newer: second });
    expect(await shelf.get(first.id)).toMatchObject({ events: ['move d6'] });
    expect(await new Shelf().all()).toEqual([second]);
  });

  it('takes a game again that was removed meanwhile', async () => {
    const shelf = new Shelf();
    const first = taken(await shelf.put(game()));
    await new Shelf().remove(first.id);
    expect(await shelf.all()).toEqual([]);
    const again = taken(await shelf.put({ ...first, events: ['move d6'] }));
    expect(await new Shelf().get(first.id)).toEqual(again);
  });

  it('leaves a game of a newer page alone', async () => {
    const database = await raw(1);
    const own = game();
    database.transaction('games', 'readwrite').objectStore('games').put({ id: own.id, schema: 2, revision: 0 });
    const shelf = new Shelf();
    expect(await shelf.put(own)).toEqual({ ok: false, newer: null });
    expect([await shelf.get(own.id), await shelf.all()]).toEqual([null, []]);
  });
});

describe('the connection of a shelf', () => {
  it('gives way to a newer page, and comes back behind it', async () => {
    const shelf = new Shelf();
    const first = taken(await shelf.put(game()));
    const newer = await raw(2); // not blocked, else it would not come
    const second = taken(await shelf.put({ ...first, events: ['move d6'] }));
    expect(await shelf.get(first.id)).toEqual(second);
    newer.close();
  });

  it('is refused at once while an older page does not let go, and is there when it has', async () => {
    const older = await raw(1);
    const shelf = new Shelf(2);
    await expect(shelf.all()).rejects.toThrow('another window');
    await expect(shelf.put(game())).rejects.toThrow('another window');
    older.close();
    expect(await vi.waitFor(() => shelf.all())).toEqual([]);
  });

  it('is opened anew where the browser has ended it', async () => {
    const shelf = new Shelf();
    const first = taken(await shelf.put(game()));
    for (const connection of connections) connection.close(); // without a word
    const second = taken(await shelf.put({ ...first, events: ['move d6'] }));
    expect(second.revision).toBe(2);
    expect(connections).toHaveLength(2);
    forceCloseDatabase(connections[1] as never); // which it says (the types ask for the class)
    expect(await shelf.all()).toEqual([second]);
    expect(connections).toHaveLength(3);
  });

  it('is tried again by whoever comes next where it could not be had', async () => {
    const shelf = new Shelf();
    const failing = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      const request = new EventTarget() as IDBOpenDBRequest;
      queueMicrotask(() => request.onerror?.(new Event('error')));
      return request;
    });
    await expect(shelf.all()).rejects.toThrow('refused');
    expect(await shelf.all()).toEqual([]);
    expect(failing).toHaveBeenCalledTimes(2);
  });
});
