// The page opens and works when its server is away, and a newer one comes when the player wants it.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { Board } from './support/board';
import { faults } from './support/faults';
import { PlainHost } from './support/plainHost';
import { database, muehle, Server } from './support/server';
import { languageNames, languages } from './support/language';
import { test, watch } from './support/test';

const keeps = { serviceWorkers: 'allow' } as const;
const away = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/; // what a browser says of a server that is not there

// The page has been kept, whole.
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const folder = '/games/muehle/';

// The page as plain files in a folder, written once.
const written = mkdtempSync(join(tmpdir(), 'muehle-page-'));
beforeAll(() => void expect(muehle(['page', '--out', written, '--db', database]).status).toBe(0));
afterAll(() => rmSync(written, { recursive: true }));

async function plainFiles(): Promise<{ files: string; address: string; close: () => void }> {
  const files = mkdtempSync(join(tmpdir(), 'muehle-page-'));
  cpSync(written, files, { recursive: true });
  const host = await PlainHost.open(files, { at: folder });
  const close = () => {
    host.close();
    rmSync(files, { recursive: true, force: true });
  };
  return { files, address: host.address, close };
}

// Not only another hash: the page is opened anew.
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

// The pages that need no server, and what is seen when they are there.
const pages = [
  ['#games', '[data-testid=games]'],
  ['#learn', '[data-testid=lessons]'],
  ['#learn=mills', 'main [data-point=d6]'],
  ['#solution', '[data-testid=solution-parts]'],
  ['#rules', '[data-testid=compare]'],
  ['#history', '[data-testid=history]'],
  ['#puzzles', '[data-testid=puzzles]'],
  ['#puzzles?mode=daily', '[data-testid=trial]'],
  ['#analyse?position=', '[data-testid=analysis]'],
] as const;

