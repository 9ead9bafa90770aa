// Programs and tokens in the account: how they are made, used and revoked, and how an account becomes a bot.
import { describe, expect } from 'vitest';
import { password, register } from './support/account';
import { faults } from './support/faults';
import { faultsInBoth, sideways } from './support/looks';
import { Program } from './support/program';
import { registered } from './support/registered';
import { test, type Visitor } from './support/test';

const phone = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const refusals = /status of 409/;

const unfold = ({ board }: Visitor) => board.part('programs').locator('summary').click();
const tokens = ({ board }: Visitor) => board.part('tokens').getByRole('listitem');
const scope = ({ board }: Visitor, name: string) => board.part('programs').getByRole('checkbox', { name });

// For what is ticked; its secret.
async function makeToken({ board }: Visitor, name: string): Promise<string> {
  await board.part('token-name').fill(name);
  await board.part('token-password').fill(password);
  await board.press('make-token');
  await board.part('new-token').getByText(`The token “${name}”`).waitFor();
  return board.part('secret').inputValue();
}

describe('a token', () => {
  test('is shown once, opens what it is for, and nothing once it is revoked', async ({ visit, server }) => {
    const anna = await visit('/');
    await register(anna, 'Anna');
    const { board, page } = anna;
    await unfold(anna);
    await board.part('token-password').fill(password);
    expect(await board.part('make-token').isDisabled(), 'without a name').toBe(true);
    expect(await scope(anna, 'chat in games').isChecked()).toBe(false);
    for (const name of ['play as a bot', 'challenge and offer games']) await scope(anna, name).uncheck();
    await board.part('token-name').fill('reader');
    expect(await board.part('make-token').isDisabled(), 'for nothing').toBe(true);
    await scope(anna, 'read').check();
    const secret = await makeToken(anna, 'reader');
    expect(secret).toMatch(/^muehle_[0-9a-f]{32}$/);
    expect(await board.part('token-name').inputValue()).toBe('');
    await expect
      .poll(() => tokens(anna).allTextContents())
      .toEqual([expect.stringMatching(/reader.*read · not used yet/)]);

    const program = Program.with(server, secret);
    expect(await program.get('/api/me')).toMatchObject({
      status: 200,
      body: { player: { name: 'Anna' }, token: { name: 'reader', scopes: ['read'] } },
    });
    expect(await program.post('/api/seeks', { rules: 'standard' })).toMatchObject({
      status: 403,
      body: { error: { code: 'no_scope' } },
    });

    await page.reload();
    await unfold(anna);
    await expect.poll(() => tokens(anna).allTextContents()).toEqual([expect.stringMatching(/read · last used on /)]);
    expect(await board.part('secret').count()).toBe(0);
    expect(await page.content()).not.toContain(secret);

    const revoke = page.getByRole('button', { name: 'reader: Revoke' });
    await revoke.click();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await program.get('/api/me'), 'it was not meant').toMatchObject({ status: 200 });
    await revoke.click();
    await board.press('really-revoke');
    await expect.poll(() => tokens(anna).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('tokens');
    expect(await program.get('/api/me')).toMatchObject({ status: 401, body: { error: { code: 'bad_token' } } });
  });

  test('is copied, stays while its reader looks around, and says what it is for', async ({ visit, server }) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const anna = await registered(visit, 'Anna', '/#account', { permissions });
    const { board, page } = anna;
    await unfold(anna);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const copy = (label: string) => board.part('new-token').getByRole('button', { name: label });
    const first = await makeToken(anna, 'first');
    await copy('Copy').click();
    await copy('Copied').waitFor();
    expect(await copied()).toBe(first);
    for (const name of ['read', 'chat in games']) await scope(anna, name).check();
    await scope(anna, 'play as a bot').uncheck();
    await scope(anna, 'play as a bot').check();
    const second = await makeToken(anna, 'second');
    await copy('Copy').click(); // it is not the one that was copied
    await copy('Copied').waitFor();
    expect(await copied()).toBe(second);
    const inOrder = 'play as a bot, challenge and offer games, chat in games, read'; // of the form
    const listed = () => tokens(anna).filter({ hasText: 'second' }).textContent();
    await expect.poll(listed).toContain(`${inOrder} · not used yet`);

    const [opened] = await Promise.all([page.waitForEvent('popup'), board.press('api-page')]);
    await opened.getByRole('heading', { name: 'The API of this server' }).waitFor();
    expect(new URL(opened.url()).pathname).toBe('/api/');
    await opened.close();
    expect(await board.part('secret').inputValue(), 'it was not lost on the way').toBe(second);

    // That it was used meanwhile is seen when another look is taken.
    expect(await Program.with(server, second).get('/api/me')).toMatchObject({ status: 200 });
    await page.getByRole('button', { name: 'second: Revoke' }).click();
    await board.part('really-revoke').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(listed).toMatch(/last used on /);

    await page.getByRole('button', { name: 'first: Revoke' }).click();
    await expect.poll(() => tokens(anna).count()).toBe(1);
    expect(await board.part('secret').inputValue()).toBe(second);
    await page.getByRole('button', { name: 'second: Revoke' }).click();
    await board.part('really-revoke').click();
    await board.part('secret').waitFor({ state: 'detached' });
    for (const secret of [first, second])
      expect(await Program.with(server, secret).get('/api/me')).toMatchObject({ status: 401 });
  });

  test('is for everybody, with the longest name and on a phone', async ({ visit }) => {
    const anna = await registered(visit, 'Anna', '/#account', phone);
    await unfold(anna);
    await makeToken(anna, 'The program that plays at night on the small computer'.slice(0, 40));
    await tokens(anna).waitFor();
    expect(await faultsInBoth(anna.page)).toEqual([]);
    expect(await sideways(anna.page)).toBeLessThanOrEqual(0);
  });
});

