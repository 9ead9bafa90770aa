// Who is how strong, finding players by their names, and one's games by days.
import { describe, expect } from 'vitest';
import { faults } from './support/faults';
import { resize } from './support/looks';
import { Program } from './support/program';
import { registered } from './support/registered';
import { test, type Visitor } from './support/test';

const phone = { width: 390, height: 844 };

async function posted<Answer>({ page }: Visitor, path: string, data: object = {}): Promise<Answer> {
  return (await (await page.context().request.post(path, { data })).json()) as Answer;
}
// The code of a game that two have agreed on.
async function game(white: Visitor, black: Visitor, name: string, about: object): Promise<string> {
  const asked = { to: name, rules: 'standard', colour: 'white', ...about };
  const { challenge } = await posted<{ challenge: { id: string } }>(white, '/api/challenges', asked);
  return (await posted<{ code: string }>(black, `/api/challenges/${challenge.id}/accept`)).code;
}

describe('the ranking', () => {
  test('is reached from the lobby, shows who has played, and leaves out who does not want to be seen', async ({
    visit,
  }) => {
    const anna = await registered(visit, 'Anna', '/#lobby');
    const ben = await registered(visit, 'Ben', '/#account');
    const { board, page } = anna;
    await board.press('to-ranking');
    await board.part('ranking').waitFor();
    await page.goto('/#ranking?pool=correspondence');
    await board.part('ranking').getByText('Nobody yet.').waitFor();
    expect(await faults(page)).toEqual([]);

    const code = await game(anna, ben, 'Ben', { time: '300+5', rated: true, public: true });
    await page.goto(`/g/${code}`);
    await ben.page.goto(`/g/${code}`);
    await board.playMoves(['d6']);
    await ben.board.seesPlies(1);
    await ben.board.playMoves(['f4']);
    await board.seesPlies(2);
    await ben.board.press('resign');
    await ben.board.press('really-resign');
    await board.endsWith('white_wins:resignation');

    // What was read a moment before the game is read for a while.
    await page.goto('/#ranking?season=month&list=provisional');
    const ranked = board.part('ranked').locator('tbody tr');
    await expect.poll(() => ranked.allTextContents()).toHaveLength(2);
    expect(await ranked.first().textContent()).toMatch(/Anna\s*1662\?.*\+162/s);
    await board.part('own-place').getByText('No place yet').waitFor();
    await resize(page, phone);
    expect(await faults(page)).toEqual([]);

    await ben.page.goto('/#account');
    await ben.board.part('listed').uncheck();
    await expect.poll(() => ben.board.part('listed').isEnabled()).toBe(true);
    await page.reload(); // he is gone at once
    await expect.poll(() => ranked.allTextContents()).toHaveLength(1);
  });

  test('has a search that completes names', async ({ visit, server }) => {
    await Program.asPerson(server, 'Benno');
    await Program.asPerson(server, 'Bente');
    const { board, page } = await registered(visit, 'Anna', '/#ranking');
    const whom = board.part('whom');
    await whom.fill('ben');
    const found = board.part('found-players').getByRole('option');
    await expect.poll(() => found.count()).toBe(2);
    expect(await faults(page)).toEqual([]);
    await whom.press('ArrowDown');
    await whom.press('ArrowDown');
    await whom.press('Enter');
    await board.part('player').getByRole('heading', { name: 'Bente', level: 1 }).waitFor();
  });
});

test('games by days stand together as boards, with the way to the most urgent one', async ({ visit }) => {
  const anna = await registered(visit, 'Anna', '/#days');
  const ben = await registered(visit, 'Ben', '/#account');
  const { board, page } = anna;
  await board.part('days').getByText('You play no game by days').waitFor();
  const later = await game(anna, ben, 'Ben', { time: '1/259200' });
  const soon = await game(anna, ben, 'Ben', { time: '1/86400' });
  await page.reload();
  await expect.poll(() => board.part('days-game').count()).toBe(2);
  expect(await board.part('days-game').first().getAttribute('href')).toBe(`/g/${soon}`);
  expect(later).not.toBe(soon);
  expect(await faults(page)).toEqual([]);
  await resize(page, phone);
  expect(await faults(page)).toEqual([]);
  await board.press('most-urgent');
  await page.waitForURL(`**/g/${soon}`);
});
