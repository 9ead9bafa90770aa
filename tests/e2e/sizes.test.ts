// Every page in the windows that people have, from a small phone to a large screen, enlarged, and in the colours that
// somebody has forced upon it.
import type { BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { faults } from './support/faults';
import { test } from './support/test';

const capturing = 'WW........W.B........BBB w 5 5'; // g7 closes a mill
const board = '[data-point=d6][aria-label*=","]'; // with the rules there, too

// The pages, and what is seen when they are there.
const pages: readonly (readonly [string, string])[] = [
  ['/#games', '[data-testid=games]'],
  ['/#learn', '[data-testid=lessons]'],
  ['/#learn=mills', board],
  ['/#rules', '[data-testid=compare]'],
  ['/#history', 'main h2'],
  ['/#nowhere', 'main h1'],
  [`/?mode=two&position=${encodeURIComponent(capturing)}`, board],
];

const windows: readonly (readonly [string, BrowserContextOptions])[] = [
  ['320 pixels', { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true }],
  ['twice the size', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
  ['four times the size', { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }],
  ['2560 pixels', { viewport: { width: 2560, height: 1440 } }],
  ['forced colours, light', { forcedColors: 'active', colorScheme: 'light' }],
  ['forced colours, dark', { forcedColors: 'active', colorScheme: 'dark' }],
];

test.for(['de', 'en', 'fr', 'hu'])(
  'on the smallest phone every link of the header can be reached: %s',
  async (locale, { visit }) => {
    const { page } = await visit('/', { viewport: { width: 320, height: 568 }, locale });
    const nav = page.locator('header nav');
    // The way to the account comes when the server has said who this is.
    await expect.poll(() => nav.getByRole('link').count()).toBe(5);
    await expect.poll(() => nav.getByTestId('account-entry').isVisible()).toBe(true); // wherever the others are
    const row = nav.locator('.links');
    const links = await row.getByRole('link').all();
    expect(links.length).toBe(4);
    expect(await row.evaluate((one) => getComputedStyle(one, '::after').position)).toBe('sticky');
    for (const link of links) {
      await link.evaluate((element) =>
        element.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: 'instant' }),
      );
      const outside = () =>
        link.evaluate((element) => {
          const row = element.parentElement;
          if (!row) return Infinity;
          const [there, room] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
          // At the right edge there is a fade; its words are not under it.
          const fade = parseFloat(getComputedStyle(row, '::after').width);
          const beside = parseFloat(getComputedStyle(element).paddingRight);
          const right = room.right - fade + beside;
          return Math.max(room.left - there.left, there.right - right, there.bottom - room.bottom);
        });
      await expect.poll(outside).toBeLessThanOrEqual(1);
    }
  },
);

test.for(windows)('axe finds nothing on any page, and nothing sticks out: %s', async ([, options], { visit }) => {
  const { page } = await visit('/', options);
  const look = async (path: string, ready: string) => {
    await page.locator(ready).first().waitFor();
    expect(await faults(page), path).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, path).toBe(0);
  };
  await look('/', board);
  for (const [path, ready] of pages) {
    await page.goto(path);
    await look(path, ready);
  }
});
