// Vacation from games by days.
import { describe, expect } from 'vitest';
import { test, type Visitor } from './support/test';

type Visit = (path?: string) => Promise<Visitor>;

async function member(visit: Visit, name: string): Promise<Visitor> {
  const visitor = await visit('/#account');
  const { board } = visitor;
  await board.part('new-account-name').fill(name);
  await board.part('new-account-password').fill('correct horse');
  await visitor.page.keyboard.press('Enter');
  await board.part('signed-in').waitFor();
  return visitor;
}

// As a field for a day takes it.
const inDays = (days: number): string => {
  const date = new Date(Date.now() + days * 86_400_000);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

describe('a vacation', () => {
  test('is taken in the account, seen by the opponent and in the lobby, and ended early', async ({ visit }) => {
    const anna = await member(visit, 'Anna');
    const ben = await member(visit, 'Ben');
    const { page, board } = ben;
    const table = await page.evaluate(async () => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ rules: 'standard', colour: 'black', time: '1/259200', public: true }),
      });
      return ((await answer.json()) as { code: string }).code;
    });
    await anna.page.evaluate(
      (code) =>
        fetch(`/api/tables/${code}/join`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{}',
        }),
      table,
    );
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

    await anna.board.press('end-vacation');
    await anna.board.part('vacation-left').waitFor();
    expect(await anna.board.part('vacation-left').textContent()).toMatch(/^20 of 21/);
    await expect.poll(() => board.part('player-white').textContent()).not.toMatch(/on vacation until/);
  });

  test('of more days than there are is refused, and says why', async ({ visit }) => {
    const carla = await member(visit, 'Carla');
    const { board } = carla;
    carla.excuse(/Failed to load resource/);
    const until = board.part('vacation-until');
    await until.evaluate((field) => field.removeAttribute('max')); // as a page that was open for long has it
    await until.fill(inDays(40));
    await board.press('begin-vacation');
    await expect.poll(() => board.part('vacation-problem').textContent()).toMatch(/Choose a day/);
    expect(await board.part('on-vacation').count()).toBe(0);
  });
});
