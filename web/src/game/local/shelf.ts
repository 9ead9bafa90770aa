// Where kept games lie: each under its id, none written over by who has not seen its newest state.
import { readGame, type KeptGame } from './keptGame';

// Refused: what lies there is newer; null where only a newer page can read it.
export type Written = { ok: true; game: KeptGame } | { ok: false; newer: KeptGame | null };

const databaseName = 'muehle';
const storeName = 'games';
const ownVersion = 1;

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

// The connection has ended without a word, as browsers of phones end those of pages in the background.
const isLost = (cause: unknown): boolean =>
  cause instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(cause.name);

// Each is rejected where the browser keeps nothing at present.
export class Shelf {
  private database: Promise<IDBDatabase> | null = null;

  // `version`: of the stores there are. A page that knows more of them brings a higher one.
  constructor(private readonly version = ownVersion) {}

  all(): Promise<KeptGame[]> {
    return this.within('readonly', async (store) => {
      const kept: unknown[] = await answerOf(store.getAll());
      return kept.flatMap((one) => readGame(one) ?? []);
    });
  }
  get(id: string): Promise<KeptGame | null> {
    return this.within('readonly', async (store) => readGame(await answerOf<unknown>(store.get(id))));
  }
  // Writes the game as the revision after the one it has. One that is not there any more is there again: who goes on
  // with it wants it. Refused where another revision lies there. One transaction: another tab writes before it or after.
  put(game: KeptGame): Promise<Written> {
    return this.within<Written>('readwrite', async (store) => {
      const end = endOf(store.transaction);
      end.catch(() => undefined); // heard below, if it comes to that
      const found = await answerOf<unknown>(store.get(game.id));
      const there = readGame(found);
      if (found !== undefined && there?.revision !== game.revision) return { ok: false, newer: there };
      const written = { ...game, revision: game.revision + 1 };
      store.put(written);
      await end;
      return { ok: true, game: written };
    });
  }
  remove(id: string): Promise<void> {
    return this.within('readwrite', async (store) => {
      store.delete(id);
      await endOf(store.transaction);
    });
  }

  private async within<Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Value>,
  ): Promise<Value> {
    const attempt = async (): Promise<Value> => {
      const database = await this.connection();
      return work(database.transaction(storeName, mode).objectStore(storeName));
    };
    try {
      return await attempt();
    } catch (cause) {
      if (!isLost(cause)) throw cause;
      this.database = null;
      return attempt();
    }
  }

  private connection(): Promise<IDBDatabase> {
    return (this.database ??= this.connect(this.version));
  }

  private connect(version?: number): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(databaseName, version);
      request.onupgradeneeded = () => {
        const { objectStoreNames } = request.result;
        if (!objectStoreNames.contains(storeName)) request.result.createObjectStore(storeName, { keyPath: 'id' });
      };
      // An older page is open that does not let go. Nobody waits for it: the connection is there when it has gone.
      request.onblocked = () => reject(new Error('another window holds the storage'));
      request.onerror = () => {
        // A newer page has been here: it has brought more stores, and this one is still there.
        if (request.error?.name === 'VersionError' && version !== undefined) {
          resolve(this.connect());
          return;
        }
        this.database = null; // whoever comes next may have more luck
        reject(request.error ?? new Error('the storage refused'));
      };
      request.onsuccess = () => {
        const database = request.result;
        const opened = Promise.resolve(database);
        const forget = (): void => {
          if (this.database === opened) this.database = null;
        };
        database.onclose = forget;
        // A newer page waits for this: what comes next is written after it.
        database.onversionchange = () => {
          database.close();
          forget();
        };
        this.database = opened;
        resolve(database);
      };
    });
  }
}