describe('an account', () => {
  test('becomes a bot where it is meant, and plays by its token then', async ({ visit, server }) => {
    const robbi = await registered(visit, 'Robbi', '/#account');
    const { board, page } = robbi;
    await unfold(robbi);
    const program = Program.with(server, await makeToken(robbi, 'at home'));
    const move = () => program.post('/api/bot/games/abcdefghijkm-1/move/d6', {});
    expect(await move()).toMatchObject({ status: 403, body: { error: { code: 'not_bot' } } });

    await board.press('ask-bot');
    await board.part('programs').getByRole('button', { name: 'Cancel' }).click();
    await board.part('become-bot').waitFor({ state: 'detached' });
    await board.press('ask-bot');
    await board.press('become-bot');
    await expect.poll(() => board.part('is-bot').textContent()).toBe('This account is a bot.');
    expect(await board.part('ask-bot').count()).toBe(0);
    await expect.poll(() => board.part('account-name').textContent()).toBe('Robbi BOT');
    expect(await program.get('/api/me')).toMatchObject({ body: { player: { name: 'Robbi', bot: true } } });
    expect(await move()).toMatchObject({ status: 404 }); // there is no such game
    await page.reload();
    await unfold(robbi);
    await board.part('is-bot').waitFor();

    const anna = await visit('/#player=Robbi');
    await expect.poll(() => anna.board.part('since').textContent()).toMatch(/^BOT · /);
  });

  test('that has played as a person becomes none', async ({ visit }) => {
    const anna = await visit('/');
    await anna.board.invite('Anna');
    await register(anna, 'Anna');
    const { board } = anna;
    await unfold(anna);
    await board.press('ask-bot');
    await board.press('become-bot');
    await expect.poll(() => board.part('tokens-problem').textContent()).toMatch(/has played as a person/);
    expect(await board.part('is-bot').count()).toBe(0);
    anna.excuse(refusals);
  });
});
