// What waits for a player is said wherever he is: in a line over the page, in notifications, and by a push.
import type { Page, Worker } from 'playwright-core';
import { describe, expect } from 'vitest';
import { password } from './support/account';
import { faults } from './support/faults';
import { resize } from './support/looks';
import { Program } from './support/program';
import { registered } from './support/registered';
import { test, type Visitor, type VisitOptions } from './support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const notified: VisitOptions = { serviceWorkers: 'allow', permissions: ['notifications'], browser: 'whole' };

interface Answers {
  post: (path: string, body: object) => Promise<{ status: number; body: unknown }>;
}
// By requests, as the page would make them: of a visitor, or of somebody who needs no page.
const byPage = ({ page }: Visitor): Answers => ({
  async post(path, data) {
    const answer = await page.context().request.post(path, { data });
    return { status: answer.status(), body: await answer.json() };
  },
});
async function posted(by: Answers, path: string, data: object): Promise<unknown> {
  const { status, body } = await by.post(path, data);
  if (status >= 300) throw new Error(`${path} was refused: ${String(status)} ${JSON.stringify(body)}`);
  return body;
}
// By days; its code.
async function gameOf(white: Answers, black: Answers): Promise<string> {
  const asked = { rules: 'standard', colour: 'white', time: '1/259200' };
  const { code } = (await posted(white, '/api/tables', asked)) as { code: string };
  await posted(black, `/api/tables/${code}/join`, {});
  return code;
}
const challenge = (from: Answers, to: string) =>
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

async function boardIsFree(page: Page): Promise<void> {
  const note = await page.getByTestId('call-note').boundingBox();
  const board = await page.locator('svg:has([data-point=d6]), [data-testid=board]').first().boundingBox();
  if (!note || !board) throw new Error('there is nothing to be seen');
  expect(note.y + note.height).toBeLessThanOrEqual(board.y);
  for (const part of await page.locator('header > :is(a, button)').all()) {
    const box = await part.boundingBox();
    expect(box && note.x < box.x + box.width && box.x < note.x + note.width, String(part)).toBe(false);
  }
}

// Of a challenge, by the line over the board, which leads to it.
async function isTold({ board, page }: Visitor, by: string): Promise<void> {
  const note = board.part('call-note');
  await expect.poll(() => note.textContent()).toMatch(`${by} challenges you.`);
  expect(await note.getByRole('status').textContent()).toMatch(`${by} challenges you`);
  await boardIsFree(page);
  expect(await faults(page)).toEqual([]);
  await board.press('call-open');
  await board.part('challenge').filter({ hasText: by }).waitFor();
  await expect.poll(() => note.textContent()).not.toMatch(/challenges/);
}

describe('who sits at a table', () => {
  test('is told of a challenge at once, also while the page asks already, and may put that away or sign out', async ({
    server,
    visit,
  }) => {
    const [anna, cleo, dora, emil, finn] = [
      await Program.asPerson(server, 'Anna'),
      await Program.asPerson(server, 'Cleo'),
      await Program.asPerson(server, 'Dora'),
      await Program.asPerson(server, 'Emil'),
      await Program.asPerson(server, 'Finn'),
    ];
    const ben = await registered(visit, 'Ben', '/theme.js');
    const { board, page } = ben;
    const note = () => board.part('call-note').textContent();
    const code = await gameOf(byPage(ben), cleo);
    await at(ben, code);
    await challenge(anna, 'Ben');
    await isTold(ben, 'Anna');

    // The line is put away.
    await at(ben, code);
    await challenge(dora, 'Ben');
    await expect.poll(note).toMatch(/Dora challenges you\./);
    await board.press('call-close');
    await expect.poll(note).not.toMatch(/Dora/);
    const asked = page.waitForResponse(/api\/me\/waiting/);
    await page.reload();
    await asked;
    await board.part('game').waitFor();
    expect(await note()).not.toMatch(/Dora/);

    // What comes while the page asks already.
    await page.addInitScript(withoutLongTimers);
    const hinted = new Promise<void>((seen) =>
      page.on('websocket', (line) =>
        line.on('framereceived', ({ payload }) => void (payload === '{"t":"waiting"}' && seen())),
      ),
    );
    await at(ben, code);
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
    await challenge(emil, 'Ben');
    await hinted;
    released.done();
    await expect.poll(note).toMatch(/Emil challenges you\./);
    await page.unroute('**/api/me/waiting');

    // Who has signed out is told nothing more.
    await page.goto('/#account');
    await board.part('signed-in').waitFor();
    await challenge(finn, 'Ben');
    await hint(page);
    await expect.poll(note).toMatch(/Finn challenges you\./);
    await board.press('logout');
    await expect.poll(note).not.toMatch(/Finn/);
  });

  test('is told of it on a phone, also on its side', async ({ server, visit }) => {
    const [anna, cleo, dora] = [
      await Program.asPerson(server, 'Anna'),
      await Program.asPerson(server, 'Cleo'),
      await Program.asPerson(server, 'Dora'),
    ];
    const ben = await registered(visit, 'Ben', '/theme.js', phone);
    const code = await gameOf(byPage(ben), cleo);
    await at(ben, code);
    await challenge(anna, 'Ben');
    await isTold(ben, 'Anna');
    await ben.page.setViewportSize({ width: 740, height: 360 });
    await at(ben, code);
    await challenge(dora, 'Ben');
    await isTold(ben, 'Dora');
  });
});

