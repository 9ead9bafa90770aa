// What two players say to each other at a table.
import { expect } from 'vitest';
import { readIn } from './support/language';
import { resize } from './support/looks';
import { keep } from './support/settings';
import { meet, seated } from './support/table';
import { test, type Visitor } from './support/test';

const lines = ({ board }: Visitor) => board.part('chat-lines').locator('li');
async function say({ board }: Visitor, text: string): Promise<void> {
  await board.part('chat-text').fill(text);
  await board.press('chat-send');
  await expect.poll(() => board.part('chat-text').inputValue()).toBe('');
}
const seesLast = (visitor: Visitor, text: RegExp): Promise<void> =>
  expect.poll(async () => (await lines(visitor).allTextContents()).at(-1) ?? '').toMatch(text);

test('the chat carries what is written and what is ready, each in the language of who reads, can be turned off, and is a button where there is no room', async ({
  visit,
}) => {
  const { anna, ben } = await seated(visit, { nameOfBen: 'Ben' }, { viewport: { width: 1280, height: 1040 } });
  for (const { board } of [anna, ben]) await board.part('chat').waitFor();
  await readIn(ben.page, 'de');
  await ben.board.part('chat').waitFor();
  await say(anna, 'Good evening http://example.test/');
  await seesLast(ben, /^Anna\s+\d\d:\d\d\s+Good evening http:\/\/example\.test\/$/);
  await seesLast(anna, /^You\s/);
  expect(await lines(ben).locator('a').count()).toBe(0);
  await expect.poll(() => ben.board.part('chat-announcer').textContent()).toMatch(/^Anna sagt: Good evening/);
  await ben.board.press('say-good_luck');
  await seesLast(ben, /Viel Glück!$/);
  await seesLast(anna, /^Ben\s.*Good luck!$/);
  expect(await ben.board.part('chat-unread').count()).toBe(0); // it is beside the board

  await ben.page.reload();
  await expect.poll(() => lines(ben).count()).toBe(2);
  const carla = await visit(new URL(anna.page.url()).pathname);
  await carla.board.hears('You are watching.');
  expect(await carla.board.part('chat').count()).toBe(0);

  // It can be turned off, and a player muted.
  await keep(ben.page, { language: 'en' });
  await meet(anna, ben, { nameOfBen: 'Ben' });
  for (const { board } of [anna, ben]) await board.part('chat').waitFor();
  await ben.board.press('mute');
  await say(anna, 'Not heard');
  await say(ben, 'I do not hear you');
  await seesLast(anna, /I do not hear you$/);
  expect(await lines(ben).allTextContents()).toHaveLength(1);
  await ben.board.press('unmute');
  await expect.poll(() => lines(ben).count()).toBe(2);

  await ben.board.press('chat-off');
  await ben.board.part('chat-on').waitFor();
  await say(anna, 'Anybody there?');
  await ben.page.reload(); // it stays off
  await ben.board.part('chat-on').waitFor();
  expect(await lines(ben).count()).toBe(0);
  expect(await ben.board.part('chat-announcer').textContent()).toBe('');
  await ben.board.press('chat-on');
  await seesLast(ben, /Anybody there\?$/);

  // Where there is no room, it is a button with the number of unread messages.
  await resize(ben.page, { width: 390, height: 844 });
  await meet(anna, ben, { nameOfBen: 'Ben' });
  for (const { board } of [anna, ben]) await board.part('chat').waitFor();
  await say(anna, 'One');
  await say(anna, 'Two');
  await expect.poll(() => ben.board.part('chat-unread').textContent()).toBe('2');
  await ben.board.press('chat');
  await expect.poll(() => lines(ben).count()).toBe(2);
  await expect.poll(() => ben.board.part('chat-unread').count()).toBe(0);
  await say(ben, 'Three');
  await seesLast(anna, /Three$/);
  await ben.page.keyboard.press('Escape');
  await say(anna, 'Four');
  await expect.poll(() => ben.board.part('chat-unread').textContent()).toBe('1');
});
