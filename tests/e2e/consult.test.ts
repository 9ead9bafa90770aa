// Several people share a seat.
import { expect } from 'vitest';
import { faults } from './support/faults';
import { resize, sideways } from './support/looks';
import { openTable } from './support/table';
import { test, type Visitor } from './support/test';

const people = ({ board }: Visitor) => board.part('consult-people').textContent();
async function say({ board }: Visitor, text: string): Promise<void> {
  await board.part('consult-text').fill(text);
  await board.press('consult-send');
  await expect.poll(() => board.part('consult-text').inputValue()).toBe('');
}

test('several share a seat by a link: they talk among themselves, move, and can be sent away', async ({ visit }) => {
  const table = await openTable(visit, { nameOfBen: 'Ben' }, { viewport: { width: 1280, height: 900 } });
  const { anna, ben } = table;

  await anna.board.press('links');
  await anna.board.press('consult-begin');
  await anna.board.press('consult-open');
  const link = await anna.board.part('consult-link').inputValue();
  expect(link).toMatch(/\/g\/[a-z2-9]{12}#with-[0-9a-f]{32}$/);
  expect(await faults(anna.page), 'the window').toEqual([]);
  await resize(anna.page, { width: 360, height: 700 });
  expect(await sideways(anna.page)).toBe(0);
  await resize(anna.page, { width: 1280, height: 900 });
  await anna.page.keyboard.press('Escape');

  // Who comes by it sees the board as a player does, and only moves.
  const { hash, pathname } = new URL(link);
  const carla = await visit(pathname + hash);
  await carla.board.part('consult-form').waitFor();
  expect(new URL(carla.page.url()).hash, 'nobody reads it over a shoulder').toBe('');
  expect(await faults(carla.page), 'the question').toEqual([]);
  await carla.board.part('consult-name').fill('Carla');
  await carla.board.press('consult-join');
  await carla.board.seesState(/^Your turn/);
  for (const button of ['resign', 'offer', 'claim', 'undo', 'abort-alone', 'chat'])
    expect(await carla.board.part(button).count(), button).toBe(0);

  // The talk is theirs.
  await carla.board.press('consult');
  await expect.poll(() => people(carla)).toMatch(/Anna.*Carla/s);
  await say(carla, 'Try d6');
  await carla.page.keyboard.press('Escape');
  await expect.poll(() => anna.board.part('consult-unread').textContent()).toBe('1');
  await anna.board.press('consult');
  await expect.poll(() => anna.board.part('counsel').textContent()).toMatch(/Carla\s*Try d6/);
  await anna.page.keyboard.press('Escape');
  expect(await ben.board.part('consult').count()).toBe(0);
  await expect.poll(() => ben.page.locator('body').textContent()).toMatch(/with Carla/);

  // A move of hers is the seat's.
  await carla.board.playMoves(['d6']);
  for (const { board } of [anna, ben]) await board.seesPlies(1);
  await ben.board.playMoves(['f4']);
  await anna.board.seesPlies(2);
  await anna.board.press('consult');
  await anna.board.part('consult-moves').click();
  await expect.poll(() => anna.board.part('consult-moves').textContent()).toMatch(/d6 · Carla/);

  // Who is sent away watches.
  await anna.board.press('send-away');
  await expect.poll(() => people(anna)).not.toMatch(/Carla/);
  await expect.poll(() => carla.board.part('consult').count()).toBe(0);
  await carla.board.seesState(/^White to play/);
  carla.excuse(/status of 403/);
  await carla.page.goto(pathname + hash);
  await carla.board.press('consult-join');
  await carla.board.part('consult-problem').getByText('opens no seat any more').waitFor();
});
