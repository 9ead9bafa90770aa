// The page as plain files in a folder of some server that knows nothing of the game.
import { describe, expect } from 'vitest';
import { Board } from './support/board';
import { folder, plainFiles } from './support/files';
import { test, watch } from './support/test';

describe('plain files in a folder', () => {
  test('are the whole page, but for tables', async ({ browser }) => {
    const { address, strange, close } = await plainFiles();
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
  });
});
