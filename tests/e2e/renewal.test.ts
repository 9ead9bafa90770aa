// A page that was opened before its server was renewed.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/test';

const elsewhere = 'assets/another-00000000.js';

// The server has another page from now on: one that begins with another file.
async function renewed(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/(<script[^>]* src=")[^"]*(assets\/)[^"]*"/, `$1/${elsewhere}"`);
    await route.fulfill({ response, body: text });
  });
  await page.route(`/${elsewhere}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "another"' }),
  );
}
const refusal = {
  status: 426,
  json: { error: { code: 'bad_protocol', message: 'this server speaks version 9 of its protocol, not 1' } },
};
const begins = (page: Page) => page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src'));

// Its line to the server is up.
async function inLobby(page: Page): Promise<void> {
  const up = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => socket.once('framereceived', () => resolve()));
  });
  await page.goto('/#lobby');
  await up;
}

test('says nothing when its server comes back as it was, and offers the new one when it comes back with it', async ({
  server,
  visit,
}) => {
  const { page, excuse } = await visit('/');
  await inLobby(page);
  excuse(/./);
  await server.stop();
  const looked = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
  await server.start();
  await (await looked).finished();
  expect(await page.getByTestId('update').count()).toBe(0);

  await page.goto('about:blank');
  await inLobby(page);
  const note = page.getByTestId('update');
  await server.stop();
  await renewed(page);
  await server.start();
  await note.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => page.title()).toBe('another');
});

test('is loaded anew once when the server does not understand it', async ({ visit }) => {
  const { page, board, excuse } = await visit('/');
  excuse(/426/);
  await renewed(page);
  await page.route('/api/tables', (route) => route.fulfill(refusal));
  await board.askForLink();
  await expect.poll(() => begins(page)).toBe(`/${elsewhere}`);
});

test('says so, and is not loaded anew for ever, where that does not help, and a socket and its server agree on the version', async ({
  visit,
}) => {
  const { page, board, excuse } = await visit('/');
  excuse(/426/);
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('/api/tables', (route) => route.fulfill(refusal));
  const looked = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
  await board.askForLink();
  await page.getByText('This page is older than the server.').waitFor();
  await (await looked).finished();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(0);

  // The version that both speak.
  const spoken = (versions: string[]) =>
    page.evaluate(
      (offered) =>
        new Promise<string>((resolve) => {
          const socket = new WebSocket(`ws://${location.host}/api/lobby/socket`, offered);
          socket.onopen = () => resolve(socket.protocol);
          socket.onerror = () => resolve('refused');
        }),
      versions,
    );
  expect(await spoken(['muehle.99', 'muehle.1'])).toBe('muehle.1');
});
