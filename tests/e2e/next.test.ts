// After the end of a game at a table: asking for another one, and what becomes of that.
import { describe, expect } from 'vitest';
import { register } from './support/account';
import { Program } from './support/program';
import type { Server } from './support/server';
import { test, type Visitor } from './support/test';
import type { Visit } from './support/table';

// Robbi, a bot, has challenged Anna to a game and given it up: what does he do in it?
async function beatRobbi(visit: Visit, server: Server): Promise<[Visitor, (what: string) => Promise<void>]> {
  const robbi = await Program.asBot(server, 'Robbi');
  const anna = await visit('/');
  await register(anna, 'Anna');
  const wish = { to: 'Anna', rules: 'standard', time: '300+3', colour: 'black' };
  expect(await robbi.post('/api/challenges', wish)).toMatchObject({ status: 201 });
  await anna.page.goto('/#lobby');
  await anna.board.press('accept-challenge');
  await anna.board.seesState(/^Your turn: place a stone/);
  const code = new URL(anna.page.url()).pathname.split('/').at(-1) ?? '';
  const told = await fetch(`${server.address}/api/tables/${code}`);
  const { game } = (await told.json()) as { game: { number: number } };
  const does = async (what: string) => {
    const { status } = await robbi.post(`/api/bot/games/${code}-${String(game.number)}/${what}`, {});
    expect(status, what).toBe(200);
  };
  await does('resign');
  await anna.board.endsWith('white_wins:resignation');
  return [anna, does];
}

describe('another game', () => {
  test('that the other side declines is said to be declined, each time', async ({ visit, server }) => {
    const [anna, robbi] = await beatRobbi(visit, server);
    const { board } = anna;
    const waiting = 'You would like another game. Waiting for the answer.';
    const declined = 'Robbi does not want another game.';
    const announced = async () => (await board.announcements()).filter((text) => text.includes(declined)).length;
    for (const times of [1, 2]) {
      await board.press('next');
      await board.seesNote(waiting);
      await robbi('next/decline');
      await board.seesNote(declined);
      await expect.poll(announced).toBe(times);
    }
    // Who has changed her mind has been refused nothing.
    await board.press('next');
    await board.seesNote(waiting);
    await board.press('next-withdraw');
    await board.part('next').waitFor();
    await expect.poll(board.note).toBe('');
    expect(await announced()).toBe(2);
  });
});
