// Clubs: founded, joined by letters and by asking, led, and played in; and the face of a server.
import { describe, expect } from 'vitest';
import { faults } from './support/faults';
import { resize, shiftsOf, sideways } from './support/looks';
import { registered } from './support/registered';
import { Server } from './support/server';
import { test, type Visitor } from './support/test';

const refusals = /status of 4(03|04|09)/;
const hashOf = ({ page }: Visitor): string => new URL(page.url()).hash;

// By who stays on its page.
async function found({ board }: Visitor, name: string, joining = 'asked', sentence = ''): Promise<void> {
  await board.press('found-club');
  await board.part('club-name').fill(name);
  await board.part('club-sentence').fill(sentence);
  await board.part('club-joining').selectOption(joining);
  await board.press('found-club-it');
  await board.part('desk').waitFor();
}
// The links, in the order of the notes.
async function write({ board, page }: Visitor, notes: string): Promise<string[]> {
  await board.part('letters-for').fill(notes);
  await board.press('write');
  const links = board.part('letter-link');
  await links.first().waitFor();
  const found = await links.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  expect(await board.part('letter-cards').locator('article').count()).toBe(found.length);
  await board.press('print-letters');
  await page.keyboard.press('Escape');
  await board.part('letters-form').waitFor({ state: 'detached' });
  return found.map((link) => new URL(link).hash);
}
const reload = async ({ page, board }: Visitor): Promise<void> => {
  await page.reload();
  await board.part('club').waitFor();
};
const person = ({ board }: Visitor, list: string, name: string) => board.part(list).locator(`[data-person="${name}"]`);

