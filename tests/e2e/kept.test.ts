// The games that a browser keeps: all of them, in two tabs, and where it keeps nothing.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { Board } from './support/board';
import { faults } from './support/faults';
import { muehle } from './support/server';
import { test, watch } from './support/test';

async function startAtOneBoard(board: Board): Promise<void> {
  await board.press('start-two');
  await board.seesState('White to play: place a stone (9 left)');
}
const home = (page: Page) => page.getByRole('link', { name: 'Start page' }).first().click();
const rows = (page: Page) => page.getByTestId('kept-game').allTextContents();

describe('my games', () => {
  test('are listed, found, taken home and forgotten', async ({ visit }) => {
    const { board, page } = await visit('/');
    await startAtOneBoard(board);
    await board.playMoves(['d6', 'f4']);
    await board.press('resign');
    await board.press('really-resign');
    await board.press('next');
    await board.seesState('White to play: place a stone (9 left)');
    await board.playMoves(['a1']);
    await home(page);
    await page.getByRole('radio', { name: 'White' }).check();
    await board.press('start');
    await board.playMoves(['d6'], async (point) => board.tapPoint(point)).catch(() => undefined); // a reply may be faster
    await board.seesState(/^Your turn/);
    await home(page);

    await board.press('my-games');
    await expect.poll(() => rows(page)).toHaveLength(3);
    const all = (await rows(page)).join('\n');
    expect(all).toMatch(/Computer · .+ \(1\)\s*still in progress/);
    expect(all).toMatch(/Player 2 – Player 1\s*still in progress.*1 ply/);
    expect(all).toMatch(/Player 1 – Player 2\s*Black has won/);

    await board.part('search-games').fill('black won');
    await expect.poll(() => rows(page)).toHaveLength(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download: Player 1/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^muehle-player-1-player-2-.*\.txt$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const record = Buffer.concat(chunks).toString();
    expect(muehle(['replay', '-', '--json'], record).status, record).toBe(0);
    expect(record).toContain('[Result "0-1"]');

    await page.getByRole('button', { name: /^Delete: Player 1/ }).click();
    await board.press('really-remove');
    await page.getByText('Nothing found.').waitFor();
    await page.reload();
    await expect.poll(() => rows(page)).toHaveLength(2);
    await page.getByTestId('kept-game').filter({ hasText: 'Player 2' }).click();
    await board.seesPlies(1);
  });

  test('are found by a position, however it lies, and open where it stood', async ({ visit }) => {
    const { board, page } = await visit('/');
    await startAtOneBoard(board);
    await board.playMoves(['d6', 'f4', 'd2']);
    await home(page);
    await startAtOneBoard(board);
    await board.playMoves(['d6', 'd2']);
    await home(page);
    await board.press('my-games');
    await expect.poll(() => rows(page)).toHaveLength(2);
    expect(await faults(page)).toEqual([]);
    await board.press('search-position');
    await board.part('wanted-position').fill('nowhere');
    expect(await faults(page)).toEqual([]);
    await board.press('find-position');
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor(); // no such text
    const wanted = board.part('wanted-position');
    expect(await wanted.getAttribute('aria-invalid')).toBe('true'); // said there, and there one goes on
    expect(await wanted.evaluate((field) => field === document.activeElement)).toBe(true);
    await board.part('wanted-position').fill('..........B........W.... w 8 8'); // turned by half
    await board.press('find-position');
    await page.getByText('This position stood in one game.').waitFor();
    await expect.poll(() => rows(page)).toHaveLength(1);
    await page.getByTestId('kept-game').click();
    await board.seesState(/^Looking back: position after 1… f4/);
    await page.goBack();
    await board.press('any-position');
    await expect.poll(() => rows(page)).toHaveLength(2);
    await board.press('search-position');
    await board.part('wanted-position').fill('....W..............B.... b 8 8'); // it is White's turn: the hands say so
    await board.press('find-position');
    await page.getByText('This position stood in one game.').waitFor();
    await board.press('any-position');
    await expect.poll(() => rows(page)).toHaveLength(2);
    await board.press('search-position'); // by its stones alone, as they are touched
    await page.getByRole('dialog').locator('[data-point=d6]').click();
    await board.press('find-position');
    await page.getByText('This position stood in 2 games.').waitFor();
    await board.press('any-position');
    await expect.poll(() => rows(page)).toHaveLength(2);
    await board.part('search-result').selectOption('won');
    await page.getByText('Nothing found.').waitFor();
  });

  test('are begun once by two quick taps, and take over the one that older pages kept', async ({ visit }) => {
    const { board, page } = await visit('/');
    await page.getByRole('button', { name: 'd6, empty' }).waitFor(); // what is there is known
    await board.point('d6').evaluate((point: HTMLElement) => {
      point.click();
      point.click();
    });
    await board.part('game').waitFor();
    await home(page);
    await board.press('my-games');
    await expect.poll(() => rows(page)).toHaveLength(1);

    // One that an older page has kept comes to them.
    await page.evaluate(() =>
      localStorage.setItem(
        'muehle.game',
        JSON.stringify({
          ...{ kind: 'two', scale: 10, level: 1, seed: 7, rules: 'strikt', start: '', policy: 'alternate' },
          ...{ white: 0, lot: false, games: [], events: ['move d6', 'move f4'] },
        }),
      ),
    );
    await page.goto('/?again#play'); // loaded anew
    await board.seesPlies(2);
    expect(await board.moves()).toEqual(['d6', 'f4']);
    expect(await board.part('rules-title').textContent()).toMatch(/Strict/);
    await board.playMoves(['d2']);
    await page.reload();
    await board.seesPlies(3);
    expect(await page.evaluate(() => localStorage.getItem('muehle.game'))).toBeNull();
  });
});

describe('two tabs', () => {
  test('show one game, and neither writes over the other', async ({ begin }) => {
    const board = await begin();
    await board.playMoves(['d6']);
    const second = await board.page.context().newPage();
    const complaints = watch(second);
    await second.goto(board.page.url());
    const other = new Board(second);
    await other.seesPlies(1);
    await other.playMoves(['f4']);
    await board.seesPlies(2);
    await board.seesNote('The game has gone on in another window. This is where it stands now.');
    await board.playMoves(['d2']);
    await other.seesPlies(3);
    await board.page.reload();
    await board.seesPlies(3);
    expect(await board.moves()).toEqual(['d6', 'f4', 'd2']);
    expect(complaints).toEqual([]);
  });
});

test('storage that is full or blocked is no reason not to play, and it says so', async ({ visit }) => {
  const { page, board } = await visit('/');
  const isPlayed = async () => {
    await page.goto('/');
    await startAtOneBoard(board);
    await board.seesNote('This browser keeps nothing: when the page is closed, the game is gone.');
    await board.playMoves(['d6', 'f4', 'd2']);
    await board.press('undo');
    await board.seesPlies(2);
    await home(page);
    await board.part('not-lasting').waitFor();
    await board.press('continue');
    await board.seesPlies(2);
    await board.playMoves(['b4']);
  };
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.put = refuse;
  });
  await isPlayed();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    for (const name of ['localStorage', 'indexedDB']) Object.defineProperty(window, name, { get: refuse });
  });
  await isPlayed();
});

