// An analysis and what is done with it.
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Download } from 'playwright-core';
import type { Board } from './board';
import { test as base } from './test';

// At an address.
export const test = base.extend<{ analyse: (hash?: string, options?: BrowserContextOptions) => Promise<Board> }>({
  analyse: async ({ visit }, use) => {
    await use(async (hash = '#analyse?position=', options = {}) => {
      const { board } = await visit(`/${hash}`, options);
      await board.part('analysis').waitFor();
      return board;
    });
  },
});

// Another one in the same page, by way of the home page: it is not the one from before that is seen.
export async function analyseAnew(board: Board, hash = '#analyse?position='): Promise<void> {
  await board.page.goto('/#home');
  await board.part('home').waitFor();
  await board.page.goto(`/${hash}`);
  await board.part('analysis').waitFor();
}

const record = (board: Board) => board.page.locator('main [data-testid=record] .moves').innerText();
export const says = async (board: Board) => (await record(board)).replace(/\s+/g, ' ').trim();
export const at = (position: string) => `#analyse?position=${encodeURIComponent(position)}`;
export async function packed(board: Board): Promise<string> {
  await board.page.locator('[data-testid=analysis][data-kept=true]').waitFor();
  return board.page.evaluate(() => location.hash);
}

export async function takeText(board: Board, text: string): Promise<void> {
  await board.press('load');
  await board.part('analysis-text').fill(text);
  await board.press('take');
}
export async function fileOf(board: Board, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = (await Promise.all([board.page.waitForEvent('download'), board.press(button)])) as [
    Download,
    void,
  ];
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
