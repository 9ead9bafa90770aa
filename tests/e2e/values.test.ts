// What moves are worth, in other ways than a list: as colours, by how easily somebody errs, without what is the same.
import { expect } from 'vitest';
import { at, test } from './support/analysis';
import type { Board } from './support/board';
import { faults } from './support/faults';
import type { Server } from './support/server';

const threeEach = 'WW.W.................BBB w 0 0';
const drawn = '.....B.B....B...WB.WWB.. w 0 0'; // Black errs easily after some of the draws

// Of one like these: the server begins by making its database.
const knows = async (server: Server, position: string) => {
  const answer = () => fetch(`${server.address}/api/values?position=${encodeURIComponent(position)}`);
  await expect.poll(async () => (await answer()).status).toBe(200);
};
const heat = (board: Board) => board.page.locator('[data-shape^="heat "]');

test('points are coloured by what a move there is worth, for who wants it', async ({ server, analyse }) => {
  await knows(server, threeEach);
  const board = await analyse(at(threeEach));
  await board.part('worth').waitFor();
  expect(await heat(board).count()).toBe(0);
  await board.part('heat').check();
  await expect.poll(() => heat(board).count()).toBe(18);
  expect(await board.page.locator('.heat.win').count()).toBe(3);
  expect(await board.page.locator('[data-shape^="value "][data-shape$=text]').allTextContents()).toContain('+'); // not by colour alone
  // The stone that is chosen wins in fewer places.
  await board.tapPoint('a7');
  await expect.poll(() => board.page.locator('.heat.win').count()).toBe(1);
  expect(await faults(board.page)).toEqual([]);
  // And it is remembered.
  await board.page.reload();
  await expect.poll(() => heat(board).count()).toBe(18);
});

test('draws are told apart by how easily the opponent loses, and what is not known is said', async ({
  server,
  analyse,
}) => {
  await knows(server, drawn);
  const board = await analyse(at(drawn));
  await board.part('told-apart').waitFor();
  const draws = await board.part('move-values').locator('button[data-value=draw]').allTextContents();
  const likely = draws.map((text) => Number(/(\d+)\s%/.exec(text)?.[1]));
  expect(draws).toHaveLength(9);
  expect(draws[0]).toMatch(/^f2-d1xe3\s/);
  expect(likely[0]).toBeGreaterThan(30);
  expect(likely).toEqual(likely.toSorted((a, b) => b - a));
  // Where there is nothing to hold, nothing is told apart.
  await board.part('move-values').locator('button[data-value=loss]').first().click();
  await board.seesPlies(1);
  await board.part('told-apart').waitFor({ state: 'detached' });
  expect(await board.part('no-distances').count()).toBe(0);

  // As the database answers while stones are placed: how long a win or loss takes is not known.
  const moves = [
    { move: 'a7-d6', value: 'draw', plies: null },
    { move: 'a7-f6', value: 'loss', plies: null },
  ];
  await board.page.route('**/api/values*', (route) => route.fulfill({ json: { value: 'draw', plies: null, moves } }));
  await board.page.reload();
  await expect
    .poll(() => board.part('no-distances').textContent())
    .toBe('Here the database knows only win, draw and loss, not how long it will take.');
});

test('the computer looks too at as many lines as wanted, which are one by symmetry, and that is remembered', async ({
  analyse,
}) => {
  const board = await analyse();
  await board.part('engine-on').check();
  const moves = board.part('engine-move');
  await expect.poll(() => moves.count()).toBe(3);
  await board.part('merge-lines').check();
  await expect.poll(async () => (await moves.allTextContents()).join()).toMatch(/×\d/);
  // Four places of the same kind are one line: no two of the first moves are the same.
  const repeated = async () => {
    const first = (await moves.allTextContents()).map((text) => text.split(/\s/)[0]);
    return first.filter((move, n) => first.indexOf(move) !== n);
  };
  await expect.poll(repeated).toEqual([]);

  await board.page.getByLabel('Lines').selectOption('2');
  await board.page.reload();
  await expect.poll(() => moves.count()).toBe(2);
  await board.part('engine-on').uncheck();
  await board.page.reload();
  await board.part('engine-on').waitFor();
  expect(await board.part('engine-on').isChecked()).toBe(false);
});
