// Who is how strong, and finding players by their names.
import { describe, expect } from 'vitest';
import { faults } from './support/faults';
import { resize } from './support/looks';
import { Program } from './support/program';
import { registered } from './support/registered';
import { test } from './support/test';

describe('the ranking', () => {
  test('is reached from the lobby, shows who has played, and leaves out who does not want to be seen', async ({
    visit,
  }) => {
    const anna = await registered(visit, 'Anna', '/#lobby');
    const ben = await registered(visit, 'Ben', '/#lobby');
    const { board, page } = anna;
    await board.press('to-ranking');
    await board.part('ranking').getByText('Nobody yet.').waitFor();
    expect(await faults(page)).toEqual([]);

    await page.goto('/#lobby');
    await board.press('offer-game');
    await board.part('time').selectOption('300+3');
    await board.part('near').setChecked(false);
    await board.part('rated').check();
    await board.press('offer-it');
    await ben.board.press('take');
    await Promise.all([board.part('game').waitFor(), ben.board.part('game').waitFor()]);
    const whites = (await board.part('state').textContent())?.includes('Your turn') ? anna : ben;
    const blacks = whites === anna ? ben : anna;
    await whites.board.playMoves(['d6']);
    await blacks.board.seesPlies(1);
    await blacks.board.press('resign');
    await blacks.board.press('confirm-resign');
    await whites.board.part('ended').waitFor();

    await page.goto('/#ranking?list=provisional');
    const ranked = board.part('ranked');
    await ranked.waitFor();
    await expect.poll(() => ranked.locator('tbody tr').count()).toBe(2);
    await board.part('own-place').getByText('No place yet').waitFor();
    await resize(page, { width: 390, height: 844 });
    expect(await faults(page)).toEqual([]);

    await ben.page.goto('/#account');
    await ben.board.part('listed').uncheck();
    await expect.poll(() => ben.board.part('listed').isChecked()).toBe(false);
    await page.goto('/#ranking?list=provisional&season=month');
    await expect.poll(() => ranked.locator('tbody tr').count()).toBe(1);
  });

  test('has a search that completes names by keys and by touch', async ({ visit, server }) => {
    await Program.asPerson(server, 'Benno');
    await Program.asPerson(server, 'Bente');
    const { board, page } = await registered(visit, 'Anna', '/#ranking');
    const whom = board.part('whom');
    await whom.fill('b');
    await whom.pressSequentially('en');
    const found = board.part('found-players').getByRole('option');
    await expect.poll(() => found.allTextContents()).toEqual(['Benno', 'Bente'].map((name) => expect.stringContaining(name)));
    expect(await faults(page)).toEqual([]);
    await whom.press('ArrowDown');
    await whom.press('ArrowDown');
    await whom.press('Enter');
    await board.part('player').getByRole('heading', { name: 'Bente', level: 1 }).waitFor();
  });
});
