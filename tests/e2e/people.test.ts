// Accounts: made, entered on another device, changed, left and deleted; and the way back to a seat.
import { describe, expect } from 'vitest';
import { password } from './support/account';
import { faults } from './support/faults';
import { readIn } from './support/language';
import { faultsInBoth, sideways } from './support/looks';
import { Program } from './support/program';
import { test, type Visitor } from './support/test';

const phone = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const refusals = /status of 4(00|03|04|09|29)/;

async function register(visitor: Visitor, name: string): Promise<void> {
  const { board, page } = visitor;
  await page.goto('/#account');
  await board.part('new-account-name').fill(name);
  await board.part('new-account-password').fill(password);
  await page.keyboard.press('Enter');
  await expect.poll(() => board.part('account-said').textContent()).toBe(`You are signed in, ${name}.`);
}
async function login(visitor: Visitor, name: string, by = password): Promise<void> {
  const { board, page } = visitor;
  await page.goto('/#account');
  await board.part('login-name').fill(name);
  await board.part('login-password').fill(by);
  await page.keyboard.press('Enter');
}
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
const problem =
  ({ board }: Visitor, field: string) =>
  async () =>
    ((await board.part(`${field}-problem`).textContent()) ?? '').trim();

describe('an account', () => {
  test('is made on a phone, once, gets another password, is left, entered again and deleted', async ({
    visit,
    server,
  }) => {
    await Program.asPerson(server, 'Anna');
    const name = 'Annemarie-Luise';
    const anna = await visit('/', phone);
    const { board, page, excuse } = anna;
    excuse(refusals);

    // It is reached from the header of a phone.
    const isWhole = (name: string) =>
      page
        .getByRole('banner')
        .getByRole('link', { name, exact: true })
        .evaluate((link) => {
          scrollTo(0, 0); // a page that is loaded anew is where it was left
          const { left, top, right, bottom, width, height } = link.getBoundingClientRect();
          const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
          const seen = corners.every(([x, y]) => link.contains(document.elementFromPoint(x, y)));
          return seen && width >= 44 && height >= 44 && link.querySelector('svg')?.checkVisibility() === true;
        });
    const header = page.getByRole('banner');
    const isReached = async (language: 'de' | 'en', entry: string) => {
      await readIn(page, language);
      await board.part('account-entry').waitFor();
      for (const width of [390, 360]) {
        const window = `${language}, ${width} wide`;
        await page.setViewportSize({ width, height: 780 });
        await expect.poll(() => isWhole(entry), { message: window }).toBe(true);
        expect((await header.boundingBox())?.height, window).toBe(44);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), window).toBe(0);
      }
    };
    await isReached('de', 'Anmelden');
    await isReached('en', 'Sign in');
    await page.setViewportSize(phone.viewport);
    await board.part('account-entry').tap();
    await board.part('register').waitFor();
    expect(await faultsInBoth(page), 'the ways to one').toEqual([]);

    // What is wrong is said at the field.
    const tries: [name: string, password: string, field: string, says: RegExp][] = [
      ['B', password, 'new-account-name', /^A name has 2 to 20 characters/],
      ['ANNA', password, 'new-account-name', /^Somebody has this name already/],
      [name, 'short', 'new-account-password', /^A password has 8 to 200 characters/],
    ];
    for (const [tried, secret, field, says] of tries) {
      await board.part('new-account-name').fill(tried);
      await board.part('new-account-password').fill(secret);
      await board.press('do-register');
      await expect.poll(problem(anna, field)).toMatch(says);
      await expect.poll(() => focused(anna)).toBe(field);
    }
    expect(await faults(page)).toEqual([]);

    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/register')) asked.push(request.url());
    });
    await board.part('new-account-password').fill(password);
    await board.part('do-register').dblclick();
    await board.part('signed-in').waitFor();
    expect(asked).toHaveLength(1);

    await isReached('de', name);
    await isReached('en', name);

    // It is for everybody.
    await page.setViewportSize(phone.viewport);
    await board.part('sessions').getByRole('listitem').waitFor();
    await board.press('open-password');
    expect(await faultsInBoth(page), 'an account').toEqual([]);
    await board.press('delete-account');
    expect(await faultsInBoth(page), 'its end').toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);

    // It gets another password.
    await page.reload();
    await board.press('open-password');
    await board.part('old-password').fill('not this one');
    await board.part('new-password').fill('another horse');
    await board.press('change-password');
    await expect.poll(problem(anna, 'old-password')).toBe('This is not your password so far.');
    expect(await focused(anna)).toBe('old-password');
    await board.part('old-password').fill(password);
    await board.press('change-password');
    await board.part('password').getByText('The password is changed.').waitFor();

    await board.press('logout');
    await expect.poll(() => board.part('account-said').textContent()).toBe('You are signed out.');
    // What was pressed is gone; reading goes on at the top.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => board.part('account-entry').textContent()).toBe('Sign in');
    await login(anna, name);
    await expect.poll(problem(anna, 'login-password')).toMatch(/^Name and password do not belong together/);
    expect(await focused(anna)).toBe('login-password');
    await login(anna, name, 'another horse');
    await board.part('signed-in').waitFor();

    // It is deleted with its password, and its page with it.
    await board.press('own-page');
    await page.getByRole('heading', { name }).waitFor();
    await page.getByText(`${name} has not played a public game yet.`).waitFor();
    await page.goBack();
    await board.press('delete-account');
    await board.part('delete').getByText('Your games stay there for your opponents').waitFor();
    await board.part('delete-password').fill('not this one');
    await board.press('really-delete');
    await expect.poll(problem(anna, 'delete-password')).toBe('This is not your password so far.');
    await board.part('delete-password').fill('another horse');
    await board.press('really-delete');
    await expect.poll(() => board.part('account-said').textContent()).toBe('Your account is deleted.');
    await page.goto(`/#player=${name}`);
    await page.getByRole('heading', { name: 'Nobody here has this name.' }).waitFor();
  });

  test('takes the games of the guest along, to every device, shows where it is in use, and has its language there', async ({
    visit,
  }) => {
    const anna = await visit('/');
    await anna.board.invite('Anna');
    const table = new URL(anna.page.url()).pathname;
    await register(anna, 'Anna');
    await expect.poll(() => anna.board.part('account-entry').textContent()).toBe('Anna');

    const other = await visit('/', phone);
    await login(other, 'Anna');
    await other.board.part('signed-in').waitFor();
    await other.page.goto(table);
    await expect.poll(() => other.board.part('player-white').textContent()).toMatch(/Anna/);
    await other.board.press('links');
    await other.board.part('invite-link').waitFor();
    expect(await other.board.part('make-return').count()).toBe(0); // the account is the way back
    await other.page.keyboard.press('Escape');

    const ben = await visit(table);
    await ben.board.press('join');
    await ben.board.seesState('White to play: waiting for Anna');
    await other.board.playMoves(['d6']);
    await ben.board.seesPlies(1);

    // It is ended where it is in use.
    const third = await visit('/');
    await login(third, 'Anna');
    await third.board.part('signed-in').waitFor();
    const others = [other, third];
    for (const { excuse } of others) excuse(refusals); // of what their page asks for when it is out
    await anna.page.reload();
    const sessions = anna.board.part('sessions').getByRole('listitem');
    await expect.poll(() => sessions.count()).toBe(3);
    await sessions.getByRole('button').first().click();
    await expect.poll(() => sessions.count()).toBe(2);
    await sessions.getByRole('button').first().click();
    await expect.poll(() => sessions.count()).toBe(1);
    expect(await sessions.first().textContent()).toContain('this device');
    for (const other of others) {
      await other.page.goto('/#account');
      await other.page.reload();
      await other.board.part('login').waitFor();
    }

    const saved = anna.page.waitForResponse((answer) => answer.url().endsWith('/api/me'));
    await anna.page.getByRole('button', { name: 'Settings' }).click();
    await anna.page.getByRole('radio', { name: 'Deutsch' }).check();
    await saved;
    await login(other, 'Anna');
    await other.page.getByRole('button', { name: 'Abmelden' }).waitFor();
  });
});

