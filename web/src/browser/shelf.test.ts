// The browser's storage is one in memory that follows the specification.
import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Shelf, type Written } from './shelf';

interface Thing {
  id: string;
  revision: number;
  events: readonly string[];
}
const readThing = (kept: unknown): Thing | null =>
  (kept as { schema?: number } | undefined)?.schema === 2 ? null : ((kept as Thing | undefined) ?? null);
const ownShelf = () => new Shelf('games', readThing);
const thing = (events: string[] = []): Thing => ({ id: 'one', revision: 0, events });
const taken = (written: Written<Thing>) => {
  if (!written.ok) throw new Error('refused');
  return written.kept;
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
    const shelf = ownShelf();
    const first = taken(await shelf.put(thing()));
    expect(first.revision).toBe(1);
    const second = taken(await shelf.put({ ...first, events: ['move d6'] }));
    expect(second.revision).toBe(2);
    expect(await shelf.put({ ...first, events: ['move f4'] })).toEqual({ ok: false, newer: second });
    expect(await shelf.get(first.id)).toMatchObject({ events: ['move d6'] });
    expect(await ownShelf().all()).toEqual([second]);
  });

  it('takes a thing again that was removed meanwhile', async () => {
    const shelf = ownShelf();
    const first = taken(await shelf.put(thing()));
    await ownShelf().remove(first.id);
    expect(await shelf.all()).toEqual([]);
    const again = taken(await shelf.put({ ...first, events: ['move d6'] }));
    expect(await ownShelf().get(first.id)).toEqual(again);
  });

  it('leaves a thing of a newer page alone', async () => {
    const database = await raw(2);
    const own = thing();
    database.transaction('games', 'readwrite').objectStore('games').put({ id: own.id, schema: 2, revision: 0 });
    const shelf = ownShelf();
    expect(await shelf.put(own)).toEqual({ ok: false, newer: null });
    expect([await shelf.get(own.id), await shelf.all()]).toEqual([null, []]);
  });
});

describe('the connection of a shelf', () => {
  it('gives way to a newer page, and comes back behind it', async () => {
    const shelf = ownShelf();
    const first = taken(await shelf.put(thing()));
    const newer = await raw(3); // not blocked, else it would not come
    const second = taken(await shelf.put({ ...first, events: ['move d6'] }));
    expect(await shelf.get(first.id)).toEqual(second);
    newer.close();
  });

  it('is refused at once while an older page does not let go, and is there when it has', async () => {
    const older = await raw(1);
    const shelf = ownShelf();
    await expect(shelf.all()).rejects.toThrow('another window');
    await expect(shelf.put(thing())).rejects.toThrow('another window');
    older.close();
    expect(await vi.waitFor(() => shelf.all())).toEqual([]);
  });

  it('is opened anew where the browser has ended it', async () => {
    const shelf = ownShelf();
    const first = taken(await shelf.put(thing()));
    for (const connection of connections) connection.close(); // without a word
    const second = taken(await shelf.put({ ...first, events: ['move d6'] }));
    expect(second.revision).toBe(2);
    expect(connections).toHaveLength(2);
    forceCloseDatabase(connections[1] as never); // which it says (the types ask for the class)
    expect(await shelf.all()).toEqual([second]);
    expect(connections).toHaveLength(3);
  });

  it('is tried again by whoever comes next where it could not be had', async () => {
    const shelf = ownShelf();
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

describe('the stores of a shelf', () => {
  it('come beside the games that an older page has kept', async () => {
    const older = await raw(1);
    const kept = { ...thing(['move d6']), revision: 1 };
    older.transaction('games', 'readwrite').objectStore('games').put(kept);
    older.close();
    expect(await ownShelf().all()).toEqual([kept]);
    const studies = new Shelf('studies', readThing);
    expect(await studies.all()).toEqual([]);
    await studies.put(thing());
    expect(await ownShelf().all()).toEqual([kept]);
  });
});
