// The page as plain files in a folder of some server that knows nothing of the game.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { Board } from './support/board';
import { muehle } from './support/server';
import { test, watch } from './support/test';

const folder = '/games/muehle/';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

// Answers with the files, and remembers what else it was asked for.
async function serveFiles(files: string): Promise<{ address: string; strange: string[]; close: () => void }> {
  const strange: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files.test');
    const inside = pathname.startsWith(folder) ? pathname.slice(folder.length) || 'index.html' : null;
    if (inside === null || inside.includes('..')) {
      strange.push(pathname);
      response.writeHead(404).end();
      return;
    }
    readFile(`${files}/${inside}`).then(
      (body) => response.writeHead(200, { 'Content-Type': types[extname(inside)] ?? 'text/plain' }).end(body),
      () => {
        strange.push(pathname);
        response.writeHead(404).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${folder}`, strange, close: () => server.close() };
}

describe('plain files in a folder', () => {
  test('are the whole page, but for tables', async ({ browser }) => {
    const files = mkdtempSync(join(tmpdir(), 'muehle-page-'));
    expect(muehle(['page', '--out', files]).status).toBe(0);
    const { address, strange, close } = await serveFiles(files);
    const page = await browser.newPage({ locale: 'en-GB' });
    const complaints = watch(page);
    const board = new Board(page);
    await page.goto(address);
    await board.tapPoint('d6');
    await board.part('game').waitFor();
    await board.seesPlies(2); // the computer plays, too
    expect(page.url()).toContain(`${folder}#game=`);
    await page.reload();
    await board.seesPlies(2);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Startseite' }).click();
    await board.press('my-games');
    await board.part('kept-game').waitFor();
    await page.goto(`${address}#analyse`);
    await board.part('analysis').waitFor();
    await board.tapPoint('d6');
    await board.seesPlies(1);
    await board.part('engine-on').check();
    await board.part('engine-move').first().waitFor();
    expect(strange).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
    close();
    rmSync(files, { recursive: true });
  });
});
