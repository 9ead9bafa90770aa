// The service worker as the page sees it: whether the page opens without its server, and whether there is a newer one.
import { mount } from 'svelte';
import { root } from '../browser/root';
import { beginningAt, firstTry, isOutdated } from './outdated';
import { serviceWorkers } from './serviceWorkers';

const hour = 60 * 60 * 1000;

class Updates {
  kept = $state(false); // this page opens without its server
  needed = $state(false); // the server does not understand this page any more
  private registration: ServiceWorkerRegistration | null = null;
  private newer = false; // another version is there, and waits to be asked for
  private asked = false;

  // Without a secure address the browser has no such workers, and there is nothing to offer.
  async start(): Promise<void> {
    const container = serviceWorkers();
    if (!container || import.meta.env.DEV) return;
    // As long as this page is open the service worker keeps the files of its version.
    const open = new Promise<never>(() => undefined);
    void (navigator as Partial<Navigator>).locks
      ?.request(beginningAt(), { mode: 'shared' }, () => open)
      .catch(() => undefined);
    const before = container.controller;
    container.addEventListener('controllerchange', () => {
      if (this.asked) location.reload();
      else if (before) this.found(); // another window has asked for it
    });
    void container.ready.then(() => (this.kept = true));
    try {
      this.registration = await container.register(`${root}offline.js`, { scope: root, updateViaCache: 'none' });
    } catch {
      return; // the page goes on as it is
    }
    this.look(this.registration);
    this.registration.addEventListener('updatefound', () => this.watch(this.registration?.installing ?? null));
    this.watch(this.registration.installing);
    this.lookNowAndThen(this.registration);
  }

  // Asked by the player.
  takeOver(): void {
    const waiting = this.registration?.waiting;
    if (!waiting) {
      location.reload();
      return;
    }
    this.asked = true;
    waiting.postMessage('take over');
  }

  // The server has been away: it may have come back with another page.
  async lookAgain(): Promise<void> {
    if (this.registration) await this.registration.update().catch(() => undefined);
    else if (await isOutdated()) this.found();
  }

  // The server does not understand this page. Each is loaded anew once at most, whatever comes then.
  async renew(): Promise<void> {
    if (this.needed || !firstTry()) return;
    this.needed = true;
    await this.lookAgain();
  }

  private look({ waiting, active }: ServiceWorkerRegistration): void {
    if (waiting && active) this.found();
  }
  private found(): void {
    if (this.newer) return;
    this.newer = true;
    void import('./UpdateNote.svelte').then(({ default: UpdateNote }) => mount(UpdateNote, { target: document.body }));
  }

  private watch(coming: ServiceWorker | null): void {
    coming?.addEventListener('statechange', () => this.registration && this.look(this.registration));
  }

  // The browser looks by itself when the page is opened, but a page may stay open for days.
  private lookNowAndThen(registration: ServiceWorkerRegistration): void {
    let last = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < hour) return;
      last = Date.now();
      registration.update().catch(() => undefined); // there may be a connection the next time
    });
  }
}

export const updates = new Updates();
