// A game that is over is looked at again: which move lost it, and what would have held.
import { expect } from 'vitest';
import type { Board } from './support/board';
import { faults } from './support/faults';
import { test } from './support/test';

const threeEach = 'WW.W.................BBB w 0 0';
const moves = ['b6-d5', 'g1-g7', 'd7-d6', 'a1-a4', 'a7-d7xg7']; // two good ones, two that turn a win into a loss, the end

async function playAndReview(board: Board): Promise<void> {
  await board.playMoves(moves);
  await board.endsWith('white_wins:too_few_stones');
  await board.press('review');
  await board.page.locator('[data-testid=review-panel][data-done=true]').waitFor();
}
interface Values {
  value: string;
  plies: number | null;
  moves: { move: string; value: string; plies: number | null }[];
}
const says = (board: Board) => board.part('review-says').textContent();

test('two clicks lead from a lost game to the move that lost it', async ({ server, begin }) => {
  // The small database is made by the server itself, the first time that tests run.
  const value = () => fetch(`${server.address}/api/values?position=${encodeURIComponent(threeEach)}`);
  await expect.poll(async () => (await value()).status).toBe(200);

  const board = await begin({ position: threeEach });
  const { page } = board;
  await playAndReview(board);
  await board.seesState('Looking back: position after 2… a1-a4.');
  await expect.poll(() => says(board)).toBe('With this move Black lost the game. g7-g1xa7 would have won.');
  expect(await board.part('review-panel').textContent()).toContain(
    'White: 2 of 3 moves good. Black: 1 of 2 moves good.',
  );
  expect(await board.part('review-panel').textContent()).toContain('Exact');
  expect((await board.moves()).slice(0, 4)).toEqual(['b6-d5', 'g1-g7', 'd7-d6??', 'a1-a4??']);
  expect(await faults(page)).toEqual([]);

  const graph = board.part('value-graph');
  await graph.press('ArrowLeft');
  await board.seesState('Looking back: position after 2. d7-d6.');
  await expect.poll(() => says(board)).toBe('With this White turns the win into a loss. a7-d6xg7 would have won.');
  expect(await graph.getAttribute('aria-valuetext')).toBe('d7-d6 lost');
  await graph.press('ArrowLeft');
  await expect.poll(() => says(board)).toBe('');

  // What each move here was worth is said and marked, and can be played on.
  await board.part('move-values').locator('summary').click();
  const values = board.part('move-values').getByRole('button');
  await expect.poll(() => values.first().textContent()).toMatch(/^a7-d6xa1.in 1$/);
  await page.mouse.move(0, 0); // a move under the pointer is shown alone
  await expect.poll(() => page.locator('[data-shape^="value "]').count()).toBeGreaterThan(0);
  expect(await faults(page)).toEqual([]);
  await values.last().click();
  await board.seesState(/^Variation: position after 2\. /);
  await expect.poll(() => values.first().getAttribute('data-value')).toBe('win'); // the last one was the worst

  await board.press('to-game');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await board.press('next');
  await board.part('review-panel').waitFor({ state: 'detached' });
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]); // the next game is not helped
});

test('who wants it is warned of a move that gives something away', async ({ server, begin }) => {
  const ask = () => fetch(`${server.address}/api/values?position=${encodeURIComponent(threeEach)}`);
  await expect.poll(async () => (await ask()).status).toBe(200);
  const { value, moves: all } = (await (await ask()).json()) as Values;
  expect(value).toBe('win');
  const bad = all.find((move) => move.value === 'loss' && !move.move.includes('x'))?.move ?? '';
  const good = all.find((move) => move.value === 'win')?.move ?? '';

  const board = await begin({ position: threeEach, mode: 'computer', colour: 'white', level: 1 });
  await board.page.getByRole('button', { name: 'Settings' }).click();
  await board.page.getByRole('checkbox', { name: /warn before a move/ }).check();
  await board.page.keyboard.press('Escape');
  for (const point of bad.split('-')) await board.tapPoint(point);
  await board.seesNote('Careful: this loses.');
  await board.seesState(`Play ${bad}?`);
  expect(await board.plies()).toBe(0);
  await board.press('change');
  await board.typeMove(good);
  await expect.poll(board.plies).toBeGreaterThan(0);
});

test('who plays against the one that knows the solution is given nothing', async ({ server, begin }) => {
  const start = '...BB.W...W..W...B...... w 0 0'; // White wins in ten moves, and by two moves only
  const ask = async (position: string) =>
    (await fetch(`${server.address}/api/values?position=${encodeURIComponent(position)}`)).json() as Promise<Values>;
  await expect.poll(async () => (await ask(start)).value).toBe('win');
  const { plies, moves: all } = await ask(start);
  const shortest = all.filter((move) => move.value === 'win' && move.plies === plies).map(({ move }) => move);
  expect(shortest).toHaveLength(1);

  const board = await begin({ position: start, mode: 'computer', colour: 'black', level: 13 });
  await board.seesPlies(1);
  expect(await board.moves()).toEqual(shortest);
  expect(await board.page.getByText('Infallible').first().isVisible()).toBe(true);
});

test('where no server knows the game, the engine of the page judges it', async ({ begin }) => {
  const board = await begin({ position: threeEach });
  await board.page.route('**/api/review', (route) => route.fulfill({ body: '{}' }));
  await playAndReview(board);
  await expect.poll(() => says(board)).toMatch(/^With this move Black lost the game\./);
  expect(await board.part('review-panel').textContent()).toContain('Estimated by the computer on this device.');
});