// The paths of what is kept for the page itself.
const whatIsKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = window.caches;
    const pages = (await caches.keys()).filter((name) => !name.startsWith('muehle-endgames'));
    const kept = await Promise.all(pages.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

describe('without the server', () => {
  test('every page opens that needs none, and endgames with few stones are exact', async ({ server, visit }) => {
    const listed = async () =>
      (await (await fetch(`${server.address}/db/manifest.json`)).text()).includes('moving-3-3.wdl');
    await expect.poll(listed).toBe(true); // the server makes them itself, the first time that tests run
    const { page, board, excuse } = await visit('/', keeps);
    await kept(page);
    const keptThem = () => page.evaluate(async () => (await caches.match('/db/endgames.json')) !== undefined);
    await expect.poll(keptThem).toBe(true);
    await server.stop();
    excuse(away);

    // Nothing is left in the window of what it has loaded before.
    const shows = (part: string) => page.locator(part).first().waitFor();
    await open(page, '/');
    await shows('[data-point=d6][aria-label*=","]');
    await open(page, '/index.html');
    await shows('[data-testid=home]');
    for (const [address, part] of pages) {
      await page.evaluate((hash) => (location.hash = hash), address);
      await shows(part);
    }
    for (const theme of ['win', 'only', 'draw', 'build', 'break', 'block', 'sacrifice', 'flying', 'trap']) {
      await page.evaluate(() => (location.hash = '#puzzles'));
      await shows('[data-testid=puzzles]');
      await page.evaluate((hash) => (location.hash = hash), `#puzzles?theme=${theme}`);
      await shows('[data-testid=trial]');
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    for (const language of [...languages, 'en'] as const) {
      await page.getByRole('radio', { name: languageNames[language] }).check();
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
    }

    await open(page, `/#analyse?position=${encodeURIComponent('WW.W.................BBB w 0 0')}`);
    const values = board.part('move-values').getByRole('button');
    await expect.poll(() => values.first().getAttribute('data-value')).toBe('win');
    expect(await board.part('move-values').textContent()).toContain('Exact');
    await board.part('engine-on').check();
    await board.part('engine-move').first().waitFor();
  });

  test('a game is played, kept and reviewed, and a table waits for the server', async ({ server, visit }) => {
    const { page, board, excuse } = await visit('/', keeps);
    await kept(page);
    expect(await whatIsKept(page)).toEqual(expect.arrayContaining(['/', '/theme.js', '/manifest.webmanifest']));
    await page.evaluate(() => Promise.all(['db/manifest.json', 'healthz', 'api/addresses'].map((path) => fetch(path))));
    const neverKept = (path: string) => /^\/(db|api|g|r|healthz)/.test(path);
    expect((await whatIsKept(page)).filter(neverKept), 'what the server alone knows').toEqual([]);
    await board.invite('Anna');
    const table = page.url();
    await server.stop();
    excuse(/./); // the socket complains in many ways
    await open(page, '/?mode=computer&level=1&colour=white');
    await board.tapPoint('d6');
    await board.seesPlies(2); // the computer has answered
    await open(page, '/#play');
    await board.seesPlies(2);

    // No endgame that is kept.
    const position = new URLSearchParams({ mode: 'two', position: 'WW.W...W.WWW..WB......BB w 0 0' });
    await open(page, `/?${position.toString()}`);
    await board.playMoves(['g4-g7xc3']);
    await board.endsWith('white_wins:too_few_stones');
    await board.press('review');
    await page.locator('[data-testid=review-panel][data-done=true]').waitFor();
    expect(await board.part('review-panel').textContent()).toContain('Estimated');

    await open(page, table);
    await page.locator('header').waitFor();
    await server.start();
    await board.part('game').waitFor();
  });
});

test('the page can be installed', async ({ server, visit }) => {
  const { page } = await visit('/', { ...keeps, browser: 'whole' });
  const tools = await page.context().newCDPSession(page);
  // In the language of its reader, which the page has once its words are there. The browser is asked then: who asks it
  // while it reads the one before is told that one for good.
  const linked = () => page.locator('link[rel=manifest]').getAttribute('href');
  await expect.poll(linked).toMatch(/manifest\.en\.webmanifest$/);
  const { url, errors } = await tools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${server.address}/manifest.en.webmanifest`, []]);
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

// Browsers keep the clipboard and other things from pages that are not served securely.
test('without a secure address nothing is kept, offered or broken, and links are as always', async ({ browser }) => {
  const server = new Server(['--allow-host', 'muehle.test']);
  await server.start();
  const page = await browser.newPage({ locale: 'en-GB' });
  const complaints = watch(page);
  const board = new Board(page);
  const address = server.address.replace('127.0.0.1', 'muehle.test');
  await page.goto(address);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  await board.tapPoint('d6');
  await board.seesPlies(2);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await board.part('show-device').count()).toBe(0);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Start page' }).first().click();
  await board.askForLink();
  expect(await board.part('invite-link').inputValue()).toMatch(new RegExp(`^${address}/g/`));
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
  await server.remove();
});

describe('a newer version', () => {
  // As another build would write it: other files, another worker, and nothing left of the old one.
  function deploy(files: string, number = 2): void {
    const assets = join(files, 'assets');
    const renamed = readdirSync(assets).filter(
      (name) => name.startsWith('LearnPage-') || name.startsWith('HistoryPage-'),
    );
    for (const name of renamed) rmSync(join(assets, name));
    const index = join(files, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace(/<body[^>]*>/, `<body data-version="${number}">`));
    const worker = join(files, 'offline.js');
    let code = readFileSync(worker, 'utf8');
    for (const name of renamed) code = code.replace(`"assets/${name}",`, '');
    writeFileSync(worker, code.replace(/[0-9a-f]{16}/, String(number).repeat(16)));
  }
  const version = (page: Page) => page.evaluate(() => document.body.dataset['version'] ?? '1');

  test('comes when the player asks for it, an open page keeps its parts, and then it is kept', async ({ browser }) => {
    const { files, address, close } = await plainFiles();
    const page = await browser.newPage({ locale: 'en-GB' });
    const board = new Board(page);
    const note = page.getByTestId('update');
    await page.goto(address);
    await kept(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toMatch(folder);

    deploy(files);
    await open(page, `${address}?mode=two`);
    await board.playMoves(['d6']);
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
    expect(await version(page)).toBe('1');
    expect(await note.getByRole('button').count()).toBe(0); // not in a game

    await page.getByRole('link', { name: 'Start page' }).click();
    await expect.poll(() => note.textContent()).toContain('A new version is there.');
    expect(await faults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const bottom = await note.evaluate((one) => one.getBoundingClientRect().bottom);
    const top = await page.getByTestId('board').evaluate((one) => one.getBoundingClientRect().top);
    expect(bottom).toBeLessThan(top); // it covers neither the board nor what is to be pressed below
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('link', { name: 'Learn' }).first().click();
    await board.part('lessons').waitFor(); // a part that its host does not have any more
    await note.getByRole('button', { name: 'Reload' }).click();
    // While the page is loaded again it has no body yet.
    await page.waitForFunction(() => document.querySelector('body')?.dataset['version'] === '2');
    expect(await note.getByRole('button').count()).toBe(0);
    close();
    await open(page, `${address}#puzzles`);
    await page.getByTestId('puzzles').waitFor();
    await page.close();
  });

  test('that is not all there is not taken, and two others leave the files of a page that stays open', async ({
    browser,
  }) => {
    const { files, address, close } = await plainFiles();
    const page = await browser.newPage();
    await page.goto(address);
    await kept(page);
    const worker = join(files, 'offline.js');
    const first = readFileSync(worker);
    deploy(files, 4);
    const code = readFileSync(worker, 'utf8');
    writeFileSync(worker, code.replace('"assets/', '"assets/absent-AAAAAAAA.js","assets/'));
    expect(await page.evaluate(updateComes)).toBe('redundant');
    const pages = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith('muehle-endgames')));
    const before = await pages();
    expect(before).toHaveLength(1);
    writeFileSync(worker, first);
    await open(page, address);
    expect(await version(page)).toBe('1');

    writeFileSync(worker, code);
    for (const number of [2, 3]) {
      deploy(files, number);
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update();
      });
      await page.waitForFunction(async (version) => {
        const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
        const there = (await caches.keys()).some((name) => name.endsWith(version));
        return there && waiting?.state === 'installed';
      }, String(number).repeat(16));
    }
    await page.evaluate(async () => {
      const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      waiting?.postMessage('take over'); // as another window does
    });
    await page.waitForFunction(async () => {
      const { waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return !waiting && active?.state === 'activated';
    });
    expect(await pages()).toEqual(expect.arrayContaining(before));
    await page.close();
    close();
  });
});

// In the page: asks for a newer worker, and says what has become of it.
async function updateComes(): Promise<string> {
  const registration = await navigator.serviceWorker.getRegistration();
  const coming = new Promise<ServiceWorker>((resolve) =>
    registration?.addEventListener('updatefound', () => registration.installing && resolve(registration.installing)),
  );
  await registration?.update();
  const worker = await coming;
  return new Promise<string>((resolve) => {
    const tell = () => worker.state !== 'installing' && resolve(worker.state);
    worker.addEventListener('statechange', tell);
    tell();
  });
}
