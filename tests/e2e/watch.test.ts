// Aborting what has hardly begun, and watching what others play.
import { describe, expect } from 'vitest';
import { test, type Visitor } from './support/test';

// Anna and Ben at a table of the lobby, with the usual time; Anna has White.
async function meet(
  visit: (path?: string) => Promise<Visitor>,
): Promise<{ anna: Visitor; ben: Visitor; path: string }> {
  const anna = await visit('/#lobby');
  await anna.board.press('offer-game');
  await anna.board.part('seek-form').getByRole('radio', { name: 'White' }).check();
  await anna.board.press('offer-it');
  await anna.board.part('own-seek').waitFor();
  const ben = await visit('/#lobby');
  await ben.board.press('take');
  for (const { board } of [anna, ben]) await board.part('game').waitFor();
  return { anna, ben, path: new URL(anna.page.url()).pathname };
}

describe('a game that has hardly begun', () => {
  test('is aborted by either player alone, in the place of resigning', async ({ visit }) => {
    const { anna, ben } = await meet(visit);
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

  test('is resigned once both have moved, and a question about aborting goes away by itself', async ({ visit }) => {
    const { anna, ben } = await meet(visit);
    await anna.board.playMoves(['d6']);
    await ben.board.seesPlies(1);
    await anna.board.press('abort-alone');
    await anna.board.part('really-abort').waitFor();
    await ben.board.playMoves(['f4']);
    await anna.board.part('really-abort').waitFor({ state: 'detached' });
    for (const { board } of [anna, ben]) {
      await board.part('resign').waitFor();
      expect(await board.part('abort-alone').count()).toBe(0);
    }
  });
});

describe('who watches', () => {
  test('finds the game of the best in the lobby, and is counted there and at the table', async ({ visit }) => {
    const { anna, ben, path } = await meet(visit);
    const carla = await visit('/#lobby');
    await carla.board.press('featured');
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
  });
});
