// Where kept games lie: each under its id, none written over by who has not seen its newest state.
import type { KeptGame } from './kept';
import { readGame } from './kept';

export type Written = { ok: true; game: KeptGame } | { ok: false; newer: KeptGame | null };

export interface Shelf {
  all(): Promise<KeptGame[]>;
  get(id: string): Promise<KeptGame | null>;
  // Writes the game as the revision after the one it has. Refused, with what lies there, where that is another one.
  put(game: KeptGame): Promise<Written>;
  remove(id: string): Promise<void>;
}

// Whether `game` may take the place of what lies there.
const follows = (game: KeptGame, there: KeptGame | null): boolean => (there?.revision ?? 0) === game.revision;

export class MemoryShelf implements Shelf {
  private readonly games = new Map<string, KeptGame>();

  all(): Promise<KeptGame[]> {
    return Promise.resolve([...this.games.values()]);
  }
  get(id: string): Promise<KeptGame | null> {
    return Promise.resolve(this.games.get(id) ?? null);
  }
  put(game: KeptGame): Promise<Written> {
    const there = this.games.get(game.id) ?? null;
    if (!follows(game, there)) return Promise.resolve({ ok: false, newer: there });
    const written = { ...game, revision: game.revision + 1 };
    this.games.set(game.id, written);
    return Promise.resolve({ ok: true, game: written });
  }
  // As it is, whatever lies there.
  hold(game: KeptGame): void {
    this.games.set(game.id, game);
  }
  remove(id: string): Promise<void> {
    this.games.delete(id);
    return Promise.resolve();
  }
}

const databaseName = 'muehle';
const storeName = 'games';

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the storage refused'));
  });
}

// Resolved when the disk has it, as far as the browser says.
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the storage gave up'));
  });
}

export class BrowserShelf implements Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  // Rejected where the browser keeps nothing.
  static async open(): Promise<BrowserShelf> {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
    return new BrowserShelf(await answerOf(request));
  }

  async all(): Promise<KeptGame[]> {
    const kept: unknown[] = await answerOf(this.store('readonly').getAll());
    return kept.flatMap((one) => readGame(one) ?? []);
  }
  async get(id: string): Promise<KeptGame | null> {
    return readGame(await answerOf<unknown>(this.store('readonly').get(id)));
  }
  // One transaction: another tab writes before it or after it.
  async put(game: KeptGame): Promise<Written> {
    const store = this.store('readwrite');
    const end = endOf(store.transaction);
    end.catch(() => undefined); // heard below, if it comes to that
    const there = readGame(await answerOf<unknown>(store.get(game.id)));
    if (!follows(game, there)) return { ok: false, newer: there };
    const written = { ...game, revision: game.revision + 1 };
    store.put(written);
    await end;
    return { ok: true, game: written };
  }
  async remove(id: string): Promise<void> {
    const store = this.store('readwrite');
    store.delete(id);
    await endOf(store.transaction);
  }

  private store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(storeName, mode).objectStore(storeName);
  }
}
