// How a page looks in the light, in the dark and in windows of any size.
import type { Page } from 'playwright-core';
import { faults, look } from './faults';

// What a page is made of is the same in the dark: of its colours only the contrast is looked at again.
export async function faultsInBoth(page: Page): Promise<string[]> {
  const light = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await contrastFaults(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `in the dark: ${fault}`)];
}

// On a page where faults were looked for before.
export async function contrastFaults(page: Page): Promise<string[]> {
  const { passed, undecided, faults } = await look(page, { runOnly: ['color-contrast'] });
  if (passed + undecided === 0) throw new Error('there is no text to look at');
  return faults;
}

// By how many pixels the page is wider than its window.
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Of a window that is no phone's, as a phone shows whatever is too wide for it, only smaller. What the page measures of
// itself (the board its width) follows in the next frames.
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

// How much has moved on the page since it was opened.
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const seen = new PerformanceObserver((list) => {
          for (const one of list.getEntries()) sum += (one as PerformanceEntry & { value: number }).value;
        });
        seen.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );
