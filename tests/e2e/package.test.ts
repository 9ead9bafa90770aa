// The npm package, as it is packed and installed: used in node, and by the example page in a browser.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { PlainHost } from './support/plainHost';
import { database } from './support/server';
import { test, watch } from './support/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const won = 'W...W...BB......B....W.. w 0 0';
const folder = mkdtempSync(join(tmpdir(), 'muehle-package-'));

const node = (cwd: string, ...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd, encoding: 'utf8' });
// The npm that runs these tests belongs to this node.
const npm = (cwd: string, ...args: string[]): string => {
  const own = process.env['npm_execpath'];
  return own ? node(cwd, own, ...args) : execFileSync('npm', args, { cwd, encoding: 'utf8' });
};

beforeAll(() => {
  node(root, 'npm/build.mjs');
  const [packed] = npm(root, 'pack', './build/npm', '--pack-destination', folder, '--silent')
    .trim()
    .split('\n')
    .slice(-1);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', '--silent', `./${packed ?? ''}`);
  copyFileSync(join(root, 'tests/e2e/package/everything.mjs'), join(folder, 'everything.mjs'));
  copyFileSync(join(root, 'examples/page.html'), join(folder, 'page.html'));
}, 180_000); // for a busy machine, as it builds
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('does in node all that it says', () => {
    const said = node(folder, 'everything.mjs', database);
    const parts = ['rules', 'positions', 'what is no text, game or option', 'games and records', 'values', 'sectors'];
    expect(said.trim().split('\n')).toEqual([...parts, 'verifying', 'engine']);
  });

  test('has types that are read as they are, and refuse what is wrong', () => {
    copyFileSync(join(root, 'tests/e2e/package/types.ts'), join(folder, 'types.ts'));
    const options = ['--noEmit', '--ignoreConfig', '--strict', '--target', 'es2022', '--lib', 'es2023,dom'];
    const how = ['--module', 'esnext', '--moduleResolution', 'bundler', 'types.ts'];
    expect(node(folder, join(root, 'web/node_modules/typescript/bin/tsc'), ...options, ...how)).toBe('');
  });

  test('shows a position with its values in a page, and the next one after a move', async ({ browser, server }) => {
    const host = await PlainHost.open(folder);
    const page = await browser.newPage();
    const complaints = watch(page);
    const open = (db: string, position: string) =>
      page.goto(`${host.address}page.html?${new URLSearchParams({ db, position }).toString()}`);
    const state = page.locator('#state');
    const moves = page.locator('#moves button');
    await open(`${server.address}/db/`, won);
    await expect.poll(() => state.textContent()).toBe('white to move: win in 3');
    expect(await moves.first().textContent()).toBe('a1-d7 win in 3');
    expect(await page.locator('circle.white').count()).toBe(3);
    await moves.first().click();
    await expect.poll(() => state.textContent()).toBe('black to move: loss in 2');
    await moves.first().click();
    await expect.poll(() => state.textContent()).toBe('white to move: win in 1');
    await moves.first().click();
    await expect.poll(() => state.textContent()).toBe('black to move: loss in 0');
    expect([await moves.count(), await page.locator('circle.black').count()]).toEqual([0, 2]);

    await open(`${server.address}/db/`, 'WWW');
    await expect.poll(() => state.textContent()).toMatch(/^a position has four fields/);
    await open(`${server.address}/db/`, '........................ w 9 9');
    await expect.poll(() => state.textContent()).toMatch(/placing-0-0-0\.wdl is missing$/);
    expect([host.strange.filter((path) => path !== '/favicon.ico'), complaints]).toEqual([[], []]);
    await page.close();
    host.close();
  });
});
