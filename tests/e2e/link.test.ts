// A game between two browsers.
import { describe, expect } from 'vitest';
import { says } from './support/analysis';
import { Board } from './support/board';
import { muehle, Server } from './support/server';
import { allSee, both, brokenConnection, linkOf, openTable, playBoth } from './support/table';
import { test } from './support/test';

describe('a game by link', () => {
  test('is played both ways, with a mill, and somebody watches; offers, refusals and what is taken back are heard', async ({
    visit,
  }) => {
    const table = await openTable(visit);
    const { anna, ben, path } = table;
    const carla = await visit(path); // both seats are taken: there is nothing to ask
    await carla.board.hears('You are watching.');

    await playBoth(table, ['a7', 'a1', 'd7', 'd1', 'g7xa1']);
    await carla.board.seesPlies(5);
    expect(await carla.board.moves()).toEqual(['a7', 'a1', 'd7', 'd1', 'g7xa1']);
    expect(await ben.board.lost('black')).toBe(1);
    expect(await anna.board.part('game-number').textContent()).toBe('Game 1');
    await ben.board.hears('White places a stone on g7, closes a mill, takes a1. Your turn: place a stone (7 left).');

    await carla.board.tapPoint('f4');
    await carla.board.seesNote('You are watching and cannot move here.');
    for (const part of ['undo', 'offer', 'resign', 'type-move', 'step-back'])
      expect(await carla.board.part(part).isVisible(), part).toBe(false);
    await anna.board.tapPoint('f4');
    await anna.board.seesNote("It is Black's turn.");
    expect(await anna.board.plies()).toBe(5);

    // Offers and refusals, with their reason.
    const before = ['a7', 'a1', 'd7', 'd1', 'g7xa1'];
    await playBoth(table, ['f4']);
    await anna.board.offerDraw('<b>Shall</b> “we” \\&amp;?');
    await ben.board.seesNote('Anna offers a draw: “<b>Shall</b> “we” \\&amp;?”');
    await ben.board.hears('Anna offers a draw: “<b>Shall</b> “we” \\&amp;?”');
    await ben.board.declineDraw('I am winning');
    await anna.board.seesNote(/declines the draw: “I am winning”/);

    await ben.board.press('undo');
    await anna.board.seesNote(/would like to take back the last move/);
    await anna.board.press('undo-decline');
    await expect.poll(() => anna.board.part('undo-decline').count()).toBe(0);
    await ben.board.seesNote('Anna declines to let the move be taken back.');
    await ben.board.press('undo');
    await ben.board.press('undo-withdraw');
    await anna.board.part('undo-decline').waitFor({ state: 'detached' });
    await ben.board.part('undo-withdraw').waitFor({ state: 'detached' });
    expect(await ben.board.note()).not.toMatch(/declines/); // nobody has
    await allSee(table, [...before, 'f4']);

    await ben.board.press('undo');
    await anna.board.press('undo-accept');
    await allSee(table, before);
    await ben.board.seesState('Your turn: place a stone (7 left).');
    await playBoth(table, ['f2']);
    await allSee(table, [...before, 'f2']);
  });

  test('survives a kill -9 of the server: nothing is lost and both come back by themselves', async ({
    visit,
    server,
  }) => {
    const table = await openTable(visit);
    const { anna, ben } = table;
    await playBoth(table, ['d6', 'f4', 'd2']);

    await server.stop('SIGKILL');
    for (const board of both(table)) await board.seesNote('Connection lost. Trying again');
    // A move made meanwhile waits and is sent when the server is back, once.
    await ben.board.tapPoint('b4');
    await server.start();
    await allSee(table, ['d6', 'f4', 'd2', 'b4']);
    for (const board of both(table)) await expect.poll(board.note).not.toMatch(/Connection lost|Sending/);
    await playBoth(table, ['d7', 'd5']);
    await allSee(table, ['d6', 'f4', 'd2', 'b4', 'd7', 'd5']);

    // And so it does when it dies right after a move was acknowledged.
    await anna.board.playMoves(['a7']);
    await server.stop('SIGKILL');
    await server.start();
    await allSee(table, ['d6', 'f4', 'd2', 'b4', 'd7', 'd5', 'a7']);

    // A clean stop with everybody at the table is the same to them.
    expect(await server.stop('SIGTERM')).toBe(0);
    for (const board of both(table)) await board.seesNote('Connection lost. Trying again');
    await server.start();
    for (const board of both(table)) await expect.poll(board.note).not.toMatch(/Connection lost/);
    const hearsItIsBack = async (board: Board) => {
      const said = (await board.announcements()).join('\n');
      return said.lastIndexOf('Connected again.') > said.lastIndexOf('Connection lost');
    };
    for (const board of both(table)) await expect.poll(() => hearsItIsBack(board)).toBe(true);

    // A page that is opened anew finds the same game and the same seat.
    await ben.page.reload();
    await ben.board.seesState(/^Your turn: place a stone/);
    await allSee(table, ['d6', 'f4', 'd2', 'b4', 'd7', 'd5', 'a7']);

    // A move that is on its way cannot be changed any more.
    await ben.board.playMoves(['a1']);
    await anna.board.seesPlies(8);
    await server.stop('SIGKILL');
    await anna.board.seesNote('Connection lost. Trying again');
    await anna.board.tapPoint('g7');
    await anna.board.seesState(/^Mill!/);
    await anna.board.tapPoint('f4');
    await expect.poll(() => anna.page.getByRole('button', { name: 'Change move' }).count()).toBe(0);
    await anna.page.keyboard.press('Escape');
    expect(await anna.board.label('g7')).toMatch(/^g7, white/);
    await server.start();
    await allSee(table, ['d6', 'f4', 'd2', 'b4', 'd7', 'd5', 'a7', 'a1', 'g7xf4']);
    for (const visitor of [anna, ben]) visitor.excuse(brokenConnection);
  });

  test('goes on with swapped colours and the score, and its record holds', async ({ visit, server }) => {
    const table = await openTable(visit);
    const { anna, ben, path } = table;
    await playBoth(table, ['d6', 'f4']);
    await ben.board.press('resign');
    await ben.board.press('really-resign');
    for (const board of both(table)) await board.endsWith('white_wins:resignation');
    await anna.board.seesState('You have won: Black has resigned.');

    const code = path.split('/').at(-1) ?? '';
    const record = await (await fetch(`${server.address}/api/tables/${code}/record`)).text();
    expect(record).toContain('[White "Anna"]');
    expect(record).toContain('[Result "1-0"]');
    const replayed = muehle(['replay', '-', '--json'], record);
    expect(replayed.status, replayed.output).toBe(0);

    await anna.board.press('next');
    await ben.board.seesNote('Anna would like another game.');
    await ben.board.press('next');
    await ben.board.seesState('Your turn: place a stone (9 left).');
    // The new game comes before the acknowledgement of the wish; that is no reason to complain.
    expect(await ben.board.note()).toBe('');
    expect(await ben.board.part('game-number').textContent()).toBe('Game 2');
    await anna.board.seesState(/^White to play: waiting for/);
    expect(await anna.board.part('player-black').textContent()).toMatch(/Anna.*Score 1/);
    expect(await anna.board.part('player-white').textContent()).toMatch(/Score 0/);
    await ben.board.playMoves(['a1']);
    await anna.board.seesState('Your turn: place a stone (9 left).');

    // The game before is still there to be looked through.
    await anna.page.goto('/#games');
    const games = anna.board.part('games-with-others').getByTestId('public-game');
    await expect
      .poll(() => games.allTextContents())
      .toEqual([expect.stringMatching(/^\s*Going on/), expect.stringMatching(/^\s*Won/)]);
    await games.filter({ hasText: 'Won' }).click();
    await anna.board.part('analysis').waitFor();
    await expect.poll(() => says(anna.board)).toMatch(/^1\. d6 f4/);
    await anna.page.goto(`/#played=${code}/99`);
    await expect.poll(() => anna.board.part('played').textContent()).toMatch(/^There is no such/);
    anna.excuse(/status of 404/);
  });

  test('carries long messages, can be taken up on another device by the private link, and tells who is away', async ({
    visit,
  }) => {
    const table = await openTable(visit);
    const { anna, ben } = table;

    // A long message is sent whole and read whole, and what is too long is said.
    const words = `${'Let us agree on a draw, dear friend. '.repeat(13)}Yes?`;
    expect(words.length).toBeGreaterThan(480);
    await anna.board.press('offer');
    const field = anna.page.getByRole('dialog').getByRole('textbox');
    await field.fill('x'.repeat(1003));
    await expect
      .poll(() => anna.board.part('too-long').textContent())
      .toBe('That is too long. Shorten it by 3 characters.');
    expect(await anna.page.getByRole('dialog').locator('button[type=submit]').isDisabled()).toBe(true);
    await anna.page.keyboard.press('Escape');
    await anna.board.press('discard'); // what is written is not thrown away without a word
    await anna.board.offerDraw(words);
    await ben.board.seesNote(`Anna offers a draw: “${words}”`);
    // On this screen there is room for all of it.
    const note = ben.board.part('note');
    await expect.poll(() => note.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBeLessThanOrEqual(1);

    // On another device.
    const { pathname, hash } = new URL(await linkOf(table.anna, 'return-link'));
    const phone = await visit(pathname + hash, {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.board.press('claim-seat');
    await phone.board.seesState('Your turn: place a stone (9 left).');
    await phone.board.touchPoint('d6');
    await phone.board.seesPlies(1);
    await allSee(table, ['d6']);
    await phone.page.goto('about:blank'); // and left there

    // Who is away is told, and nobody may abort before the time.
    await playBoth(table, ['f4', 'd2']); // nobody may abort alone any more
    await ben.page.goto('about:blank');
    await anna.board.seesNoteInTime(/is not here just now\. In 5 min you may abort the game\./);

    // A clock that is put forward does not deceive the server.
    await anna.page.clock.setSystemTime(Date.now() + 6 * 60_000);
    await anna.board.press('abort');
    await anna.board.seesNote('Your opponent has not been away for long enough.');
    expect(await anna.board.outcome()).toBe('ongoing');

    // Who has waited for days is asked how the game is to end, and that is left to the server.
    await ben.page.goto(table.path);
    await ben.board.seesState(/^Your turn/);
    await playBoth(table, ['b4', 'a1']);
    await ben.page.goto('about:blank');
    await anna.board.seesNoteInTime(/is not here just now\. If that lasts until .+, you may decide how it ends\.$/);
    expect(await anna.board.part('abort').count()).toBe(0); // it has begun

    await anna.page.clock.setSystemTime(Date.now() + 4.5 * 86_400_000);
    await anna.board.seesNote('Your opponent has not been here for 4 days.');
    await anna.board.press('keep-waiting');
    await anna.board.part('absent-win').waitFor({ state: 'detached' });
    await anna.board.press('decide');
    // A clock that is put forward does not deceive the server.
    await anna.board.press('absent-draw');
    await anna.board.seesNote('Your opponent has not been away for long enough.');
    await anna.board.press('absent-win');
    await anna.board.seesNote('Your opponent has not been away for long enough.');
    expect(await anna.board.outcome()).toBe('ongoing');
  });

  test('hears a claim after the reply, and shows both the proof', async ({ visit }) => {
    // From a position, by other rules: all of it through the page.
    const anna = await visit('/');
    await anna.board.unfoldRules();
    await anna.board.part('preset').selectOption({ label: 'Brettspielnetz' });
    await anna.board.part('position').fill('W.W.WBB...BWBBWBBW.WWBWB w 0 0');
    await anna.board.invite('Anna');
    await anna.board.part('game').waitFor();
    const path = new URL(await linkOf(anna, 'invite-link')).pathname;
    const ben = await visit(path);
    await ben.board.press('join');
    await ben.board.seesState('White to play: waiting for Anna');
    await anna.board.seesState(/^Your turn: move a stone/);
    const table = { anna, ben, path };

    const round = ['a7-a4', 'b4-b2', 'a4-a7', 'b2-b4'];
    await playBoth(table, round);
    await anna.board.claimDraw('');
    await anna.board.seesNote(/^The claim is unfounded: the position has come up twice/);
    await playBoth(table, round);
    await playBoth(table, ['d2-b2']); // Anna leaves the repetition
    await ben.board.claimDraw('Before your last move');
    for (const board of both(table)) {
      await board.endsWith('draw:repetition');
      await board.seesNote('The same position at the start and after moves 2 and 4 (Black).');
    }
  });
});

describe('an invitation', () => {
  test('is refused by a server that is not as it should be, says what is agreed, and asks before it seats anybody', async ({
    visit,
  }) => {
    const anna = await visit('/');
    // The server is waited for while it is busy, and believed when it refuses.
    let answer: object = { status: 503, json: { error: { code: 'busy', message: 'x' } } };
    await anna.page.route('**/api/tables', (route) => route.fulfill(answer));
    const said = () => anna.board.part('invite-error').textContent();
    await anna.board.askForLink('Anna');
    await expect.poll(said).toMatch(/^The server is busy/);
    answer = { status: 200, contentType: 'text/html', body: '<p>Hello' };
    await anna.board.press('make-link');
    await expect.poll(said).toMatch(/^The server gave an answer that was not expected/);
    anna.excuse(/status of 503/);
    await anna.page.unroute('**/api/tables');

    // How long one may stay away is agreed.
    await anna.board.press('more-time');
    expect(await anna.board.part('absence').inputValue()).toBe('3');
    await anna.board.part('absence').selectOption({ label: 'has 7 days' });
    await anna.board.part('time').selectOption('300+3');
    await anna.board.part('absence').waitFor({ state: 'detached' }); // the clock decides
    await anna.board.part('time').selectOption('');
    await anna.board.press('more-time');
    expect(await anna.board.part('absence').inputValue()).toBe('7');
    await anna.board.press('make-link');
    const path = new URL(await anna.board.part('invite-link').inputValue()).pathname;
    await anna.page.keyboard.press('Escape');
    await anna.board.part('invite-link').waitFor({ state: 'detached' });

    // The link is shown as a QR code, too, and it is said where it does not lead.
    await anna.board.press('links');
    await anna.board.part('qr').waitFor();
    // This server listens at 127.0.0.1 only.
    await anna.page.getByText('This link only works on this device.').waitFor();
    await anna.page.keyboard.press('Escape');

    // Anna opens her own link elsewhere: the seat stays free.
    const phone = await visit(path);
    await phone.page.getByText('Anna invites you. A seat is still free.').waitFor();
    await phone.board.press('watch');
    await phone.board.seesNote('You are watching.');
    expect(await anna.board.part('player-black').textContent()).toMatch(/seat still free/);

    const ben = await visit(path);
    await ben.board.part('join-name').waitFor();
    await expect
      .poll(() => ben.page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
      .toBe('join-name'); // not the cross
    await expect.poll(() => ben.board.part('join-absence').textContent()).toMatch(/does not come for 7 days/);
    // It may be taken up by who has watched.
    await ben.board.press('watch');
    await ben.board.press('join-after-all');
    await ben.board.part('join-name').fill('Ben');
    await ben.board.press('join');
    await ben.board.seesState('White to play: waiting for Anna');
    await expect.poll(() => anna.board.part('player-black').textContent()).toMatch(/Ben/);
    await anna.board.playMoves(['d6']);
    await ben.board.playMoves(['f4']);

    await ben.board.press('links');
    await ben.board.part('new-name').fill('Benedikt');
    await ben.board.press('rename');
    await ben.page.getByRole('button', { name: 'Changed' }).waitFor();
    for (const { board } of [anna, phone])
      await expect.poll(() => board.part('player-black').textContent()).toMatch(/Benedikt/);
  });

  test('names an address that others can open', async ({ browser }) => {
    const server = new Server(['--host', '0.0.0.0']);
    await server.start();
    try {
      const { port } = new URL(server.address);
      const page = await browser.newPage({ locale: 'en-GB', baseURL: `http://localhost:${port}` });
      await page.route('**/api/addresses', (route) =>
        route.fulfill({ json: { addresses: ['http://192.0.2.7:8080/'] } }),
      );
      await page.goto('/');
      await new Board(page).invite();
      await page.getByTestId('links').click();
      await expect.poll(() => page.getByTestId('invite-link').inputValue()).toMatch(/^http:\/\/192\.0\.2\.7:8080\/g\//);
      await page.getByTestId('make-return').click();
      await expect
        .poll(() => page.getByTestId('return-link').inputValue())
        .toMatch(/^http:\/\/192\.0\.2\.7:8080\/g\/.*#/);
      await page.close();
    } finally {
      await server.remove();
    }
  });
});

describe('a link', () => {
  test('that leads nowhere, or is of any other kind, says what is wrong', async ({ visit, server }) => {
    const made = await fetch(`${server.address}/api/tables`, { method: 'POST', body: '{"rules":"standard"}' });
    const { code } = (await made.json()) as { code: string };
    const wrong: [string, RegExp][] = [
      ['/nothing/here', /^There is nothing at this address/],
      ['/g/short', /^There is nothing at this address/],
      [`/r/${code}/${'0'.repeat(32)}`, /^This way back opens no seat/],
      [`/r/aaaaaaaaaaaa/${'0'.repeat(32)}`, /^There is no such table/],
      [
        '/?mode=computer&level=99',
        /^This address says level=99\. Possible is level=1, 2, .* 10, 11 \(Full strength\), 12 \(Trapper\) or 13 \(Infallible\)\.$/,
      ],
    ];
    const { page, excuse } = await visit('/g/aaaaaaaaaaaa');
    excuse(/status of 40[34]|code: 404/);
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
    for (const [address, says] of wrong) {
      await page.goto(address);
      await expect.poll(() => page.getByRole('alert').textContent()).toMatch(says);
      await page.getByRole('link', { name: 'Start page' }).first().waitFor();
    }
  });
});