describe('house rules', () => {
  test('have the width of board and panel where the window is wide', async ({ visit }) => {
    const { board, page } = await visit('/', { viewport: { width: 1280, height: 800 } });
    const widthOf = async (testid: string) => (await board.part(testid).first().boundingBox())?.width ?? 0;
    const folded = await widthOf('rules-line');
    await board.unfoldRules();
    expect(folded).toBeLessThan(await widthOf('board'));
    expect(await widthOf('rules-line')).toBeGreaterThan(await widthOf('board'));
    const line = await board.part('rules-line').boundingBox();
    expect(line && line.y >= 0 && line.y + line.height <= 800).toBe(true); // it is brought into view
    await page.getByText('Rules: Standard').click();
    await expect.poll(() => widthOf('rules-line')).toBe(folded);
  });

  test('are switched and chosen, with the text beside them', async ({ visit }) => {
    const { board, page } = await visit('/');
    await board.unfoldRules();
    await board.part('preset').selectOption({ label: 'House rules' });
    const text = () => board.part('house-rules').inputValue();
    await board.part('house-flyAt-never').check();
    await expect.poll(text).toBe('standard,flyAt=never');
    await board.part('house-noMillLimitPlies').fill('30');
    await expect.poll(text).toBe('standard,flyAt=never,noMillLimitPlies=30');

    await board.part('house-rules').fill('standard, millProtection = strict, drawByAgreement = false');
    await expect.poll(() => board.part('house-millProtection-strict').isChecked()).toBe(true);
    expect(await board.part('house-drawByAgreement').isChecked()).toBe(false);
    expect(await board.part('house-flyAt-never').isChecked()).toBe(false);

    await board.part('house-rules').fill('standard,flyAt=7');
    await expect.poll(() => board.part('rules-error').textContent()).toMatch(/flyAt.*cannot be.*7/);
    await page.evaluate(() => scrollTo(0, 0));
    await board.press('start-two');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
      .toBe('house-rules');
    const box = await board.part('rules-error').boundingBox();
    expect(box && box.y > 0 && box.y + box.height < 800).toBe(true);

    // What was set wrongly at a rule is said there.
    await board.part('house-rules').fill('standard');
    await expect.poll(() => board.part('rules-error').textContent()).toBe('');
    const limit = board.part('house-noMillLimitPlies');
    await limit.fill('30000');
    const error = board.part('rules-error-noMillLimitPlies');
    await expect.poll(() => error.textContent()).toMatch(/cannot be.*30000/);
    expect(await board.part('rules-error').textContent()).toBe('');
    expect(await limit.getAttribute('aria-describedby')).toBe(await error.getAttribute('id'));
    expect(await limit.getAttribute('aria-invalid')).toBe('true');
    expect(await faults(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await board.press('start-two');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
      .toBe('house-noMillLimitPlies');
    await board.part('house-drawByAgreement').uncheck();
    await expect.poll(text).toMatch(/drawByAgreement=false/); // it is read: the text does not change under what follows
    expect(await error.textContent()).toMatch(/cannot be.*30000/); // still there

    await board.part('house-rules').fill('standard, noMillLimitPlies = 30');
    await expect.poll(() => error.textContent()).toBe('');
    await expect.poll(() => board.part('rules-error').textContent()).toBe('');
    await board.press('start-two');
    await board.part('game').waitFor();
    await board.press('rules-title');
    await page.getByRole('dialog').getByText('noMillLimitPlies=30').waitFor();
    const [lesson] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('dialog')
        .getByRole('link', { name: 'Lesson: A player with only three stones left may fly.' })
        .click(),
    ]);
    await lesson.getByRole('heading', { name: 'Flying' }).waitFor();
    await board.part('game').waitFor(); // it is still there
  });
});
