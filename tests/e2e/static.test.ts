// The page as plain files in a folder of some server that knows nothing of the game.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { Board } from './support/board';
import { PlainHost } from './support/plainHost';
import { database, muehle, Server, strict, strictDatabase } from './support/server';
import { test as base, watch } from './support/test';

const threeEach = 'WW.W.................BBB w 0 0';
const fourThree = 'WW.WW................BBB w 0 0';
const moves = ['b6-d5', 'g1-g7', 'd7-d6', 'a1-a4', 'a7-d7xg7']; // a win that is given away twice

// What `muehle page` writes.
const test = base.extend<{
  write: (db?: string) => string;
  host: (files: string, options?: object) => Promise<PlainHost>;
}>({
  write: async ({}, use) => {
    const folders: string[] = [];
    await use((db = database) => {
      const files = mkdtempSync(join(tmpdir(), 'muehle-page-'));
      folders.push(files);
      expect(muehle(['page', '--out', files, '--db', db]).status).toBe(0);
      return files;
    });
    for (const files of folders) rmSync(files, { recursive: true });
  },
  host: async ({}, use) => {
    const hosts: PlainHost[] = [];
    await use(async (files, options = {}) => {
      const host = await PlainHost.open(files, options);
      hosts.push(host);
      return host;
    });
    for (const host of hosts) host.close();
  },
});

describe('plain files in a folder', () => {
  test('are the whole page, but for tables', async ({ browser, write, host }) => {
    const at = '/games/muehle/';
    const { address, strange } = await host(write(), { at });
    const page = await browser.newPage({ locale: 'en-GB' });
    const complaints = watch(page);
    const board = new Board(page);
    await page.goto(address);
    await board.press('invite-somebody');
    await expect.poll(() => board.part('no-tables').textContent()).toMatch(/^There are no games by link here/);
    expect(await board.part('invite-form').count()).toBe(0);
    await page.keyboard.press('Escape');
    await board.part('no-tables').waitFor({ state: 'detached' });
    expect((await board.part('start-error').textContent())?.trim()).toBe('');

    await board.tapPoint('d6');
    await board.part('game').waitFor();
    await board.seesPlies(2); // the computer plays, too
    expect(page.url()).toContain(`${at}#game=`);
    await page.reload();
    await board.seesPlies(2);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Startseite' }).click();
    await board.press('my-games');
    await board.part('kept-game').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Lobby' }).count()).toBe(0);
    await page.goto(`${address}#analyse?position=`);
    await board.part('analysis').waitFor();
    await board.tapPoint('d6');
    await board.seesPlies(1);
    await board.part('engine-on').check();
    await board.part('engine-move').first().waitFor();
    expect([strange, complaints]).toEqual([[], []]);
    await page.close();
  });

  test('tell what every move is worth without asking for anything twice, and judge a game exactly', async ({
    browser,
    write,
    host,
  }) => {
    const { address, strange, stretches } = await host(write());
    const page = await browser.newPage({ locale: 'en-GB' });
    const complaints = watch(page);
    const board = new Board(page);
    const values = board.part('move-values').getByRole('button');
    const open = async (position: string) => {
      await page.goto(`${address}#analyse?position=${encodeURIComponent(position)}`);
      await expect.poll(() => values.first().getAttribute('data-value')).not.toBeNull();
    };
    await open(threeEach);
    expect(await board.part('move-values').textContent()).toContain('Exact');
    expect(await board.part('worth').textContent()).toMatch(/^The side to move wins in .*\.\s+\d+ of \d+ moves/);
    await open(fourThree);
    await values.first().click();
    await board.seesPlies(1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => values.first().getAttribute('data-value')).not.toBeNull();
    expect(stretches.length).toBeGreaterThan(0);
    expect(new Set(stretches).size).toBe(stretches.length);

    await page.goto(`${address}?mode=two&position=${encodeURIComponent(threeEach)}`);
    await board.playMoves(moves);
    await board.endsWith('white_wins:too_few_stones');
    await board.press('review');
    await page.locator('[data-testid=review-panel][data-done=true]').waitFor();
    const panel = await board.part('review-panel').textContent();
    expect(panel).toContain(
      'White: 2 of 3 moves good. Black: 0 of 1 move good; 1 more when there was nothing left to lose.',
    );
    expect(panel).toContain('Exact');
    expect([strange, complaints]).toEqual([[], []]);
    await page.close();
  });
});

describe('a database elsewhere', () => {
  test('is read by the page of a server that names it, and no other is', async ({ browser, write, host }) => {
    const there = await host(write(strictDatabase));
    const server = new Server(['--db-at', `${there.address}db/`]);
    await server.start();
    const page = await browser.newPage({ locale: 'en-GB' });
    const board = new Board(page);
    const query = new URLSearchParams({ position: threeEach, rules: strict }).toString();
    await page.goto(`${server.address}#analyse?${query}`);
    const values = board.part('move-values').getByRole('button');
    await expect.poll(() => values.first().getAttribute('data-value')).toBe('win');
    expect(await board.part('move-values').textContent()).toContain('Exact');
    const taken = (address: string) =>
      page.evaluate(
        (from) =>
          fetch(from).then(
            (answer) => answer.ok,
            () => false,
          ),
        address,
      );
    expect(await taken(`${there.address}db/manifest.json`)).toBe(true);
    expect(await taken(`${there.address}index.html`)).toBe(false); // the policy names the folder alone
    await page.close();
    await server.remove();
  });
});
