// Each preset's own ways to a draw. Long games are loaded as records that break off just before.
import { describe, expect } from 'vitest';
import type { Board } from './support/board';
import { movesOf, recordOf } from './support/games';
import { beginAnew, test } from './support/test';

const toAndFro = movesOf('g02'); // the third occurrence is at ply 26
const third = 26;
const withoutMill = movesOf('g03'); // no mill after move 40; placing ends at ply 18, where no mill was closed

async function load(board: Board, moves: readonly string[], rules: string): Promise<void> {
  await board.page.goto('/#home');
  await board.part('home').waitFor();
  await board.askForRecord();
  await board.part('record-text').fill(recordOf(moves, rules));
  await board.page.getByRole('dialog').getByRole('button', { name: 'Load', exact: true }).click();
  await board.part('game').waitFor();
  await board.seesPlies(moves.length);
}

// Loads the first plies of the game but one and plays that by mouse.
async function playUpTo(board: Board, moves: readonly string[], ply: number, rules: string): Promise<void> {
  await load(board, moves.slice(0, ply - 1), rules);
  expect(await board.outcome()).toBe('ongoing');
  await board.playMoves([moves[ply - 1] ?? '']);
}

describe('rules by which a game ends of itself', () => {
  test('standard: at the third occurrence, after a warning at the second, and after a hundred plies without a mill', async ({
    visit,
  }) => {
    const { board } = await visit('/');
    await playUpTo(board, toAndFro, third - 4, 'standard');
    await board.seesNote('This position has come up for the second time. The third time is a draw.');
    await board.playMoves(toAndFro.slice(third - 4, third));
    await board.seesState('Draw: the same position for the third time.');
    await board.seesNote('The same position after moves 9, 11 and 13 (Black).');
    expect(await board.outcome()).toBe('draw:repetition');
    await board.hears(
      /Black moves from b2 to b4\. Draw: the same position for the third time\. The same position after/,
    );

    await playUpTo(board, withoutMill, 180, 'standard');
    await board.seesState('Draw: 50 moves a side (100 plies) without a mill.');
    expect(await board.outcome()).toBe('draw:no_mill');
    await board.seesNote('No mill since move 41 (White).');
  });

  test('zwanzig-zuege and muehle-spielen: each by its own count', async ({ visit }) => {
    const { board } = await visit('/');
    // After twenty plies without a mill, placements not counted.
    await playUpTo(board, withoutMill, 38, 'zwanzig-zuege');
    await board.seesState('Draw: 20 plies (ten a side) without a mill.');
    expect(await board.outcome()).toBe('draw:no_mill');
    // When the same moves lead to the same position three times in succession.
    await playUpTo(board, toAndFro, third, 'zwanzig-zuege');
    expect(await board.outcome()).toBe('draw:repetition');

    // At the third occurrence; plies without a mill are not counted.
    await playUpTo(board, toAndFro, third, 'muehle-spielen');
    await board.seesState('Draw: the same position for the third time.');
    expect(await board.outcome()).toBe('draw:repetition');
    await playUpTo(board, withoutMill, 180, 'muehle-spielen');
    expect(await board.outcome()).toBe('ongoing');
  });

  test('schelling-salon and strikt: not at all, but an offer is suggested after a third occurrence', async ({
    visit,
  }) => {
    const { board } = await visit('/');
    for (const rules of ['schelling-salon', 'strikt']) {
      await playUpTo(board, toAndFro, third, rules);
      expect(await board.outcome()).toBe('ongoing');
      await board.seesNote('Nobody is making progress. You might offer a draw.');
      await board.offerDraw('Remis?');
      await board.seesNote('White offers a draw: “Remis?”');
      await board.press('accept');
      await board.seesState('Draw by agreement.');
      expect(await board.outcome()).toBe('draw:agreement');
    }
  });
});

test('brettspielnetz goes on until a draw is claimed, and hears every claim that is right', async ({ visit }) => {
  const { board } = await visit('/');
  // A repetition is claimed: the proof is shown.
  await playUpTo(board, toAndFro, third, 'brettspielnetz');
  expect(await board.outcome()).toBe('ongoing');
  await board.seesNote('A draw can be claimed now. The same position after moves 9, 11 and 13 (Black).');
  await board.claimDraw('');
  await board.endsWith('draw:repetition');
  await board.seesNote(/moves 9, 11 and 13 \(Black\)/);

  // From move 91 when the first quiet move was 41.
  await playUpTo(board, withoutMill, 180, 'brettspielnetz');
  expect(await board.outcome()).toBe('ongoing');
  await board.seesNote(/^A draw can be claimed now\. No mill since move 41 \(White\)\./);
  await board.claimDraw('50 moves');
  await board.endsWith('draw:no_mill');
  await board.seesNote(/No mill since move 41 \(White\)\./);

  // A claim that comes after the reply of the opponent.
  await playUpTo(board, toAndFro, third, 'brettspielnetz');
  // White replies with another move, so that nothing stands for the third time now.
  await board.playMoves(['d2-b2']);
  expect(await board.outcome()).toBe('ongoing');
  await board.claimDraw('Third time after my last move');
  await board.endsWith('draw:repetition');
  await board.seesNote(/moves 9, 11 and 13 \(Black\)/);
  expect(await board.plies()).toBe(third + 1);

  // One that goes out with the next move, which is then not played.
  await playUpTo(board, toAndFro, third, 'brettspielnetz');
  await board.claimDraw('Look at moves 9, 11 and 13', true);
  await board.seesNote('The claim goes out with your next move.');
  for (const point of ['a7', 'a4']) await board.tapPoint(point);
  await board.endsWith('draw:repetition');
  expect(await board.plies()).toBe(third);

  // A wrong one is refused with the reason, and with a move it stands as an offer.
  await playUpTo(board, toAndFro, third - 1, 'brettspielnetz');
  await board.claimDraw('');
  await board.seesNote(/^The claim is unfounded: the position has come up twice/);
  expect(await board.outcome()).toBe('ongoing');

  await board.claimDraw('Then I offer', true);
  await board.playMoves([toAndFro[third - 1] ?? '']);
  expect(await board.outcome()).toBe('ongoing');
  await board.press('accept');
  await board.endsWith('draw:agreement');
});

test('an offer is refused with a reason, may not come again at once, and ends with the move of who was to answer', async ({
  begin,
}) => {
  const board = await begin();
  await board.offerDraw('Peace?');
  await board.seesNote('White offers a draw: “Peace?”');
  await board.declineDraw('It has hardly begun');
  await board.seesNote('Black declines the draw: “It has hardly begun”');
  await board.press('offer');
  const dialog = board.page.getByRole('dialog');
  await expect.poll(() => board.part('offer-in').textContent()).toMatch(/: 10 more to go\./);
  expect(await dialog.getByRole('button', { name: 'Offer', exact: true }).isDisabled()).toBe(true);
  await board.page.keyboard.press('Escape');
  await board.playMoves(['d6', 'd2']);
  await board.press('offer');
  await expect.poll(() => board.part('offer-in').textContent()).toMatch(/: 9 more to go\./);
  await board.page.keyboard.press('Escape');
  expect(await board.outcome()).toBe('ongoing');

  await beginAnew(board);
  await board.playMoves(['d6']);
  await board.offerDraw('');
  await board.seesNote('Black offers a draw.');
  await board.playMoves(['f4']);
  await board.part('accept').waitFor(); // White has still to answer
  await board.playMoves(['b4']);
  await expect.poll(() => board.part('accept').count()).toBe(0);
  expect(await board.outcome()).toBe('ongoing');
});
