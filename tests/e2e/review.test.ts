// A game that is over is looked at again: which move lost it, and what would have held.
import { expect } from 'vitest';
import type { Board } from './support/board';
import { faults } from './support/faults';
import { resize } from './support/looks';
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
const valuesAreThere = async ({ address }: { address: string }) => {
  const ask = () => fetch(`${address}/api/values?position=${encodeURIComponent(threeEach)}`);
  await expect.poll(async () => (await ask()).status).toBe(200);
};
const says = (board: Board) => board.part('review-says').textContent();

test('the result stands above the moves, and the steps stay where they are while one looks back', async ({ begin }) => {
  const board = await begin({ position: threeEach });
  const { page } = board;
  await board.playMoves(moves);
  await board.endsWith('white_wins:too_few_stones');
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1000, 660],
  ] as const) {
    await resize(page, { width, height });
    await board.part('game-worth').waitFor();
    const top = async (testid: string) => (await board.part(testid).boundingBox())?.y ?? NaN;
    const window = `${width} x ${height}`;
    expect(await top('state'), window).toBeLessThan(await top('prompt'));
    expect(await top('prompt'), window).toBeLessThan(await top('game-worth'));
    expect(await top('game-worth'), window).toBeLessThan(await top('record'));
    const back = page.getByRole('button', { name: 'One move back' }).first();
    const before = await back.boundingBox();
    await back.click();
    await board.seesState(/^Looking back/);
    expect((await back.boundingBox())?.y, window).toBe(before?.y);
    await page.keyboard.press('End');
    await board.part('game-worth').waitFor();
  }
});

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
    'White: 2 of 3 moves good. Black: 0 of 1 move good; 1 more when there was nothing left to lose.',
  );
  expect(await board.part('review-panel').textContent()).toContain('Exact');
  expect((await board.moves()).slice(0, 4)).toEqual(['b6-d5', 'g1-g7', 'd7-d6??', 'a1-a4??']);
  expect(await faults(page)).toEqual([]);

  // The board says it as well: the sign of the move at its stone, and an arrow for what would have won.
  const sign = page.locator('[data-shape="value a4 text"]');
  expect(await sign.textContent()).toBe('??');
  expect(await page.locator('[data-shape^="arrow g7-g1"]').count()).toBe(1);

  // From one error to the next, and this one alone once more.
  expect(await board.part('error-next').isDisabled()).toBe(true);
  await board.press('error-previous');
  await board.seesState('Looking back: position after 2. d7-d6.');
  await board.press('error-next');
  await board.seesState('Looking back: position after 2… a1-a4.');
  await board.press('try-here');
  await expect.poll(() => board.part('trial-text').textContent()).toMatch(/a1-a4\?\?/);
  expect(await board.part('progress').textContent()).toMatch(/^1 .*1/);
  await page.keyboard.press('Escape');

  const graph = board.part('value-graph');
  // Each colour is named at its lane: White's is the upper one.
  const curve = await graph.boundingBox();
  const heightOf = async (name: string) => {
    const box = await board.part('review-panel').locator('.sides').getByText(name, { exact: true }).boundingBox();
    return box && curve ? (box.y + box.height / 2 - curve.y) / curve.height : NaN;
  };
  expect(await heightOf('White')).toBeLessThan(0.4);
  expect(await heightOf('Draw')).toBeCloseTo(0.5, 0);
  expect(await heightOf('Black')).toBeGreaterThan(0.6);
  expect(await board.part('review-panel').locator('.own, .other').count()).toBe(3); // two errors, and what the sign means
  await graph.press('ArrowLeft');
  await board.seesState('Looking back: position after 2. d7-d6.');
  await expect.poll(() => says(board)).toBe('With this White turns the win into a loss. a7-d6xg7 would have won.');
  expect(await graph.getAttribute('aria-valuetext')).toBe('d7-d6 lost');
  await graph.press('ArrowLeft');
  await expect.poll(() => says(board)).toBe('');

  // What each move here was worth is said and marked, and can be played on.
  await board.press('tab-values');
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

