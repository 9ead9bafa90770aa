// The solution is copied onto the device, goes on after an interruption, and is removed again.
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { faults } from './support/faults';
import type { Server } from './support/server';
import { test, type Visitor } from './support/test';

interface Listed {
  databases: { folder: string; files: { name: string; bytes: number }[] }[];
}

// The small database is made by the server itself, the first time that tests run.
async function filesOf(server: Server): Promise<Map<string, number>> {
  interface Health {
    database: { building: boolean };
  }
  const building = async () => ((await (await fetch(`${server.address}/healthz`)).json()) as Health).database.building;
  await expect.poll(building).toBe(false);
  const { databases } = (await (await fetch(`${server.address}/db/manifest.json`)).json()) as Listed;
  return new Map(
    databases.flatMap(({ folder, files }) => files.map(({ name, bytes }) => [`${folder}/${name}`, bytes])),
  );
}

// What lies in the browser's file storage, by its size.
const onDevice = (page: Page): Promise<[string, number][]> =>
  page.evaluate(async () => {
    // Of which the types know too little.
    type Folder = FileSystemDirectoryHandle & AsyncIterable<[string, FileSystemFileHandle | Folder]>;
    const found: [string, number][] = [];
    async function look(folder: Folder, path: string): Promise<void> {
      for await (const [name, entry] of folder) {
        if ('getFile' in entry) found.push([path + name, (await entry.getFile()).size]);
        else await look(entry, `${path}${name}/`);
      }
    }
    await look((await navigator.storage.getDirectory()) as Folder, '');
    return found.filter(([name]) => !name.endsWith('copy.json'));
  });
const copied = async (page: Page): Promise<Map<string, number>> =>
  new Map((await onDevice(page)).map(([path, size]) => [path.replace('muehle-database/', ''), size]));

const stand = ({ board }: Visitor) => board.part('device-stand').getAttribute('data-stand');
async function openDevice({ page, board }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await board.press('show-device');
  await board.part('device-keep').or(board.part('device-remove')).or(board.part('device-pause')).first().waitFor();
}
const threeEach = `/#analyse?position=${encodeURIComponent('WW.W.................BBB w 0 0')}`;
const isResult = ([path]: [string, number]): boolean => path.endsWith('.wdl');
const lost = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;

async function remove(visitor: Visitor): Promise<void> {
  const { page, board } = visitor;
  await page.reload();
  await openDevice(visitor);
  await board.press('device-remove');
  await board.press('device-really-remove');
  await expect.poll(() => stand(visitor)).toBe('none');
  await page.reload();
}

test('the solution is loaded, more of it later, and removed; a browser that asks whether it may keep files is not waited for', async ({
  server,
  visit,
}) => {
  const files = await filesOf(server);
  const visitor = await visit();
  const { page, board } = visitor;
  await openDevice(visitor);
  expect(await board.part('device').textContent()).toContain('only positions with few stones');
  expect(await faults(page)).toEqual([]);
  await board.part('device-keep').press('Enter');
  await expect.poll(() => stand(visitor)).toBe('whole');
  expect(await copied(page)).toEqual(new Map([...files].filter(isResult)));
  expect(await page.locator('[data-testid=device] :focus').count()).toBe(1); // though the button has gone
  expect(await faults(page)).toEqual([]);

  await page.getByRole('radio', { name: /in how many moves/ }).check();
  await board.press('device-keep');
  await expect.poll(() => stand(visitor)).toBe('whole');
  expect(await copied(page)).toEqual(files);

  // From now on nobody else is asked for a value. (Who plays here, and whether there is a server, is asked all the same.)
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(api|db)\/(?!me$|manifest\.json$)./.test(request.url())) asked.push(request.url());
  });
  await page.goto('about:blank');
  await page.goto(threeEach);
  const values = board.part('move-values').getByRole('button');
  await expect.poll(() => values.first().getAttribute('data-value')).toBe('win');
  expect(await values.first().textContent()).toMatch(/in \d+$/);
  expect(asked).toEqual([]);

  await page.goto('/');
  await openDevice(visitor);
  expect(await stand(visitor)).toBe('whole');
  await board.part('device').getByRole('radio').first().waitFor();
  expect(await board.part('device-keep').count()).toBe(0);
  await board.press('device-remove');
  await board.press('device-really-remove');
  await expect.poll(() => stand(visitor)).toBe('none');
  expect(await onDevice(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('muehle.device'))).toBeNull();

  await page.reload();
  await page.evaluate(() => (navigator.storage.persist = () => new Promise(() => undefined)));
  await openDevice(visitor);
  await visitor.board.press('device-keep');
  await expect.poll(() => stand(visitor)).toBe('whole');
  expect(await copied(visitor.page)).toEqual(new Map([...files].filter(isResult)));
});

