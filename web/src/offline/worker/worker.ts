// The service worker: keeps all files of one version of the page, so that the page opens without its server and an open
// page finds its later parts when the server has a newer one. The build writes version and files in (plugins/offline.ts).
import { isTold, Waking, type Windows } from './waking';
import { cacheName, fromServer, index, isNamedByContent, openIn, outdated, strangers, wanted } from './caching';

declare const __VERSION__: string;
declare const __FILES__: readonly string[];

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clicking extends Extendable {
  readonly notification: Notification;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> } & Windows;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'push', listener: (event: Extendable) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicking) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Extendable & MessageEvent) => void): void;
}

const worker = self as unknown as Scope;
const top = worker.registration.scope;
const scope = new URL(top).pathname;
const files = __FILES__;
const patience = 4000; // ms for the server to give the page of a table
const name = cacheName(scope, __VERSION__);
// A host may know the page by its folder alone.
const addressOf = (file: string): string => top + (file === index ? '' : file);

async function load(file: string): Promise<Response> {
  const address = addressOf(file);
  const kept = isNamedByContent(file) ? await caches.match(address) : undefined; // by the version before
  if (kept) return kept;
  const response = await fetch(address, { cache: isNamedByContent(file) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (isPage !== (file === index)) throw new Error(`${address}: the host sends something else`); // for what it does not have
  if (!isPage) return response;
  const page = await response.text();
  const unknown = strangers(page, files);
  if (unknown.length > 0) throw new Error(`${address} is of another version: ${unknown.join(' ')}`);
  return new Response(page, { headers: response.headers });
}

// All files or none.
async function install(): Promise<void> {
  const cache = await caches.open(name);
  try {
    await Promise.all(files.map(async (file) => cache.put(addressOf(file), await load(file))));
  } catch (cause) {
    await caches.delete(name);
    throw cause;
  }
}

// By pages that are open.
async function used(all: readonly string[]): Promise<string[]> {
  const { held = [] } = (await (navigator as Partial<Navigator>).locks?.query().catch(() => null)) ?? {};
  const files = openIn(held, top);
  const found = all.map(async (one) => {
    const cache = await caches.open(one);
    const there = await Promise.all(files.map((file) => cache.match(file)));
    return there.some((file) => file !== undefined) ? [one] : [];
  });
  return (await Promise.all(found)).flat();
}

async function activate(): Promise<void> {
  const all = await caches.keys();
  for (const old of outdated(all, scope, name, await used(all))) await caches.delete(old);
  await worker.clients.claim();
}

// A host may change what it says beside the page, its policy for example, and not the page.
async function refresh(): Promise<void> {
  const cache = await caches.open(name);
  const [there, here] = await Promise.all([fetch(top, { cache: 'no-cache' }), cache.match(top)]);
  const page = await there.text();
  if (there.ok && page === (await here?.text())) await cache.put(top, new Response(page, { headers: there.headers }));
}

async function kept(file: string): Promise<Response | undefined> {
  const own = await (await caches.open(name)).match(addressOf(file));
  return own ?? (isNamedByContent(file) ? caches.match(addressOf(file)) : undefined);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
const waking = new Waking(worker.registration, worker.clients);
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
  if (isTold(event.data)) event.waitUntil(waking.tell(event.data));
});
worker.addEventListener('push', (event) => event.waitUntil(waking.wake()));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(waking.open((event.notification.data as { path: string }).path));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== new URL(top).origin) return;
  const asked = wanted(scope, files, pathname, request.mode === 'navigate');
  if (asked.from === 'server') return;
  if (asked.from === 'table') {
    const waited = new Promise((resolve) => setTimeout(resolve, patience));
    event.respondWith(fromServer(fetch(request), () => kept(index), waited));
    return;
  }
  if (asked.from === 'page') event.waitUntil(refresh().catch(() => undefined));
  const file = asked.from === 'page' ? index : asked.file;
  event.respondWith(kept(file).then((found) => found ?? fetch(request)));
});
