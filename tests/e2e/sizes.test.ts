// Every page in the windows that people have, from a small phone to a large screen, enlarged, and in the colours that
// somebody has forced upon it.
import type { BrowserContextOptions, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { faults } from './support/faults';
import { languages, readIn } from './support/language';
import { contrastFaults, sideways } from './support/looks';
import { test } from './support/test';

const capturing = 'WW........W.B........BBB w 5 5'; // g7 closes a mill
const board = '[data-point=d6][aria-label*=","]'; // with the rules there, too

// The pages, and what is seen when they are there.
const pages: readonly (readonly [string, string])[] = [
  ['/', board],
  ['/#games', '[data-testid=games]'],
  ['/#learn', '[data-testid=lessons]'],
  ['/#learn=mills', board],
  ['/#rules', '[data-testid=compare]'],
  ['/#history', 'main h2'],
  ['/#nowhere', 'main h1'],
  [`/?mode=two&position=${encodeURIComponent(capturing)}`, board],
];

const small: BrowserContextOptions = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true };
const windows = [
  { name: '320 pixels', width: 320, height: 568 },
  { name: 'twice the size', width: 640, height: 400 },
  { name: 'four times the size', width: 320, height: 256 },
] as const;

test('on the smallest phone every page is a tab or behind the last one, in every language', async ({ visit }) => {
  const { page } = await visit('/', { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true });
  const nav = page.locator('header nav');
  for (const language of languages) {
    await readIn(page, language);
    await expect.poll(() => nav.getByTestId('account-entry').isVisible()).toBe(true); // wherever the others are
    const tabs = await nav.locator('.links > :visible').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, bottom } = one.getBoundingClientRect();
        return { wide: one.scrollWidth > one.clientWidth, inside: left >= 0 && right <= 320 && bottom <= 568 };
      }),
    );
    expect(tabs, language).toEqual(Array(5).fill({ wide: false, inside: true }));
    await page.getByTestId('more-pages').click();
    await expect.poll(() => page.locator('dialog nav').getByRole('link').count()).toBe(6);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
});

test('on a phone that lies every link of the header can be reached, in every language', async ({ visit }) => {
  const { page } = await visit('/', { viewport: { width: 568, height: 320 } });
  const nav = page.locator('header nav');
  const row = nav.locator('.links');
  // How far a link sticks out of its row. At the right edge there is a fade; its words are not under it.
  const outside = (link: Locator) =>
    link.evaluate((element) => {
      const row = element.parentElement;
      if (!row) return Infinity;
      const [there, room] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
      const fade = parseFloat(getComputedStyle(row, '::after').width);
      const beside = parseFloat(getComputedStyle(element).paddingRight);
      const right = room.right - fade + beside;
      return Math.max(room.left - there.left, there.right - right, there.bottom - room.bottom);
    });
  for (const language of languages) {
    await readIn(page, language);
    // The way to the account comes when the server has said who this is.
    await expect.poll(() => nav.getByRole('link').count()).toBe(10);
    await expect.poll(() => nav.getByTestId('account-entry').isVisible()).toBe(true); // wherever the others are
    const links = await row.getByRole('link').all();
    expect(links.length).toBe(9);
    expect(await row.evaluate((one) => getComputedStyle(one, '::after').position)).toBe('sticky');
    for (const link of links) {
      await link.evaluate((element) =>
        element.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: 'instant' }),
      );
      await expect.poll(() => outside(link), { message: language }).toBeLessThanOrEqual(1);
    }
  }
});

test('axe finds nothing on any page of a large screen, in its own colours or in those that are forced', async ({
  visit,
}) => {
  const { page } = await visit('/', { viewport: { width: 2560, height: 1440 } });
  for (const [path, ready] of pages) {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    expect(await faults(page), path).toEqual([]);
    expect(await sideways(page), path).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect(await contrastFaults(page), `${path} ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  }
});

test('on no page anything sticks out of a small window, or one that is enlarged', async ({ visit }) => {
  const { page } = await visit('/', small);
  for (const [path, ready] of pages) {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    for (const { name, ...size } of windows) {
      await page.setViewportSize(size);
      await expect.poll(() => sideways(page), { message: `${path} at ${name}` }).toBe(0);
    }
  }
});
