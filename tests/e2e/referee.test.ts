// A club: somebody becomes host and makes a referee, who is called to a game and decides.
import { describe, expect } from 'vitest';
import { password } from './support/account';
import type { Board } from './support/board';
import { faults } from './support/faults';
import { registered } from './support/registered';
import { meet, type Visit } from './support/table';
import { test, type Visitor, type VisitOptions } from './support/test';

const refusals = /status of 4(00|03|04|09|29)/;

async function fillAccount(board: Board, name: string): Promise<void> {
  await board.part('new-account-name').fill(name);
  await board.part('new-account-password').fill(password);
  await board.page.keyboard.press('Enter');
}

// Anna has White; both make a move.
async function sitDown(visit: Visit, time: string, ofBen: VisitOptions = {}): Promise<[Visitor, Visitor]> {
  const anna = await visit('/theme.js');
  const ben = await visit('/theme.js', ofBen);
  await meet(anna, ben, { time });
  await anna.board.playMoves(['a7']);
  await ben.board.seesPlies(1);
  await ben.board.playMoves(['a1']);
  await anna.board.seesPlies(2);
  return [anna, ben];
}

// A referee who watches.
async function openRuling({ board }: Visitor): Promise<void> {
  await board.press('refereeing');
  await board.press('rule-here');
}
async function decide(referee: Visitor, kind: string, reason: string, about?: string): Promise<void> {
  const { board } = referee;
  await board.part('ruling-kind').selectOption(kind);
  if (about === 'draw') await board.part('ruling-winner').selectOption(about);
  else if (about) await board.part('ruling-against').selectOption(about);
  await board.part('ruling-reason').fill(reason);
  await board.press('send-ruling');
  await board.part('ruling-kind').waitFor({ state: 'detached' });
}