test('a long review stays within a phone, where the record is reached beside the next game', async ({
  server,
  begin,
}) => {
  await valuesAreThere(server);
  const board = await begin({ position: threeEach }, { viewport: { width: 390, height: 844 }, hasTouch: true });
  // As many plies as make the last number stand at the edge.
  await board.page.route('**/api/review', async (route) => {
    const answer = await route.fetch();
    const review = (await answer.json()) as { moves: object[] };
    const plies = Array.from({ length: 35 }, (_, n) => review.moves[n] ?? { ...review.moves[0], ply: n + 1 });
    await route.fulfill({ json: { ...review, moves: plies } });
  });
  await board.playMoves(moves.slice(0, 4));
  for (const point of ['a7', 'd7']) await board.tapPoint(point);
  await board.part('change').waitFor();
  expect(await board.part('record-line').isVisible()).toBe(true); // there is room for it beside the question
  await board.tapPoint('g7');
  await board.endsWith('white_wins:too_few_stones');
  await board.part('next').waitFor();
  await board.press('open-record');
  await board.page.getByRole('dialog').getByTestId('record').waitFor();
  await board.page.keyboard.press('Escape');

  // The steps stay in the window, however long the review is.
  await board.press('review');
  await board.page.locator('[data-testid=review-panel][data-done=true]').waitFor();
  const steps = await board.part('step-back').boundingBox();
  expect(steps && steps.y + steps.height).toBeLessThanOrEqual(844);

  // And the numbers below the curve stay within it.
  await board.page.setViewportSize({ width: 1280, height: 800 });
  const axis = board.part('review-panel').locator('.plies');
  expect(await axis.evaluate((numbers) => numbers.lastElementChild?.textContent)).toBe('35');
  const beyond = () =>
    axis.evaluate((numbers) => {
      const last = numbers.lastElementChild?.getBoundingClientRect();
      return last ? last.right - numbers.getBoundingClientRect().right : NaN;
    });
  await expect.poll(beyond).toBeLessThanOrEqual(0.5);
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

const stand = (board: Board) => board.part('trial').getAttribute('data-stand');
const feedback = async (board: Board) => ((await board.part('feedback').textContent()) ?? '').trim();

test('mistakes can be done better, with any move that keeps the value', async ({ server, begin }) => {
  await valuesAreThere(server);
  const board = await begin({ position: threeEach });
  const { page } = board;
  await playAndReview(board);
  await board.seesState(/1… |2… /);
  const lookedAt = await board.stateLine();
  await board.press('learn');
  await board.press('learn-both');
  await board.part('trial').waitFor();
  await page.goBack(); // closes what looks like a page, and the review stays
  await board.part('trial').waitFor({ state: 'detached' });
  expect(await board.part('review-panel').getAttribute('data-done')).toBe('true');
  await board.press('learn');
  await board.press('learn-both');
  await board.part('trial').waitFor();
  board.within = page.getByRole('dialog');
  expect(await board.part('progress').textContent()).toContain('1 of 2');
  expect(await board.part('trial-stands').textContent()).toBe('White to move · all stones are placed');
  expect(await board.part('trial-text').textContent()).toBe(
    'White played d7-d6?? here. With this White turns the win into a loss.',
  );
  expect(await board.part('trial-task').textContent()).toBe('Find something better: White can win.');
  await board.hears(/1 of 2.*White played d7-d6.*White can win/s);
  expect(await board.stones('white')).toEqual(['a7', 'd5', 'd7']); // as before the mistake
  expect(await faults(page)).toEqual([]);

  // The same move again, one that cannot be made, and a right one.
  await board.tapPoint('d7');
  await board.tapPoint('d6');
  await expect.poll(() => stand(board)).toBe('wrong');
  expect(await feedback(board)).toBe('That is the move of the game. Try again.');
  await board.hears(/White moves from d7 to d6.*move of the game/s);
  await board.tapPoint('d1');
  await expect.poll(() => feedback(board)).toMatch(/belongs to Black/);
  expect(await board.stones('white')).toEqual(['a7', 'd5', 'd7']);
  await board.press('hint');
  expect(await feedback(board)).toBe('Hint: the stone on a7 moves.');
  await board.tapPoint('a7');
  await board.tapPoint('d6');
  await expect.poll(() => feedback(board)).toBe('Mill! Take a black stone.');
  await board.tapPoint('g7');
  await expect.poll(() => stand(board)).toBe('solved');
  await board.hears(/takes g7.*Right! That wins/s);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('go-on');
  await page.keyboard.press('Enter');

  // The other one by keyboard, after a look at the solution of nothing: it is typed.
  await expect.poll(() => board.part('progress').textContent()).toContain('2 of 2');
  expect(await board.part('trial-stands').textContent()).toMatch(/^Black to move/);
  await board.part('trial').locator('[data-point=g7]').waitFor(); // the board takes the focus first
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-point'))).toBe(true);
  await page.keyboard.press('e');
  await board.part('typed-move').fill('g7-g1xa7');
  await board.part('typed-move').press('Enter');
  await expect.poll(() => stand(board)).toBe('solved');
  await board.press('go-on');
  expect(await board.part('summary').textContent()).toBe(
    'Those were all. You found 1 of 2 by yourself. 1 at the second try or with a hint.',
  );
  expect(await faults(page)).toEqual([]);
  await board.press('rest-again');
  expect(await board.part('progress').textContent()).toContain('1 of 1');
  await board.press('solution');
  await expect.poll(() => stand(board)).toBe('solved');
  expect(await feedback(board)).toMatch(/^The solution was /);
  await page.keyboard.press('Escape');
  await board.part('trial').waitFor({ state: 'detached' });
  expect(await board.stateLine()).toBe(lookedAt);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('learn');
});

test('against the computer one learns from one’s own mistakes alone', async ({ server, begin }) => {
  await valuesAreThere(server);
  const answer = await fetch(`${server.address}/api/values?position=${encodeURIComponent(threeEach)}`);
  const { moves: all } = (await answer.json()) as Values;
  const bad = all.find((move) => move.value === 'loss' && !move.move.includes('x'))?.move ?? '';
  const good = all.filter((move) => move.value === 'win').map(({ move }) => move);
  const board = await begin({ position: threeEach, mode: 'computer', colour: 'white', level: 1 });
  const { page } = board;
  for (const point of bad.split('-')) await board.tapPoint(point);
  await board.seesPlies(2);
  if ((await board.outcome()) === 'ongoing') {
    await board.press('resign');
    await board.press('really-resign');
  }
  await board.press('review');
  await board.press('learn'); // whose mistakes is not asked
  expect(await board.part('progress').textContent()).toContain('1 of 1 · You have White');
  expect(await board.part('trial-text').textContent()).toMatch(
    new RegExp(`^You played ${bad}\\?\\? here\\. With this you`),
  );
  expect(await board.part('trial-task').textContent()).toBe('Find something better: you can win.');
  await page.keyboard.press('e');
  await board
    .part('typed-move')
    .last()
    .fill(good.at(-1) ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => stand(board)).toBe('solved');
  expect(await feedback(board)).toBe(`Right! That wins. ${good.length} moves were right here.`);
});

test('a review leaves the moves eight rows, however much of it is unfolded', async ({ server, begin }) => {
  await valuesAreThere(server);
  const board = await begin({ position: threeEach });
  const { page } = board;
  await playAndReview(board);
  await board.seesState('Looking back: position after 2… a1-a4.');
  const room = () =>
    page.locator('main .moves').evaluate((list) => {
      const row = list.querySelector('li')?.clientHeight ?? NaN;
      const [there, move] = [list, list.querySelector('.current')].map((one) => one?.getBoundingClientRect());
      const seen = there && move && move.top >= there.top - 1 && move.bottom <= there.bottom + 1;
      return { rows: Math.floor(list.clientHeight / row), seen };
    });
  const before: number[] = [];
  for (const height of [800, 720]) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(async () => (await room()).seen, { message: String(height) }).toBe(true);
    const { rows } = await room();
    expect(rows, String(height)).toBeGreaterThanOrEqual(8);
    before.push(rows);
  }
  // What else there is has their place, and scrolls there; nothing above it is cut off.
  for (const [tab, part] of [
    ['tab-balance', 'phases'],
    ['tab-values', 'worth'],
  ] as const) {
    await board.press(tab);
    await board.part(part).waitFor();
    for (const height of [800, 720]) {
      await page.setViewportSize({ width: 1280, height });
      const over = await page.evaluate(() => {
        const [head, rest] = [document.querySelector('#review .head'), document.querySelector('#review .rest')];
        return {
          cut: (head?.scrollHeight ?? 0) - (head?.clientHeight ?? 0),
          scrolls: rest && getComputedStyle(rest).overflowY,
          page: document.documentElement.scrollHeight - innerHeight,
        };
      });
      expect(over, `${tab} at ${height}`).toEqual({ cut: 0, scrolls: 'auto', page: 0 });
    }
  }
  await board.press('tab-moves');
  for (const [n, height] of [800, 720].entries()) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(async () => (await room()).rows, { message: String(height) }).toBe(before[n]);
  }
});

