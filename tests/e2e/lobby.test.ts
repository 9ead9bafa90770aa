// Strangers who meet in the lobby.
import { describe, expect } from 'vitest';
import { faults } from './support/faults';
import { Program } from './support/program';
import { registered } from './support/registered';
import { test, type Visitor } from './support/test';

const seeks = ({ board }: Visitor) => board.part('seeks').locator('[data-seek]');

// With the usual time and rules; the colour is chosen where it matters.
async function offer(visitor: Visitor, colour?: 'White' | 'Black', { bots }: { bots?: boolean } = {}): Promise<void> {
  const { board } = visitor;
  await board.press('offer-game');
  if (bots !== undefined) await board.part('bots').setChecked(bots);
  if (colour) await board.part('seek-form').getByRole('radio', { name: colour }).check();
  await board.press('offer-it');
  await board.part('own-seek').waitFor();
}

describe('the lobby', () => {
  test('shows an offer until it is withdrawn, lets programs accept where that is wanted, and brings a guest who offers together with one who comes to the home page', async ({
    visit,
    server,
  }) => {
    const robbi = await Program.asBot(server, 'Robbi');
    const anna = await visit('/#lobby');
    const ben = await visit('/#lobby');
    // As a server says it that has counted for some weeks.
    const usual = { weeks: 8, games: 90, coming: 'often', minutes: 4 };
    await anna.page.route('**/api/lobby/usual', (route) => route.fulfill({ json: usual }));
    await offer(anna);
    await anna.board.part('comes').getByText('somebody mostly comes within 4 minutes').waitFor();
    await seeks(ben).first().waitFor();
    await ben.board.hears('Somebody waits for an opponent.');
    await anna.board.press('withdraw-seek');
    await anna.board.part('own-seek').waitFor({ state: 'detached' });
    await seeks(ben).first().waitFor({ state: 'detached' });
    await ben.board.hears('Nobody waits for an opponent.');

    // Programs may accept only where that is wanted.
    const take = async (text: RegExp) => {
      const seek = seeks(ben).filter({ hasText: text });
      await seek.waitFor();
      return robbi.post(`/api/seeks/${(await seek.getAttribute('data-seek')) ?? ''}/take`, {});
    };
    await offer(anna, 'White');
    expect(await anna.board.part('own-seek').textContent()).not.toMatch(/programs/);
    expect(await take(/casual · just now/)).toMatchObject({ status: 403, body: { error: { code: 'not_allowed' } } });
    await anna.board.press('withdraw-seek');
    await anna.board.part('own-seek').waitFor({ state: 'detached' });

    await anna.board.press('offer-game');
    const open = anna.board.part('seek-form').getByRole('checkbox', { name: 'Programs may accept' });
    expect(await open.isChecked()).toBe(false);
    await open.check();
    expect(await faults(anna.page)).toEqual([]);
    await anna.board.press('offer-it');
    await expect.poll(() => anna.board.part('own-seek').textContent()).toMatch(/casual · programs may accept, too/);
    expect(await take(/programs may accept, too/)).toMatchObject({ status: 200 });
    await anna.board.part('game').waitFor();
    await expect.poll(() => anna.board.part('player-black').textContent()).toMatch(/Robbi.*BOT/);

    // Ben comes to the home page.
    await anna.page.goto('/#lobby');
    await offer(anna, 'White', { bots: false });
    await expect.poll(() => anna.page.title()).toMatch(/^Waiting for an opponent/);
    await ben.page.goto('/');
    await ben.board.part('take').waitFor();
    expect(await ben.board.part('home-seeks').textContent()).toMatch(/5 min \+ 3 s a move · Standard/);
    await ben.board.press('take');
    for (const { board } of [anna, ben]) await board.part('game').waitFor();
    expect(new URL(anna.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
    await anna.board.seesState(/^Your turn/);
    await anna.board.playMoves(['d6']);
    await ben.board.seesPlies(1);
    await ben.board.playMoves(['f4']);
    await anna.board.seesPlies(2);

    // By keyboard, with the last choice remembered.
    const { board, page } = ben;
    await page.goto('/#lobby');
    await board.press('offer-game');
    await board.part('time').selectOption('1/86400');
    await board.part('seek-rules').selectOption('strikt');
    expect(await board.part('rated').isDisabled()).toBe(true); // a guest
    await page.keyboard.press('Escape');
    await board.part('seek-form').waitFor({ state: 'detached' });
    await board.part('offer-game').focus();
    await page.keyboard.press('Enter');
    await board.part('time').selectOption('1/86400');
    await board.part('offer-it').focus();
    await page.keyboard.press('Enter');
    await board.part('own-seek').waitFor();
    expect(await board.part('own-seek').textContent()).toMatch(/1 day a move.*You need not wait/);
    await board.part('withdraw-seek').focus();
    await page.keyboard.press('Enter');
    await board.part('own-seek').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
      .toBe('offer-game');
    await page.keyboard.press('Enter');
    expect(await board.part('time').inputValue()).toBe('1/86400');
  });

  test('leads from a game that is over to another opponent by the same terms', async ({ visit }) => {
    const anna = await visit('/#lobby');
    await anna.board.press('offer-game');
    await anna.board.part('seek-rules').selectOption('strikt');
    await anna.board.part('time').selectOption('600+5');
    await anna.board.part('seek-form').getByRole('radio', { name: 'White' }).check();
    await anna.board.press('offer-it');
    await anna.board.part('own-seek').waitFor();
    const ben = await visit('/#lobby');
    await seeks(ben).first().getByTestId('take').click();
    await anna.board.seesState(/^Your turn/);
    await anna.board.playMoves(['d6']);
    await ben.board.seesPlies(1);
    await ben.board.playMoves(['f4']);
    await anna.board.seesPlies(2);
    await anna.board.press('resign');
    await anna.board.press('really-resign');
    await ben.board.press('next'); // who leaves does not let the other one wait
    await anna.board.part('next-decline').waitFor();
    await anna.board.press('new-opponent');
    await anna.board.part('own-seek').waitFor();
    expect(await anna.board.part('own-seek').textContent()).toMatch(/10 min \+ 5 s a move · Strict.*casual/s);
    await ben.board.part('new-opponent').waitFor();
    await ben.page.reload();
    await ben.board.part('new-opponent').waitFor();
    await anna.page.reload();
    await anna.board.part('own-seek').waitFor();
    expect(await anna.board.part('own-seek').count()).toBe(1); // asked for once
  });

  test('has a speed at one tap, which another tap takes back, says how many wait for it, and brings two together', async ({
    visit,
  }) => {
    const [anna, ben] = [await visit('/#lobby'), await visit('/#lobby')];
    const speed = ({ page }: Visitor) => page.locator('[data-time="180+2"]');
    await speed(anna).click();
    await expect.poll(() => speed(anna).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => speed(ben).textContent()).toMatch(/1 waiting/);
    await speed(anna).click();
    await anna.board.part('own-seek').waitFor({ state: 'detached' });
    await expect.poll(() => speed(ben).textContent()).not.toMatch(/waiting/);
    await speed(anna).focus();
    await anna.page.keyboard.press('Enter');
    await expect.poll(() => speed(ben).textContent()).toMatch(/1 waiting/);
    expect(await faults(ben.page)).toEqual([]);
    await speed(ben).click();
    for (const { board } of [anna, ben]) await board.part('game').waitFor();
    expect(new URL(anna.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
  });

  test('says so where somebody was faster, and leads to the game whoever would have withdrawn an offer that was taken meanwhile', async ({
    visit,
  }) => {
    const anna = await visit('/#lobby');
    await offer(anna);
    const late = await visit('/');
    await late.board.part('take').waitFor();
    late.excuse(/Failed to load resource/);
    await late.page.route('**/api/lobby', (route) => route.abort()); // it hears nothing new
    const ben = await visit('/#lobby');
    await ben.board.press('take');
    await ben.board.part('game').waitFor();
    await late.board.press('take');
    await expect.poll(() => late.board.part('home-seeks').textContent()).toMatch(/Somebody was faster/);
    expect(new URL(late.page.url()).pathname).toBe('/');

    // Anna has no other game when hers is looked for.
    await late.page.unroute('**/api/lobby');
    await anna.board.press('abort-alone');
    await anna.board.press('really-abort');
    await anna.board.endsWith('aborted');
    const { board, page } = anna;
    let cut: () => Promise<void> = async () => {};
    let passes = true;
    await page.routeWebSocket('**/api/lobby/socket', (line) => {
      if (passes) line.connectToServer();
      cut = () => line.close();
      if (!passes) void cut();
    });
    await page.goto('/#lobby');
    await offer(anna);
    await late.page.goto('/');
    await late.board.part('take').waitFor();
    anna.excuse(/status of 404|ERR_FAILED/);
    passes = false; // she hears nothing of what becomes of it
    await Promise.all([page.waitForResponse('**/api/lobby'), cut()]);
    await page.route('**/api/lobby', (route) => route.abort());
    await late.board.press('take');
    await late.board.part('game').waitFor();
    await Promise.all([page.waitForResponse('**/withdraw'), board.press('withdraw-seek')]);
    await expect.poll(() => page.getByRole('alert').allTextContents()).toContainEqual(expect.stringMatching(/faster/));
    passes = true;
    await board.part('game').waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(late.page.url()).pathname);
  });

  test('has no rated games for programs, and shows the bots whose programs listen, with the way to challenge them', async ({
    visit,
    server,
  }) => {
    const robbi = await Program.asBot(server, 'Robbi');
    const anna = await registered(visit, 'Anna', '/#lobby');
    const { board, page } = anna;
    await board.press('offer-game');
    const bots = board.part('bots');
    await bots.check();
    for (const other of ['rated', 'near']) {
      await board.part(other).check();
      expect(await bots.isDisabled(), other).toBe(true);
      expect(await bots.isChecked(), other).toBe(false);
      await board.part('seek-form').getByText('Bots have no rating').waitFor();
      await board.part(other).uncheck();
      expect(await bots.isChecked(), 'as it was').toBe(true);
    }
    await board.part('rated').check();
    const [asked] = await Promise.all([page.waitForRequest('**/api/seeks'), board.press('offer-it')]);
    expect(asked.postDataJSON()).toMatchObject({ rated: true, near: false, bots: false });
    await board.part('own-seek').waitFor();
    expect(await board.part('own-seek').textContent()).not.toMatch(/programs/);

    // The bots whose programs listen.
    await expect.poll(() => board.part('here').textContent()).toBe('Nobody but you is here just now.');
    expect(await board.part('running-bots').count()).toBe(0);
    const stop = await robbi.listen();
    const listening = board.part('running-bots').getByRole('listitem');
    await expect.poll(() => listening.allTextContents()).toEqual([expect.stringMatching(/^\s*Robbi BOT\s*Challenge$/)]);
    expect(await board.part('here').textContent()).toBe('No person but you is here just now.');
    expect(await faults(page)).toEqual([]);
    stop();
    await board.part('running-bots').waitFor({ state: 'detached' });
    const again = await robbi.listen();
    await page.getByRole('link', { name: 'Challenge Robbi', exact: true }).click();
    await board.press('challenge-player');
    await board.part('challenge-form').waitFor();
    again();
  });
});
