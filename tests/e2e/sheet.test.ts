// An analysis on paper: a sheet of its own, whoever asks for it to be printed.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takeText, test } from './support/analysis';
import { faults } from './support/faults';

declare global {
  interface Window {
    printed?: string[]; // the captions of what was printed last
  }
}

const tags = '[Event "Club evening"]\n[Date "2026.11.22"]\n[Round "3"]\n[White "Anna"]\n[Black "Ben"]\n\n';
const moves =
  '{Two friends.} 1. d6 f4 2. d2 {[%cal Rd6d2][%csl Gb4] White aims at the middle ring.} (2. b4 {also good} f2 (2... a7?) 3. g4) 2... b4 3. d7 a1?? 4. g1 c5 5. e3 g7 6. e4';
const record = `${tags}${moves} {[%resign black]} 1-0`;

const lines = (page: Page, parts: string) => page.getByTestId('sheet').locator(parts).allInnerTexts();
const captions = (page: Page) => lines(page, 'figcaption b');
// As far as the browser has it in hand: what a printer would get. The sheet is fetched when there is time.
async function putOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect
    .poll(() => {
      return page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        return document.querySelectorAll('[data-testid=sheet]').length;
      });
    })
    .toBe(1);
}
// Whoever prints: what stands on the sheet by then. For a page that is there, which fills it first.
function readWhenPrinted(): void {
  addEventListener('beforeprint', () => {
    const texts = document.querySelectorAll('[data-testid=sheet] figcaption b');
    window.printed = Array.from(texts, ({ textContent }) => textContent ?? '');
  });
}

test('the sheet has who played, the moves with what is said, and the positions that matter', async ({ analyse }) => {
  const board = await analyse('#analyse?position=', { colorScheme: 'dark', viewport: { width: 680, height: 1000 } });
  const { page } = board;
  await takeText(board, record);
  await board.seesPlies(11);
  expect(await board.part('sheet').count()).toBe(0);
  await putOnPaper(page);
  expect(await page.getByRole('heading').allInnerTexts()).toEqual(['○ Anna – ● Ben']);
  expect(await lines(page, 'header p')).toEqual(['Club evening · Round 3 · November 22, 2026 · 1–0 · Rules: Standard']);
  expect(await lines(page, '.columns > p')).toEqual([
    'Two friends.',
    '1. d6 f4 2. d2',
    'White aims at the middle ring.',
    '2. b4 also good 2… f2 (2… a7?) 3. g4',
    '2… b4 3. d7 a1??',
    '4. g1 c5 5. e3 g7 6. e4',
    'White wins: Black has resigned.',
  ]);
  expect(await lines(page, 'figcaption')).toEqual([
    'After 2. d2\n● to move; in hand: ○ 7, ● 8',
    'After 3… a1??\n○ to move; in hand: ○ 6, ● 6',
    'After 6. e4',
  ]);
  const slants = board.part('sheet').locator('.variation span');
  expect(
    await slants.evaluateAll((pieces) =>
      pieces.filter((piece) => getComputedStyle(piece).fontStyle === 'italic').map((piece) => piece.textContent),
    ),
  ).toEqual(['also good']);
  const first = board.part('sheet').locator('figure').first();
  expect(await first.locator('.stone').count()).toBe(3);
  expect(
    await first.locator('.drawn').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-shape'))),
  ).toEqual(['arrow d6-d2 red', 'circle b4 green']);

  // Nothing else is printed, and all of it is black on white.
  expect(await board.part('analysis').isVisible()).toBe(false);
  expect(await page.getByText('Mühle', { exact: true }).isVisible()).toBe(false);
  const look = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    const paths = document.querySelectorAll('.sheet figure svg :is(.lines, .drawn path:last-child)');
    return {
      page: style('html').backgroundColor,
      text: style('.sheet').color,
      lines: [...new Set(Array.from(paths, (path) => getComputedStyle(path).stroke))],
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect(look).toEqual({ page: 'rgb(255, 255, 255)', text: 'rgb(0, 0, 0)', lines: ['rgb(0, 0, 0)'], wide: 0 });
  const [one, ...others] = await board.part('sheet').locator('figure').all();
  const [left, ...right] = await Promise.all([one, ...others].map((figure) => figure?.boundingBox()));
  expect(right.some((box) => box && left && box.x > left.x + left.width)).toBe(true); // side by side
  expect(await faults(page)).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect(await board.part('sheet').count()).toBe(0);
  expect(await board.part('analysis').isVisible()).toBe(true);
});

test('the button prints as many positions as are wanted, which is remembered, and the menu prints the same', async ({
  analyse,
}) => {
  const board = await analyse('#analyse?position=', { locale: 'de-DE' });
  const { page } = board;
  await page.evaluate(readWhenPrinted);
  await page.evaluate(() => {
    window.print = () => ['beforeprint', 'afterprint'].forEach((name) => dispatchEvent(new Event(name)));
  });
  await takeText(board, `${moves} *`);
  await board.seesPlies(11);
  await board.press('share-analysis');
  const printed = async (choice: string) => {
    await board.part('diagrams').selectOption({ label: choice });
    await board.press('print');
    await expect.poll(() => page.evaluate(() => window.printed)).toBeDefined();
    const seen = await page.evaluate(() => window.printed);
    await page.evaluate(() => delete window.printed);
    return seen;
  };
  expect(await printed('wo etwas steht')).toEqual(['Nach 2. d2', 'Nach 3… a1??', 'Nach 6. e4']);
  expect(await printed('alle 10 Züge')).toEqual(['Nach 6. e4']);
  expect(await printed('alle 5 Züge')).toEqual(['Nach 5… g7', 'Nach 6. e4']);
  expect(await board.part('sheet').count()).toBe(0);
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await board.part('analysis').waitFor();
  await board.press('share-analysis');
  expect(await board.part('diagrams').locator('option:checked').innerText()).toBe('alle 5 Züge');
  await page.keyboard.press('Escape');

  // The menu of the browser prints the same.
  await page.goto(`/#analyse?position=${encodeURIComponent('WW.W.................BBB w 0 0')}`);
  await page.locator('[data-testid=analysis][data-path=""]').waitFor(); // what reads has to come after it
  await page.evaluate(readWhenPrinted);
  await board.tapPoint('a7');
  await board.tapPoint('d6');
  await board.seesPlies(1);
  await expect
    .poll(async () => {
      await page.pdf();
      return page.evaluate(() => window.printed);
    })
    .toEqual(['Am Anfang', 'Nach 1. a7-d6']);
  expect(await board.part('sheet').count()).toBe(0);
});

test('where the sheet cannot be had, the page says so', async ({ visit }) => {
  const { board, page, excuse } = await visit('/');
  excuse(/ERR_FAILED/);
  await page.route(/\/assets\/Sheet-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/#analyse?position=');
  await board.part('analysis').waitFor();
  await board.press('share-analysis');
  await board.press('print');
  await expect
    .poll(() => page.getByRole('alert').allInnerTexts())
    .toContainEqual(expect.stringMatching(/could not be loaded/));
});
