// Games that the browser keeps: with no server, through reloads, in two languages, as records.
import { describe, expect } from 'vitest';
import { Board } from './support/board';
import { faults } from './support/faults';
import { movesOf, recordOf } from './support/games';
import { readIn } from './support/language';
import { resize, sideways } from './support/looks';
import { muehle } from './support/server';
import { beginAnew, test, watch } from './support/test';

const ownTurn = /^Your turn: (place|move|fly)/;
const capturing = 'WW........W.B........BBB w 5 5'; // g7 closes a mill

describe('a local game', () => {
  test('survives a reload and a tab that is killed', async ({ begin }) => {
    const board = await begin();
    const moves = movesOf('g04').slice(0, 9);
    await board.playMoves(moves);
    await board.page.reload();
    await board.seesPlies(9);
    expect(await board.moves()).toEqual(moves);

    const context = board.page.context();
    await board.playMoves(movesOf('g04').slice(9, 11));
    const session = await context.newCDPSession(board.page);
    const crashed = board.page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined); // nobody is left to answer
    await crashed;
    await board.page.close();

    const page = await context.newPage();
    const complaints = watch(page);
    await page.goto('/');
    const again = new Board(page);
    await again.press('continue');
    await again.seesPlies(11);
    expect(await again.moves()).toEqual(movesOf('g04').slice(0, 11));
    await again.playMoves(movesOf('g04').slice(11, 12));
    expect(complaints).toEqual([]);
  });

  test('needs no server once the page has loaded', async ({ visit, server }) => {
    const { board, page, excuse } = await visit('/theme.js', { savesData: false }); // no page yet
    let asked: string[] = [];
    const waiting = new Set<string>();
    page.on('request', (request) => {
      asked.push(new URL(request.url()).pathname);
      waiting.add(request.url());
    });
    page.on('requestfinished', (request) => waiting.delete(request.url()));
    page.on('requestfailed', (request) => waiting.delete(request.url()));
    await page.goto('/');
    await board.part('start').waitFor();
    // The computer and the other parts come when there is nothing else to do.
    const loaded = async () => (await board.loaded()).join('\n');
    const parts = ['FurtherPages', 'GameDialogs', 'HomeLobby', 'NewGameDetails', 'RulesDialog', 'SettingsDialog'];
    for (const part of ['Thoughts', ...parts]) await expect.poll(loaded).toMatch(`/${part}-`);
    await expect.poll(loaded).toMatch(/\/muehle-[^/]*\.wasm/);
    await board.part('account-entry').waitFor(); // who plays here is known
    await page.waitForLoadState('networkidle');
    await expect.poll(() => [...waiting]).toEqual([]);
    await server.stop();
    excuse(/ERR_CONNECTION_REFUSED/);
    asked = [];

    await page.getByRole('radio', { name: 'White' }).check();
    await board.part('level').fill('1');
    await board.press('start');
    await board.part('game').waitFor();
    for (const ply of [0, 2, 4]) {
      await board.seesState(ownTurn);
      const free = (await board.targets())[ply] ?? '';
      await board.tapPoint(free);
      const [stone] = await board.removable();
      if (stone) await board.tapPoint(stone);
      await board.seesPlies(ply + 2);
    }
    await board.offerDraw('');
    await board.seesNote(/^The computer declines the draw: “.+”$/);
    await board.press('undo'); // while it does nothing
    await board.seesPlies(4);
    // The browser itself asks for the icon again, in vain.
    expect(asked.filter((path) => path !== '/favicon.svg')).toEqual([]);
  });

  test('begins where the home page has its board, with the first tap on it, and is kept when another one begins', async ({
    visit,
  }) => {
    const { board, page } = await visit('/');
    const startPage = page.getByRole('link', { name: 'Start page' });
    const place = async () => {
      const box = await board.part('board').boundingBox();
      return box && [box.x, box.y, box.width].map(Math.round);
    };
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1280, 800],
    ] as const) {
      await resize(page, { width, height });
      await page.goto('/');
      await board.point('d6').waitFor();
      if (width > 390) await board.part('continue').waitFor(); // it moves what is to be pressed
      const before = await place();
      await board.part('start-two').click();
      await board.part('game').waitFor();
      expect(await place(), `${width} by ${height}`).toEqual(before);
      expect(await page.evaluate(() => scrollY), `${width} by ${height}`).toBe(0);
    }
    await startPage.click();
    await board.part('continue').waitFor();

    // With the first tap on the home page.
    await board.part('level').fill('2');
    await board.tapPoint('d6');
    await board.part('game').waitFor();
    await board.seesPlies(2); // the computer has answered
    const moves = await board.moves();
    expect(moves[0]).toBe('d6');
    expect(await board.stone('d6')).toBe('white');
    await page.goBack();
    await board.part('home').waitFor();
    await board.part('continue').waitFor(); // it is the first thing there

    // Another one begins.
    await board.press('start-two');
    await board.seesState('White to play: place a stone (9 left)');
    expect(await board.plies()).toBe(0);
    await startPage.click();
    await board.press('continue');
    await board.seesPlies(2);
    // A link to another game does not end it either.
    await page.goto('/?mode=two&rules=strikt');
    await board.seesState('White to play: place a stone (9 left)');
    await startPage.click();
    await board.press('continue');
    await board.seesPlies(2);
    expect(await board.moves()).toEqual(moves);
  });

  test('gives moves back that were taken back, and waits for a confirmation where that is set', async ({ begin }) => {
    const board = await begin();
    await board.playMoves(['d6', 'f4', 'd2']);
    // As fast as can be: the second before the first is carried out.
    const pressTwice = (testid: string) =>
      board.part(testid).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
    await pressTwice('undo');
    await board.seesPlies(1);
    await pressTwice('redo');
    await board.seesPlies(3);
    expect(await board.moves()).toEqual(['d6', 'f4', 'd2']);
    expect(await board.part('redo').count()).toBe(0);
    await board.press('undo');
    await board.seesPlies(2);
    await board.playMoves(['b4']);
    expect(await board.part('redo').count()).toBe(0);

    await beginAnew(board, { position: capturing });
    await board.page.getByRole('button', { name: 'Settings' }).click();
    await board.page.getByRole('checkbox', { name: 'Confirm moves' }).check();
    await board.page.keyboard.press('Escape');
    await board.tapPoint('g7');
    await board.tapPoint('e4');
    await board.seesState('Play g7xe4?');
    await board.hears('Play g7xe4?');
    expect(await board.plies()).toBe(0);
    await board.page.getByRole('button', { name: 'Change move' }).click();
    await board.seesState('White to play: place a stone (5 left)');
    await board.tapPoint('c5');
    await board.press('confirm');
    await board.seesPlies(1);
    expect(await board.moves()).toEqual(['c5']);
  });

  test('keeps the steps under the thumb, also where what else is to be done has two lines and then one', async ({
    begin,
  }) => {
    const phone = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, locale: 'de-DE' };
    const board = await begin({ mode: 'computer', level: 1, colour: 'white' }, phone);
    await board.touchPoint('d6');
    await board.seesPlies(2);
    await expect.poll(() => board.part('undo').isEnabled()).toBe(true);
    const boxOf = (part: string) => board.part(part).evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    const [step, action] = [await boxOf('step-back'), await boxOf('resign')];
    await board.part('step-back').tap();
    await board.part('to-game').waitFor();
    expect((await boxOf('resign')).height).toBeLessThan(action.height);
    expect(await boxOf('step-back')).toEqual(step);
  });

  test('loses no move to who looks back', async ({ begin }) => {
    const board = await begin({}, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    for (const point of ['d6', 'f4', 'd2']) await board.touchPoint(point);
    await board.seesState('Black to play: place a stone (8 left)');
    await board.part('step-back').tap();
    await board.part('step-back').tap();
    await board.seesState('Looking back: position after 1. d6');
    expect(await board.part('undo').count()).toBe(0);
    await board.part('step-forward').tap();
    await board.seesState('Looking back: position after 1… f4');
    await board.part('to-game').tap();
    await board.seesState('Black to play: place a stone (8 left)');

    // The moves open below the board, not on it.
    const under = async () => {
      const [sheet, frame] = [
        await board.page.getByRole('dialog').boundingBox(),
        await board.part('board').boundingBox(),
      ];
      return sheet && frame ? sheet.y - (frame.y + frame.height) : NaN;
    };
    expect(await board.part('record-line').textContent()).toMatch(/1\.\s*d6\s*f4\s*2\.\s*d2/);
    await board.part('record-line').tap();
    await expect.poll(under).toBeGreaterThanOrEqual(0);
    const sheet = await board.page.getByRole('dialog').boundingBox();
    expect(sheet?.height).toBeLessThan(320);
  });

  test('against the computer ends by resigning, stays as it is, and the next one has the colours swapped and the score', async ({
    begin,
  }) => {
    const board = await begin({ mode: 'computer', colour: 'white', level: 1 });
    await board.playMoves(['d6']);
    await board.seesPlies(2);
    const played = await board.moves();
    await board.press('resign');
    await board.press('really-resign');
    await board.seesState('You have lost: you have resigned.');
    expect(await board.part('undo').count()).toBe(0); // it is a record
    const address = board.page.url();
    await board.endsWith(/^black_wins/); // which is shown, whatever one has looked at before

    // From a position it goes on in another one.
    await board.page.keyboard.press('ArrowLeft');
    await board.seesState(/^Looking back: position after 1\. d6/);
    await board.press('play-on');
    await board.press('begin-from-here');
    await board.seesPlies(1); // the computer is to move there, and does
    expect(board.page.url()).not.toBe(address);
    expect(await board.stone('d6')).toBe('white');
    await board.page.goto(address);
    await board.endsWith(/^black_wins/);
    await expect.poll(() => board.moves()).toEqual(played);

    await board.press('next');
    await board.seesPlies(1); // the computer has White now and begins
    expect(await board.part('player-black').textContent()).toMatch(/You.*Score 0/);
    expect(await board.part('player-white').textContent()).toMatch(/Computer.*Score 1/);
    expect(await board.part('game-number').textContent()).toBe('Game 2');
  });

  test('takes back both plies of the computer and restores the counters, and of two lets the loser choose the colour', async ({
    begin,
  }) => {
    const board = await begin({
      mode: 'computer',
      level: 1,
      position: 'W.W.WBB...BWBBWBBW.WWBWB w 0 0 60 40',
      rules: 'standard',
    });
    const before = await board.note();
    expect(before).toBe('No mill for 60 plies. At 100 the game is drawn.');
    await board.tapPoint('a7');
    await board.tapPoint('a4');
    await board.seesPlies(2);
    await board.press('undo');
    await board.seesPlies(0);
    await board.seesNote('Taken back');
    await board.page.reload();
    await board.seesNote(before);
    expect(await board.stone('a7')).toBe('white');

    // The loser chooses where that is the agreement.
    await board.page.goto('/?mode=two&next=loser_chooses');
    await board.part('game').waitFor();
    await board.press('resign');
    await board.press('really-resign');
    await board.press('next-white');
    await board.seesState('White to play: place a stone (9 left)');
    expect(await board.part('player-white').textContent()).toMatch(/Player 1/);
  });
});

