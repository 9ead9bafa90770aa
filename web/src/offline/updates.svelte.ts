// The service worker as the page sees it: whether the page opens without its server, and whether there is a newer one.
import { root } from '../ui/root';

const hour = 60 * 60 * 1000;

class Updates {
  kept = $state(false); // this page opens without its server
  private registration: ServiceWorkerRegistration | null = null;
  private newer = false; // another version is there, and waits to be asked for
  private asked = false;
  private tell: () => void = () => undefined;

  // Without a secure address the browser has no such workers, and there is nothing to offer.
  // `tell`: there is another version.
  async start(tell: () => void): Promise<void> {
    this.tell = tell;
    const container = (navigator as Partial<Navigator>).serviceWorker;
    if (!container || import.meta.env.DEV) return;
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

  private look({ waiting, active }: ServiceWorkerRegistration): void {
    if (waiting && active) this.found();
  }
  private found(): void {
    if (!this.newer) this.tell();
    this.newer = true;
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