test('with the solution on the device values are exact without the server', async ({ server, visit }) => {
  await filesOf(server);
  const visitor = await visit('/', { serviceWorkers: 'allow' });
  const { page, board, excuse } = visitor;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await openDevice(visitor);
  await board.press('device-keep');
  await expect.poll(() => stand(visitor)).toBe('whole');
  await server.stop();
  excuse(lost);
  await page.goto('about:blank');
  await page.goto(threeEach);
  const values = board.part('move-values').getByRole('button');
  await expect.poll(() => values.first().getAttribute('data-value')).toBe('win');
  expect(await board.part('move-values').textContent()).toContain('Exact');
});

test('nothing is loaded where there is no room or another window does it, and a damaged file only when the player wants it again', async ({
  server,
  visit,
}) => {
  const files = [...(await filesOf(server))].filter(isResult);
  const visitor = await visit();
  const { page, board } = visitor;
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 1000, usage: 900 });
  });
  await openDevice(visitor);
  await board.press('device-keep');
  await expect.poll(() => stand(visitor)).toBe('failed');
  expect(await board.part('device-stand').textContent()).toContain('not enough room');
  expect(await onDevice(page)).toEqual([]);

  // Two windows do not load it at the same time.
  await page.reload();
  const other = await visitor.page.context().newPage();
  await other.goto('/');
  await other.evaluate(() => {
    void navigator.locks.request('muehle.device', () => new Promise(() => undefined));
  });
  await openDevice(visitor);
  await visitor.board.press('device-keep');
  await expect.poll(() => stand(visitor)).toBe('failed');
  expect(await visitor.board.part('device-stand').textContent()).toContain('Another window');
  await other.close();

  // A damaged file is refused.
  await page.reload();
  await page.route('**/db/*/moving-3-4.wdl', async (route) => {
    const response = await route.fetch();
    const body = Buffer.from(await response.body());
    body.writeUInt8(body.readUInt8(body.length - 100) ^ 1, body.length - 100);
    await route.fulfill({ response, body });
  });
  await openDevice(visitor);
  await board.press('device-keep');
  await expect.poll(() => stand(visitor)).toBe('failed');
  expect(await board.part('device-stand').textContent()).toContain('damaged');
  expect([...(await copied(page)).keys()].filter((path) => path.endsWith('moving-3-4.wdl'))).toEqual([]);
  expect(await faults(page)).toEqual([]);
  await page.unroute('**/db/*/moving-3-4.wdl');
  await board.press('device-keep');
  await expect.poll(() => stand(visitor)).toBe('whole');
  expect(await copied(page)).toEqual(new Map(files));
});

test('what is interrupted goes on by itself, when the page is opened again, or when the player wants it', async ({
  server,
  visit,
}) => {
  const files = [...(await filesOf(server))].filter(isResult);
  const visitor = await visit();
  const { page, board, excuse } = visitor;
  excuse(lost);
  let came: string[] = []; // each file as often as it did
  page.on('requestfinished', (request) => {
    if (/\/db\/.*\//.test(request.url())) came.push(request.url());
  });
  const brokenOff = async () => {
    came = [];
    let passed = 0;
    await page.route('**/db/*/*', (route: Route) => (passed++ < 2 ? route.continue() : route.abort()));
    await openDevice(visitor);
    await board.press('device-keep');
    await expect.poll(() => stand(visitor)).toBe('waiting');
  };

  // When there is a connection again.
  await brokenOff();
  expect(await board.part('device-stand').textContent()).toContain('No connection.');
  await page.unroute('**/db/*/*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => stand(visitor)).toBe('whole');
  expect(await copied(page)).toEqual(new Map(files));
  expect(came).toHaveLength(files.length); // none of them twice

  // When the page is opened again.
  await remove(visitor);
  await brokenOff();
  await page.unroute('**/db/*/*');
  await page.reload();
  await expect.poll(async () => (await copied(page)).size).toBe(files.length);
  await openDevice(visitor);
  await expect.poll(() => stand(visitor)).toBe('whole');
  expect(came).toHaveLength(files.length);

  // Where the player has interrupted it, when the player wants it.
  await remove(visitor);
  await brokenOff();
  await board.press('device-pause');
  await expect.poll(() => stand(visitor)).toBe('paused');
  await page.unroute('**/db/*/*');
  await page.reload();
  await openDevice(visitor);
  expect(await stand(visitor)).toBe('paused');
  expect((await copied(page)).size).toBe(2);
  await board.press('device-keep');
  await expect.poll(() => stand(visitor)).toBe('whole');
  expect((await copied(page)).size).toBe(files.length);
});