describe('two who sit opposite each other', () => {
  const set = async (board: Board, opposite: boolean) => {
    await board.page.getByRole('button', { name: 'Settings' }).click();
    await board.page
      .getByRole('checkbox', {
        name: 'Two at one board sit opposite each other',
      })
      .setChecked(opposite);
    await board.page.keyboard.press('Escape');
  };
  const boxOf = async (board: Board, testid: string) => {
    const box = await board.part(testid).boundingBox();
    if (!box) throw new Error(`${testid} is not to be seen`);
    return box;
  };
  // Whether it is upside down, by itself or by what it stands in.
  const isTurned = (board: Board, testid: string) =>
    board.part(testid).evaluate((one: Element | null) => {
      let turns = 0;
      for (; one; one = one.parentElement) turns += getComputedStyle(one).rotate === '180deg' ? 1 : 0;
      return turns % 2 === 1;
    });

  test('each have what is to be done at their end, of the board or of the panel in a wide window', async ({
    begin,
  }) => {
    const board = await begin();
    const orderOf = () =>
      board.page
        .locator('main button, main [data-testid]')
        .evaluateAll((all) => all.map((one) => one.dataset['testid']));
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
    ] as const) {
      const window = `${width} by ${height}`;
      await resize(board.page, { width, height });
      await beginAnew(board);
      await set(board, false);
      await board.part('record-line').waitFor();
      const order = await orderOf();
      await set(board, true);
      const place = await boxOf(board, 'board');
      const below = place.y + place.height;
      expect(await isTurned(board, 'player-black'), window).toBe(true);
      expect(await isTurned(board, 'player-white'), window).toBe(false);
      expect((await boxOf(board, 'state')).y, window).toBeGreaterThan(below);
      expect(await isTurned(board, 'state'), window).toBe(false);
      expect(await orderOf(), window).toEqual(order); // for the keyboard and for those who hear it

      await board.offerDraw(''); // Black is asked
      await expect.poll(() => isTurned(board, 'accept'), { message: window }).toBe(true);
      expect((await boxOf(board, 'accept')).y, window).toBeLessThan(place.y);
      await board.press('decline');
      await board.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();

      await board.tapPoint('d6');
      await board.seesState('Black to play: place a stone (9 left).');
      await expect.poll(() => isTurned(board, 'state'), { message: window }).toBe(true);
      expect((await boxOf(board, 'state')).y, window).toBeLessThan(place.y);
      expect((await boxOf(board, 'undo')).y, window).toBeLessThan((await boxOf(board, 'state')).y);
      expect(await boxOf(board, 'board'), window).toEqual(place); // it has not moved
      expect(await board.page.evaluate(() => document.documentElement.scrollHeight - innerHeight), window).toBe(0);
      expect(await faults(board.page), window).toEqual([]);

      await board.press('resign');
      expect(await isTurned(board, 'really-resign'), window).toBe(true);
      await board.press('really-resign');
      await board.endsWith(/^white_wins/);
      await expect.poll(() => isTurned(board, 'state'), { message: window }).toBe(false); // it is for both
    }

    await resize(board.page, { width: 1180, height: 820 });
    await beginAnew(board);
    const place = await boxOf(board, 'board');
    expect((await boxOf(board, 'undo')).y).toBeGreaterThan((await boxOf(board, 'player-white')).y);
    await board.tapPoint('d6');
    await expect.poll(() => isTurned(board, 'state')).toBe(true);
    expect((await boxOf(board, 'undo')).y).toBeLessThan((await boxOf(board, 'player-black')).y);
    expect(await boxOf(board, 'board')).toEqual(place);

    // Where the computer plays nobody sits there.
    await beginAnew(board, { mode: 'computer', colour: 'white' });
    expect(await isTurned(board, 'player-black')).toBe(false);
  });
});

