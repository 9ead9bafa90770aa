// What a host decides for his server, as people meet it: invitations, closed registration, games for accounts only, and
// his own pages.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { Program } from './support/program';
import { Server } from './support/server';
import { test, type Visitor } from './support/test';

const folder = mkdtempSync(join(tmpdir(), 'muehle-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const refusals = /status of 4(00|03|04|09|29)/;

const served = (...options: string[]) =>
  test.extend<{ server: Server }>({
    server: async ({}, use) => {
      const server = new Server(options);
      try {
        await server.start();
        await use(server);
      } finally {
        await server.remove();
      }
    },
  });

async function fillAccount({ board, page }: Visitor, name: string): Promise<void> {
  await board.part('new-account-name').fill(name);
  await board.part('new-account-password').fill('correct horse');
  await page.keyboard.press('Enter');
}

describe('registration', () => {
  served('--registration', 'invited')('takes an invitation, once', async ({ visit, server }) => {
    const wirt = await visit(server.invitation());
    wirt.excuse(refusals);
    await expect.poll(() => wirt.board.part('invitation').inputValue()).toMatch(/^[0-9a-f]{32}$/);
    expect(new URL(wirt.page.url()).hash).toBe('#account'); // the code is nobody else's to see
    await fillAccount(wirt, 'Admin');
    await expect.poll(() => wirt.board.part('new-account-name-problem').textContent()).toMatch(/Nobody may take/);
    await fillAccount(wirt, 'Wirt');
    await wirt.board.part('signed-in').waitFor();
    await wirt.page.goto('/');
    await wirt.page.goto(server.hostLink());
    await wirt.board.press('become-host');

    await wirt.board.press('invite');
    const link = await wirt.board.part('invitation-link').inputValue();
    expect(link).toMatch(/\/#join=[0-9a-f]{32}$/);
    const open = wirt.board.part('invitations').getByRole('listitem');
    await expect.poll(() => open.count()).toBe(1);

    const anna = await visit('/#account');
    anna.excuse(refusals);
    await fillAccount(anna, 'Anna');
    await expect.poll(() => anna.board.part('invitation-problem').textContent()).toMatch(/takes an invitation/);
    await anna.page.goto(link);
    await expect.poll(() => anna.board.part('invitation').inputValue()).not.toBe('');
    await fillAccount(anna, 'Anna');
    await anna.board.part('signed-in').waitFor();

    const ben = await visit(new URL(link).hash.replace('#', '/#'));
    ben.excuse(refusals);
    await fillAccount(ben, 'Ben');
    await expect.poll(() => ben.board.part('invitation-problem').textContent()).toMatch(/has been used/);

    await wirt.page.reload();
    await expect.poll(() => wirt.board.part('invitations').textContent()).toMatch(/No invitation is open/);
    await wirt.board.press('invite');
    await expect.poll(() => open.count()).toBe(1);
    await open.getByRole('button', { name: /Withdraw/ }).click();
    await expect.poll(() => open.count()).toBe(0);
  });

  served('--registration', 'closed')('is closed, and says so', async ({ visit }) => {
    const { board } = await visit('/#account');
    await expect.poll(() => board.part('closed').textContent()).toMatch(/takes no new accounts/);
    expect(await board.part('register').count()).toBe(0);
    expect(await board.part('login').count()).toBe(1);
  });
});

served('--guests', 'no')('where games are for accounts, others are told to sign in', async ({ visit, server }) => {
  const anna = await Program.asPerson(server, 'Anna');
  const { body } = await anna.post('/api/tables', { rules: 'standard', name: 'Anna' });
  const table = (body as { url: string }).url;

  const gast = await visit(table);
  await gast.board.part('accounts-only').waitFor();
  expect(await gast.board.part('join').count()).toBe(0);
  await gast.board.press('watch');
  await gast.board.part('game').waitFor();
  await gast.page.goto('/#lobby');
  await gast.board.part('accounts-only').waitFor();
  expect(await gast.board.part('offer-game').count()).toBe(0);
  await gast.page.goto('/');
  await gast.board.press('invite-somebody');
  await gast.board.part('accounts-only').waitFor();
  expect(await gast.board.part('invite-form').count()).toBe(0);
  await gast.page.keyboard.press('Escape');
  await gast.board.press('start'); // against the computer all goes on
  await gast.board.part('game').waitFor();
});

const imprint = () =>
  file(
    'imprint.txt',
    'Mühlenverein <b>Musterstadt</b>\nMühlenweg 1\n\nPost: verein@example.org, https://example.org/x.\n',
  );

served(
  '--imprint',
  imprint(),
  '--rules',
  'strikt',
)('the host says who he is', async ({ visit }) => {
  const { board, page, excuse } = await visit('/');
  excuse(refusals); // there is no second text
  await board.part('to-imprint').click();
  const text = board.part('site-page');
  await text.getByText('Mühlenweg 1').waitFor();
  expect(await text.textContent()).toContain('<b>Musterstadt</b>'); // as it stands
  expect(await text.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'mailto:verein@example.org',
    'https://example.org/x',
  ]);
  expect(await board.part('to-privacy').count()).toBe(0);
  await page.goto('/#privacy');
  await board.part('no-text').waitFor();
  // And new games begin with his rules.
  await page.goto('/');
  await expect.poll(() => board.part('rules-line').textContent()).toContain('Strict');
  await page.goto('/#lobby');
  await board.press('offer-game');
  await expect.poll(() => board.part('seek-rules').inputValue()).toBe('strikt');
});

test('without such pages there is no way to them', async ({ visit }) => {
  const { board, page } = await visit('/');
  await board.part('account-entry').waitFor(); // what the server has decided is known
  expect(await board.part('site-links').count()).toBe(0);
  expect(await page.locator('body > footer').count()).toBe(1);
});