test('a review says how each phase went, and is printed with its moves', async ({ server, begin }) => {
  await valuesAreThere(server);
  const board = await begin({ position: threeEach });
  const { page } = board;
  await playAndReview(board);
  await board.press('tab-balance');
  const rows = board.part('phases').locator('tbody tr');
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([
      expect.stringMatching(/^White, flying\s*2 of 3\s*2 of 3\s*2\.9/),
      expect.stringMatching(/^Black, flying\s*0 of 1\s*0 of 1\s*1/),
    ]);
  expect(await board.part('difficulty').textContent()).toMatch(/This move was critical: \d+ of 5\d moves were good/);
  expect(await faults(page)).toEqual([]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 700, height: 1000 }); // of a sheet, where the window has no record
  for (const there of [board.part('board'), board.part('value-graph'), board.part('review-says'), rows.first()])
    expect(await there.isVisible()).toBe(true);
  expect(await page.locator('main [data-testid=record] [data-ply]').first().isVisible()).toBe(true);
  for (const gone of ['print', 'learn', 'review', 'move-values'])
    expect(await board.part(gone).isVisible(), gone).toBe(false);
  const marker = await board
    .part('phases')
    .locator('summary')
    .evaluate((one) => getComputedStyle(one).listStyleType);
  expect(marker).toBe('none');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);

  // The review as always, where mistakes are being gone through.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await board.press('learn');
  await board.press('learn-both');
  await board.part('trial').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('dialog').isVisible()).toBe(false);
  expect(await board.part('review-says').isVisible()).toBe(true);
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

  // It also judges what somebody would do instead.
  await board.page.route('**/api/values*', (route) => route.fulfill({ status: 404, body: '{}' }));
  await board.press('learn');
  await board.press('learn-black');
  expect(await board.part('progress').textContent()).toContain('estimated here by the computer');
  board.within = board.page.getByRole('dialog');
  await board.tapPoint('b6');
  await expect.poll(() => feedback(board)).toMatch(/^First choose a black stone/);
  await board.tapPoint('d1');
  await board.tapPoint('b6');
  await expect.poll(() => stand(board)).toBe('wrong');
  await expect.poll(() => feedback(board)).toMatch(/^(That loses too|That is no better)\. Try again\.$/);
  await board.tapPoint('g7');
  await board.tapPoint('g1');
  await board.tapPoint('d6');
  await expect.poll(() => stand(board)).toBe('solved');
});