describe('the move box', () => {
  test('plays what is typed, says clearly what is wrong, and takes a capture in one go or by its point', async ({
    begin,
  }) => {
    const board = await begin();
    await board.typeMove('d6');
    await board.seesPlies(1);
    await board.typeMove('D 6');
    await board.seesNote('That is not a move. Write, for example, d6, a1-a4 or a1-a4xg7.');
    await board.typeMove('d6');
    await board.seesNote('The target point is occupied.');
    await board.typeMove('a1-a4');
    await board.seesNote(/hand|place/i);
    await board.hears(/hand|place/i);
    expect(await board.plies()).toBe(1);
    await board.typeMove('F4');
    await board.seesPlies(2);

    await beginAnew(board, { position: capturing });
    await board.typeMove('g7xa1');
    await board.seesNote('That stone stands in a mill and is protected.');
    expect(await board.plies()).toBe(0);
    await board.typeMove('g7');
    await board.seesNote(
      /^That closes a mill\. Now type the stone to be taken, or both together, for example g7x[a-g]\d\.$/,
    );
    await board.typeMove('e4');
    await board.seesPlies(1);
    expect(await board.moves()).toEqual(['g7xe4']);
  });

  test('is stepped through the game from, left by Escape to where one was, and has a place where the list of moves has none', async ({
    begin,
  }) => {
    const board = await begin();
    await board.playMoves(['d6', 'f4']);
    await board.point('g7').focus();
    await board.page.keyboard.press('e');
    const field = board.part('typed-move');
    const hasFocus = (part: typeof field) => part.evaluate((one) => one === document.activeElement);
    await expect.poll(() => hasFocus(field)).toBe(true);
    await board.page.keyboard.press('ArrowLeft');
    await board.seesState(/^Looking back: position after 1\. d6/);
    await board.page.keyboard.press('ArrowRight');
    await board.page.keyboard.type('g');
    await board.page.keyboard.press('ArrowLeft'); // through the text
    await board.page.keyboard.type('x');
    expect(await field.inputValue()).toBe('xg');
    await board.page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(board.point('g7'))).toBe(true);

    await resize(board.page, { width: 820, height: 1180 });
    await beginAnew(board);
    await board.page.keyboard.press('e');
    const own = board.page.getByRole('dialog').getByTestId('typed-move');
    await expect.poll(() => hasFocus(own)).toBe(true);
    await board.page.keyboard.type('d6');
    await board.page.keyboard.press('Enter');
    await expect.poll(() => board.stone('d6')).toBe('white');
  });
});

