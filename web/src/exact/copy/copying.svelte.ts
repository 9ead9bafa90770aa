// The copy of the solution on this device: how it stands, and what is done to it. One of all windows works on it.
import { Queue } from '../../browser/queue';
import { persist } from '../../browser/storage';
import { checkFile } from '../files/check';
import type { Wish } from './copy';
import { ownHost } from './host';
import { keep, KeepingFailed, type Fault, type Store } from './download';
import { forget, kept, remember, type Kept } from './remembered';
import { removeAll } from './opfs';
import { openStore } from './store';

export type Failure = Exclude<Fault, 'connection'> | 'elsewhere';
export type Stand =
  | { kind: 'none' }
  | { kind: 'loading' | 'waiting' | 'paused' | 'whole'; done: number; bytes: number }
  | { kind: 'failed'; fault: Failure; done: number; bytes: number };

const lock = 'muehle.device';
const firstWait = 1000; // ms until a lost connection is tried again, doubled each time
const longestWait = 60_000;

// The browser has file storage, which it has only where the address is secure.
export const isPossible = (): boolean =>
  typeof (navigator as Partial<Navigator>).storage?.getDirectory === 'function' && 'locks' in navigator;

function standAtFirst(): Stand {
  const found = kept();
  if (!found) return { kind: 'none' };
  const { state, done, bytes } = found;
  return { kind: state === 'whole' ? 'whole' : 'paused', done, bytes };
}

class Device {
  stand = $state.raw<Stand>(standAtFirst());
  lasting = $state<boolean | null>(null); // the browser will not clear it away by itself; null: not known
  private stop: AbortController | null = null;
  private readonly queue = new Queue();

  // What another window has done meanwhile.
  look(): void {
    if (!this.stop) this.stand = standAtFirst();
    void navigator.storage.persisted().then((lasting) => (this.lasting = lasting));
  }
  // Of the page that was left while it was loading.
  resume(): void {
    const found = kept();
    if (found?.state === 'loading' && !this.stop) this.keep(found.wish, found.bytes);
  }

  // `bytes`: of all that is wished, as the host's list says.
  keep(wish: Wish, bytes: number): void {
    this.pause();
    const stop = (this.stop = new AbortController());
    this.stand = { kind: 'loading', done: this.done, bytes };
    this.alone(async () => {
      await this.work(wish, bytes, stop.signal);
      if (this.stop === stop) this.stop = null;
    });
  }

  pause(): void {
    this.stop?.abort();
    this.stop = null;
  }

  remove(): void {
    this.pause();
    this.alone(async () => {
      forget(); // first: nobody reads any more
      await removeAll();
      this.stand = { kind: 'none' };
    });
  }

  private get done(): number {
    return this.stand.kind === 'none' ? 0 : this.stand.done;
  }
  private giveUp(): void {
    this.stop = null;
    this.fail('elsewhere');
  }
  private get bytes(): number {
    return this.stand.kind === 'none' ? 0 : this.stand.bytes;
  }
  private fail(fault: Failure): void {
    this.stand = { kind: 'failed', fault, done: this.done, bytes: this.bytes };
  }

  // After what is still being done here, and not while another window does something.
  private alone(work: () => Promise<void>): void {
    void this.queue
      .do(() => navigator.locks.request(lock, { ifAvailable: true }, (held) => (held ? work() : this.giveUp())))
      .catch(() => this.fail('storage'));
  }

  private async work(wish: Wish, bytes: number, stop: AbortSignal): Promise<void> {
    if (stop.aborted) return;
    const note = (state: Kept['state']) => remember({ wish, state, done: this.done, bytes: this.bytes });
    note('loading');
    // Some browsers ask the player first, and that may take its time.
    void persist().then((lasting) => (this.lasting = lasting));
    const store = openStore();
    try {
      if (!(await hasRoom(bytes - this.done))) throw new KeepingFailed('room', 'by the estimate of the browser');
      await this.load(wish, stop, store);
      const state = stop.aborted ? 'paused' : 'whole';
      note(state);
      this.stand = { kind: state, done: this.done, bytes: this.bytes };
    } catch (cause) {
      note('paused'); // it does not go on by itself
      this.fail(cause instanceof KeepingFailed && cause.fault !== 'connection' ? cause.fault : 'storage');
    } finally {
      store.close();
    }
  }

  // Until all is there or somebody has had enough. Without a connection it waits for one.
  private async load(wish: Wish, stop: AbortSignal, store: Store): Promise<void> {
    let wait = firstWait;
    while (!stop.aborted) {
      const before = this.done;
      try {
        for await (const { done, bytes } of keep(wish, ownHost(stop), store, checkFile)) {
          if (stop.aborted) return;
          this.stand = { kind: 'loading', done, bytes };
          remember({ wish, state: 'loading', done, bytes });
        }
        return;
      } catch (cause) {
        if (stop.aborted) return;
        if (!(cause instanceof KeepingFailed) || cause.fault !== 'connection') throw cause;
      }
      wait = this.done > before ? firstWait : Math.min(2 * wait, longestWait);
      this.stand = { kind: 'waiting', done: this.done, bytes: this.bytes };
      await connection(wait, stop);
    }
  }
}

// What the browser says is an estimate; where it says nothing, it is tried.
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  return quota === undefined || quota - usage >= bytes;
}

// There may be one again.
function connection(wait: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, wait);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      stop.removeEventListener('abort', go);
      resolve();
    }
    addEventListener('online', go);
    stop.addEventListener('abort', go);
  });
}

export const device = new Device();