async function returnLink({ board, page }: Visitor): Promise<string> {
  await board.press('links');
  await board.press('make-return');
  const { pathname, hash } = new URL(await board.part('return-link').inputValue());
  await page.keyboard.press('Escape');
  return pathname + hash;
}

test('the way back to a seat asks before it seats anybody, and is the newest one alone; a guest has a name, and can be forgotten', async ({
  visit,
}) => {
  const anna = await visit('/');
  await anna.board.invite('Anna');
  const link = await returnLink(anna);
  expect(link).toMatch(/^\/g\/[a-z2-9]{12}#[0-9a-f]{32}$/);
  const [path] = link.split('#');

  const watcher = await visit(link, phone);
  await watcher.board.part('claim-form').waitFor();
  expect(new URL(watcher.page.url()).hash).toBe('');
  await watcher.board.press('only-watch');
  await watcher.board.part('claim-form').waitFor({ state: 'detached' });
  await watcher.page.reload();
  await watcher.board.part('join-form').waitFor(); // still without a seat
  expect(await watcher.board.part('terms').textContent()).toMatch(/^Rules: Standard · casual/);
  expect(await watcher.board.part('join-colour').textContent()).toBe('You get Black.');

  const again = await visit(link, phone);
  await again.board.part('claim-form').waitFor();
  expect(await faults(again.page)).toEqual([]);
  await again.page.keyboard.press('Enter'); // it is what is asked
  await again.board.part('claim-form').waitFor({ state: 'detached' });
  await again.page.reload();
  await expect.poll(() => again.board.part('player-white').textContent()).toMatch(/Anna/);
  expect(await again.board.part('join-form').count()).toBe(0);
  expect(path).toBe(new URL(again.page.url()).pathname);

  // It is the newest one alone.
  await anna.page.reload();
  expect(await returnLink(anna)).not.toBe(link);
  await watcher.page.goto('about:blank');
  await watcher.page.goto(link);
  await watcher.board.press('claim-seat');
  await expect
    .poll(() => watcher.board.part('claim-problem').textContent())
    .toMatch(/^This return link opens nothing any more/);
  watcher.excuse(refusals);

  // A guest.
  const { board, page } = anna;
  await page.goto('/#account');
  await board.part('guest-name').fill('Gregor');
  await board.press('name-guest');
  await page.getByRole('button', { name: 'Changed' }).waitFor();
  await page.reload();
  await expect.poll(() => board.part('guest-name').inputValue()).toBe('Gregor');
  await board.press('delete-guest');
  await board.press('really-delete');
  await expect.poll(() => board.part('account-said').textContent()).toBe('The guest is deleted.');
  expect(await board.part('guest').count()).toBe(0);
});
