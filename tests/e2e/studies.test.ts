// Analyses that the browser keeps: chapters, what becomes of them, and the way in and out as text.
import { describe, expect } from 'vitest';
import { fileOf, says, takeText, test } from './support/analysis';
import { faults } from './support/faults';
import { sideways } from './support/looks';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const kept = '[data-testid=analysis][data-kept=true]';

describe('an analysis that is kept', () => {
  test('is there again, has chapters, and goes out and comes in as one text', async ({ visit }) => {
    const { board, page } = await visit('/#analyse', phone);
    await page.getByText('No analysis yet.').waitFor();
    expect(await faults(page)).toEqual([]);
    await board.press('new-study');
    await board.part('analysis').waitFor();
    await board.playMoves(['d6', 'f4']);
    await expect.poll(() => page.url()).toMatch(/#analyse\?study=\w+&chapter=\w+$/);
    await page.locator(kept).waitFor();
    await page.reload();
    await expect.poll(() => says(board)).toBe('1. d6 f4');

    // A chapter from this position, with a name.
    await board.press('study');
    await board.part('study-name').fill('Openings');
    await board.part('study-name').press('Tab');
    expect(await faults(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await board.press('add-from-here');
    await board.part('study-name').waitFor({ state: 'detached' });
    expect(await board.stones('black')).toEqual(['f4']);
    await board.playMoves(['d2']);
    await page.locator(kept).waitFor();
    await board.press('study');
    await board.part('chapter-name').nth(1).fill('The cross');
    await board.part('chapter-name').nth(1).press('Tab');
    await board.part('chapter-up').nth(1).click();
    const names = () =>
      board.part('chapter-row').evaluateAll((rows) => rows.map((row) => row.querySelector('input')?.value));
    await expect.poll(names).toEqual(['The cross', '']);
    await board.part('chapter-remove').nth(1).click();
    await expect.poll(names).toEqual(['The cross']);
    await board.press('chapter-restore');
    await expect.poll(names).toEqual(['The cross', '']);
    const { bytes } = await fileOf(board, 'save-study');
    await page.keyboard.press('Escape');
    const text = bytes.toString();
    expect(text).toMatch(/\[StudyName "Openings"\]\n\[ChapterName "The cross"\]\n[^]*\[StudyName "Openings"\]\n/);

    // In the list: gone, back, and once more from the text.
    await board.press('all-studies');
    await board.part('kept-study').waitFor();
    await board.press('remove-study');
    await page.getByText('No analysis yet.').waitFor();
    await board.press('study-restore');
    await board.part('kept-study').waitFor();
    await board.press('import-study');
    await board.part('import-text').fill(`${text}\n\n[White "A"]\n\n1. d6 d6 *`);
    await board.press('take-import');
    await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/^Game 3 cannot be read\./);
    await board.part('import-text').fill(text);
    await board.press('take-import');
    await board.part('chapter').waitFor();
    expect(await board.part('chapter').locator('option').allTextContents()).toEqual(['1. The cross', '2. Chapter 2']);
    await board.part('chapter').selectOption({ index: 1 });
    await expect.poll(() => says(board)).toBe('1. d6 f4');
    await board.press('all-studies');
    await expect.poll(() => board.part('kept-study').count()).toBe(2);
  });

  test('is known again by its game', async ({ begin }) => {
    const board = await begin();
    await board.playMoves(['d6', 'f4', 'd2']);
    const game = board.page.url();
    const analyse = async () => {
      await board.press('open-record');
      await board.press('to-analysis');
      await board.part('analysis').waitFor();
    };
    await analyse();
    await board.press('keep');
    await board.part('chapter').waitFor();
    const study = () => /#analyse\?study=\w+/.exec(board.page.url())?.[0];
    await expect.poll(study).toBeTruthy();
    const address = study();
    await board.page.goto(game);
    await board.part('game').waitFor();
    await analyse();
    await board.press('known-study');
    await board.part('chapter').waitFor();
    expect(study()).toBe(address);

    // All games of one text.
    await takeText(board, '[White "A"]\n[Black "B"]\n\n1. d6 *\n\n[White "C"]\n[Black "D"]\n\n1. f4 d6 *');
    await board.press('all-chapters');
    await expect.poll(() => says(board)).toBe('1. d6');
    expect(await board.part('chapter').locator('option').count()).toBe(3);
  });
});
