// The way back to an account whose password is forgotten: a mail address, its confirmation, and the link to a new
// password, by a server that hands its mails to the one of the test.
import { expect } from 'vitest';
import { password, register } from './support/account';
import { faults } from './support/faults';
import { resize } from './support/looks';
import { registered } from './support/registered';
import { Server } from './support/server';
import { MailServer } from './support/smtp';
import { test as plain, type Visitor } from './support/test';

const refusals = /status of 4(00|03|04|09|29)/;
const another = 'another horse';

const test = plain.extend<{ post: MailServer; server: Server }>({
  post: async ({}, use) => {
    const post = new MailServer();
    await use(post);
    post.stop();
  },
  server: async ({ post }, use) => {
    const port = await post.start();
    const server = new Server([
      '--smtp-url',
      `smtp://127.0.0.1:${port}`,
      '--mail-from',
      'muehle@club.example',
      '--public-url',
      'https://muehle.example',
    ]);
    try {
      await server.start();
      await use(server);
    } finally {
      await server.remove();
    }
  },
});

async function open({ page }: Visitor, link: string): Promise<void> {
  await page.goto('about:blank'); // as from a mail, and not from the page
  await page.goto(link);
}
const text =
  ({ board }: Visitor, part: string) =>
  async () =>
    ((await board.part(part).textContent()) ?? '').trim();
// In a narrow window and in a wide one.
async function isWhole({ page }: Visitor, what: string): Promise<void> {
  for (const width of [390, 1280]) {
    await resize(page, { width, height: 844 });
    expect(await faults(page), `${what}, ${width} wide`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
  }
}

test('a forgotten password is replaced by a link in a mail', async ({ visit, post }) => {
  const anna = await registered(visit, 'Anna', '/#account');
  const { board, page } = anna;
  anna.excuse(refusals);

  await board.press('open-mail');
  await board.part('new-mail').fill('anna');
  await board.part('mail-password').fill(password);
  await board.press('send-mail');
  await expect.poll(text(anna, 'new-mail-problem')).toMatch(/^This is no mail address/);
  await board.part('new-mail').fill('anna@example.org');
  await board.part('mail-password').fill('not this one');
  await board.press('send-mail');
  await expect.poll(text(anna, 'mail-password-problem')).toMatch(/^This is not your password/);
  await isWhole(anna, 'the form for an address');
  await board.part('mail-password').fill(password);
  await board.press('send-mail');
  await expect.poll(text(anna, 'mail-waiting')).toMatch(/^Not confirmed yet: anna@example.org\./);
  const asked = await post.next();
  expect(asked).toMatchObject({ to: 'anna@example.org', subject: 'Mühle: is this your mail address?' });
  expect(asked.text).toContain(`https://muehle.example${asked.link}`);

  await open(anna, asked.link);
  await board.part('confirm-form').waitFor();
  expect(new URL(page.url()).hash).toBe('#account'); // the token is nobody else's to see
  await isWhole(anna, 'the question');
  await board.press('do-by-mail');
  await expect.poll(text(anna, 'account-said')).toBe('The mail address is confirmed, Anna.');
  await expect.poll(text(anna, 'mail-address')).toBe('Confirmed: anna@example.org');

  // Mail when it is her move, and a calendar of deadlines.
  const chosen = (when: string) => board.part(`turn-mail-${when}`).isChecked();
  await expect.poll(() => chosen('never')).toBe(true);
  await board.press('turn-mail-daily');
  await expect.poll(text(anna, 'turn-mail-said')).toBe('Saved.');
  await board.part('turn-mail-hour').selectOption('7');
  await expect.poll(text(anna, 'turn-mail-said')).toBe('Saved.');
  await isWhole(anna, 'the choice of mails');
  await page.reload();
  await expect.poll(() => chosen('daily')).toBe(true);
  expect(await board.part('turn-mail-hour').inputValue()).toBe('7');
  await board.press('make-calendar');
  const calendar = await board.part('calendar-link').inputValue();
  const answer = await page.request.get(calendar);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await isWhole(anna, 'the link to a calendar');
  await board.press('remove-calendar');
  await board.part('calendar-removed').waitFor();
  expect((await page.request.get(calendar)).status()).toBe(404);

  await board.press('logout');
  await board.press('open-forgotten');
  await board.part('forgotten-who').fill('anna');
  await board.press('do-forget');
  await expect.poll(text(anna, 'forgotten-said')).toMatch(/^If there is an account/);
  await isWhole(anna, 'what is asked for');
  const link = await post.next();
  expect(link).toMatchObject({ to: 'anna@example.org', subject: 'Mühle: a new password' });

  await open(anna, link.link);
  await expect.poll(text(anna, 'reset-form')).toMatch(/Set a new password for Anna/);
  await board.part('reset-password').fill('short');
  await board.press('do-by-mail');
  await expect.poll(text(anna, 'reset-password-problem')).toMatch(/^A password has 8 to 200 characters/);
  await isWhole(anna, 'the form for a new password');
  await board.part('reset-password').fill(another);
  await board.press('do-by-mail');
  await expect.poll(text(anna, 'account-said')).toBe('The new password holds, Anna. Sign in with it.');
  expect((await post.next()).subject).toBe('Mühle: your password was changed');
  expect(await board.part('login-name').inputValue()).toBe('Anna');
  await board.part('login-password').fill(another);
  await board.press('do-login');
  await board.part('signed-in').waitFor();

  await open(anna, link.link); // nobody thinks of a password first
  await expect.poll(text(anna, 'by-mail-problem')).toMatch(/^This link opens nothing any more/);
  expect(await board.part('reset-password').count()).toBe(0);
});

test('an address is removed, and a new password ends the sessions elsewhere', async ({ visit, post }) => {
  const anna = await registered(visit, 'Anna', '/#account');
  const { board } = anna;
  await board.press('open-mail');
  await board.part('new-mail').fill('anna@example.org');
  await board.part('mail-password').fill(password);
  await board.press('send-mail');
  const phone = await visit((await post.next()).link); // on another device
  await phone.board.press('do-by-mail');
  await expect.poll(text(phone, 'account-said')).toBe('The mail address is confirmed, Anna.');

  await phone.board.press('open-forgotten');
  await phone.board.part('forgotten-who').fill('ANNA@example.org');
  await phone.board.press('do-forget');
  await phone.page.goto('/');
  await phone.page.goto((await post.next()).link);
  await phone.board.part('reset-password').fill(another);
  await phone.board.press('do-by-mail');
  await phone.board.part('login-password').fill(another);
  await phone.board.press('do-login');
  await phone.board.part('signed-in').waitFor();
  await anna.page.reload();
  await board.part('login').waitFor();

  await phone.board.press('open-remove-mail');
  await phone.board.part('remove-mail-password').fill(another);
  await phone.board.press('remove-mail');
  await expect.poll(text(phone, 'mail-said')).toBe('The address is removed.');
  expect(await phone.board.part('mail-address').count()).toBe(0);
});

plain('without a mail server nothing speaks of it', async ({ visit }) => {
  const anna = await visit('/#account');
  await anna.board.part('login').waitFor();
  expect(await anna.board.part('open-forgotten').count()).toBe(0);
  await register(anna, 'Anna');
  await anna.board.part('sessions').getByRole('listitem').waitFor();
  expect(await anna.board.part('mail').count()).toBe(0);
});
