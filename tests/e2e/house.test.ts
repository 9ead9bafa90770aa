// Who waits in the lobby in vain plays the house.
import { expect } from 'vitest';
import { faults } from './support/faults';
import { Server } from './support/server';
import { test as base } from './support/test';

const test = base.extend<{ server: Server }>({
  server: async ({}, use) => {
    const server = new Server(['--house', '1']);
    try {
      await server.start();
      await use(server);
    } finally {
      await server.remove();
    }
  },
});

test('who waits in vain is offered the house, and plays it', async ({ visit }) => {
  const { board, page } = await visit('/#lobby');
  await board.press('offer-game');
  await board.part('seek-form').getByRole('radio', { name: 'White' }).check();
  await board.press('offer-it');
  await board.part('play-house').waitFor();
  expect(await faults(page)).toEqual([]);
  await board.press('play-house');
  await board.part('game').waitFor();
  await expect.poll(() => board.part('player-black').textContent()).toMatch(/Muehle-\d BOT/);
  await board.playMoves(['d6']);
  await board.seesPlies(2);
});
