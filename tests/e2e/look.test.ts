// What axe, a strict policy and a plain address ask of the page.
import { describe, expect } from 'vitest';
import { Board } from './support/board';
import { readIn } from './support/language';
import { faultsInBoth, resize } from './support/looks';
import { Server } from './support/server';
import { beginAnew, test } from './support/test';

const phone = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
};
const capturing = 'WW........W.B........BBB w 5 5'; // g7 closes a mill

describe('axe finds nothing in the light or in the dark', () => {
  test('on the start page, in a game and its dialogs', async ({ visit }) => {
    const { board, page } = await visit('/');
    await board.point('d6').waitFor();
    expect(await faultsInBoth(page)).toEqual([]);
    await board.press('invite-somebody');
    await board.part('invite-form').waitFor();
    expect(await faultsInBoth(page), 'an invitation').toEqual([]);
    await page.keyboard.press('Escape');
    await board.unfoldRules();
    await page
      .locator('details details summary')
      .evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
    await board.part('preset').selectOption({ label: 'House rules' });
    await board.part('house-rules').fill('nonsense');
    await expect.poll(() => board.part('rules-error').textContent()).not.toBe('');
    expect(await faultsInBoth(page), 'everything unfolded, with an error').toEqual([]);
    await board.askForRecord();
    expect(await faultsInBoth(page), 'loading a record').toEqual([]);
    await page.keyboard.press('Escape');

    await beginAnew(board, { position: capturing, rules: 'brettspielnetz' });
    expect(await faultsInBoth(page), 'at the start').toEqual([]);
    await board.tapPoint('g7');
    await board.tapPoint('a1');
    await board.seesNote(/protected/);
    expect(await faultsInBoth(page), 'with a stone to take').toEqual([]);
    await board.tapPoint('e4');
    await board.seesPlies(1);
    await board.offerDraw('Draw?');
    expect(await faultsInBoth(page), 'with an offer').toEqual([]);
    await board.press('accept');
    await board.endsWith('draw:agreement');
    expect(await faultsInBoth(page), 'at the end').toEqual([]);
    await board.press('next');
    await board.endsWith('ongoing');
    const openers = [
      ...['offer', 'claim', 'resign', 'open-record', 'rules-title'].map((id) => board.part(id)),
      page.getByRole('button', { name: 'Settings' }),
    ];
    for (const opener of openers) {
      await opener.click();
      await page.getByRole('dialog').waitFor();
      expect(await faultsInBoth(page), String(opener)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  test('at a table and on a phone', async ({ begin }) => {
    const board = await begin({ position: capturing }, phone);
    const { page } = board;
    await board.tapPoint('g7');
    await board.seesState(/^Mill!/);
    expect(await faultsInBoth(page), 'a game').toEqual([]);

    await page.goto('/');
    await board.part('continue').waitFor(); // it moves what is to be pressed
    await board.invite();
    await board.part('game').waitFor();
    expect(await faultsInBoth(page), 'nobody opposite').toEqual([]);
    await board.press('links');
    await board.part('invite-link').waitFor();
    expect(await faultsInBoth(page), 'the links').toEqual([]);
  });
});

describe('the window', () => {
  const windows = [
    [320, 568],
    [360, 640],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1024, 700],
    [1920, 1080],
  ] as const;
  const wide = [
    [1024, 768],
    [1280, 720],
    [1440, 900],
  ] as const;

  test('holds the whole game without scrolling, and beside the board eight moves, and nothing in it jumps', async ({
    begin,
  }) => {
    const board = await begin();
    const { page } = board;
    for (const [width, height] of windows) {
      const window = `${width} by ${height}`;
      await resize(page, { width, height });
      await beginAnew(board, { position: capturing });
      await board.tapPoint('g7');
      await board.seesState(/^Mill!/);
      const over = await page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        return {
          wider: scrollWidth - clientWidth,
          higher: scrollHeight - clientHeight,
        };
      });
      expect(over, window).toEqual({ wider: 0, higher: 0 });
      for (const name of ['a7', 'g7', 'a1', 'g1']) {
        const box = await board.point(name).boundingBox();
        const isInside = box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
        expect(isInside, `${window}: ${name}`).toBe(true);
      }
      await board.tapPoint('e4');
      await board.seesPlies(1);
    }

    // The room of the moves is given to a long message.
    await resize(page, { width: 1280, height: 720 });
    await beginAnew(board);
    const own = await board.part('player-white').boundingBox();
    await board.offerDraw('Shall we stop here? '.repeat(10));
    await board.seesNote(/Shall we stop here\?”$/);
    const hidden = await board.part('note').evaluate((note) => note.scrollHeight - note.clientHeight);
    expect(hidden).toBe(0);
    expect(await board.part('player-white').boundingBox()).toEqual(own);

    // The panel beside the board, in the language with the longest words.
    await readIn(page, 'de');
    await board.part('game').waitFor();
    const heightOf = (selector: string) => page.locator(selector).evaluate((one) => one.clientHeight);
    const topOf = async (testid: string) => (await board.part(testid).boundingBox())?.y;
    const tops = async () => ({
      state: await topOf('state'),
      own: await topOf('player-white'),
      above: await topOf('player-black'),
    });
    for (const [width, height] of wide) {
      const window = `${width} by ${height}`;
      await resize(page, { width, height });
      await beginAnew(board, { position: capturing });
      const before = await tops();
      expect(before.above, window).toBeLessThan(before.state ?? 0);
      expect(before.state, window).toBeLessThan(before.own ?? 0);
      await board.tapPoint('g7');
      await board.tapPoint('a1');
      await board.seesNote(/geschützt/);
      await board.part('change').waitFor();
      expect(await tops(), window).toEqual(before);
      await board.tapPoint('e4');
      await board.seesPlies(1);
      const row = await heightOf('main .moves li');
      expect(await heightOf('main .moves'), window).toBeGreaterThanOrEqual(8 * row);
    }
  });
});

describe('a browser without JavaScript', () => {
  test('reads what this page is', async ({ browser, server }) => {
    const page = await browser.newPage({ baseURL: server.address, javaScriptEnabled: false });
    await page.goto('/');
    const text = page.locator('noscript');
    expect(await text.isVisible()).toBe(true);
    expect(await text.innerText()).toMatch(/braucht diese Seite JavaScript.*The page needs JavaScript/s);
    await page.close();
  });
});

describe('a plain http address', () => {
  // Browsers keep clipboard and other things from pages that are not served securely.
  test('serves a game and a link like any other', async ({ browser }) => {
    const server = new Server(['--allow-host', 'muehle.test']);
    await server.start();
    try {
      const { port } = new URL(server.address);
      const page = await browser.newPage({
        locale: 'en-GB',
        baseURL: `http://muehle.test:${port}`,
      });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto('/');
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await new Board(page).invite();
      await page.getByTestId('game').waitFor();
      await page.getByTestId('links').click();
      const link = await page.getByTestId('invite-link').inputValue();
      expect(link).toMatch(new RegExp(`^http://muehle\\.test:${port}/g/`));
      await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).first().click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(errors).toEqual([]);
      await page.close();
    } finally {
      await server.remove();
    }
  });
});

