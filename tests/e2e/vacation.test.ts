// Vacation from games by days.
import { expect } from 'vitest';
import { registered } from './support/registered';
import { test } from './support/test';

// As a field for a day takes it.
const inDays = (days: number): string => {
  const date = new Date(Date.now() + days * 86_400_000);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

test('a vacation is taken in the account, seen by the opponent and in the lobby, and ended early; of more days than there are it is refused', async ({
  visit,
}) => {
  const anna = await registered(visit, 'Anna', '/#account');
  const ben = await registered(visit, 'Ben', '/theme.js');
  const { page, board } = ben;
  const asked = { rules: 'standard', colour: 'black', time: '1/259200', public: true };
  const made = await page.context().request.post('/api/tables', { data: asked });
  const { code: table } = (await made.json()) as { code: string };
  await anna.page.context().request.post(`/api/tables/${table}/join`, { data: {} });
  await page.goto(`/g/${table}`);
  await board.part('game').waitFor();

  expect(await anna.board.part('vacation-left').textContent()).toMatch(/^21 of 21 days are left to you in \d{4}/);
  await anna.board.part('vacation-until').fill(inDays(7));
  await anna.board.press('begin-vacation');
  await anna.board.part('on-vacation').waitFor();
  expect(await anna.board.part('on-vacation').textContent()).toMatch(/^You are on vacation until /);
  await expect.poll(() => board.part('player-white').textContent()).toMatch(/on vacation until/);
  expect(await board.part('clock-white').getAttribute('data-runs')).toBeNull();
  const carla = await visit('/#lobby');
  await expect.poll(() => carla.board.part('featured').textContent()).toMatch(/on vacation until/);

  // A note of the game is his own and stays. The moves are seen above it, also where the chat leaves little room.
  await board.press('chat');
  await board.press('open-note');
  await board.part('note-text').fill('double mill\non the left');
  expect((await board.part('record').boundingBox())?.height).toBeGreaterThan(80);
  await board.press('save-note');
  await expect.poll(() => board.part('note-said').textContent()).toBe('Saved.');
  await page.reload();
  await board.press('open-note');
  await expect.poll(() => board.part('note-text').inputValue()).toBe('double mill\non the left');
  await carla.page.goto(`/g/${table}`);
  await carla.board.part('game').waitFor();
  expect(await carla.board.part('own-note').count()).toBe(0);

  await anna.board.press('end-vacation');
  await anna.board.part('vacation-left').waitFor();
  expect(await anna.board.part('vacation-left').textContent()).toMatch(/^20 of 21/);
  await expect.poll(() => board.part('player-white').textContent()).not.toMatch(/on vacation until/);

  // Of more days it is refused, and that says why.
  anna.excuse(/Failed to load resource/);
  const until = anna.board.part('vacation-until');
  await until.evaluate((field) => field.removeAttribute('max')); // as a page that was open for long has it
  await until.fill(inDays(40));
  await anna.board.press('begin-vacation');
  await expect.poll(() => anna.board.part('vacation-problem').textContent()).toMatch(/Choose a day/);
  expect(await anna.board.part('on-vacation').count()).toBe(0);
});
