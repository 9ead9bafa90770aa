// What two players say to each other at a table.
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test, type Visitor } from './support/test';

type Visit = (path?: string, options?: BrowserContextOptions) => Promise<Visitor>;

// Anna opens a table, Ben comes by the link.
async function sitDown(visit: Visit, ben: BrowserContextOptions = {}): Promise<[Visitor, Visitor]> {
  const anna = await visit('/');
  await anna.board.invite('Anna');
  await anna.board.part('game').waitFor();
  await anna.board.press('links');
  const link = new URL(await anna.board.part('invite-link').inputValue()).pathname;
  await anna.page.keyboard.press('Escape');
  const guest = await visit(link, ben);
  await guest.board.part('join-name').fill('Ben');
  await guest.board.press('join');
  for (const { board } of [anna, guest]) await board.part('chat').waitFor();
  return [anna, guest];
}
const lines = ({ board }: Visitor) => board.part('chat-lines').locator('li');
async function say({ board }: Visitor, text: string): Promise<void> {
  await board.part('chat-text').fill(text);
  await board.press('chat-send');
  await expect.poll(() => board.part('chat-text').inputValue()).toBe('');
}
const seesLast = (visitor: Visitor, text: RegExp): Promise<void> =>
  expect.poll(async () => (await lines(visitor).allTextContents()).at(-1) ?? '').toMatch(text);

describe('the chat', () => {
  test('carries what is written and what is ready, each in the language of who reads', async ({ visit }) => {
    const [anna, ben] = await sitDown(visit, { locale: 'de-DE' });
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
  });

  test('is a button with the number of unread messages where there is no room', async ({ visit }) => {
    const [anna, ben] = await sitDown(visit, { viewport: { width: 390, height: 844 } });
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

  test('can be turned off, and a player muted', async ({ visit }) => {
    const [anna, ben] = await sitDown(visit);
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
  });
});
