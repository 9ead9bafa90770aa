// All games of this browser. Where its storage is missing or full, they are there as long as the page is.
import { read, remove } from '../core/storage';
import { seed } from '../core/random';
import { isPlayed, readOldGame, type KeptGame } from './kept';
import { BrowserShelf, MemoryShelf, type Shelf, type Written } from './shelf';

const oldKey = 'muehle.game';
const channelName = 'muehle.games';
const forgetAfter = 60 * 60 * 1000; // ms, a game in which nothing was ever played

type Listener = (id: string, revision: number) => void;

class Library {
  // Whether what happens from now on will be there tomorrow.
  lasting = $state(true);

  private readonly memory = new MemoryShelf();
  private readonly opened: Promise<Shelf> = this.open();
  private readonly channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  private readonly listeners = new Set<Listener>();

  constructor() {
    this.channel?.addEventListener('message', ({ data }: MessageEvent<[string, number]>) => {
      for (const listener of this.listeners) listener(...data);
    });
  }

  // Newest first.
  async all(): Promise<KeptGame[]> {
    const games = await (await this.opened).all().catch(() => []);
    const here = await this.memory.all();
    const own = new Map([...games, ...here].map((game) => [game.id, game]));
    return [...own.values()].sort((a, b) => b.changed - a.changed);
  }

  async get(id: string): Promise<KeptGame | null> {
    const here = await this.memory.get(id);
    return here ?? (await (await this.opened).get(id).catch(() => null));
  }

  // The game as it lies there now, or what another tab has made of it meanwhile.
  async keep(game: KeptGame): Promise<Written> {
    const changed = { ...game, changed: Date.now() };
    const shelf = await this.opened;
    let written: Written;
    try {
      written = await shelf.put(changed);
    } catch {
      this.lasting = false;
      return this.hold(changed);
    }
    if (!written.ok && written.newer === null) return this.hold(changed); // it was removed elsewhere
    // A game that the memory had to hold for a while is kept again.
    if (written.ok && shelf !== this.memory) await this.memory.remove(game.id);
    if (written.ok) this.channel?.postMessage([game.id, written.game.revision]);
    return written;
  }

  async remove(id: string): Promise<void> {
    await this.memory.remove(id);
    await (await this.opened).remove(id).catch(() => undefined);
  }

  // Games begun and never played are forgotten after a while.
  async tidy(): Promise<void> {
    const shelf = await this.opened;
    const stale = Date.now() - forgetAfter;
    for (const game of await shelf.all().catch(() => [])) {
      if (!isPlayed(game) && game.changed < stale) await this.remove(game.id);
    }
  }

  // Tells when another tab has written a game.
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // Its revision stays the one that the storage has, so that it may be written there when that is possible again.
  private hold(game: KeptGame): Written {
    this.memory.hold(game);
    return { ok: true, game };
  }

  private async open(): Promise<Shelf> {
    let shelf: Shelf = this.memory;
    try {
      shelf = await BrowserShelf.open();
    } catch {
      this.lasting = false;
    }
    await this.takeOver(shelf).catch(() => undefined);
    return shelf;
  }

  // The one game that pages kept before there were many.
  private async takeOver(shelf: Shelf): Promise<void> {
    const old = readOldGame(read(oldKey), seed(), Date.now());
    if (!old) return;
    await shelf.put(old);
    if (shelf !== this.memory) remove(oldKey);
  }
}

export const library = new Library();
