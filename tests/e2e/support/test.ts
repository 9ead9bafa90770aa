// `test` with a server of its own, and pages that are watched for errors.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test as base } from 'vitest';
import { Board } from './board';
import { launchBrowser } from './browser';
import { Server } from './server';

declare global {
  interface Window {
    announcements?: string[];
    refusedByPolicy?: string[];
  }
}

export interface Start {
  position?: string;
  rules?: string;
  mode?: 'two' | 'computer';
  colour?: 'white' | 'black' | 'lot';
  level?: number;
}

export interface Visitor {
  board: Board;
  page: Page;
  // What the browser complained about so far. It tells of a refusal some time after the page knows, so what a
  // test provokes is excused, and never waited for.
  complaints: string[];
  excuse: (complaint: RegExp) => void;
}

// Only who is told to keeps the page for being offline (`serviceWorkers: 'allow'`) and the computer ready
// (`savesData: false`): nobody else loads all of it. `sounds`: it can, which nobody hears, and a browser that has begun
// goes on with silence. `browser`: see launchBrowser().
export type VisitOptions = BrowserContextOptions & { savesData?: boolean; sounds?: boolean; browser?: 'whole' };

interface Fixtures {
  browser: Browser;
  server: Server;
  // A browser without history: opens the page at `path`.
  visit: (path?: string, options?: VisitOptions) => Promise<Visitor>;
  // A local game, at one board unless said otherwise.
  begin: (start?: Start, options?: VisitOptions) => Promise<Board>;
}

// Remembers what is announced and what the content security policy refuses.
function takeNotes(): void {
  const warn = console.warn.bind(console);
  console.warn = (...said: unknown[]) => warn(...said, String(new Error('warned').stack)); // by whom
  const announcements: string[] = (window.announcements = []);
  const refused: string[] = (window.refusedByPolicy = []);
  document.addEventListener('securitypolicyviolation', (event) => {
    refused.push(`${event.violatedDirective}: ${event.blockedURI}`);
  });
  let last = '';
  const listen = () => {
    const text = document.querySelector('[aria-live=polite]')?.textContent?.trim() ?? '';
    if (text !== last && text !== '') announcements.push(text);
    last = text;
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
}

// As where the browser has no sound.
function withoutSound(): void {
  Reflect.deleteProperty(window, 'AudioContext');
}
// As where the address is not secure.
function withoutServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}
function saveData(): void {
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
}

// MUEHLE_SLOW_ANSWERS=600: every answer to a page is late by up to so many milliseconds, each by another time. What only
// holds where answers come at once fails then; it is how such tests are looked for, and not part of a usual run.
const latest = Number(process.env['MUEHLE_SLOW_ANSWERS'] ?? 0);
async function slowDown(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * latest));
    await route.fallback().catch(() => undefined); // the page is gone
  });
}

const addressOf = (start: Start): string =>
  '/?' +
  new URLSearchParams({ mode: 'two', ...Object.fromEntries(Object.entries(start).map(([k, v]) => [k, String(v)])) });

// Another local game in the same page, as by a link of its own, with what was announced forgotten.
export async function beginAnew(board: Board, start: Start = {}): Promise<void> {
  await board.page.evaluate((address) => {
    document.querySelector('[data-testid=game]')?.setAttribute('data-before', '');
    if (window.announcements) window.announcements.length = 0;
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, addressOf(start));
  await board.page.locator('[data-testid=game]:not([data-before])').waitFor();
}

// What a page shows, and what it still waits for: what a test that failed is to be understood by.
class Trail {
  private readonly open = new Set<string>();

  constructor(private readonly page: Page) {
    page.on('request', (request) => this.open.add(request.url()));
    page.on('requestfinished', (request) => this.open.delete(request.url()));
    page.on('requestfailed', (request) => this.open.delete(request.url()));
  }

  async told(): Promise<string> {
    if (this.page.isClosed()) return 'closed';
    const shown = await Promise.race([
      this.page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').slice(0, 1500)),
      new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), 5_000)),
    ]).catch(String);
    return `${this.page.url()} waits for [${[...this.open].join(' ')}] and shows: ${shown}`;
  }
}

// What Chromium says where a page is left while its line is being opened; nothing is wrong then.
const leftEarly = /WebSocket is closed before the connection is established/;

// Svelte's word for a value that is asked for when the part of the page it belonged to has just gone: it is as it was
// last. Whether that happens is a matter of microseconds, and nothing is wrong then either; it is told with its place.
const askedLate = /svelte\.dev\/e\/derived_inert/;

export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    const complains = message.type() === 'error' || message.type() === 'warning';
    if (askedLate.test(text)) console.warn(`a value was asked for late: ${text}`);
    else if (complains && !leftEarly.test(text)) complaints.push(text);
  });
  return complaints;
}

export const test = base.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  server: async ({}, use) => {
    const server = new Server();
    try {
      await server.start();
      await use(server);
    } finally {
      await server.remove();
    }
  },
  visit: async ({ browser, server, task }, use) => {
    const visitors: (Visitor & { excused: RegExp[]; trail: Trail })[] = [];
    const whole: Browser[] = [];
    await use(async (path = '/', { savesData, sounds, browser: part, ...options } = {}) => {
      const opened = part ? await launchBrowser(part) : browser;
      if (part) whole.push(opened);
      const context = await opened.newContext({
        baseURL: server.address,
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
        ...options,
      });
      context.setDefaultTimeout(30_000);
      await context.addInitScript(takeNotes);
      if (!sounds) await context.addInitScript(withoutSound);
      const keeps = options.serviceWorkers === 'allow';
      if (!keeps) await context.addInitScript(withoutServiceWorkers);
      if (savesData ?? !keeps) await context.addInitScript(saveData);
      if (latest > 0 && !keeps) await slowDown(context); // to keep the whole page would take minutes
      const page = await context.newPage();
      const complaints = watch(page);
      const trail = new Trail(page);
      await page.goto(path);
      const excused: RegExp[] = [];
      const excuse = (complaint: RegExp) => void excused.push(complaint);
      const visitor = { page, complaints, excused, excuse, trail, board: new Board(page) };
      visitors.push(visitor);
      return visitor;
    });
    const complaints: string[] = [];
    const failed = task.result?.state === 'fail';
    for (const visitor of visitors) {
      if (failed) console.error(`${task.name}: ${await visitor.trail.told()}`);
      if (!visitor.page.isClosed())
        complaints.push(...(await visitor.page.evaluate(() => window.refusedByPolicy ?? [])));
      await visitor.page.context().close();
      complaints.push(...visitor.complaints.filter((text) => !visitor.excused.some((known) => known.test(text))));
    }
    for (const one of whole) await one.close();
    expect(complaints, 'what the browser complained about').toEqual([]);
  },
  begin: async ({ visit }, use) => {
    await use(async (start = {}, options = {}) => {
      const { board } = await visit(addressOf(start), options);
      await board.part('game').waitFor();
      return board;
    });
  },
});
