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

describe('without the server', () => {
  test('every page opens that needs none', async ({ server, visit }) => {
    const { page, board, excuse } = await visit('/', keeps);
    await kept(page);
    await server.stop();
    excuse(away);
    const opens = async (path: string, shows: string) => {
      await open(page, path);
      await page.locator(shows).first().waitFor();
    };
    await opens('/', '[data-point=d6][aria-label*=","]');
    await opens('/index.html', '[data-testid=home]');
    await opens('/#games', '[data-testid=games]');
    await opens('/#learn', '[data-testid=lessons]');
    await opens('/#learn=mills', 'main [data-point=d6]');
    await opens('/#solution', '[data-testid=solution-parts]');
    await opens('/#rules', '[data-testid=compare]');
    await opens('/#history', '[data-testid=history]');
    await opens('/#puzzles', '[data-testid=puzzles]');
    await opens('/#puzzles?mode=daily', '[data-testid=trial]');
    for (const theme of ['win', 'only', 'draw', 'build', 'break', 'block', 'sacrifice', 'flying', 'trap'])
      await opens(`/#puzzles?theme=${theme}`, '[data-testid=trial]');
    await opens('/#analyse', '[data-testid=analysis]');
    await board.part('engine-on').check();
    await board.part('engine-move').first().waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    for (const language of ['Deutsch', 'Français', 'Magyar', 'English']) {
      await page.getByRole('radio', { name: language }).check();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.lang))
        .toBe(language.slice(0, 2).toLowerCase().replace('ma', 'hu'));
    }
  });

  test('endgames with few stones are exact', async ({ server, visit }) => {
    const listed = async () =>
      (await (await fetch(`${server.address}/db/manifest.json`)).text()).includes('moving-3-3.wdl');
    await expect.poll(listed).toBe(true); // the server makes them itself, the first time that tests run
    const { page, board, excuse } = await visit('/', keeps);
    await kept(page);
    const keptThem = () => page.evaluate(async () => (await caches.match('/db/endgames.json')) !== undefined);
    await expect.poll(keptThem).toBe(true);
    await server.stop();
    excuse(away);
    await open(page, `/#analyse?position=${encodeURIComponent('WW.W.................BBB w 0 0')}`);
    const values = board.part('move-values').getByRole('button');
    await expect.poll(() => values.first().getAttribute('data-value')).toBe('win');
    expect(await board.part('move-values').textContent()).toContain('Exact');
  });

  test('a game is played, kept and reviewed', async ({ server, visit }) => {
    const { page, board, excuse } = await visit('/', keeps);
    await kept(page);
    await server.stop();
    excuse(away);
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
  });

  test('a table opens and waits for it', async ({ server, visit }) => {
    const { page, board, excuse } = await visit('/', keeps);
    await kept(page);
    await board.invite('Anna');
    const table = page.url();
    await server.stop();
    excuse(/./); // the socket complains in many ways
    await open(page, table);
    await page.locator('header').waitFor();
    await server.start();
    await board.part('game').waitFor();
  });
});

test('is never kept: what the server alone knows', async ({ visit }) => {
  const { page } = await visit('/', keeps);
  await kept(page);
  await page.evaluate(() => Promise.all(['db/manifest.json', 'healthz', 'api/addresses'].map((path) => fetch(path))));
  const addresses = await page.evaluate(async () => {
    const caches = window.caches;
    const pages = (await caches.keys()).filter((name) => !name.startsWith('muehle-endgames'));
    const kept = await Promise.all(pages.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses).toEqual(expect.arrayContaining(['/', '/theme.js', '/manifest.webmanifest']));
  expect(addresses.filter((path) => /^\/(db|api|g|r|healthz)/.test(path))).toEqual([]);
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

test('without a secure address nothing is kept, offered or broken', async ({ browser }) => {
  const server = new Server(['--allow-host', 'muehle.test']);
  await server.start();
  const page = await browser.newPage({ locale: 'en-GB' });
  const complaints = watch(page);
  const board = new Board(page);
  await page.goto(server.address.replace('127.0.0.1', 'muehle.test'));
  await board.tapPoint('d6');
  await board.seesPlies(2);
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await board.part('show-device').count()).toBe(0);
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

  test('comes when the player asks for it, and an open page keeps its parts', async ({ browser }) => {
    const { files, address, close } = await plainFiles();
    const page = await browser.newPage({ locale: 'en-GB' });
    const board = new Board(page);
    const note = page.getByTestId('update');
    await page.goto(address);
    await kept(page);

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
    await page.waitForFunction(() => document.body.dataset['version'] === '2');
    expect(await note.getByRole('button').count()).toBe(0);
    await page.close();
    close();
  });

  test('leaves the files of a page that stays open over two of them', async ({ browser }) => {
    const { files, address, close } = await plainFiles();
    const page = await browser.newPage();
    await page.goto(address);
    await kept(page);
    const [first] = await page.evaluate(() => caches.keys());
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
    expect(await page.evaluate(() => caches.keys())).toContain(first);
    await page.close();
    close();
  });

  test('that is not all there is not taken', async ({ browser }) => {
    const { files, address, close } = await plainFiles();
    const page = await browser.newPage();
    await page.goto(address);
    await kept(page);
    deploy(files);
    const worker = join(files, 'offline.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace('"assets/', '"assets/absent-AAAAAAAA.js","assets/'));
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const coming = new Promise<ServiceWorker>((resolve) =>
        registration?.addEventListener(
          'updatefound',
          () => registration.installing && resolve(registration.installing),
        ),
      );
      await registration?.update();
      const worker = await coming;
      return new Promise<string>((resolve) => {
        const tell = () => worker.state !== 'installing' && resolve(worker.state);
        worker.addEventListener('statechange', tell);
        tell();
      });
    });
    expect(state).toBe('redundant');
    const pages = async () => (await caches.keys()).filter((name) => !name.startsWith('muehle-endgames')).length;
    expect(await page.evaluate(pages)).toBe(1);
    await open(page, address);
    expect(await version(page)).toBe('1');
    await page.close();
    close();
  });

  test('of plain files in a folder is kept for that folder alone', async ({ browser }) => {
    const { address, close } = await plainFiles();
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.goto(address);
    await kept(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toMatch(folder);
    close();
    await open(page, `${address}#puzzles`);
    await page.getByTestId('puzzles').waitFor();
    await page.close();
  });
});
