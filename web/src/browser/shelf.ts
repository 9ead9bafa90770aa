// Where a browser keeps things of one kind: each under its id, none written over by who has not seen its newest state.

// What lies there.
export interface Kept {
  readonly id: string;
  readonly revision: number; // counts what was written; whoever knows an older one may not write over it
}
// Refused: what lies there is newer; null where only a newer page can read it.
export type Written<Value> = { ok: true; kept: Value } | { ok: false; newer: Value | null };

const databaseName = 'muehle';
// Games had the first version to themselves.
const storeNames = ['games', 'studies', 'reviews'] as const;
export type StoreName = (typeof storeNames)[number];
const ownVersion = 2;

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
export class Shelf<Value extends Kept> {
  private database: Promise<IDBDatabase> | null = null;

  // `readAs`: what is kept may be of an older page, or of somebody else: null for what is none. `version`: of the stores
  // there are. A page that knows more of them brings a higher one.
  constructor(
    private readonly name: StoreName,
    private readonly readAs: (kept: unknown) => Value | null,
    private readonly version = ownVersion,
  ) {}

  all(): Promise<Value[]> {
    return this.within('readonly', async (store) => {
      const kept: unknown[] = await answerOf(store.getAll());
      return kept.flatMap((one) => this.readAs(one) ?? []);
    });
  }
  get(id: string): Promise<Value | null> {
    return this.within('readonly', async (store) => this.readAs(await answerOf<unknown>(store.get(id))));
  }
  // Writes it as the revision after the one it has. One that is not there any more is there again: who goes on
  // with it wants it. Refused where another revision lies there. One transaction: another tab writes before it or after.
  put(kept: Value): Promise<Written<Value>> {
    return this.within<Written<Value>>('readwrite', async (store) => {
      const end = endOf(store.transaction);
      end.catch(() => undefined); // heard below, if it comes to that
      const found = await answerOf<unknown>(store.get(kept.id));
      const there = this.readAs(found);
      if (found !== undefined && there?.revision !== kept.revision) return { ok: false, newer: there };
      const written = { ...kept, revision: kept.revision + 1 };
      store.put(written);
      await end;
      return { ok: true, kept: written };
    });
  }
  remove(id: string): Promise<void> {
    return this.within('readwrite', async (store) => {
      store.delete(id);
      await endOf(store.transaction);
    });
  }

  private async within<Answer>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Answer>,
  ): Promise<Answer> {
    const attempt = async (): Promise<Answer> => {
      const database = await this.connection();
      return work(database.transaction(this.name, mode).objectStore(this.name));
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
        for (const name of storeNames) {
          if (!objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath: 'id' });
        }
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
