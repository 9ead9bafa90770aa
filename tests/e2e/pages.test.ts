// What every change of page does, whatever the page: it has one heading, the focus goes there, and back leads to where
// one was.
import { describe, expect } from 'vitest';
import { resize } from './support/looks';
import { test, type Visitor } from './support/test';

const addresses: readonly string[] = [
  '#games',
  '#learn',
  '#learn=mills',
  '#analyse',
  '#analyse=unreadable',
  '#puzzles',
  '#puzzles?mode=nothing',
  '#solution',
  '#solution?part=sectors',
  '#solution?part=records',
  '#solution?part=walk',
  '#account',
  '#player=Nobody',
  '#referee',
  '#host',
  '#imprint',
  '#privacy',
  '#lobby',
  '#tournament',
  '#tournament=none',
  '#club',
  '#club=none',
  '#history',
  '#rules',
  '#game=none',
  '',
];

interface Seen {
  focused: string;
  headings: number;
  mains: number;
  language: string;
}
const look = ({ page }: Visitor): Promise<Seen> =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1');
    return {
      focused: document.activeElement === heading ? 'heading' : (document.activeElement?.tagName ?? ''),
      headings: document.querySelectorAll('main h1').length,
      mains: document.querySelectorAll('main').length,
      language: heading?.closest('[lang]')?.getAttribute('lang') ?? '',
    };
  });

describe('every page', () => {
  test('is one heading that the focus goes to, in the language that is set', async ({ visit }) => {
    const visitor = await visit('/', { locale: 'fr-FR' });
    visitor.excuse(/status of 40\d/); // nobody is signed in
    await visitor.page.locator('main h1').waitFor({ state: 'attached' });
    for (const address of addresses) {
      await visitor.page.evaluate((hash) => (location.hash = hash), address);
      const seen = { focused: 'heading', headings: 1, mains: 1, language: 'fr' };
      await expect.poll(() => look(visitor), { message: address }).toEqual(seen);
    }
  });

  test('says what it waits for, and that it does not come, has a way past its header, begins at its top, and is where it was left on the way back', async ({
    visit,
  }) => {
    const { page } = await visit('/');
    await page.locator('main h1').waitFor({ state: 'attached' });
    let dead = true; // the connection, without a word
    await page.route('**/assets/*.js', (route) => (dead ? undefined : route.continue()));
    await page.evaluate(() => (location.hash = '#rules'));
    const soon = page.getByText('Connecting…');
    const late = page.getByText('This part of the page could not be loaded.');
    const pass = (part: typeof soon) => part.evaluate((one) => one.getAnimations().forEach((time) => time.finish()));
    await soon.waitFor({ state: 'attached' });
    await pass(soon);
    await soon.waitFor();
    await pass(late);
    await late.waitFor();
    dead = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByTestId('compare').waitFor();

    // A way past its header by keyboard.
    await page.reload();
    await page.getByTestId('compare').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

    // At its top.
    await resize(page, { width: 500, height: 400 });
    await page.goto('/#learn');
    const scrolled = () => page.evaluate(() => scrollY);
    const last = page.locator('[data-lesson]').last();
    await last.scrollIntoViewIfNeeded();
    const left = await scrolled();
    expect(left).toBeGreaterThan(400);
    await last.click();
    await page.getByTestId('lesson').waitFor();
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await page.getByTestId('lessons').waitFor();
    await expect.poll(scrolled).toBe(left);
  });
});