describe('the record', () => {
  test('steps back and forth, is downloaded, read by the program, refused where it is broken, and loaded again', async ({
    begin,
    visit,
  }) => {
    const board = await begin();
    const moves = movesOf('g04');
    await board.playMoves(moves.slice(0, 7));
    await board.offerDraw('“Draw”? {50} \\ [%x]');
    await board.declineDraw('No; "why"?');
    await board.seesNote('White declines the draw: “No; "why"?”');

    await board.page.locator('main [data-ply="3"]').click();
    await board.seesState('Looking back: position after 2. e4');
    expect(await board.stone('g4')).toBe('none');
    await board.page.keyboard.press('ArrowRight');
    await board.seesState('Looking back: position after 2… g1');
    await board.tapPoint('a1');
    await board.seesNote('Go back to the game, then you can move.');
    await board.press('to-game');
    await board.seesState(/^Black to play/);

    const { name, text } = await board.downloadRecord();
    expect(name).toMatch(/^muehle-player-1-player-2-\d{4}-\d\d-\d\d\.txt$/);
    expect(text).toContain('[Variant "Nine Men\'s Morris"]');
    const replayed = muehle(['replay', '-', '--json'], text);
    expect(replayed.status, replayed.output).toBe(0);
    expect((JSON.parse(replayed.output) as { moves: string[] }).moves).toEqual(moves.slice(0, 7));

    const other = await visit('/');
    await other.board.askForRecord();
    await other.board.part('record-text').fill(recordOf(['d6', 'd6']));
    const dialog = other.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Load', exact: true }).click();
    await expect.poll(() => dialog.getByRole('alert').textContent()).toMatch(/Line 3, column 4: d6 is not legal/);
    await other.board.part('record-file').setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await other.board.seesPlies(7);
    await other.board.seesNote('White declines the draw: “No; "why"?”');
    expect((await other.board.downloadRecord()).text.replace(/\[(Date|Site).*\]\n/g, '')).toBe(
      text.replace(/\[(Date|Site).*\]\n/g, ''),
    );
  });

  test('shows variations and comments, which can be walked through, keeps the names of its players, and needs no result', async ({
    visit,
  }) => {
    const { board, page } = await visit('/');
    const load = async (text: string) => {
      await board.askForRecord();
      await board.part('record-text').fill(text);
      await page.getByRole('dialog').getByRole('button', { name: 'Load', exact: true }).click();
    };
    const text = '{Look here} 1. d6! (1. f4 d6 {why} (1... d2 2. b4) 2. d2) 1... f4 2. d2 *';
    await load(text);
    await board.seesPlies(3);
    const record = page.locator('main [data-testid=record]');
    await record.getByText('Look here').waitFor();
    await record.getByText('why').waitFor();
    expect(
      await record.locator('[data-path]').evaluateAll((all) => all.map((one) => one.getAttribute('data-path'))),
    ).toEqual([...['f4', 'f4 d6', 'f4 d2', 'f4 d2 b4', 'f4 d6 d2']]);
    await record.locator('[data-path="f4 d2 b4"]').click();
    await board.seesState('Variation: position after 2. b4');
    expect(await board.stones('white')).toEqual(['b4', 'f4']);
    await page.keyboard.press('ArrowLeft');
    await board.seesState('Variation: position after 1… d2');
    await board.press('to-game');
    await board.playMoves(['b4']);
    await page.reload();
    await board.seesPlies(4);
    const saved = (await board.downloadRecord()).text.replace(/\s+/g, ' ');
    expect(saved).toContain('{Look here} 1. d6! (1. f4 d6 {why} (1... d2 2. b4) 2. d2) 1... f4 2. d2 b4 *');

    await page.goto('/');
    await board.part('continue').waitFor();
    await load('[White "Anna"]\n[Black "Ben"]\n[Event "Club evening"]\n\nd6 f4 d2');
    await board.seesPlies(3);
    expect(await board.part('player-white').textContent()).toMatch(/Anna/);
    expect(await board.part('player-black').textContent()).toMatch(/Ben/);
    const named = await board.downloadRecord();
    expect(named.name).toMatch(/^muehle-anna-ben-/);
    expect(named.text).toContain('[Event "Club evening"]');
    expect(named.text).toContain('[White "Anna"]');
    await page.getByRole('link', { name: 'Start page' }).click();
    await board.press('my-games');
    await expect
      .poll(() => board.part('kept-game').allTextContents())
      .toEqual([expect.stringMatching(/Anna – Ben.*3 plies played/), expect.stringMatching(/4 plies played/)]);
  });
});

