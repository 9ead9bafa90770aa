// Handicaps: chosen on the home page, given by the same person in every game of a series.
import { describe, expect } from 'vitest';
import type { Board } from './support/board';
import { faults } from './support/faults';
import { muehle } from './support/server';
import { test } from './support/test';

async function choose(board: Board, handicap: string): Promise<void> {
  board.within = board.part('board').first(); // not the one for setting up a position
  await board.unfoldRules();
  await board.part('handicap').selectOption({ label: handicap });
}

async function nextGame(board: Board): Promise<void> {
  await board.press('resign');
  await board.press('really-resign');
  await board.press('next');
}

// What the record says of the game, which has to be one that can be replayed.
async function record(board: Board): Promise<string> {
  const { text } = await board.downloadRecord();
  const replayed = muehle(['replay', '-', '--json'], text);
  expect(replayed.status, replayed.output + text).toBe(0);
  return text;
}

describe('a handicap of stones', () => {
  test('is seen before the first tap, and the computer gives it with either colour', async ({ visit }) => {
    const { board, page } = await visit('/');
    await choose(board, 'Two stones less');
    await expect.poll(() => board.stones('white')).toEqual(['d2', 'd6']);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Black' }).check();
    await expect.poll(() => board.stones('black')).toEqual(['d2', 'd6']);
    await page.getByRole('radio', { name: 'White' }).check();
    await expect.poll(() => board.stones('white')).toEqual(['d2', 'd6']);

    await board.tapPoint('f4');
    await board.part('game').waitFor();
    await board.seesPlies(2);
    await board.seesState('Your turn: place a stone (6 left)');
    expect(await board.stones('white')).toEqual(['d2', 'd6', 'f4']);
    expect(await board.lost('black')).toBe(0);
    expect(await board.part('player-black').textContent()).toContain('−2 stones');
    expect(await record(board)).toContain('[Position "....W..............W.... w 7 7 0 1"]');

    await nextGame(board);
    await board.seesState(/^Your turn: place a stone \(7 left\)/);
    await board.seesPlies(1);
    expect(await board.stones('black')).toEqual(['d2', 'd6']);
    await page.reload();
    await board.seesPlies(1);
    expect(await record(board)).toContain('[Position "....B..............B.... w 7 7 0 1"]');
    await page.getByRole('link', { name: 'Start page' }).first().click();
    await board.press('my-games');
    await expect.poll(() => board.part('kept-game').first().textContent()).toContain('Handicap: Two stones less');
    await page.goBack();
    await board.press('continue');
    await board.seesPlies(1);
    await nextGame(board);
    await board.seesState('Your turn: place a stone (7 left)');
    expect(await board.stones('white')).toEqual(['d2', 'd6']);
  });

  test('can be given by who sits in front', async ({ visit }) => {
    const { board } = await visit('/');
    await choose(board, 'One stone less');
    await board.part('giver-0').check();
    await expect.poll(() => board.stones('black')).toEqual(['d6']);
    await board.press('start-two');
    await board.seesState('White to play: place a stone (8 left)');
    await nextGame(board);
    await board.seesState('White to play: place a stone (8 left)');
    expect(await board.stones('white')).toEqual(['d6']); // Player 1 has Black now
  });
});

describe('a handicap of flying', () => {
  test('goes with the person, not with the colour', async ({ visit }) => {
    const { board, page } = await visit('/');
    await choose(board, 'No flying');
    await board.part('giver-0').check();
    await board.part('position').fill('W......W...B.WB..BBB.... w 0 0');
    await board.press('start-two');
    await board.seesState('White to play: move a stone');
    await board.tapPoint('a7');
    await expect.poll(board.targets).toEqual(['a4', 'd7']);
    await board.press('rules-title');
    const flying = 'White never flies; Black may with three stones left.';
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain(flying);
    expect(await page.getByRole('dialog').textContent()).not.toContain('may fly.'); // as if both might
    await page.keyboard.press('Escape');
    expect(await record(board)).toContain('[Rules "standard,noFlying=white"]');
    await nextGame(board);
    await board.seesState('White to play: place a stone (9 left)');
    expect(await record(board)).toContain('[Rules "standard,noFlying=black"]');
  });
});

test('what a handicap excludes is said where it is chosen', async ({ visit }) => {
  const { board, page } = await visit('/');
  const error = () => board.part('handicap-error').textContent();
  await choose(board, 'No flying');
  await board.part('preset').selectOption({ label: 'House rules' });
  await board.part('house-rules').fill('standard,flyAt=never');
  await expect.poll(error).toMatch(/By these rules not everybody flies anyway\./);
  await board.part('house-rules').fill('standard');
  await expect.poll(error).toBe('');
  await board.press('invite-somebody');
  await page.getByTestId('invite-no-handicap').waitFor();
  await page.keyboard.press('Escape');

  // One of stones has a position of its own.
  await board.part('handicap').selectOption({ label: 'One stone less' });
  await board.part('position').fill('W......W...B.WB..BBB.... w 0 0');
  await board.press('start-two');
  await expect.poll(error).toMatch(/This handicap has a starting position of its own\./);
  await board.part('handicap').selectOption({ label: 'No flying' });
  await board.press('start-two');
  await board.seesState('White to play: fly with a stone');
});
