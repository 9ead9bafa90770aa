// The part of the service worker that shows what waits for the player: what the page hands over while nobody looks at
// it, and what the server says when a push has woken the browser. The push itself says nothing.
import type { Call } from '../../server/notices';
import { callsIn, languageOf, nothingNew, noticesOf, perhaps, type Notice } from './notifications';

// A window of the browser, as far as it is used here.
export interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<Window | null>;
}
export interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
  openWindow(address: string): Promise<unknown>;
}
export interface Told {
  readonly tell: readonly Call[];
  readonly language: string;
}
export const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && Array.isArray((data as Partial<Told>).tell);

export class Waking {
  private readonly top: string; // where the page lies

  constructor(
    private readonly registration: ServiceWorkerRegistration,
    private readonly windows: Windows,
  ) {
    this.top = registration.scope;
  }

  // By the page.
  async tell({ tell, language }: Told): Promise<void> {
    const spoken = languageOf(language, navigator.languages);
    await this.show(noticesOf(tell, spoken, await this.standing()), spoken);
  }

  // By a push. A browser wants to see something each time.
  async wake(): Promise<void> {
    const language = languageOf(await this.spoken(), navigator.languages);
    const calls = await this.ask();
    if (!calls) {
      await this.show([perhaps(language)], language);
      return;
    }
    const there = await this.standing();
    const notices = noticesOf(calls, language, there);
    if (notices.length > 0) await this.show(notices, language);
    else if (calls.length === 0 || there.length === 0) await this.show([nothingNew(language)], language);
    // What stands already is said again without a sound.
    else await this.show(noticesOf(calls, language, []), language);
  }

  // A window at the right place; else one that shows no game, which goes there; else a new one.
  async open(path: string): Promise<void> {
    const address = new URL(path, this.top).href;
    const all = await this.windows.matchAll({ type: 'window', includeUncontrolled: true });
    const ours = all.filter(({ url }) => url.startsWith(this.top));
    const there = ours.find(({ url }) => url === address);
    if (there) {
      await there.focus();
      return;
    }
    const free = ours.find(({ url }) => /^(#lobby|#account|#games)?$/.test(url.slice(this.top.length)));
    try {
      const moved = await free?.navigate(address);
      if (moved) await moved.focus();
      else await this.windows.openWindow(address);
    } catch {
      await this.windows.openWindow(address);
    }
  }

  private async standing(): Promise<string[]> {
    return (await this.registration.getNotifications()).map(({ tag }) => tag);
  }

  private async show(notices: readonly Notice[], lang: string): Promise<void> {
    for (const { title, tag, path } of notices) {
      // An earlier word about the same game has been overtaken.
      for (const old of await this.registration.getNotifications())
        if (old.tag !== tag && (old.data as { path?: string } | null)?.path === path) old.close();
      await this.registration.showNotification(title, {
        tag,
        lang,
        icon: `${this.top}favicon.svg`,
        data: { path },
      });
    }
  }

  // Null where nobody could be asked.
  private async ask(): Promise<readonly Call[] | null> {
    try {
      const response = await fetch(`${this.top}api/me/waiting`, { credentials: 'same-origin', cache: 'no-store' });
      return response.ok ? callsIn(await response.json()) : null;
    } catch {
      return null;
    }
  }

  // The page has noted it.
  private async spoken(): Promise<string | undefined> {
    const cache = await caches.open(`muehle-speaks ${new URL(this.top).pathname}`);
    return (await cache.match('language'))?.text();
  }
}