describe('a club', () => {
  test('has a host by the link, who makes referees and suspends players', async ({ visit, server }) => {
    const wirt = await visit(server.hostLink());
    wirt.excuse(refusals);
    await wirt.board.part('sign-in-first').waitFor();
    expect(new URL(wirt.page.url()).hash).toBe('#host'); // the token is nobody else's to see
    await wirt.page.getByRole('link', { name: 'To the account' }).click();
    await fillAccount(wirt.board, 'Wirt');
    await wirt.board.press('become-host'); // he is led back
    await expect.poll(() => wirt.board.part('host-said').textContent()).toBe('You are a host now.');

    const rike = await registered(visit, 'Rike', '/#host');
    rike.excuse(refusals);
    await expect.poll(() => rike.board.part('no-host').textContent()).toMatch(/for hosts/);
    await rike.page.goto('/#account');
    await wirt.board.part('host-search').fill('rik');
    await wirt.page.keyboard.press('Enter');
    const accounts = wirt.board.part('accounts').getByRole('listitem');
    await expect.poll(() => accounts.count()).toBe(1);
    // What is chosen is not given yet: keys go through all of the list.
    const roleOfRike = wirt.page.getByLabel('Role of Rike');
    await roleOfRike.selectOption('referee');
    await wirt.board.press('give-role');
    await expect.poll(() => wirt.board.part('host-said').textContent()).toBe('Rike: Referee');
    // Another host is asked for first, and so is what somebody loses.
    await roleOfRike.selectOption('host');
    await wirt.board.press('give-role');
    await wirt.page.getByText('Make Rike a host?').waitFor();
    await wirt.page.getByRole('button', { name: 'Cancel' }).click();
    expect(await roleOfRike.inputValue()).toBe('referee');
    await roleOfRike.selectOption('player');
    await wirt.board.press('give-role');
    await wirt.page.getByText('Take the role “Referee” from Rike?').waitFor();
    await wirt.board.press('confirm-role');
    await expect.poll(() => wirt.board.part('host-said').textContent()).toBe('Rike: Player');
    await roleOfRike.selectOption('host');
    await wirt.board.press('give-role');
    await wirt.board.press('confirm-role');
    await expect.poll(() => wirt.board.part('host-said').textContent()).toBe('Rike: Host');
    await roleOfRike.selectOption('referee');
    await wirt.board.press('give-role');
    await wirt.board.press('confirm-role');
    await expect.poll(() => wirt.board.part('host-said').textContent()).toBe('Rike: Referee');

    await wirt.page.getByRole('button', { name: 'Suspend Rike' }).click();
    await wirt.board.press('send-suspension');
    await wirt.page.getByText('Write a reason.').waitFor();
    await wirt.board.part('suspend-reason').fill('insulted a player');
    await wirt.board.press('send-suspension');
    await expect.poll(() => wirt.board.part('host-said').textContent()).toBe('Rike is suspended.');
    await rike.page.reload();
    await expect.poll(() => rike.board.part('suspended').textContent()).toMatch(/insulted a player/);
    await rike.board.press('delete-account');
    await rike.board.part('name-kept').getByText('nobody can take your name, not even you').waitFor();
    await rike.page.keyboard.press('Escape');
    await wirt.page.getByRole('button', { name: 'End the suspension of Rike' }).click();
    await wirt.board.part('suspend-reason').fill('said sorry');
    await wirt.board.press('send-suspension');
    await expect.poll(() => wirt.board.part('host-said').textContent()).toBe('Rike may begin games again.');
  });

  test('has a host who hands over the link to a new password', async ({ visit, server }) => {
    const wirt = await registered(visit, 'Wirt', server.hostLink(), { viewport: { width: 390, height: 844 } });
    await wirt.board.press('become-host');
    await wirt.board.part('accounts').waitFor();
    const anna = await registered(visit, 'Anna', '/theme.js');
    anna.excuse(refusals);
    const made = await anna.page.context().request.post('/api/tables', { data: { rules: 'standard' } });
    const { url: table } = (await made.json()) as { url: string };
    await anna.page.goto(table);
    await anna.board.part('game').waitFor();
    await wirt.board.part('host-search').fill('ann');
    await wirt.page.keyboard.press('Enter');
    await wirt.page.getByRole('button', { name: 'Link to a new password for Anna' }).click();
    const link = new URL(await wirt.board.part('password-link').inputValue());
    expect(await faults(wirt.page)).toEqual([]);
    expect(await wirt.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    const phone = await visit(link.pathname + link.hash);
    phone.excuse(refusals);
    await phone.board.part('reset-password').fill('battery staple');
    await phone.board.press('do-by-mail');
    await phone.board.part('login-password').fill('battery staple');
    await phone.board.press('do-login');
    await phone.board.part('signed-in').waitFor();
    // Who had the old one is out, is told so where she plays, and plays on with the new one.
    await anna.board.part('signed-out').getByRole('link', { name: 'Sign in' }).click();
    await anna.board.part('login-name').fill('Anna');
    await anna.board.part('login-password').fill('battery staple');
    await anna.board.press('do-login');
    await anna.board.part('signed-in').waitFor();
    await anna.page.goto(table);
    await anna.board.part('links').waitFor();
    expect(await anna.board.part('signed-out').count()).toBe(0);
    // The link is used up, and nobody is told whose it was.
    const again = await visit(link.pathname + link.hash);
    again.excuse(refusals);
    await expect.poll(() => again.board.part('by-mail-problem').textContent()).toMatch(/./);
  });

  test('answers a call: a warning, a stop, more time, and a draw', async ({ visit, server }) => {
    const rike = await registered(visit, 'Rike', server.hostLink());
    rike.excuse(refusals);
    await rike.board.press('become-host');
    await rike.board.part('accounts').waitFor();

    const table = await sitDown(visit, '300+3');
    const [anna, ben] = table;
    await anna.board.press('offer');
    await anna.page.getByRole('dialog').getByRole('textbox').fill('You fool.');
    await anna.page.getByRole('dialog').getByRole('button', { name: 'Offer', exact: true }).click();
    await ben.board.press('decline');
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
    await anna.board.press('call'); // it is offered where the refusal is read
    expect(await anna.board.part('call-text').inputValue()).toBe('');
    expect(await anna.board.part('call-about').textContent()).toContain('Called after Black’s move 1.');
    await anna.page.getByText('The clocks run on').waitFor();
    await anna.board.press('send-call');
    await anna.page.getByText('Write what it is about.', { exact: true }).waitFor();
    await anna.board.part('call-text').fill('Ben gives no reason: 9, 11, 13.');
    await anna.board.press('send-call');
    await anna.board.seesNote(/You have called a referee/);
    await ben.board.seesNote(/Anna has called a referee/);
    await ben.board.hears('Anna has called a referee. The answer will stand here with the game.');
    expect(await anna.board.part('call').count()).toBe(0); // once is enough

    await rike.page.goto('/#referee');
    await expect.poll(() => rike.board.part('calls').textContent()).toMatch(/Anna – Guest.*9, 11, 13/s);
    await rike.board.press('look');
    await expect.poll(() => rike.board.part('call-facts').textContent()).toMatch(/no draw stands.*Black declines/s);
    const stand = rike.board.part('call-stand');
    await stand.getByRole('img', { name: 'The position. White: a7. Black: a1.' }).waitFor();
    await expect.poll(() => stand.textContent()).toMatch(/Anna \(White\)\s+[45]:\d\d.*Black\s+[45]:\d\d.*As of /s);
    await rike.board.press('redact');
    await rike.board.part('redact-reason').fill('Nobody is called that here.');
    await rike.board.press('send-redact');
    await expect
      .poll(() => rike.board.part('call-facts').textContent())
      .toMatch(/White offers a draw after Black’s move 1: without a reason/);
    for (const { page } of table) await expect.poll(() => page.locator('main').textContent()).not.toContain('You fool');
    await rike.board.press('decide-call');
    await decide(rike, 'warn', 'Say why.', 'black');
    await expect.poll(() => rike.board.part('log').textContent()).toMatch(/Rike\s+warns \(Black\).*Say why\./s);
    expect(await rike.board.part('calls').getByRole('listitem').count()).toBe(0);
    for (const { board } of table) {
      await board.hears('A referee has removed a text: Nobody is called that here.');
      const whom = board === ben.board ? 'you' : 'Black';
      await board.seesNote(`Warning for ${whom} for delaying the game: Say why.`);
      await board.hears(`Warning for ${whom} for delaying the game: Say why.`);
      await board.press('refereeing');
      await expect.poll(() => board.part('rulings').textContent()).toMatch(/Say why\.\s+Rike, /);
      await board.page.keyboard.press('Escape');
    }

    // Who was not there is told when he comes, until he has read it.
    const address = ben.page.url();
    await ben.page.goto('/#rules');
    await rike.page.goto(new URL(anna.page.url()).pathname);
    await openRuling(rike);
    await decide(rike, 'warn', 'Do not wait so long.', 'white');
    await anna.board.seesNote(/Do not wait so long/);
    for (const opened of ['once', 'again']) {
      await ben.page.goto(address);
      await expect
        .poll(() => ben.board.part('missed-rulings').textContent(), { message: opened })
        .toMatch(/^\s*Warning for White .*: Do not wait so long\.\s+Rike, /);
      expect(await ben.board.part('rulings').getByRole('listitem').count()).toBe(1); // the other one he has seen
    }
    await ben.board.press('rulings-read');
    await ben.board.part('missed-rulings').waitFor({ state: 'detached' });
    await ben.page.reload();
    await ben.board.part('game').waitFor();
    await ben.board.part('refereeing').waitFor();
    expect(await ben.board.part('missed-rulings').count()).toBe(0);

    await openRuling(rike);
    await decide(rike, 'stop', 'I look at it.');
    for (const { board } of table) await board.seesNote(/The game is stopped: I look at it\./);
    for (const { board } of table) await board.seesState('A referee has stopped the game.');
    await anna.board.tapPoint('d7');
    await anna.board.seesNote(/Nobody moves until it goes on/);
    await anna.board.seesPlies(2);
    // Why it stands is read by whoever comes now, and not the refusal, which is older.
    for (const { board, page } of [...table, rike]) {
      await page.reload();
      await board.seesState('A referee has stopped the game.');
      await board.seesNote('The game is stopped: I look at it.');
    }
    await openRuling(rike);
    await rike.board.part('ruling-kind').selectOption('add');
    await rike.board.part('ruling-against').selectOption('white');
    await rike.board.part('ruling-amount').fill('2');
    await rike.board.part('ruling-unit').selectOption('3600');
    await decide(rike, 'add', 'For the wait.');
    for (const { board } of table) {
      await expect.poll(() => board.part('clock-white').textContent()).toMatch(/2:0\d/);
      const whom = board === anna.board ? 'you' : 'White';
      await board.seesNote(`2 hours more for ${whom}: For the wait.`); // whoever has tapped meanwhile
    }
    await anna.board.tapPoint('d7');
    await anna.board.seesNote(/Nobody moves until it goes on/);
    await openRuling(rike);
    await decide(rike, 'go_on', 'Play.');
    for (const { board } of table) await board.seesNote('The game goes on: Play.');
    await anna.board.seesState(/^Your turn/);
    await anna.board.playMoves(['d7']);
    await ben.board.seesPlies(3);
    await openRuling(rike);
    await decide(rike, 'adjudicate', 'Both want to go home.', 'draw');
    for (const { board, page } of table) {
      await board.endsWith('draw:adjudicated');
      await board.seesNote(/Both want to go home\./);
      await page.reload();
      await board.press('links');
      await expect.poll(() => board.part('rulings').textContent()).toMatch(/Decided as a draw: Both want/);
      await page.keyboard.press('Escape');
    }

    await openRuling(rike);
    await rike.board.part('ruling-winner').selectOption('white');
    await decide(rike, 'correct', 'Ben had help.');
    for (const { board } of table) {
      const whose = board === anna.board ? 'you' : 'White';
      await board.seesNote(`Result corrected (Win for ${whose}): Ben had help.`);
      await board.endsWith('draw:adjudicated'); // what was played stays
    }
    const counts = ['You have won', 'You have lost'].map((result) => `${result}: a referee has corrected the result.`);
    for (const [seat, { board, page }] of table.entries()) {
      await board.seesState(counts[seat] ?? '');
      await page.reload();
      await board.seesState(counts[seat] ?? '');
      await board.seesNote('As it was played: Draw by a referee’s decision. Reason: Ben had help.');
    }
    await rike.page.goto('/#referee');
    await expect
      .poll(() => rike.board.part('log').textContent())
      .toMatch(/corrects the result \(Anna, White\):\s+Game 1: Anna – Guest.*removes a text/s);
  });

  test('is told of a call wherever it is, and sees the next one come', async ({ visit, server }) => {
    const rike = await registered(visit, 'Rike', '/');
    rike.excuse(refusals);
    const table = await sitDown(visit, '600+5', {
      viewport: { width: 390, height: 844 },
    });
    const [anna, ben] = table;
    anna.excuse(refusals);
    // There is nobody yet.
    await anna.board.press('links');
    await anna.board.press('call-referee');
    await expect.poll(() => anna.board.part('nobody-to-call').textContent()).toMatch(/no referee/);
    await anna.page.keyboard.press('Escape');

    await rike.page.goto(server.hostLink());
    await rike.board.press('become-host');
    await rike.board.part('accounts').waitFor();
    await rike.page.goto('/');
    await anna.board.press('links');
    await anna.board.press('call-referee');
    await anna.page.getByText('Call a referee: game 1', { exact: true }).waitFor();
    await anna.board.part('call-text').fill('Ben does not answer.');
    await anna.board.press('send-call');
    await anna.board.part('call-text').waitFor({ state: 'detached' });
    await anna.page.reload(); // it does not forget
    await anna.board.press('links');
    await expect.poll(() => anna.board.part('has-called').textContent()).toMatch(/^You have called/);
    expect(await anna.board.part('call-referee').count()).toBe(0);
    await anna.page.keyboard.press('Escape');

    await rike.page.reload();
    await expect.poll(() => rike.board.part('call-note').textContent()).toMatch(/Somebody calls a referee\./);
    await rike.board.press('call-open');
    const calls = rike.board.part('calls').getByRole('listitem');
    await expect.poll(() => calls.count()).toBe(1);

    // A message is reported: it goes along, and the text is the player's own.
    await anna.board.press('chat');
    await anna.board.part('chat-text').fill('You fool.');
    await anna.board.press('chat-send');
    await ben.board.press('chat');
    await ben.board.press('report');
    expect(await ben.board.part('reported').textContent()).toBe('You fool.');
    expect(await ben.board.part('call-text').inputValue()).toBe('');
    await ben.board.part('call-text').fill('I am none.');
    await ben.board.press('send-call');
    await ben.board.part('call-text').waitFor({ state: 'detached' });
    await rike.page.evaluate(() => dispatchEvent(new Event('muehle:waiting'))); // as a socket does
    await expect.poll(() => calls.count()).toBe(2);
    await expect.poll(() => calls.last().textContent()).toMatch(/I am none\.\s+Reported: “You fool\.”/);

    await calls.last().getByTestId('look').click();
    await rike.board.part('redact').click();
    await rike.board.part('redact-reason').fill('Nobody is called that here.');
    await rike.board.press('send-redact');
    for (const { board } of table) await board.seesNote('A referee has removed a text: Nobody is called that here.');
    expect(await ben.board.part('chat-announcer').textContent()).not.toContain('fool');

    // Who decides has seen what stands already.
    await rike.page.getByText('A referee has removed a text: Nobody is called that here.').first().waitFor();
    await rike.board.press('decide-call');
    await rike.board.part('ruling-kind').selectOption('add');
    expect(await rike.board.part('ruling-unit').inputValue()).toBe('60');
    expect(await rike.board.part('ruling-against').textContent()).toMatch(/Anna \(White\)/);
    await decide(rike, 'caution', 'Write as you speak.', 'white');
    await anna.board.seesNote(/^Warning for you: Write as you speak\./);
    await ben.board.seesNote(/^Warning for White: Write as you speak\./);
  });
});

describe('what stands outside games', () => {
  test('is reported, decided on and noted', async ({ visit, server }) => {
    const wirt = await registered(visit, 'Wirt', server.hostLink(), { viewport: { width: 390, height: 844 } });
    await wirt.board.press('become-host');
    await wirt.board.part('accounts').waitFor();
    const ben = await registered(visit, 'Ben', '/#account');
    await ben.page.context().request.post('/api/me/profile', { data: { about: 'Buy from me' } });
    const anna = await registered(visit, 'Anna', '/#player=Ben');
    await anna.board.press('report-this');
    await anna.board.press('send-report');
    await anna.page.getByText('Say in a sentence what it is about.').waitFor();
    await anna.board.part('report-reason').selectOption('advert');
    await anna.board.part('report-words').fill('He only sells.');
    expect(await faults(anna.page)).toEqual([]);
    await anna.board.press('send-report');
    await expect.poll(() => anna.board.part('report-said').textContent()).toMatch(/^Thank you/);

    await wirt.page.goto('/#referee');
    await expect.poll(() => wirt.board.part('reported-text').textContent()).toBe('Buy from me');
    await wirt.board.press('decide-report');
    await wirt.board.part('report-decision').selectOption('remove');
    await wirt.board.part('report-answer').fill('No advertising here.');
    expect(await faults(wirt.page)).toEqual([]);
    await wirt.board.press('send-decision');
    await wirt.board.part('reports').waitFor({ state: 'detached' });
    await expect
      .poll(() => wirt.board.part('log').textContent())
      .toMatch(/decides on a report \(text taken out\): Ben/);

    await anna.page.goto('/#account');
    await expect.poll(() => anna.board.part('letters').textContent()).toMatch(/looked at what you reported \(Ben\)/);
    await anna.board.press('letter-read');
    await anna.board.part('letters').waitFor({ state: 'detached' });
    await ben.page.reload();
    await expect.poll(() => ben.board.part('letters').textContent()).toMatch(/taken out.*No advertising here/s);

    await wirt.page.goto('/#player=Ben');
    const part = { critical: 20, held: 15, low: 0.531, high: 0.888 };
    const held = {
      ...{ database: true, pool: 'live', rating: 1500, games: 4, unknown: 1, unread: 2, others_games: 40 },
      phases: ['all', 'placing', 'moving', 'flying'].map((phase) => ({ phase, own: part, others: part })),
    };
    await wirt.page.route('**/api/referee/players/Ben/held?*', (route) => route.fulfill({ json: held }));
    await wirt.board.press('to-desk');
    await expect.poll(() => wirt.board.part('held-values').textContent()).toMatch(/75%\s*15 of 20\s*\(53% – 89%\)/);
    await wirt.board.part('new-note').fill('Sells things.');
    await wirt.board.press('keep-note');
    await expect.poll(() => wirt.board.part('player-notes').textContent()).toMatch(/Sells things\..*Wirt/s);
    await expect.poll(() => wirt.board.part('player-reports').textContent()).toMatch(/Advertising.*He only sells/s);
    expect(await faults(wirt.page)).toEqual([]);
    await wirt.board.press('remove-note');
    await expect.poll(() => wirt.board.part('player-notes').textContent()).toBe('');
  });
});
