// What waits for a player is said wherever he is: in a line over the page, in notifications, and by a push.
import type { Page, Worker } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faults } from './support/faults';
import { test, type Visitor, type VisitOptions } from './support/test';

type Visit = (path?: string, options?: VisitOptions) => Promise<Visitor>;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const notified: VisitOptions = { serviceWorkers: 'allow', permissions: ['notifications'], browser: 'whole' };

async function member(visit: Visit, name: string, options?: VisitOptions): Promise<Visitor> {
  const visitor = await visit('/#account', options);
  const { board, page } = visitor;
  await board.part('new-account-name').fill(name);
  await board.part('new-account-password').fill('correct horse');
  await page.keyboard.press('Enter');
  await board.part('signed-in').waitFor();
  return visitor;
}

const posted = ({ page }: Visitor, path: string, body: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([to, what]) => {
      const answer = await fetch(to, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: what });
      return (await answer.json()) as Record<string, unknown>;
    },
    [path, JSON.stringify(body)] as const,
  );
// By days; its code.
async function gameOf(white: Visitor, black: Visitor): Promise<string> {
  const { code } = await posted(white, '/api/tables', { rules: 'standard', colour: 'white', time: '1/259200' });
  await posted(black, `/api/tables/${String(code)}/join`, {});
  return String(code);
}
const challenge = (from: Visitor, to: string) =>
  posted(from, '/api/challenges', { to, rules: 'standard', time: '300+5' });
const at = async ({ page, board }: Visitor, code: string) => {
  await page.goto(`/g/${code}`);
  await board.part('game').waitFor();
};

// As a socket does where something is new.
const hint = (page: Page) => page.evaluate(() => dispatchEvent(new Event('muehle:waiting')));

// The page asks only when there is a reason to, not by itself a little later.
function withoutLongTimers(): void {
  const plain = window.setTimeout.bind(window);
  window.setTimeout = ((work: () => void, after?: number) =>
    (after ?? 0) < 10_000 ? plain(work, after) : 0) as typeof window.setTimeout;
}
function deferred() {
  let done = (): void => undefined;
  const promise = new Promise<void>((resolve) => (done = resolve));
  return { promise, done };
}

// Anna has given up a game by days against Ben, and both sit at its table.
async function resigned(visit: Visit): Promise<{ anna: Visitor; ben: Visitor; code: string }> {
  const anna = await member(visit, 'Anna');
  const ben = await member(visit, 'Ben');
  const code = await gameOf(anna, ben);
  await at(anna, code);
  await at(ben, code);
  await anna.board.playMoves(['d6']);
  await ben.board.playMoves(['f4']);
  await anna.board.press('resign');
  await anna.board.press('really-resign');
  await ben.board.endsWith('black_wins:resignation');
  return { anna, ben, code };
}

async function boardIsFree(page: Page): Promise<void> {
  const note = await page.getByTestId('call-note').boundingBox();
  const board = await page.locator('svg:has([data-point=d6]), [data-testid=board]').first().boundingBox();
  if (!note || !board) throw new Error('there is nothing to be seen');
  expect(note.y + note.height).toBeLessThanOrEqual(board.y);
}

describe('who sits at a table', () => {
  for (const [name, options] of [
    ['a desktop', {}],
    ['a phone', phone],
    ['a phone on its side', { ...phone, viewport: { width: 740, height: 360 } }],
  ] as const) {
    test(`is told of a challenge at once, on ${name}`, async ({ visit }) => {
      const anna = await member(visit, 'Anna');
      const ben = await member(visit, 'Ben', options);
      const cleo = await member(visit, 'Cleo');
      await at(ben, await gameOf(ben, cleo));
      const { board, page } = ben;
      await challenge(anna, 'Ben');
      await expect.poll(() => board.part('call-note').textContent()).toMatch(/Anna challenges you\./);
      expect(await board.part('call-note').getByRole('status').textContent()).toMatch(/Anna challenges you/);
      await boardIsFree(page);
      expect(await faults(page)).toEqual([]);
      await board.press('call-open');
      await board.part('challenge').waitFor();
      await expect.poll(() => board.part('call-note').textContent()).not.toMatch(/challenges/);
    });
  }

  test('is told of what comes while the page asks already', async ({ visit }) => {
    const anna = await member(visit, 'Anna');
    const ben = await member(visit, 'Ben');
    const { board, page } = ben;
    await page.addInitScript(withoutLongTimers);
    const hinted = new Promise<void>((seen) =>
      page.on('websocket', (line) =>
        line.on('framereceived', ({ payload }) => void (payload === '{"t":"waiting"}' && seen())),
      ),
    );
    await at(ben, await gameOf(ben, anna));

    const answered = deferred();
    const released = deferred();
    await page.route('**/api/me/waiting', async (route) => {
      const response = await route.fetch();
      answered.done();
      await released.promise;
      await route.fulfill({ response });
    });
    await hint(page);
    await answered.promise;
    await challenge(anna, 'Ben');
    await hinted;
    released.done();
    await expect.poll(() => board.part('call-note').textContent()).toMatch(/Anna challenges you\./);
  });

  test('is told that he is to move elsewhere, and is there at one tap', async ({ visit }) => {
    const anna = await member(visit, 'Anna');
    const ben = await member(visit, 'Ben');
    const cleo = await member(visit, 'Cleo');
    const far = await gameOf(anna, ben);
    await at(ben, await gameOf(ben, cleo));
    await at(anna, far);
    await anna.board.playMoves(['d6']);
    await expect.poll(() => ben.board.part('call-note').textContent()).toMatch(/your move against Anna/);
    await ben.board.press('call-open');
    await ben.page.waitForURL(`**/g/${far}`);
    await ben.board.seesPlies(1);
    expect(await ben.board.part('call-note').textContent()).not.toMatch(/your move/);
  });

  test('puts the line away', async ({ visit }) => {
    const anna = await member(visit, 'Anna');
    const ben = await member(visit, 'Ben');
    await at(ben, await gameOf(ben, anna));
    await challenge(anna, 'Ben');
    await ben.board.press('call-close');
    await expect.poll(() => ben.board.part('call-note').textContent()).not.toMatch(/Anna/);
    await ben.page.reload();
    await ben.board.part('game').waitFor();
    await ben.page.waitForResponse(/api\/me\/waiting/);
    expect(await ben.board.part('call-note').textContent()).not.toMatch(/Anna/);
  });
});