describe('who has left a table', () => {
  test('is told that he is to move there, or that the other one wants another game, and is there at one tap, but not told again', async ({
    server,
    visit,
  }) => {
    const cleo = await Program.asPerson(server, 'Cleo');
    const anna = await registered(visit, 'Anna', '/theme.js');
    const ben = await registered(visit, 'Ben', '/theme.js');
    const { board, page } = ben;
    const note = () => board.part('call-note').textContent();
    const code = await gameOf(byPage(anna), byPage(ben));
    await at(ben, await gameOf(byPage(ben), cleo));
    await at(anna, code);
    await anna.board.playMoves(['d6']);
    await expect.poll(note).toMatch(/your move against Anna/);
    await board.press('call-open');
    await page.waitForURL(`**/g/${code}`);
    await board.seesPlies(1);
    expect(await note()).not.toMatch(/your move/);

    // Anna gives up, and wants another game.
    await board.playMoves(['f4']);
    await anna.board.seesPlies(2);
    await anna.board.press('resign');
    await anna.board.press('really-resign');
    await board.endsWith('black_wins:resignation');
    await page.goto('/#lobby');
    await board.part('lobby').waitFor();
    await anna.board.press('next');
    await expect.poll(note).toMatch(/Anna would like another game\./);
    expect(await covered(page)).toEqual([]);
    expect(await faults(page)).toEqual([]);
    await board.press('call-open');
    await page.waitForURL(`**/g/${code}`);
    await board.part('next-decline').waitFor();
    expect(await note()).not.toMatch(/another game/);
    await board.press('next');
    await anna.board.seesPlies(0);

    // What he has seen there is not told again.
    await board.seesState(/^Your turn/);
    await board.playMoves(['d6']);
    await anna.board.seesPlies(1);
    await anna.board.playMoves(['f4']);
    await anna.board.press('resign');
    await anna.board.press('really-resign');
    await board.endsWith('white_wins:resignation');
    await page.evaluate(() => localStorage.removeItem('muehle.told')); // of the game before
    await page.addInitScript(withoutLongTimers);
    await at(ben, code);
    await anna.board.press('next');
    await board.part('next-decline').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('muehle.told'))).toMatch(/next:/);
    const asked = page.waitForResponse(/api\/me\/waiting/);
    await page.goto('/#lobby');
    await asked;
    await board.part('lobby').waitFor();
    expect(await note()).not.toMatch(/another game/);
  });
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

test('who is a referee is told of a call, and nothing is covered in a window of any width', async ({
  server,
  visit,
}) => {
  const [anna, ben] = [await Program.asPerson(server, 'Anna'), await Program.asPerson(server, 'Ben')];
  const rike = await registered(visit, 'Rike', server.hostLink(), { locale: 'de-DE' });
  const { board, page } = rike;
  await board.press('become-host');
  await board.part('accounts').waitFor();
  for (const [before, width] of [1280, 768, 390, 360].entries()) {
    const window = `${width} wide`;
    await resize(page, { width, height: 800 });
    await page.goto('/#lobby');
    await board.part('lobby').waitFor();
    const code = await gameOf(anna, ben);
    const { game } = (await anna.get(`/api/tables/${code}`)).body as { game: { number: number } };
    const caller = before % 2 === 0 ? anna : ben; // nobody calls four times
    await posted(caller, `/api/tables/${code}/call`, { game: game.number, text: 'Nobody answers.' });
    await hint(page);
    await board.part('call-open').waitFor();
    expect(await covered(page), window).toEqual([]);
    expect(await faults(page), window).toEqual([]);
    await board.part('account-entry').click();
    await board.part('signed-in').waitFor();
    expect(await covered(page), window).toEqual([]);
    expect(await board.part('call-open').isVisible(), window).toBe(true);

    await page.evaluate(() => (location.hash = '#referee'));
    const calls = board.part('calls').getByRole('listitem');
    await expect.poll(() => calls.count(), { message: window }).toBe(before + 1);
    expect(await board.part('call-open').count(), window).toBe(0);
    const asked = page.waitForResponse(/api\/me\/waiting/);
    await page.reload();
    await asked;
    await expect.poll(() => calls.count(), { message: window }).toBe(before + 1);
    expect(await board.part('call-open').count(), window).toBe(0);
  }
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
    const anna = await registered(visit, 'Anna', '/theme.js');
    const ben = await visit('/', notified);
    const { board, page } = ben;
    await posted(byPage(ben), '/api/register', { name: 'Ben', password });
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

    const code = await gameOf(byPage(ben), byPage(anna));
    await at(ben, code);
    await at(anna, code);
    await board.playMoves(['d6']);
    await lookAway(page);
    await anna.board.seesPlies(1);
    await anna.board.playMoves(['f4']);
    const turn = 'It is your move against Anna.';
    await expect.poll(() => shownBy(worker)).toEqual([turn]);
    await challenge(byPage(anna), 'Ben');
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