describe('the policy', () => {
  test('forbids what the page does not need, and lets files be kept whose name has their content', async ({
    server,
    visit,
  }) => {
    const { headers } = await fetch(server.address);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'/);
    expect(policy).toContain("frame-ancestors 'none'");

    const { board, page, complaints, excuse } = await visit('/');
    await board.part('start').waitFor();
    // Kept by the browser for good, whatever their hash.
    const loaded = await board.loaded();
    const assets = loaded.filter((address) => new URL(address).pathname.startsWith('/assets/'));
    expect(assets.some((address) => address.endsWith('.css'))).toBe(true);
    expect(assets.some((address) => address.endsWith('.js'))).toBe(true);
    for (const address of assets) {
      const { headers } = await fetch(address);
      expect(headers.get('cache-control'), address).toBe('public, max-age=31536000, immutable');
    }
    expect((await fetch(server.address)).headers.get('cache-control')).toBe('no-cache');

    excuse(/Executing inline script violates/);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.name = "broken"';
      document.head.append(script);
      return window.name === 'broken';
    });
    expect(ran).toBe(false);
    await expect.poll(() => complaints.join()).toMatch(/Executing inline script violates/);

    // A page without words says that it could not be loaded.
    excuse(/ERR_FAILED/); // what it did not get
    await page.route(/\/assets\/[a-z]{2}-[^/]*\.js$/, (route) => route.abort());
    await page.reload();
    await expect
      .poll(() => page.locator('#app').textContent())
      .toMatch(/konnte nicht geladen werden.*could not be loaded/);
  });
});