describe('who has left a table', () => {
  test('is told that the other one wants another game, and is there at one tap', async ({ visit }) => {
    const { anna, ben, code } = await resigned(visit);
    const { board, page } = ben;
    await page.goto('/#lobby');
    await board.part('lobby').waitFor();

    await anna.board.press('next');
    await expect.poll(() => board.part('call-note').textContent()).toMatch(/Anna would like another game\./);
    expect(await covered(page)).toEqual([]);
    expect(await faults(page)).toEqual([]);
    await board.press('call-open');
    await page.waitForURL(`**/g/${code}`);
    await board.part('next-decline').waitFor();
    expect(await board.part('call-note').textContent()).not.toMatch(/another game/);
    await board.press('next');
    await anna.board.seesPlies(0);
  });

  test('is not told again what he has seen there', async ({ visit }) => {
    const { anna, ben, code } = await resigned(visit);
    const { board, page } = ben;
    await page.addInitScript(withoutLongTimers);
    await at(ben, code);
    await anna.board.press('next');
    await board.part('next-decline').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('muehle.told'))).toMatch(/next:/);
    const asked = page.waitForResponse(/api\/me\/waiting/);
    await page.goto('/#lobby');
    await asked;
    await board.part('lobby').waitFor();
    expect(await board.part('call-note').textContent()).not.toMatch(/another game/);
  });
});

test('who has signed out is told nothing more', async ({ visit }) => {
  const anna = await member(visit, 'Anna');
  const { board, page } = await member(visit, 'Ben');
  await challenge(anna, 'Ben');
  await hint(page);
  await expect.poll(() => board.part('call-note').textContent()).toMatch(/Anna challenges you\./);
  await board.press('logout');
  await expect.poll(() => board.part('call-note').textContent()).not.toMatch(/Anna/);
});

// What lies under the line that is shown.
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const line = document.querySelector('[data-testid=call-note]')?.getBoundingClientRect();
    const parts = [...document.querySelectorAll('header > *, header a, main')];
    return parts.flatMap((part) => {
      const rect = part.getBoundingClientRect();
      const over = line !== undefined && rect.width > 0 && rect.height > 0 && line.bottom > rect.top + 0.5;
      return over && line.right > rect.left && line.left < rect.right ? [part.outerHTML.slice(0, 60)] : [];
    });
  });

describe('who is a referee', () => {
  test.for([1280, 768, 390, 360])(
    'is told of a call, and nothing is covered: %i wide',
    async (width, { visit, server }) => {
      const anna = await member(visit, 'Anna');
      const ben = await member(visit, 'Ben');
      const rike = await member(visit, 'Rike', { viewport: { width, height: 800 }, locale: 'de-DE' });
      const { board, page } = rike;
      await page.goto(server.hostLink());
      await board.press('become-host');
      await board.part('accounts').waitFor();
      await page.goto('/#lobby');
      const code = await gameOf(anna, ben);
      await posted(anna, `/api/tables/${code}/call`, { game: 1, text: 'Nobody answers.' });
      await hint(page);
      await board.part('call-open').waitFor();
      expect(await covered(page)).toEqual([]);
      expect(await faults(page)).toEqual([]);
      await board.part('account-entry').click();
      await board.part('signed-in').waitFor();
      expect(await covered(page)).toEqual([]);
      expect(await board.part('call-open').isVisible()).toBe(true);

      await page.evaluate(() => (location.hash = '#referee'));
      await expect.poll(() => board.part('calls').getByRole('listitem').count()).toBe(1);
      expect(await board.part('call-open').count()).toBe(0);
      const asked = page.waitForResponse(/api\/me\/waiting/);
      await page.reload();
      await asked;
      await expect.poll(() => board.part('calls').getByRole('listitem').count()).toBe(1);
      expect(await board.part('call-open').count()).toBe(0);
    },
  );
});