describe('the language', () => {
  // That it is English where the browser knows no other of the page's is proved in browser/settings.test.ts.
  test('follows the browser, can be changed, is kept, and may be one of the others', async ({ visit }) => {
    const { board, page } = await visit('/?mode=two', { locale: 'de-AT' });
    await board.seesState('Weiß am Zug: Stein setzen (noch 9)');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await board.playMoves(['d6']);
    await board.hears(/^Weiß setzt auf d6/m);
    await board.tapPoint('d6');
    await board.seesNote('Der Zielpunkt ist besetzt.');

    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.getByRole('radio', { name: 'English' }).check();
    await page.keyboard.press('Escape');
    await board.seesState('Black to play: place a stone (9 left)');
    await page.reload();
    await board.seesState('Black to play: place a stone (9 left)');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');

    await resize(page, { width: 360, height: 640 });
    for (const [language, state] of [
      ['fr', /^À Noir de jouer/],
      ['hu', /^Fekete/],
    ] as const) {
      await readIn(page, language);
      await board.seesState(state);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await sideways(page), language).toBe(0);
    }
  });
});

describe('the keys', () => {
  test('answer in words, as a tap does that means nothing', async ({ begin }) => {
    const board = await begin({ position: 'WWB.B..BWWB..........B.. w 0 0' });
    const taps: [string, RegExp][] = [
      ['c3', /^First choose a white stone\.$/],
      ['b4', /^This stone belongs to Black\.$/],
      ['a7', /^a7 is shut in/],
    ];
    for (const [point, why] of taps) {
      await board.tapPoint(point);
      await board.seesNote(why);
    }
    await board.tapPoint('e5');
    await board.tapPoint('g1');
    await board.seesNote(/./);
    expect(await board.plies()).toBe(0);

    await beginAnew(board, { position: capturing });
    await board.playMoves(['g7xe4']);
    await board.page.keyboard.press('b');
    const answers: [string, RegExp][] = [
      ['o', /^Black: a1, d1, g1, 5 stones in hand\.$/],
      ['p', /^White: /],
      ['l', /^Last move: 1\. White places a stone on g7, closes a mill, takes e4\.$/],
      ['c', /^Last taken: e4, in move 1 \(White\)\.$/],
      ['m', /^Possible: /],
      ['t', /^No clock/],
      ['s', /^Black to play: place a stone \(5 left\)\.$/],
    ];
    for (const [key, answer] of answers) {
      await board.page.keyboard.press(key);
      await board.seesNote(answer);
      await expect.poll(async () => (await board.announcements()).at(-1)).toMatch(answer); // once, not twice
    }
  });

  test('find the board when a game is begun with them, are listed, and those of a letter can be switched off', async ({
    visit,
  }) => {
    const { board, page } = await visit('/');
    await board.part('start-two').focus();
    await page.keyboard.press('Enter');
    await board.part('game').waitFor();
    await expect.poll(board.focused).toMatch(/^[a-g][1-7]$/);
    await page.keyboard.press('Enter');
    await board.seesPlies(1);
    await board.part('resign').focus();
    await page.keyboard.press('Enter');
    await board.part('really-resign').focus();
    await page.keyboard.press('Enter');
    await board.part('next').focus();
    await page.keyboard.press('Enter');
    await board.seesPlies(0);
    await expect.poll(board.focused).toMatch(/^[a-g][1-7]$/);

    await page.keyboard.press('?');
    await expect.poll(() => board.part('keys').textContent()).toMatch(/B\s*to the board/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: 'Keys of a single letter' }).uncheck();
    await board.press('show-keys');
    await expect.poll(() => board.part('keys').textContent()).toMatch(/Esc/);
    expect(await board.part('keys').textContent()).not.toContain('to the board');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const key of ['?', 's', 'b']) await page.keyboard.press(key);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await board.note()).toBe('');
    await page.reload();
    await board.part('game').waitFor();
    await page.keyboard.press('s');
    expect(await board.note()).toBe('');
  });
});