describe('a club', () => {
  test('is founded and led, and its members play by its rules, as they are paired, and in a tournament of their own', async ({
    visit,
    server,
  }) => {
    const vera = await registered(visit, 'Vera', '/#club');
    await vera.page.evaluate(() => (window.print = () => undefined));
    await found(vera, 'Mill friends', 'invited', 'Thursdays, in the park.');
    expect(await vera.board.part('sentence').textContent()).toBe('Thursdays, in the park.');
    const there = hashOf(vera);

    // A letter lets one in, once.
    await vera.board.press('first-letters');
    const [forAnna = '', forBen = ''] = await write(vera, 'Anna\nBen, table 4');
    const anna = await registered(visit, 'Anna', `/${forAnna}`);
    await anna.board.press('join-club');
    await anna.board.part('member').waitFor();
    expect(hashOf(anna)).toBe(there);
    const ben = await registered(visit, 'Ben', `/${forAnna}`);
    await expect.poll(() => ben.board.part('letter-gone').textContent()).toMatch(/opens nothing any more/);
    expect(await ben.board.part('join-club').count(), 'it invites nobody').toBe(0);
    await ben.page.goto(`/${forBen}`);
    await ben.board.press('join-club');
    await ben.board.part('member').waitFor();

    // Who took which; another role; rules of the club.
    await reload(vera);
    await vera.board.press('write-letters');
    await expect.poll(() => vera.board.part('letters').textContent()).toMatch(/Ben, table 4.*Ben has joined/s);
    await vera.page.keyboard.press('Escape');
    await vera.board.press('club-people');
    await person(vera, 'roles', 'Anna').getByRole('combobox').selectOption('organiser');
    await vera.board.press('give-club-role');
    await expect.poll(() => person(vera, 'people', 'Anna').textContent()).toMatch(/Organiser/);
    await vera.page.keyboard.press('Escape');
    await vera.board.press('club-presets');
    await vera.board.part('preset-name').fill('Park rules');
    await vera.board.part('preset-rules').selectOption({ label: 'House rules' });
    await vera.board.part('house-rules').fill('standard,flyAt=never');
    await vera.board.part('time').selectOption('600+5');
    await vera.board.press('save-preset');
    await expect.poll(() => vera.board.part('preset-list').textContent()).toMatch(/Park rules/);
    await vera.page.keyboard.press('Escape');
    expect(await faults(vera.page), 'of who leads it').toEqual([]);

    // Who organises has news, seats two, and founds a tournament for members.
    await reload(anna);
    await anna.board.press('write-news');
    await anna.board.part('news-title').fill('Rain');
    await anna.board.part('news-text').fill('We play inside: https://example.org');
    await anna.board.press('send-news');
    await expect.poll(() => anna.board.part('news').textContent()).toMatch(/Rain.*We play inside/s);
    await anna.board.press('pair');
    await anna.board.part('pair-white').selectOption('Ben');
    await anna.board.part('pair-black').selectOption('Vera');
    await expect.poll(() => anna.board.part('pair-rules').locator('option:checked').textContent()).toBe('Park rules');
    await anna.board.press('pair-it');
    const table = await anna.board.part('to-pairing').getAttribute('href');
    await anna.page.keyboard.press('Escape');
    await anna.board.press('club-tournament');
    await anna.board.part('found-title').fill('Park cup');
    expect(await anna.board.part('found-entry').inputValue()).toBe('club');
    await anna.board.press('found-it');
    await anna.board.part('of-club').waitFor();
    const cup = hashOf(anna);
    await anna.page.goto('/#tournament');
    await anna.board.part('tournaments').locator('[data-tournament] .club svg').waitFor();

    // A member plays by the rules of the club, is seated already, and may enter; who is none may not.
    await reload(ben);
    await ben.board.press('play-by');
    await expect.poll(() => ben.board.part('terms').textContent()).toMatch(/House rules/);
    expect(await ben.board.part('time').inputValue()).toBe('600+5');
    await ben.board.press('make-link');
    await expect.poll(() => ben.board.part('rules-title').textContent()).toMatch(/House rules/);
    await ben.page.goto(table ?? '');
    await expect.poll(() => ben.board.stateLine()).toMatch(/^Your turn/);
    await ben.page.goto(`/${cup}`);
    await ben.board.press('enter');
    await ben.board.part('entered').waitFor();
    const guest = await visit(`/${cup}`);
    await expect.poll(() => guest.board.part('only-members').textContent()).toMatch(/Only for members of Mill friends/);
    expect(await guest.board.part('enter-form').count()).toBe(0);

    // The host gives the server its face.
    await vera.page.goto('/');
    await vera.page.goto(server.hostLink());
    await vera.board.press('become-host');
    await vera.board.part('face-club').selectOption({ label: 'Mill friends' });
    await vera.board.press('save-face');
    await guest.page.goto('/');
    const newcomer = await visit('/');
    await newcomer.board.part('club-card').waitFor();
    expect(await newcomer.page.locator('meta[name=muehle-face]').getAttribute('content')).toMatch(/Mill friends/);
    expect(await shiftsOf(newcomer.page), 'at the first look').toBe(0);
    await expect.poll(() => guest.board.part('club-card').textContent()).toMatch(/Mill friends.*Thursdays/);
    await expect.poll(() => guest.page.title()).toBe('Mill friends');
    expect(await guest.page.locator('header .home').getAttribute('aria-label')).toBe('Mill friends: Start page');
    await guest.board.part('club-card').click();
    await guest.board.part('news').waitFor();
    expect(await faults(guest.page), 'of who looks at it').toEqual([]);
    await resize(guest.page, { width: 320, height: 640 });
    expect(await sideways(guest.page)).toBe(0);
  });

  test('is asked to be let in, left, and closed by its name', async ({ visit }) => {
    const vera = await registered(visit, 'Vera', '/#club');
    await found(vera, 'Mill friends');
    const carl = await registered(visit, 'Carl', `/${hashOf(vera)}`);
    await carl.board.press('join-club');
    await carl.board.part('ask-words').fill('I live around the corner.');
    await carl.board.press('join-club');
    await carl.board.part('asked').waitFor();
    await reload(vera);
    await expect.poll(() => vera.board.part('asking').textContent()).toMatch(/Carl.*around the corner/s);
    await vera.board.press('accept');
    await expect.poll(() => person(vera, 'people', 'Carl').count()).toBe(1);
    await reload(carl);
    await carl.board.press('leave-club');
    await carl.board.press('really-leave');
    await carl.board.part('joining').waitFor();

    vera.excuse(refusals);
    await vera.board.press('leave-club');
    await vera.board.press('really-leave');
    await expect.poll(() => vera.board.part('leave-problem').textContent()).toMatch(/needs somebody who leads it/);
    await vera.board.press('edit-club');
    await vera.board.part('club-about').fill('In the park, and inside when it rains.');
    await vera.board.press('save-club');
    await expect.poll(() => vera.board.part('club-text').textContent()).toMatch(/when it rains/);
    await vera.board.press('edit-club');
    await vera.board.press('open-close-club');
    await vera.board.part('close-name').fill('mill friends');
    await vera.board.press('close-club');
    await expect.poll(() => vera.page.getByText('No club yet.').count()).toBe(1);
  });
});

test.extend<{ server: Server }>({
  server: async ({}, use) => {
    const server = new Server(['--registration', 'invited']);
    try {
      await server.start();
      await use(server);
    } finally {
      await server.remove();
    }
  },
})('a letter of a club is an invitation, where an account takes one', async ({ visit, server }) => {
  const vera = await visit(server.invitation());
  await vera.board.part('new-account-name').fill('Vera');
  await vera.board.part('new-account-password').fill('correct horse');
  await vera.page.keyboard.press('Enter');
  await vera.board.part('own-clubs').click();
  await vera.page.evaluate(() => (window.print = () => undefined));
  await found(vera, 'Mill friends', 'invited');
  await vera.board.press('first-letters');
  const [letter = ''] = await write(vera, 'Dora');

  const dora = await visit(`/${letter}`);
  await dora.board.press('join-account');
  await dora.board.part('new-account-name').fill('Dora');
  await dora.board.part('new-account-password').fill('correct horse');
  await dora.page.keyboard.press('Enter');
  await dora.board.part('club').waitFor();
  await expect.poll(() => dora.page.getByTestId('member').or(dora.board.part('join-club')).count()).toBe(1);
});
