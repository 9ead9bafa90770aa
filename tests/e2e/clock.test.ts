// Games by link with a clock.
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { seated } from './support/table';
import { test, type Visitor } from './support/test';

type Visit = (path?: string) => Promise<Visitor>;

// Anna opens a table with this time and has White, Ben follows the link.
async function openTable(visit: Visit, choose: (anna: Visitor) => Promise<void>): Promise<[Visitor, Visitor]> {
  const anna = await visit('/');
  await anna.board.press('invite-somebody');
  await anna.board.part('name').fill('Anna');
  await anna.board.part('invite-form').getByRole('radio', { name: 'White' }).check();
  await choose(anna);
  await anna.board.press('make-link');
  await anna.board.part('game').waitFor();
  const ben = await visit(new URL(await anna.board.part('invite-link').inputValue()).pathname);
  await ben.board.part('join-time').waitFor();
  await ben.board.press('join');
  await ben.board.seesState('White to play: waiting for Anna');
  return [anna, ben];
}

const chooses = (time: string) => async (anna: Visitor) => {
  await anna.board.part('time').selectOption(time);
};
const clock = ({ board }: Visitor, colour: string): Promise<string | null> =>
  board.part(`clock-${colour}`).textContent();
const timeOf = async (visitor: Visitor, colour: string): Promise<string> =>
  (await clock(visitor, colour))?.trim() ?? '';

async function firstMoves([anna, ben]: [Visitor, Visitor]): Promise<void> {
  await anna.board.playMoves(['a7']);
  await ben.board.seesPlies(1);
  await ben.board.playMoves(['a1']);
  await anna.board.seesPlies(2);
}

