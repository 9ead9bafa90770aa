// A host sees what the databases of his server have, and has more solved there.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { faults } from './support/faults';
import { database, Server, strictDatabase } from './support/server';
import { test as base, type Visitor } from './support/test';

const folder = mkdtempSync(join(tmpdir(), 'muehle-databases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusals = /status of 403/;
const long = 240_000; // ms: the solver gets a processor last, and the machine may be busy with other tests

const test = base.extend<{ server: Server }>({
  server: async ({}, use) => {
    for (const made of [database, strictDatabase]) cpSync(made, folder, { recursive: true });
    // The solver gets a processor last, so it has little to do.
    const [strict = ''] = readdirSync(strictDatabase);
    for (const kind of ['wdl', 'plies']) rmSync(join(folder, strict, `moving-3-3.${kind}`));
    const server = new Server(['--db', folder]);
    try {
      await server.start();
      await use(server);
    } finally {
      await server.remove();
    }
  },
});

async function becomeHost({ board, page, excuse }: Visitor, link: string): Promise<void> {
  excuse(refusals);
  await page.goto('/#account');
  await board.part('new-account-name').fill('Wirt');
  await board.part('new-account-password').fill('correct horse');
  await page.keyboard.press('Enter');
  await board.part('signed-in').waitFor();
  await page.goto('/');
  await page.goto(link);
  await board.press('become-host');
  await board.part('to-databases').click();
}

test(
  'a host has a small part solved, stops a large one, and is told why something cannot be',
  { timeout: 2 * long },
  async ({ visit, server }) => {
    const wirt = await visit('/');
    const { board, page } = wirt;
    await becomeHost(wirt, server.hostLink());
    await board.part('solve-form').waitFor();
    const rows = board.part('database');
    const strict = rows.and(page.locator('[data-rules=strikt]'));
    const usual = rows.and(page.locator('[data-rules=standard]'));
    await expect.poll(() => rows.count()).toBe(2);
    expect(await usual.textContent()).toMatch(/6 of 49 with move counts/);
    expect(await strict.textContent()).toMatch(/5 of 49/);

    expect(await faults(page)).toEqual([]);

    await board.part('solve-rules').selectOption('strikt');
    await board.part('solve-goal').selectOption('up-to-8');
    expect(await board.part('solve-takes').textContent()).toMatch(/less than a minute/);
    await board.press('solve-start');
    const solve = board.part('solve');
    await solve.and(page.locator('[data-state=done]')).waitFor({ timeout: long });
    expect(await solve.textContent()).toContain('All is computed.');
    expect(await solve.textContent()).toContain('Started by Wirt');
    await expect.poll(() => strict.textContent()).toMatch(/6 of 49\s*with move counts/);

    // The solver says itself what is missing.
    await board.part('solve-form').getByLabel('Memory at most').fill('1');
    await board.part('solve-goal').selectOption('up-to-12');
    await board.press('solve-start');
    await solve.and(page.locator('[data-state=failed]')).waitFor({ timeout: long });
    expect(await board.part('solve-error').textContent()).toMatch(/of memory, and 1 MB may be used/);

    await board.part('solve-form').getByLabel('Memory at most').fill('');
    await board.press('solve-start');
    await board.part('solve-details').waitFor({ timeout: long });
    expect(await board.part('solve-form').count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    // Whoever looks again sees it too.
    await page.reload();
    await board.part('to-databases').click();
    await board.press('solve-stop');
    await solve.and(page.locator('[data-state=stopped]')).waitFor({ timeout: long });
    expect(await solve.textContent()).toContain('started again it goes on from there');
    await board.part('solve-form').waitFor();
  },
);
