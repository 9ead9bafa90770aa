// The rules' edge cases as a player meets them, from set-up positions.
import { describe, expect } from 'vitest';
import { beginAnew, test } from './support/test';

test('a win is by too few stones, though the last three stood in a mill, or by blocking', async ({ begin }) => {
  const board = await begin({ position: 'WW............WW.....BBB w 0 0' });
  await board.tapPoint('g4');
  await board.tapPoint('g7');
  await board.seesState('Mill! Take a black stone.');
  expect(await board.removable()).toEqual(['a1', 'd1', 'g1']);
  await board.tapPoint('d1');
  await board.seesState('White wins: Black has only two stones left.');
  expect(await board.outcome()).toBe('white_wins:too_few_stones');
  expect(await board.moves()).toEqual(['g4-g7xd1']);
  await board.tapPoint('a1');
  await board.seesNote('The game is over.');

  await beginAnew(board, { position: 'WWB.B..BWWB.B.........B. b 0 0' });
  await board.playMoves(['d1-a1']);
  await board.seesState('Black wins: White cannot move.');
  expect(await board.outcome()).toBe('black_wins:no_legal_move');
  await board.hears(/Black moves from d1 to a1\. Black wins: White cannot move\./);
});

describe('a capture', () => {
  test('takes any stone where all are in mills, and only one when two mills close at once', async ({ begin }) => {
    const board = await begin({ position: 'BBB......BW....W...WWB.. w 0 0' });
    await board.tapPoint('b4');
    await board.tapPoint('b2');
    await board.seesState('Mill! Take a black stone.');
    expect(await board.removable()).toEqual(['a1', 'a4', 'a7', 'd7', 'g7']);
    await board.tapPoint('a7');
    await board.seesPlies(1);
    expect(await board.moves()).toEqual(['b4-b2xa7']);
    expect(await board.lost('black')).toBe(5); // nine less five, and the one just taken

    await beginAnew(board, { position: 'W.W.W..W.B...B....B....B w 5 5' });
    await board.tapPoint('d7');
    await board.seesState('Two mills at once! Even so, take only one black stone.');
    await board.tapPoint('a4');
    await board.seesPlies(1);
    expect(await board.moves()).toEqual(['d7xa4']);
    await board.seesState('Black to play: place a stone (5 left)');
    expect(await board.stones('black')).toEqual(['b2', 'f4', 'g1']);
    await board.hears('White places a stone on d7, closes two mills, takes a4');
  });

  test('spares a protected stone and says why, and in strikt does not happen when everything is protected', async ({
    begin,
  }) => {
    const board = await begin({ position: 'WW........W.B........BBB w 5 5' });
    await board.tapPoint('g7');
    await board.seesState('Mill! Take a black stone.');
    expect(await board.removable()).toEqual(['e4']);
    expect(await board.label('a1')).toBe('a1, black, in a mill, protected');
    await board.tapPoint('a1');
    await board.seesNote('a1 is protected: the stone is in a mill and others are not.');
    await board.tapPoint('b4');
    await board.seesNote(/^Take one of the marked black stones/);
    await board.tapPoint('c3');
    await board.seesNote(/^There is no stone here/);
    expect(await board.plies()).toBe(0);
    await board.tapPoint('e4');
    await board.seesPlies(1);
    expect(await board.moves()).toEqual(['g7xe4']);

    await beginAnew(board, {
      position: 'WW...................BBB w 6 6',
      rules: 'strikt',
    });
    await board.tapPoint('g7');
    await board.seesPlies(1);
    expect(await board.moves()).toEqual(['g7']);
    await board.seesNote('White has closed a mill. Nothing to take: all black stones are protected.');
    await board.hears('White places a stone on g7, closes a mill. Nothing to take: all black stones are protected.');
    await board.seesState('Black to play: place a stone (6 left)');
    expect(await board.stones('black')).toEqual(['a1', 'd1', 'g1']);
  });
});

test('flying is for both when both have three stones, and for nobody with stones in hand, or where the rules leave it out', async ({
  begin,
}) => {
  const board = await begin({ position: 'WW.........WB........BB. w 0 0' });
  await board.seesState('White to play: fly with a stone');
  await board.tapPoint('c4');
  await board.seesState('White to play: where does c4 go?');
  expect(await board.targets()).toHaveLength(18);
  await board.tapPoint('g1');
  await board.seesState('Black to play: fly with a stone');
  await board.playMoves(['e4-a4', 'g1-g7xd1']);
  await board.endsWith('white_wins:too_few_stones');

  // Not for who still has stones in hand.
  await beginAnew(board, { position: 'W......W...B.WB..BBB.... w 3 3' });
  await board.tapPoint('a7');
  await board.seesNote(/./);
  expect(await board.plies()).toBe(0);
  await board.seesState('White to play: place a stone (3 left)');

  // Where the rules leave it out.
  await beginAnew(board, {
    position: 'W......W...B.WB..BBB.... w 0 0',
    rules: 'standard,flyAt=never',
  });
  await board.seesState('White to play: move a stone');
  await board.tapPoint('a7');
  await expect.poll(board.targets).toEqual(['a4', 'd7']);
  await board.tapPoint('g1');
  await board.seesNote(/./);
  expect(await board.plies()).toBe(0);
});

test('half a move is taken back by Escape, by the button and by the stone itself, and can be dragged', async ({
  begin,
}) => {
  const board = await begin({ position: 'WW........W.B........BBB w 5 5' });
  const back: (() => Promise<void>)[] = [
    () => board.page.keyboard.press('Escape'),
    () => board.page.getByRole('button', { name: 'Change move' }).click(),
    () => board.tapPoint('g7'),
  ];
  for (const takeBack of back) {
    await board.tapPoint('g7');
    await board.seesState('Mill! Take a black stone.');
    await takeBack();
    await board.seesState('White to play: place a stone (5 left)');
    expect(await board.removable()).toEqual([]);
  }
  expect(await board.plies()).toBe(0);

  // From the hand and from point to point.
  await beginAnew(board, { position: 'WW............WW.....BBB w 0 0' });
  await board.drag(board.point('g4'), board.point('g7'));
  await board.seesState('Mill! Take a black stone.');
  await board.tapPoint('a1');
  await board.endsWith('white_wins:too_few_stones');

  await beginAnew(board);
  await board.drag(board.part('groove-white'), board.point('d6'));
  await board.seesPlies(1);
  expect(await board.stones('white')).toEqual(['d6']);
});

test('a position that cannot be, or a house rule that does not exist, is refused with what is wrong', async ({
  visit,
}) => {
  const { board, page } = await visit('/?position=nonsense&mode=two');
  await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/This position cannot be read\..+/);
  await page.getByRole('link', { name: 'Start page' }).last().click();
  await page.getByTestId('start').waitFor();

  await board.unfoldRules();
  await page.getByTestId('preset').selectOption({ label: 'House rules' });
  await page.getByTestId('house-rules').fill('standard,flyAt=7');
  await expect.poll(() => page.getByTestId('rules-error').textContent()).toMatch(/These rules cannot be read\..*flyAt/);
  await page.getByTestId('house-rules').fill('standard,flyAt=never');
  await expect.poll(() => page.getByTestId('rules-error').textContent()).toBe('');
});
