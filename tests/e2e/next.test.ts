// After the end of a game at a table: asking for another one, and what becomes of that.
import { describe, expect } from 'vitest';
import { readIn } from './support/language';
import { resize } from './support/looks';
import { Program } from './support/program';
import { registered } from './support/registered';
import type { Server } from './support/server';
import { test, type Visitor } from './support/test';
import { both, meet, openTable, type Visit } from './support/table';

// Robbi, a bot, has challenged Anna to a game and given it up: what does he do in it?
async function beatRobbi(visit: Visit, server: Server): Promise<[Visitor, (what: string) => Promise<void>]> {
  const robbi = await Program.asBot(server, 'Robbi');
  const anna = await registered(visit, 'Anna', '/theme.js');
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
  const card = () => anna.board.part('player-black').textContent();
  await expect.poll(card, { message: 'its stream is closed' }).toMatch(/Robbi.*away/);
  await does('resign');
  await anna.board.endsWith('white_wins:resignation');
  return [anna, does];
}

describe('another game', () => {
  test('that the other side declines is said to be declined, each time', async ({ visit, server }) => {
    const [anna, robbi] = await beatRobbi(visit, server);
    const { board } = anna;
    await expect
      .poll(() => board.part('player-black').textContent(), { message: 'a bot is not missed' })
      .not.toMatch(/away/);
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

  test('can be declined by a person, and asked for anew; there is room for all answers on a small phone', async ({
    visit,
  }) => {
    const table = await openTable(visit);
    const { anna, ben } = table;
    await anna.board.playMoves(['d6']);
    await ben.board.playMoves(['f4']);
    await anna.board.press('resign');
    await anna.board.press('really-resign');
    for (const board of both(table)) await board.endsWith('black_wins:resignation');

    expect(await ben.board.part('next-decline').count(), 'nobody has asked').toBe(0);
    await anna.board.press('next');
    await ben.board.seesNote('Anna would like another game.');
    await ben.board.press('next-decline');
    await anna.board.seesNote('Your opponent does not want another game.');
    await anna.board.hears('Your opponent does not want another game.');
    await ben.board.part('next-decline').waitFor({ state: 'detached' });
    await expect.poll(ben.board.note).toBe('');

    // He may think better of it.
    await ben.board.press('next');
    await anna.board.seesNote(/^\S+ \S+ would like another game\.$/);
    await anna.board.press('next');
    await ben.board.seesState('Your turn: place a stone (9 left).');
    expect(await anna.board.note()).not.toMatch(/another game/);

    // In the languages with the longest answers.
    const { page } = anna;
    const buttons = anna.board.part('prompt').getByRole('button');
    const outside = () =>
      buttons.evaluateAll((all) => {
        const place = all[0]?.parentElement?.getBoundingClientRect();
        const isOutside = (button: HTMLElement) => {
          const { left, right } = button.getBoundingClientRect();
          return !place || left < place.left - 1 || right > place.right + 1 || button.scrollWidth > button.clientWidth;
        };
        return (all as HTMLElement[]).filter(isOutside).map((button) => button.textContent.trim());
      });
    const noteSeen = () =>
      anna.board.part('note').evaluate((note) => note.clientHeight / parseFloat(getComputedStyle(note).lineHeight));
    for (const [next, answers] of [
      ['loser_chooses', 3],
      ['alternate', 2],
    ] as const) {
      await meet(anna, ben, { next });
      await readIn(page, 'en');
      await anna.board.seesState(/^Your turn/);
      await anna.board.playMoves(['d6']);
      await ben.board.playMoves(['f4']);
      await anna.board.press('resign');
      await anna.board.press('really-resign');
      await ben.board.press('next');
      await anna.board.part('next-decline').waitFor();
      await resize(page, { width: 320, height: 568 });
      for (const language of ['de', 'hu'] as const) {
        await readIn(page, language);
        await anna.board.part('next-decline').waitFor();
        await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
        // Beside the review.
        await expect.poll(() => buttons.count(), { message: `${next} ${language}` }).toBe(answers + 1);
        await expect.poll(outside, { message: `${next} ${language}` }).toEqual([]);
        await expect.poll(noteSeen, { message: `${next} ${language}` }).toBeGreaterThanOrEqual(1);
      }
    }
  });
});
