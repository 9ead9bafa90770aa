// Answers left beforehand, in a game by days.
import { expect } from 'vitest';
import { meet } from './support/table';
import { test, type Visitor } from './support/test';

// Anna has White and has placed on d6; Ben is to move.
async function begin(anna: Visitor, ben: Visitor): Promise<void> {
  await meet(anna, ben, { time: '1/259200', nameOfBen: 'Ben' });
  await anna.board.seesState(/^Your turn/);
  await anna.board.playMoves(['d6']);
  await ben.board.seesPlies(1);
}
const asked = ({ board }: Visitor) => board.part('foresee-asked').textContent();
async function tap({ page }: Visitor, ...points: string[]): Promise<void> {
  for (const point of points) {
    const path = page.locator('[data-testid=foresee-path]');
    const before = await path.textContent();
    await page.locator(`dialog [data-point="${point}"]`).click();
    await expect.poll(() => path.textContent()).not.toBe(before);
  }
}
const lines = ({ board }: Visitor) => board.part('foresee-lines').locator('.line');

test('answers left beforehand are made on the board, in writing or by keyboard, and played at once when the move comes', async ({
  visit,
}) => {
  const anna = await visit('/theme.js');
  const ben = await visit('/theme.js');
  await begin(anna, ben);
  await ben.board.seesState(/^Your turn/);
  expect(await ben.board.part('foresee').count()).toBe(0); // it is his own move
  await anna.board.press('foresee');
  await expect.poll(() => asked(anna)).toBe('What may Ben play? Make the move on the board.');
  await tap(anna, 'f4');
  expect(await asked(anna)).toBe('And what do you answer to f4?');
  await tap(anna, 'b4', 'g7', 'a1');
  await anna.board.press('foresee-back');
  await anna.board.press('foresee-another');
  await expect.poll(() => asked(anna)).toMatch(/^b4 is your answer\./);
  await tap(anna, 'd2', 'd1');
  expect(await lines(anna).allTextContents()).toEqual([
    'If f4, then b4; if then g7, then a1',
    'If f4, then b4; if then d2, then d1',
  ]);
  await anna.board.press('foresee-save');
  await expect.poll(() => anna.board.part('foreseen').textContent()).toBe('You have played ahead for 3 moves.');
  expect(await ben.board.part('foreseen').count()).toBe(0);

  await ben.board.tapPoint('f4');
  for (const { board } of [anna, ben]) {
    await board.seesPlies(3);
    expect(await board.moves()).toEqual(['d6', 'f4', 'b4']);
  }
  await expect.poll(() => anna.board.part('foreseen').textContent()).toBe('You have played ahead for 2 moves.');
  await ben.board.seesState(/^Your turn/);
  await ben.board.playMoves(['a7']); // which was not foreseen
  await anna.board.seesState(/^Your turn/);
  expect(await anna.board.moves()).toEqual(['d6', 'f4', 'b4', 'a7']);
  expect(await anna.board.part('foreseen').count()).toBe(0);

  // In writing, with what is wrong at its place, and taken back.
  await begin(anna, ben);
  await anna.board.press('foresee');
  await anna.board.press('foresee-written');
  const field = anna.board.part('foresee-text');
  const selected = () =>
    field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  for (const [text, why, where] of [
    ['f4 > b4 > g7', /goes on with a comma/, '>'],
    ['f4 > b4, d6 > g7', /^d6 is not possible here\.$/, 'd6'],
    ['f4 > b4 | f4 > g7', /an answer to f4 already/, 'f4'],
  ] as const) {
    await field.fill(text);
    await anna.board.press('foresee-take');
    await expect.poll(() => anna.board.part('foresee-wrong').textContent()).toMatch(why);
    expect(await selected()).toBe(where);
    expect(await lines(anna).count()).toBe(0); // and nothing has changed
  }
  await field.fill('F4>b4 | a1 > d1');
  await anna.board.press('foresee-take');
  await expect.poll(() => lines(anna).allTextContents()).toEqual(['If f4, then b4', 'If a1, then d1']);
  // What is not saved does not go without a word.
  await anna.board.press('close');
  await anna.board.part('leaving').waitFor();
  await anna.board.press('stay');
  await anna.board.part('leaving').waitFor({ state: 'detached' });
  await anna.page.keyboard.press('Escape');
  await anna.board.press('stay');
  await anna.board.part('foresee-remove').first().click();
  await expect.poll(() => lines(anna).allTextContents()).toEqual(['If a1, then d1']);
  expect(await field.inputValue()).toBe('a1 > d1');
  await anna.board.press('foresee-save');
  await expect.poll(() => anna.board.part('foreseen').textContent()).toBe('You have played ahead for 1 move.');

  await anna.page.reload();
  await anna.board.press('foresee');
  await expect.poll(() => lines(anna).allTextContents()).toEqual(['If a1, then d1']);
  await anna.board.press('foresee-clear');
  await anna.board.part('foreseen').waitFor({ state: 'detached' });
  await ben.board.playMoves(['a1']);
  await anna.board.seesState(/^Your turn/);
  expect(await anna.board.moves()).toEqual(['d6', 'a1']);

  // By keyboard; they are of no use when a move has come meanwhile.
  await begin(anna, ben);
  await anna.board.part('foresee').focus();
  await anna.page.keyboard.press('Enter');
  await anna.board.part('foreseeing').waitFor();
  await anna.page.keyboard.press('b'); // to the board
  await expect
    .poll(() => anna.page.evaluate(() => document.activeElement?.closest('dialog [data-point]') !== null))
    .toBe(true);
  await anna.page.keyboard.press('Enter');
  await expect.poll(() => asked(anna)).toMatch(/^And what do you answer to /);
  await ben.board.playMoves(['a1']);
  await expect.poll(() => anna.board.part('foresee-refused').textContent()).toMatch(/A move has been made meanwhile/);
  expect(await anna.board.part('foresee-save').isDisabled()).toBe(true);
  await anna.board.press('close');
  await anna.board.seesState(/^Your turn/);
});