describe('a game with a clock', () => {
  test('shows the time of both, and it runs for who is to move', async ({ visit }) => {
    const table = await openTable(visit, chooses('300+3'));
    const [anna, ben] = table;
    for (const visitor of table) {
      await expect.poll(() => timeOf(visitor, 'white')).toBe('5:00');
      expect(await timeOf(visitor, 'black')).toBe('5:00');
    }
    await firstMoves(table);
    for (const visitor of table) {
      await visitor.page.waitForSelector('[data-testid=clock-white][data-runs]');
      await expect.poll(() => timeOf(visitor, 'white'), { timeout: 10_000 }).toMatch(/^4:5\d$/);
      expect(await timeOf(visitor, 'black')).toBe('5:00');
    }
    await anna.board.playMoves(['d7']);
    await ben.page.waitForSelector('[data-testid=clock-black][data-runs]');
    expect(await timeOf(ben, 'white')).toMatch(/^(5:0\d|4:5\d)$/); // with the increment
    for (const { board } of table) {
      for (const colour of ['white', 'black'])
        expect(await board.part(`player-${colour}`).textContent()).not.toContain('stopped');
    }
    for (const { board, page } of table) {
      await board.press('open-record');
      const [download] = await Promise.all([page.waitForEvent('download'), board.press('download')]);
      const record = await readFile(await download.path(), 'utf8');
      expect(record).toContain('[TimeControl "300+3"]');
      expect(record).toMatch(
        /^1\. a7 \{\[%clk 0:05:00\]\} 1\.\.\. a1 \{\[%clk 0:05:00\]\} 2\. d7 \{\[%clk 0:0[45]:\d\d\]\}/m,
      );
      await page.keyboard.press('Escape');
    }
    await ben.page.keyboard.press('t');
    await ben.board.hears(/White: (4|5) minutes.*\. Black: (4|5) minutes/);
  });

  test('that nobody may play is refused at its field, and it is lost by who has no time left', async ({ visit }) => {
    const table = await openTable(visit, async (anna) => {
      await anna.board.part('time').selectOption('own');
      await anna.board.part('time-base').fill('500');
      await anna.board.press('make-link');
      const isValid = (field: HTMLInputElement) => field.validity.valid;
      expect(await anna.board.part('time-base').evaluate(isValid)).toBe(false);
      expect(new URL(anna.page.url()).pathname).toBe('/');
      await anna.board.part('time-base').fill('0.25');
      await anna.board.part('time-bonus').fill('0');
    });
    const [anna, ben] = table;
    await firstMoves(table);
    const end = /run out of time/;
    await expect.poll(ben.board.stateLine, { timeout: 40_000, interval: 250 }).toMatch(end);
    await anna.board.seesState(end);
    // Behind a colon the reason may begin small, on a line of its own it does not.
    const reason = anna.board.part('state').locator('.reason');
    const firstLetter = (line: Element) => getComputedStyle(line, '::first-letter').textTransform;
    expect(await reason.evaluate(firstLetter)).toBe('uppercase');
    for (const visitor of table) expect(await timeOf(visitor, 'white')).toBe('0.0');
  });

  test('by days says how many are left, and stands on the home page, with whose turn it is and what is left', async ({
    visit,
  }) => {
    const { anna, ben } = await seated(visit, { time: '1/259200' });
    const table: [Visitor, Visitor] = [anna, ben];
    await firstMoves(table);
    for (const visitor of table) {
      await expect.poll(() => timeOf(visitor, 'white')).toMatch(/^2 days 23 h$/);
      expect(await timeOf(visitor, 'black')).toBe('3 days 0 h');
    }

    for (const { page } of table) await page.goto(new URL('/', page.url()).href);
    const row = ({ board }: Visitor) => board.part('your-tables').locator('li');
    const left = '(2 days 23|3 days 0) h left';
    await expect.poll(() => row(anna).textContent()).toMatch(new RegExp(`Your turn against Guest · ${left}`)); // he has no name
    await expect.poll(() => row(ben).textContent()).toMatch(new RegExp(`Anna to move\\s+${left}`));
    // What comes below stays where it is, when one comes again and the server takes its time.
    const top = async () => Math.round((await anna.board.part('start-form').boundingBox())?.y ?? 0);
    const place = await top();
    let answer = () => {};
    const held = new Promise<void>((done) => (answer = done));
    await anna.page.route('**/api/me/games*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = anna.page.waitForRequest('**/api/me/games*');
    await anna.page.reload();
    await asked;
    expect(await row(anna).count()).toBe(0);
    expect(await top()).toBe(place);
    answer();
    await row(anna).first().waitFor();
    expect(await top()).toBe(place);
    await row(anna).getByRole('link').click();
    await anna.board.seesState(/^Your turn/);
    expect(await row(ben).getByRole('button').count()).toBe(0); // it is not this browser's list alone
  });
});

test('a move that is chosen ahead is made as soon as it may be, with what it takes, or said to be void', async ({
  visit,
}) => {
  const [anna, ben] = await openTable(visit, chooses('300+3'));
  await firstMoves([anna, ben]);
  await ben.board.tapPoint('d1');
  await ben.board.seesNote(/^Move chosen ahead: d1\./);
  await anna.board.playMoves(['d7']);
  await ben.board.seesPlies(4);

  for (const point of ['g1', 'd7']) await ben.board.tapPoint(point);
  await ben.board.seesNote(/^Move chosen ahead: g1xd7\./);
  await anna.board.playMoves(['f4']);
  await ben.board.seesPlies(6);
  expect(await ben.board.moves()).toEqual(['a7', 'a1', 'd7', 'd1', 'f4', 'g1xd7']);

  await ben.board.tapPoint('d2');
  await ben.board.seesNote(/^Move chosen ahead: d2\./);
  await ben.board.tapPoint('b4'); // another one
  await ben.board.seesNote(/^Move chosen ahead: b4\./);
  await ben.board.tapPoint('b4'); // a second touch takes it back
  await ben.board.seesNote(/^(?!Move chosen ahead)/);
  await ben.board.tapPoint('d2');
  await anna.board.playMoves(['d2']);
  await ben.board.seesNote('The move that you chose ahead could not be made any more.');
  await ben.board.seesPlies(7);
});
