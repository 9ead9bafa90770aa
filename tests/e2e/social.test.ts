// Players who know each other: challenges, friends, blocks, and what a player's page shows.
import { describe, expect } from 'vitest';
import { faults } from './support/faults';
import { resize, sideways } from './support/looks';
import { Program } from './support/program';
import { registered } from './support/registered';
import { test, type Visitor } from './support/test';

const look = async ({ page, board }: Visitor, name: string): Promise<void> => {
  await page.goto(`/#player=${name}`);
  await board.part('player').getByRole('heading', { name, level: 1 }).waitFor();
};
// From the page of the one who is challenged.
async function challenge(visitor: Visitor, name: string, colour: 'White' | 'Black' = 'White', rated = false) {
  const { board, page } = visitor;
  await look(visitor, name);
  await board.press('challenge-player');
  await board.part('time').selectOption('300+3');
  await board.part('challenge-form').getByRole('radio', { name: colour }).check();
  await board.part('challenge-rated').setChecked(rated);
  await board.part('challenge-message').fill('Good game!');
  await board.press('send-challenge');
  await page.getByText(`${name} is challenged.`).waitFor();
}
const atTheTable = ({ board }: Visitor) => board.part('game').waitFor();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// By a program, with the id that the server tells it.
const answer = async (robbi: Program, how: 'accept' | 'decline', body: object) => {
  const told = (await robbi.get('/api/challenges')).body as { received: { id: string }[] };
  expect(told.received).toHaveLength(1);
  expect(await robbi.post(`/api/challenges/${told.received[0]?.id ?? ''}/${how}`, body)).toMatchObject({
    status: 200,
  });
};
const answers = ({ board }: Visitor) => board.part('challenge-answer');

