// All games of this browser. Where its storage is missing or full, they are there as long as the page is.
import { persist, read, remove } from '../../browser/storage';
import { Queue } from '../../browser/queue';
import { seed } from '../../browser/random';
import { Shelf, type Written } from '../../browser/shelf';
import { isPlayed, readGame, readOldGame, type KeptGame } from './keptGame';

const oldKey = 'muehle.game';
const channelName = 'muehle.games';
const forgetAfter = 60 * 60 * 1000; // ms, a game in which nothing was ever played

type Listener = (id: string, revision: number) => void;

class Library {
  // Whether what happens from now on will be there tomorrow.
  lasting = $state(true);

  private readonly shelf = new Shelf('games', readGame);
  private readonly held = new Map<string, KeptGame>(); // what the browser does not take
  private readonly queue = new Queue(); // of what is changed
  private readonly channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  private readonly listeners = new Set<Listener>();
  private asked = false; // not to clear the games away

  constructor() {
    this.channel?.addEventListener('message', ({ data }: MessageEvent<[string, number]>) => {
      for (const listener of this.listeners) listener(...data);
    });
    void this.queue.do(() => this.takeOver()).catch(() => undefined);
  }

  // Newest first. Those that were begun long ago and never played are forgotten.
  async all(): Promise<KeptGame[]> {
    await this.queue.do(() => undefined); // what is being written is there
    const kept = await this.shelf.all().catch(() => this.without<KeptGame[]>([]));
    const own = new Map([...kept.map((game) => [game.id, game] as const), ...this.held]);
    const stale = Date.now() - forgetAfter;
    const isStale = (game: KeptGame): boolean => !isPlayed(game) && game.changed < stale;
    const games = [...own.values()];
    for (const { id } of games.filter(isStale)) void this.remove(id);
    return games.filter((game) => !isStale(game)).sort((a, b) => b.changed - a.changed);
  }

  async get(id: string): Promise<KeptGame | null> {
    await this.queue.do(() => undefined);
    return this.held.get(id) ?? (await this.shelf.get(id).catch(() => this.without(null)));
  }

  // The game as it lies there now, or what another tab has made of it meanwhile.
  keep(game: KeptGame): Promise<Written<KeptGame>> {
    return this.queue.do(() => this.write({ ...game, changed: Date.now() }));
  }

  remove(id: string): Promise<void> {
    return this.queue.do(async () => {
      this.held.delete(id);
      await this.shelf.remove(id).catch(() => undefined);
    });
  }

  // Tells when another tab has written a game.
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async write(game: KeptGame): Promise<Written<KeptGame>> {
    const written = await this.put(game);
    // What had to be held for a while is kept again.
    if (!this.held.has(game.id)) for (const held of [...this.held.values()]) await this.put(held);
    this.lasting = this.held.size === 0;
    if (this.lasting && isPlayed(game)) this.askToLast();
    return written;
  }

  private async put(game: KeptGame): Promise<Written<KeptGame>> {
    const written = await this.shelf.put(game).catch(() => null);
    // Its revision stays the one that the storage has, so that it may be written there when that is possible again.
    if (written === null || (!written.ok && written.newer === null)) {
      this.held.set(game.id, game);
      return { ok: true, kept: game };
    }
    this.held.delete(game.id);
    if (written.ok) this.channel?.postMessage([game.id, written.kept.revision]);
    return written;
  }

  // Else a browser may clear away what was not looked at for a week.
  private askToLast(): void {
    if (this.asked) return;
    this.asked = true;
    void persist();
  }

  private without<Value>(instead: Value): Value {
    this.lasting = false;
    return instead;
  }

  // The one game that pages kept before there were many.
  private async takeOver(): Promise<void> {
    const old = readOldGame(read(oldKey), seed(), Date.now());
    if (!old) return;
    await this.put(old);
    if (!this.held.has(old.id)) remove(oldKey);
  }
}

export const openLibrary = (): Library => new Library();
export const library = openLibrary();
