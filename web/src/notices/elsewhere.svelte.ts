// Whether this browser tells its player what waits for him while he looks elsewhere: by notifications of the service
// worker, which a push wakes where the page is closed.
import { read, write } from '../browser/storage';
import { serviceWorkers } from '../offline/serviceWorkers';
import { askPushKey, subscribe, unsubscribe, type Call } from '../server/notices';
import { who } from '../server/who.svelte';
import { root } from '../browser/root';
import { settings } from '../browser/settings.svelte';

const key = 'muehle.elsewhere';

// `open`: only while the page is open somewhere; no push reaches this browser, or the server sends none.
export type Elsewhere = 'unsupported' | 'blocked' | 'off' | 'asking' | 'open' | 'on';

const possible = (): boolean => isSecureContext && 'Notification' in globalThis && serviceWorkers() !== undefined;

// Where the service worker finds the language that the page has (offline/worker/worker.ts).
async function noteLanguage(language: string): Promise<void> {
  const cache = await caches.open(`muehle-speaks ${new URL(root, location.href).pathname}`);
  await cache.put('language', new Response(language));
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
const same = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && one.byteLength === other.length && new Uint8Array(one).every((byte, n) => byte === other[n]);

// The subscription of this browser to pushes of this server; null where there can be none.
async function subscribed(registration: ServiceWorkerRegistration): Promise<PushSubscription | null> {
  const told = await askPushKey();
  const manager = (registration as Partial<ServiceWorkerRegistration>).pushManager;
  if (!manager || !told.ok || told.value === '') return null;
  const applicationServerKey = bytesOf(told.value);
  try {
    const before = await manager.getSubscription();
    if (before && same(before.options.applicationServerKey, applicationServerKey)) return before;
    await before?.unsubscribe();
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch {
    return null; // a browser without a service for it
  }
}

class State {
  private wanted = $state(read(key) === true);
  private permission = $state<NotificationPermission>(possible() ? Notification.permission : 'denied');
  private asking = $state(false);
  private pushes = $state(false); // reach this browser

  get now(): Elsewhere {
    if (!possible()) return 'unsupported';
    if (this.asking) return 'asking';
    if (this.permission === 'denied') return 'blocked';
    if (!this.on) return 'off';
    return this.pushes ? 'on' : 'open';
  }
  get on(): boolean {
    return this.wanted && this.permission === 'granted';
  }

  // By a tap: no browser may be asked otherwise.
  async switchOn(): Promise<void> {
    this.asking = true;
    try {
      this.permission = await Notification.requestPermission();
    } catch {
      return; // a frame may not ask
    } finally {
      this.asking = false;
    }
    if (this.permission !== 'granted') return;
    this.wanted = true;
    write(key, true);
    if (!who.me?.player) await who.enter();
    await this.renew();
  }

  async switchOff(): Promise<void> {
    this.wanted = this.pushes = false;
    write(key, false);
    const registration = await serviceWorkers()?.getRegistration(root);
    const subscription = await registration?.pushManager?.getSubscription();
    if (!subscription) return;
    await unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }

  // The server knows where this browser is reached, also as another player, and after it has lost its key.
  async renew(): Promise<void> {
    if (!possible()) return;
    this.permission = Notification.permission; // it may be changed in the browser's settings
    if (!this.on || !who.me?.player) return;
    void noteLanguage(settings.language);
    const registration = await serviceWorkers()?.getRegistration(root);
    const subscription = registration ? await subscribed(registration) : null;
    this.pushes = subscription !== null && (await subscribe(subscription.endpoint)).ok;
  }

  // To who looks elsewhere.
  async tell(calls: readonly Call[]): Promise<void> {
    if (!this.on || calls.length === 0) return;
    const registration = await serviceWorkers()?.getRegistration(root);
    registration?.active?.postMessage({ tell: calls, language: settings.language });
  }
}

export const elsewhere = new State();