describe('a challenge', () => {
  test('is declined with a reason, which the challenger reads where he waits, or accepted at one tap, and both are at the table', async ({
    visit,
  }) => {
    const anna = await registered(visit, 'Anna', '/#account');
    const ben = await registered(visit, 'Ben', '/#lobby');
    await resize(ben.page, phone.viewport);
    await ben.board.part('here').waitFor();
    await challenge(anna, 'Ben');
    await anna.page.goto('/#lobby');
    await ben.board.part('challenge').waitFor(); // told by the socket
    await ben.board.press('why-decline');
    expect(await faults(ben.page)).toEqual([]);
    await ben.page.getByRole('button', { name: 'Too little time' }).click();
    await ben.board.part('challenge').waitFor({ state: 'detached' });
    await expect
      .poll(() => anna.board.part('sent-challenge').textContent())
      .toMatch(/Ben has declined: Too little time/);
    await anna.board.press('withdraw-challenge');
    await anna.board.part('sent-challenge').waitFor({ state: 'detached' });

    await resize(ben.page, { width: 1280, height: 800 });
    await challenge(anna, 'Ben');
    await anna.page.goto('/#lobby');
    await anna.board.part('sent-challenge').waitFor();
    await ben.page.goto('/');
    await ben.board.part('challenge').waitFor();
    await expect.poll(() => ben.page.title()).toMatch(/^\(1\) /);
    expect(await ben.board.part('challenge').textContent()).toMatch(
      /Anna challenges you.*5 min \+ 3 s a move · Standard.*you have Black · casual · public.*Good game!/s,
    );
    expect(await faults(ben.page)).toEqual([]);
    await ben.board.press('accept-challenge');
    await Promise.all([atTheTable(anna), atTheTable(ben)]);
    expect(new URL(anna.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
    await anna.board.playMoves(['d6']);
    await ben.board.seesPlies(1);

    // The server finds an opponent about as strong.
    await anna.page.goto('/#lobby');
    await anna.board.press('offer-game');
    await anna.board.part('near').check();
    await anna.board.press('offer-it');
    await expect.poll(() => anna.board.part('own-seek').textContent()).toMatch(/opponent of your strength/);
    await ben.page.goto('/#lobby');
    await ben.board.press('join-pool');
    await Promise.all([atTheTable(anna), atTheTable(ben)]);
    expect(new URL(anna.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
    // It is remembered.
    await anna.page.goto('/#lobby');
    await anna.board.press('offer-game');
    await expect.poll(() => anna.board.part('near').isChecked()).toBe(true);
  });

  test('is never rated where one is a bot, is declined or accepted where it was sent, and needs an account', async ({
    visit,
    server,
  }) => {
    const robbi = await Program.asBot(server, 'Robbi');
    await Program.asPerson(server, 'Ben');
    const anna = await registered(visit, 'Anna', '/#account');
    const { board, page } = anna;
    const rated = board.part('challenge-rated');
    await look(anna, 'Ben');
    await board.press('challenge-player');
    await board.part('time').selectOption('300+3');
    await rated.check();
    await board.press('send-challenge');
    await board.part('challenge-answer').getByText('Ben is challenged.').waitFor();
    await look(anna, 'Robbi');
    await board.press('challenge-player');
    expect(await rated.isDisabled()).toBe(true);
    expect(await rated.isChecked()).toBe(false);
    await board.part('challenge-form').getByText('Bots have no rating: this takes a casual game.').waitFor();
    expect(await faults(page)).toEqual([]);
    await board.press('send-challenge');
    await board.part('challenge-answer').getByText('Robbi is challenged.').waitFor();
    await look(anna, 'Ben');
    await board.press('challenge-player');
    expect(await rated.isChecked(), 'as it was').toBe(true);

    // It is declined where it was sent, and one that is sent again waits anew.
    await look(anna, 'Robbi');
    await answer(robbi, 'decline', { reason: 'too_fast' });
    await expect
      .poll(() => answers(anna).textContent())
      .toMatch(/^\s*Robbi has declined: Too little time\s*Understood\s*$/);
    await anna.board.press('challenge-player');
    await anna.board.press('send-challenge');
    await expect.poll(() => answers(anna).textContent()).toMatch(/^\s*Robbi is challenged\.[^.]*\.\s*Withdraw\s*$/);

    // It leads to the game from the page where it was sent.
    await answer(robbi, 'accept', {});
    await expect.poll(() => answers(anna).textContent()).toMatch(/^\s*Robbi has accepted\.\s*To the game\s*$/);
    expect(new URL(page.url()).hash).toBe('#player=Robbi'); // nobody is taken away
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch('To the game');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await atTheTable(anna);

    // A guest has to sign in first.
    const guest = await visit('/#player=Anna');
    await guest.board.part('sign-in-first').waitFor();
    expect(await guest.board.part('challenge-player').count()).toBe(0);
  });

  test('is known when the page is opened anew, withdrawn there, and leaves the focus where something else is done meanwhile', async ({
    visit,
    server,
  }) => {
    const robbi = await Program.asBot(server, 'Robbi');
    await Program.asPerson(server, 'Ben');
    const anna = await registered(visit, 'Anna', '/#account', phone);
    const { board, page } = anna;
    await challenge(anna, 'Ben');
    await anna.page.reload();
    await anna.page.getByText('Ben is challenged.').waitFor();
    expect(await faults(anna.page)).toEqual([]);
    await anna.page.getByRole('button', { name: 'Withdraw the challenge to Ben' }).click();
    await anna.page.getByText('Ben is challenged.').waitFor({ state: 'detached' });
    await anna.page.goto('/#lobby');
    await anna.board.part('here').waitFor();
    expect(await anna.board.part('sent-challenge').count()).toBe(0);

    await challenge(anna, 'Robbi');
    await board.press('search-games');
    await board.part('search-opponent').focus();
    await answer(robbi, 'accept', {});
    await board.part('to-game').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
    expect(await focused()).toBe('search-opponent');
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    await board.press('to-game');
    await atTheTable(anna);
  });
});

test('a block ends what is open and keeps both apart, and a friend is found with whether he is here', async ({
  visit,
}) => {
  const anna = await registered(visit, 'Anna', '/#account');
  const ben = await registered(visit, 'Ben', '/#account');
  await challenge(ben, 'Anna');
  await ben.page.goto('/#lobby');
  await ben.board.part('sent-challenge').waitFor();
  await look(anna, 'Ben');
  await anna.board.press('block');
  await anna.board.press('really-block');
  await expect.poll(() => anna.board.part('relation').textContent()).toMatch(/You have blocked Ben/);
  await ben.board.part('sent-challenge').waitFor({ state: 'detached' });
  await anna.page.goto('/#lobby');
  await anna.board.press('offer-game');
  await anna.board.press('offer-it');
  await anna.board.part('own-seek').waitFor();
  const guest = await visit('/#lobby');
  await guest.board.part('seeks').waitFor(); // everybody else sees it
  expect(await ben.board.part('seeks').count()).toBe(0);
  await look(ben, 'Anna');
  await expect.poll(() => ben.board.part('relation').textContent()).toBe('Anna takes no challenges from you.');
  await anna.page.goto('/#account');
  await anna.board.part('blocked').getByRole('button').click();
  await anna.board.part('blocked').waitFor({ state: 'detached' });

  // At one tap guests play with whoever waits.
  await anna.page.goto('/#lobby');
  await anna.board.press('withdraw-seek');
  await guest.board.part('seeks').waitFor({ state: 'detached' });
  await guest.board.press('quick');
  await guest.board.part('own-seek').waitFor();
  const other = await visit('/#lobby');
  await other.board.press('quick');
  await Promise.all([atTheTable(guest), atTheTable(other)]);

  // A friend.
  await anna.page.goto('/#account');
  await anna.board.part('whom').fill(' ben ');
  await anna.page.keyboard.press('Enter');
  await anna.board.part('player').getByRole('heading', { name: 'Ben', level: 1 }).waitFor();
  await anna.board.press('befriend');
  await expect.poll(() => anna.board.part('relation').textContent()).toMatch(/Your friend/);
  await ben.page.goto('/#lobby');
  await ben.board.part('here').waitFor();
  await anna.page.goto('/#account');
  await expect.poll(() => anna.board.part('friends').textContent()).toMatch(/Ben\s*here just now/);
  expect(await faults(anna.page)).toEqual([]);
  await anna.board.part('door').selectOption('nobody');
  await look(ben, 'Anna');
  await expect.poll(() => ben.board.part('relation').textContent()).toBe('Anna takes no challenges from you.');
  expect(await ben.board.part('challenge-player').count()).toBe(0);
});

describe("a player's page", () => {
  test('shows how the rating went and what was played', async ({ visit }) => {
    const anna = await registered(visit, 'Anna', '/#account');
    const ben = await registered(visit, 'Ben', '/#account');
    for (const winner of [anna, ben]) {
      const loser = winner === anna ? ben : anna;
      await challenge(winner, winner === anna ? 'Ben' : 'Anna', 'White', true);
      await loser.page.goto('/');
      await loser.board.press('accept-challenge');
      await atTheTable(loser);
      await winner.page.goto(loser.page.url());
      await winner.board.playMoves(['d6']);
      await loser.board.seesPlies(1);
      await loser.board.playMoves(['f4']);
      await loser.board.seesPlies(2);
      await loser.board.press('resign');
      await loser.board.press('really-resign');
      await loser.board
        .part('game')
        .getByText(/won|lost/i)
        .first()
        .waitFor();
      const brought = winner === anna ? /1\d\d\d\?/ : /1\d\d\d\? \(\+\d+\)/; // the first game makes the rating
      await expect.poll(() => winner.board.part('player-white').textContent()).toMatch(brought);
    }
    await ben.board.press('links');
    await ben.board.part('table-players').getByRole('link', { name: 'Anna', exact: true }).click();
    await ben.board.part('player').getByRole('heading', { name: 'Anna', level: 1 }).waitFor();
    await look(anna, 'Ben');
    const { board, page } = anna;
    await expect.poll(() => board.part('head-to-head').textContent()).toMatch(/1 : 1 points.*1 won, 0 drawn, 1 lost/s);
    await board.part('rating-graph').waitFor();
    expect(await page.getByRole('img', { name: /^Rating after 2 games/ }).count()).toBe(1);
    await board.press('rating-table');
    const rows = board.part('rating-graph').locator('tbody tr');
    expect(await rows.count()).toBe(2);
    expect(await rows.first().textContent()).toMatch(/won\s*Anna/);
    await expect.poll(() => board.part('public-game').count()).toBe(2);
    await board.press('search-games');
    await board.part('search-result').selectOption('won');
    await expect.poll(() => board.part('public-game').count()).toBe(1);
    await board.part('search-opponent').fill('nobody');
    await expect.poll(() => board.part('found').textContent()).toMatch(/No game is like that/);
    expect(await faults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});