// A browser with a push service, which nobody reaches from here.
function withPushes(): void {
  let there: object | null = null;
  const manager = {
    getSubscription: () => Promise.resolve(there),
    subscribe: (options: { applicationServerKey: Uint8Array }) => {
      there = {
        endpoint: 'https://push.example.org/send/ben',
        options: { applicationServerKey: options.applicationServerKey.buffer },
        unsubscribe: () => {
          there = null;
          return Promise.resolve(true);
        },
      };
      return Promise.resolve(there);
    },
  };
  Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', { get: () => manager });
}
const lookAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
// What the service worker has shown. It is asked itself: Chromium forgets a notification for good when the page asks for
// all of them just while it comes up.
interface Shower {
  titles?: string[];
}
async function watchedWorker(page: Page): Promise<Worker> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const titles: string[] = ((globalThis as Shower).titles = []);
    const registrations = ServiceWorkerRegistration.prototype;
    const show = Reflect.get(registrations, 'showNotification');
    registrations.showNotification = async function (title, options) {
      await show.call(this, title, options);
      titles.push(title);
    };
  });
  return worker;
}
const shownBy = (worker: Worker): Promise<string[]> => worker.evaluate(() => (globalThis as Shower).titles ?? []);
const services = async ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(async () => {
    const all = (await (await fetch('/api/me/data')).json()) as { push: { service: string }[] };
    return all.push.map(({ service }) => service);
  });
const stateOf = ({ board }: Visitor) => board.part('elsewhere').getAttribute('data-state');
async function settingsOf({ page, board }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await board.part('elsewhere').waitFor();
}

describe('who looks elsewhere', () => {
  test('is told by the browser once he has switched it on, and a push wakes it', async ({ visit }) => {
    const anna = await member(visit, 'Anna');
    const ben = await member(visit, 'Ben', notified);
    const { board, page } = ben;
    await page.addInitScript(withPushes);
    await page.goto('/');
    const worker = await watchedWorker(page);
    await settingsOf(ben);
    expect(await stateOf(ben)).toBe('off');
    await board.part('elsewhere').getByRole('checkbox').check();
    await expect.poll(() => stateOf(ben)).toBe('on');
    await expect.poll(() => services(ben)).toEqual(['https://push.example.org']);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');

    const code = await gameOf(ben, anna);
    await at(ben, code);
    await at(anna, code);
    await board.playMoves(['d6']);
    await lookAway(page);
    await anna.board.seesPlies(1);
    await anna.board.playMoves(['f4']);
    const turn = 'It is your move against Anna.';
    await expect.poll(() => shownBy(worker)).toEqual([turn]);
    await challenge(anna, 'Ben');
    await expect.poll(() => shownBy(worker)).toEqual([turn, 'Anna challenges you.']);

    // Nothing of it is shown any more, and the browser wakes.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      for (const one of await registration.getNotifications()) one.close();
    });
    const tools = await page.context().newCDPSession(page);
    const id = new Promise<string>((found) =>
      tools.on(
        'ServiceWorker.workerRegistrationUpdated',
        ({ registrations: [one] }) => one && found(one.registrationId),
      ),
    );
    await tools.send('ServiceWorker.enable');
    await tools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await id,
      data: '',
    });
    await expect.poll(async () => (await shownBy(worker)).slice(2).sort()).toEqual(['Anna challenges you.', turn]);

    await page.goto('/');
    await settingsOf(ben);
    await expect.poll(() => stateOf(ben)).toBe('on');
    await board.part('elsewhere').getByRole('checkbox').uncheck();
    await expect.poll(() => services(ben)).toEqual([]);
    expect(await stateOf(ben)).toBe('off');
  });

  test('learns why it cannot be', async ({ visit }) => {
    const blocked = await visit('/', { serviceWorkers: 'allow' });
    await blocked.page.evaluate(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
      Notification.requestPermission = () => Promise.resolve('denied');
    });
    await settingsOf(blocked);
    if ((await stateOf(blocked)) === 'off') await blocked.board.part('elsewhere').getByRole('checkbox').click();
    await expect.poll(() => stateOf(blocked)).toBe('blocked');
    expect(await blocked.board.part('elsewhere').textContent()).toMatch(/The browser does not allow it/);

    const without = await visit('/');
    await settingsOf(without);
    expect(await stateOf(without)).toBe('unsupported');
    expect(await without.board.part('elsewhere').getByRole('checkbox').isDisabled()).toBe(true);
  });
});