test('the end is seen whole in every window, and moves neither board nor players', async ({ begin }) => {
  const board = await begin(
    { position: 'WW............WW.....BBB w 0 0', mode: 'computer', colour: 'white', level: 3 },
    { viewport: { width: 1280, height: 720 } },
  );
  const { page } = board;
  const places = () =>
    Promise.all(['board', 'player-white', 'player-black'].map((part) => board.part(part).boundingBox()));
  const before = await places();
  for (const point of ['g4', 'g7', 'd1']) await board.tapPoint(point);
  await page.getByText('You won!').waitFor();
  expect(await places()).toEqual(before);
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [844, 390],
    [768, 1024],
    [820, 1180],
    [1024, 768],
    [1280, 720],
    [1440, 900],
  ] as const) {
    const window = `${width} by ${height}`;
    await resize(page, { width, height });
    const words = (await page.locator('main .words').boundingBox())!;
    for (const part of [page.locator('main .result'), board.part('next'), board.part('review')]) {
      const box = (await part.boundingBox())!;
      expect(box.y, window).toBeGreaterThanOrEqual(words.y);
      expect(box.y + box.height, window).toBeLessThanOrEqual(words.y + words.height);
    }
    expect((await board.part('next').boundingBox())!.height, window).toBeGreaterThanOrEqual(44);
    const row = page.locator('main .moves li').first();
    if (width < 1000) continue;
    const moves = await page.locator('main .moves').evaluate((list) => list.clientHeight);
    expect(moves, window).toBeGreaterThanOrEqual(8 * (await row.evaluate((one) => one.clientHeight)));
  }
});

test('the end says what came of the game, and offers the next level to who has won, once there is one', async ({
  begin,
}) => {
  const won = { position: 'WW............WW.....BBB w 0 0', mode: 'computer', colour: 'white' } as const;
  const board = await begin({ ...won, level: 3 });
  const win = async () => {
    for (const point of ['g4', 'g7', 'd1']) await board.tapPoint(point);
    await board.seesState('You have won: Black has only two stones left.');
    await board.part('next').waitFor();
  };
  await win();
  await expect.poll(() => board.part('next-level').innerText()).toBe('Level 4');
  await board.press('next-level');
  await board.page.getByText('Family player (4)').first().waitFor();

  await beginAnew(board, { ...won, level: 13 });
  await win();
  await board.part('review').waitFor();
  expect(await board.part('next-level').count()).toBe(0);
});
