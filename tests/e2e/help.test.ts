// Help against the computer, for those who want it: a hint, and where a mill is about to be closed.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginAnew, test } from './support/test';

const shapes = (page: Page, kind: string) => page.locator(`[data-testid=board] [data-shape^="${kind} "]`);

async function wish(page: Page, setting: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: setting }).check();
  await page.keyboard.press('Escape');
}

test('a hint is drawn and said to who wants it, goes with the move, and is not there between two people', async ({
  begin,
}) => {
  // White can close a mill on g7, and only there.
  const board = await begin({ mode: 'computer', level: 1, position: 'WW......W......BB.B.B... w 5 5' });
  const { page } = board;
  expect(await board.part('hint').count()).toBe(0);
  await wish(page, 'Hints against the computer');
  await board.press('hint');
  await board.seesNote(/^Hint: [a-g][1-7]/);
  await board.hears(/Hint: [a-g][1-7]/);
  const hinted = /Hint: ([a-g][1-7])/.exec(await board.note())?.[1] ?? '';
  expect(await shapes(page, 'circle').count()).toBe(1);
  await board.tapPoint(hinted);
  await expect.poll(() => shapes(page, 'circle').count()).toBe(0);

  await beginAnew(board);
  await wish(page, 'Hints against the computer');
  expect(await board.part('hint').count()).toBe(0);
});

test('a mill that is about to be closed is marked while stones are placed, then only where a stone can be moved to it', async ({
  begin,
}) => {
  const board = await begin({ mode: 'computer', level: 1, position: 'W.W..................BB. w 6 6' });
  expect(await shapes(board.page, 'threat').count()).toBe(0);
  await wish(board.page, 'show where it can close a mill');
  await expect.poll(() => shapes(board.page, 'threat').count()).toBe(1);
  expect(await board.label('g1')).toBe('g1, empty, Black closes a mill here');

  // Black has two in a row at a1–d1 and at b6–d6: only g4 can go to g1, and nothing to f6.
  await beginAnew(board, { mode: 'computer', level: 1, position: 'W.WBB.W.W....WB..W...BB. w 0 0' });
  await wish(board.page, 'show where it can close a mill');
  await expect.poll(() => board.label('g1')).toBe('g1, empty, Black closes a mill here');
  expect(await board.label('f6')).toBe('f6, empty');
  expect(await shapes(board.page, 'threat').count()).toBe(1);
});
