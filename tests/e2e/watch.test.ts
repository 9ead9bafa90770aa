// Aborting what has hardly begun, and watching what others play.
import { expect } from 'vitest';
import { test, type Visitor } from './support/test';

// At a table of the lobby, with the usual time; Anna has White.
async function meet(anna: Visitor, ben: Visitor): Promise<string> {
  await anna.page.goto('/#lobby');
  await anna.board.press('offer-game');
  await anna.board.part('seek-form').getByRole('radio', { name: 'White' }).check();
  await anna.board.press('offer-it');
  await anna.board.part('own-seek').waitFor();
  await ben.page.goto('/#lobby');
  await ben.board.press('take');
  for (const { board } of [anna, ben]) await board.part('game').waitFor();
  return new URL(anna.page.url()).pathname;
}

test('who watches finds the game of the best in the lobby; what has hardly begun is aborted by either player alone', async ({
  visit,
}) => {
  const anna = await visit('/');
  const ben = await visit('/');
  const path = await meet(anna, ben);
  const carla = await visit('/#lobby');
  await carla.board.press('watch-featured');
  await carla.board.part('game').waitFor();
  expect(new URL(carla.page.url()).pathname).toBe(path);
  for (const { board } of [anna, ben, carla])
    await expect.poll(() => board.part('watching').textContent()).toBe('1 watching');
  const dora = await visit('/#lobby');
  await expect.poll(() => dora.board.part('featured').textContent()).toMatch(/1 watching/);
  await anna.board.playMoves(['d6']);
  await carla.board.seesPlies(1);
  await carla.page.goto('/#lobby');
  await anna.board.part('watching').waitFor({ state: 'detached' });

  // It is resigned once both have moved, and a question about aborting goes away by itself.
  await ben.board.seesPlies(1);
  await anna.board.press('abort-alone');
  await anna.board.part('really-abort').waitFor();
  await ben.board.playMoves(['f4']);
  await anna.board.part('really-abort').waitFor({ state: 'detached' });
  for (const { board } of [anna, ben]) {
    await board.part('resign').waitFor();
    expect(await board.part('abort-alone').count()).toBe(0);
  }
  await anna.board.press('resign');
  await anna.board.press('really-resign');
  await ben.board.endsWith('black_wins:resignation');

  // Before that it is aborted, in the place of resigning.
  await meet(anna, ben);
  await anna.board.playMoves(['d6']);
  await ben.board.seesPlies(1);
  expect(await anna.board.part('resign').count()).toBe(0);
  await anna.board.press('abort-alone');
  await anna.board.part('really-abort').waitFor();
  await anna.page.keyboard.press('Escape');
  await anna.board.part('really-abort').waitFor({ state: 'detached' });
  await anna.board.press('abort-alone');
  await anna.board.press('really-abort');
  for (const { board } of [anna, ben]) await board.endsWith('aborted');
  await ben.board.hears('The game was aborted and does not count.');
  await anna.page.goto('/');
  await expect.poll(() => anna.board.part('continue').count()).toBe(0);
});
