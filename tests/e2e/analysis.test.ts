// Any position or game is looked into: tried, valued, said something about, handed on.
import { describe, expect } from 'vitest';
import { analyseAnew, at, fileOf, packed, says, takeText, test } from './support/analysis';
import type { Board } from './support/board';
import { faults } from './support/faults';
import { languages, readIn } from './support/language';
import { sideways } from './support/looks';
import { muehle } from './support/server';

const threeEach = 'WW.W.................BBB w 0 0';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

// Everything about it, and its dialogs.
async function isFaultless(board: Board): Promise<void> {
  await board.playMoves(['d6', 'f4']);
  await board.part('engine-on').check();
  await board.part('engine-move').first().waitFor();
  await board.press('about-move');
  expect(await faults(board.page)).toEqual([]);
  expect(await sideways(board.page)).toBeLessThanOrEqual(0);
  for (const dialog of ['set-up', 'load', 'share-analysis']) {
    await board.press(dialog);
    await board.page.locator('dialog[open]').waitFor();
    expect(await faults(board.page), dialog).toEqual([]);
    await board.page.keyboard.press('Escape');
  }
}

describe('from a position', () => {
  test('a new game begins, of two at one board or by a link, and the analysis is one step back', async ({ begin }) => {
    const board = await begin();
    await analyseAnew(board);
    await board.playMoves(['d6', 'f4']);
    await board.page.locator('[data-testid=analysis][data-kept=true]').waitFor(); // it is in the address
    const analysed = board.page.url();
    await board.press('play-on');
    const form = board.part('play-on-form');
    expect(await board.part('play-on-from').innerText()).toMatch(/^White to play, in hand: White 8, Black 8\./);
    await form.getByRole('radio', { name: 'By lot' }).waitFor();
    expect(await faults(board.page)).toEqual([]);
    await form.getByRole('radio', { name: 'Two at one board' }).check();
    expect(await form.getByRole('radio', { name: 'By lot' }).count()).toBe(0);
    await board.press('begin-from-here');
    await board.part('game').waitFor();
    await board.seesState(/^White to play/);
    await board.seesPlies(0);
    expect(await board.stones('black')).toEqual(['f4']);
    await board.page.goBack();
    await board.part('analysis').waitFor();
    expect(board.page.url()).toBe(analysed);

    await board.press('play-on');
    await form.getByRole('radio', { name: /link/ }).check();
    await form.getByRole('radio', { name: 'Black', exact: true }).check();
    await board.press('begin-from-here');
    await board.part('invite-link').waitFor();
    await expect.poll(() => board.stones('white')).toEqual(['d6']);
    expect(await board.stones('black')).toEqual(['f4']);
  });
});

describe('an analysis', () => {
  test('of a game that was played begins in its record, is stepped through by arrows, and is where it was when it is loaded again', async ({
    begin,
  }) => {
    const board = await begin();
    await board.playMoves(['d6', 'f4', 'd2']);
    await board.press('open-record');
    await board.press('to-analysis');
    await board.part('analysis').waitFor();
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2');
    await board.page.goBack();
    await board.part('game').waitFor();
    await board.seesPlies(3);
    // At the position that was looked at.
    await board.page.keyboard.press('ArrowLeft');
    await board.seesState(/^Looking back/);
    await board.press('open-record');
    await board.press('to-analysis');
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2');
    await expect.poll(() => board.part('analysis').getAttribute('data-path')).toBe('d6 f4');

    // By arrows, after a move by mouse.
    await analyseAnew(board);
    await board.playMoves(['d6', 'f4', 'd2']);
    await board.page.keyboard.press('ArrowLeft');
    await board.seesState('White to play: place a stone (8 left).');
    await board.tapPoint('b4'); // another move in the position before the last one
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2 2. b4');
    // The other ones lead to the variation beside it and to both ends; F turns the board.
    const at = () => board.part('analysis').getAttribute('data-path');
    await board.page.keyboard.press('ArrowUp');
    await expect.poll(at).toBe('d6 f4 d2');
    await board.page.keyboard.press('ArrowDown');
    await expect.poll(at).toBe('d6 f4 b4');
    await board.page.keyboard.press('Home');
    await expect.poll(at).toBe('');
    await board.page.keyboard.press('End');
    await expect.poll(at).toBe('d6 f4 d2');
    await board.page.keyboard.press('3');
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2!! 2. b4');
    const top = async () => (await board.point('a7').boundingBox())?.y ?? 0;
    const before = await top();
    await board.page.keyboard.press('f');
    expect(await top()).toBeGreaterThan(before);
    await board.page.keyboard.press('f');
    await board.page.keyboard.press('ArrowLeft');
    await board.page.keyboard.press('ArrowRight');
    await expect.poll(at).toBe('d6 f4 d2');
    // By keyboard the arrows go along the board.
    await board.point('b4').focus();
    await board.page.keyboard.press('b');
    await board.page.keyboard.press('ArrowUp');
    expect(await board.focused()).toBe('b6');
    await board.page.keyboard.press('ArrowRight');
    expect(await board.focused()).toBe('d6');

    // It is where it was when it is loaded again.
    await analyseAnew(board);
    await board.playMoves(['d6', 'f4', 'd2']);
    await board.press('state');
    await board.page.keyboard.press('ArrowLeft');
    await board.page.keyboard.press('ArrowLeft');
    await board.seesState('Black to play: place a stone (9 left).');
    const place = () => board.page.evaluate(() => (history.state as { path?: string } | null)?.path);
    await expect.poll(place).toBe('d6');
    await board.page.reload();
    await board.seesState('Black to play: place a stone (9 left).');
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2');

    // Names have the width of their cards.
    await analyseAnew(board);
    await takeText(board, '[White "Maximilian"]\n[Black "Katharina"]\n\n1. d6 f4 *\n');
    await board.seesPlies(2);
    for (const side of ['player-white', 'player-black']) {
      const cut = await board
        .part(side)
        .locator('.name')
        .evaluate((name) => Math.max(name.scrollWidth - name.clientWidth, name.scrollHeight - name.clientHeight));
      expect(cut, side).toBeLessThanOrEqual(0);
    }
  });

  test('tries moves, keeps each as a variation, and puts them in order', async ({ analyse, visit }) => {
    const board = await analyse();
    await board.seesState('White to play: place a stone (9 left).');
    await board.playMoves(['d6', 'f4', 'd2', 'b4', 'd7']);
    await board.hears(/White.*d7/);
    await board.press('undo');
    await board.seesPlies(4);
    await board.press('redo');
    await board.seesPlies(5);
    await board.page.keyboard.press('ArrowLeft');
    await board.seesState('White to play: place a stone (7 left).');
    await board.tapPoint('d5');
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2 b4 3. d7 3. d5');

    await board.press('about-move');
    await board.part('comment').fill('the other end');
    await board.part('comment').blur();
    await board.part('remarks').getByRole('button', { name: 'interesting move' }).click();
    await board.press('promote');
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2 b4 3. d5!? the other end 3. d7');

    // The address holds all of it.
    const hash = await packed(board);
    await board.page.reload();
    await board.part('analysis').waitFor();
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2 b4 3. d5!? the other end 3. d7');
    const other = await visit(`/${hash}`);
    await other.board.part('analysis').waitFor();
    await expect.poll(() => says(other.board)).toBe('1. d6 f4 2. d2 b4 3. d5!? the other end 3. d7');

    await board.press('about-move');
    await board.tapPoint('a1');
    await board.seesPlies(6);
    await board.page.keyboard.press('s');
    await board.hears('White to play: place a stone (6 left).');
    await board.press('undo');
    await board.press('remove');
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2 b4 3. d7');
    await board.page.keyboard.press('Control+z');
    await expect.poll(() => says(board)).toMatch(/the other end/);
  });

  test('says exactly what every move is worth, is looked along by the computer, and axe finds nothing in it', async ({
    server,
    analyse,
  }) => {
    const value = () => fetch(`${server.address}/api/values?position=${encodeURIComponent(threeEach)}`);
    await expect.poll(async () => (await value()).status).toBe(200);
    const board = await analyse(at(threeEach));
    const values = board.part('move-values').getByRole('button');
    await expect.poll(() => values.first().getAttribute('data-value')).toBe('win');
    expect(await board.part('move-values').textContent()).toContain('Exact');
    expect(await board.part('worth').textContent()).toMatch(/^The side to move wins in .*\.\s+\d+ of \d+ moves/);
    const marks = board.page.locator('[data-shape^="value "]:not([data-shape$=text])');
    expect(await marks.count()).toBe(18);
    // Under the pointer one move is shown, of a stone that is chosen its own.
    await values.first().hover();
    await expect.poll(() => board.page.locator('[data-shape^="arrow "]').count()).toBe(1);
    expect(await marks.count()).toBe(0);
    await board.tapPoint('b6');
    await expect.poll(() => marks.count()).toBe(18);
    await board.page.keyboard.press('Escape');
    await values.last().click();
    await board.seesState(/^Black to play: /);
    await board.seesPlies(1);

    await takeText(board, '.B.W.W.............W.B.B w 0 0'); // left and right are the same
    await board.part('merge').waitFor();
    const all = await values.count();
    await board.part('merge').check();
    await expect.poll(() => values.count()).toBeLessThan(all);
    expect(await board.part('move-values').textContent()).toContain('×2');

    // By the computer, in as many lines as wanted.
    await analyseAnew(board, at('WW........W.B........B.B w 0 0'));
    await board.part('engine-on').check();
    const moves = board.part('engine-move');
    await expect.poll(() => moves.count()).toBe(3);
    expect(await board.part('engine-panel').textContent()).toContain('Estimated by the computer on this device.');
    await expect.poll(() => moves.first().textContent()).toMatch(/^b4-g7x/); // wins at once
    await board.part('engine-panel').getByRole('combobox').selectOption('1');
    await expect.poll(() => moves.count()).toBe(1);
    await moves.first().click();
    await board.seesPlies(1);
    await expect.poll(() => board.part('engine-panel').textContent()).toContain('The game is over here.');
    // A box that was just ticked takes no keys but the space.
    await board.part('engine-on').focus();
    await board.page.keyboard.press('ArrowLeft');
    await expect.poll(() => board.part('analysis').getAttribute('data-path')).toBe('');
    await board.page.keyboard.press('e');
    await expect.poll(() => board.part('typed-move').evaluate((one) => one === document.activeElement)).toBe(true);

    await analyseAnew(board);
    await isFaultless(board);
  });

  test('begins at a position that is set up, by other rules, and is handed on as a link, a record and a picture, also one that moves', async ({
    analyse,
  }) => {
    const board = await analyse();
    await board.press('set-up');
    await board.part('position-text').fill('WWW..................BBB w 0');
    await board.press('analyse-position');
    await expect.poll(() => board.page.locator('dialog .alert').textContent()).toMatch(/\w/);
    await board.part('position-text').fill(threeEach);
    await board.part('analysis-rules').selectOption({ label: 'Mühle-spielen' });
    await board.press('analyse-position');
    await board.seesState('White to play: fly with a stone.');
    expect(await board.part('rules-title').textContent()).toContain('Mühle-spielen');

    await analyseAnew(board);
    await board.playMoves(['d6', 'f4', 'd2']);
    await board.press('share-analysis');
    expect(await board.part('analysis-link').inputValue()).toMatch(/\/#analyse=z[\w-]+$/);
    const saved = await fileOf(board, 'save-analysis');
    expect(saved.name).toBe('muehle-analysis.txt');
    expect(muehle(['replay', '-'], saved.bytes.toString()).status).toBe(0);
    expect((await fileOf(board, 'save-svg')).bytes.toString()).toMatch(/^<svg .*<\/svg>$/);
    const png = await fileOf(board, 'save-png');
    expect(png.name).toBe('muehle-analysis.png');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');

    // As a picture that moves, which need not be waited for.
    await board.part('animation-speed').selectOption('500');
    const { name, bytes } = await fileOf(board, 'save-animation');
    expect(name).toBe('muehle-analysis-animation.png');
    const pictures = await board.page.evaluate(async (encoded) => {
      const data = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ data, type: 'image/png' });
      await decoder.tracks.ready;
      const { image } = await decoder.decode({ frameIndex: 3 });
      const seen = { width: image.displayWidth, last: image.duration };
      image.close();
      return { ...seen, count: decoder.tracks.selectedTrack?.frameCount };
    }, bytes.toString('base64'));
    expect(pictures).toEqual({ count: 4, width: 480, last: 1_500_000 });
    await board.page.keyboard.press('Escape');

    await board.page.evaluate(() => (Image.prototype.decode = () => new Promise(() => undefined))); // it takes for ever
    await board.press('share-analysis');
    await board.press('save-animation');
    await board.part('stop-animation').click();
    await board.part('save-animation').waitFor();
    expect(await board.page.locator('dialog [role=alert]').count()).toBe(0);
  });

  test('names both sides on a phone, with tidy rows of buttons, in every language, and axe finds nothing there in the dark', async ({
    analyse,
  }) => {
    const board = await analyse('#analyse?position=', phone);
    const { page } = board;
    const topOf = (id: string) => board.part(id).evaluate((one) => Math.round(one.getBoundingClientRect().top));
    for (const language of languages) {
      await readIn(page, language);
      await board.part('analysis').waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
      for (const side of ['player-white', 'player-black']) {
        const cut = await board
          .part(side)
          .locator('.about')
          .evaluate((name) => name.scrollWidth - name.clientWidth);
        expect(cut, `${language} ${side}`).toBeLessThanOrEqual(0);
      }
      const rows = [
        ['step-back', 'step-forward', 'undo', 'redo', 'turn'],
        ['pen', 'set-up', 'load', 'share-analysis'],
      ];
      for (const row of rows)
        expect(new Set(await Promise.all(row.map(topOf))).size, `${language} ${row.join()}`).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }

    await readIn(page, 'en');
    await page.emulateMedia({ colorScheme: 'dark' });
    await board.part('analysis').waitFor();
    await isFaultless(board);
  });
});

describe('what comes from elsewhere', () => {
  const problem = (board: Board) => () => board.page.locator('dialog .alert').textContent();

  test('is a record with variations, a position, a link from here, or a list of moves, and if it is wrong that is said', async ({
    analyse,
  }) => {
    const board = await analyse();
    const wrong = problem(board);
    await takeText(board, '[Rules "schelling-salon"]\n\n1. d6 {centre} (1. d2 f4) 1... f4 2. d2 *');
    await expect.poll(() => says(board)).toMatch(/^1\. d6 f4 centre 1\. d2 f4 2\. d2$/);
    expect(await board.part('rules-title').textContent()).toContain('Schelling-Salon');

    // A position, or a link.
    await analyseAnew(board);
    await takeText(board, threeEach);
    await board.seesState(/fly with a stone/);
    const link = `http://elsewhere.example/${await packed(board)}`;
    await takeText(board, '1. d6 f4 *');
    await expect.poll(() => says(board)).toBe('1. d6 f4');
    await takeText(board, link);
    await board.seesState(/fly with a stone/);
    await takeText(board, `http://elsewhere.example/#analyse?position=W${'.'.repeat(23)}+b+8+9`);
    await board.seesState('Black to play: place a stone (9 left).');

    // A list of moves, by names or by numbers: it is said how it was read.
    await analyseAnew(board);
    await takeText(board, 'd6 F4, d2 b4');
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2 b4');
    await board.press('undo');
    await board.seesState('White to play: place a stone (9 left).');
    await board.press('redo');
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2 b4');
    await takeText(board, '1. 24 14 2. 20 11');
    await expect.poll(() => says(board)).toBe('1. g1 f4 2. d2 b4');
    await board.seesNote('Read as: numbers from 1 (a7) to 24 (g1).');
    await takeText(board, '5 14 20 11');
    await expect.poll(wrong).toContain('can be read in two ways');
    await board.page.locator('[data-notation=from_zero]').click();
    await expect.poll(() => says(board)).toBe('1. f6 g4 2. f2 c4');

    // What is wrong changes nothing.
    await analyseAnew(board);
    await board.playMoves(['d6']);
    await takeText(board, 'd6 f4 d6');
    await expect.poll(wrong).toMatch(/line 1, column 7.*The target point is occupied\.$/is);
    await board.part('analysis-text').fill('d6 f4 d4 a1');
    await board.press('take');
    await expect.poll(wrong).toMatch(/line 1, column 7.* not `d4`/is);
    await board.part('analysis-text').fill('1. d6 f4 (1... c4 2. d2 b4) 2. d2 b4 3. d2 a1 *');
    await board.press('take');
    await expect.poll(wrong).toMatch(/line 1, column 41.*The target point is occupied\.$/is);
    await board.part('analysis-text').fill('http://x.example/#analyse=zAAAA');
    await board.press('take');
    await expect.poll(wrong).toContain('holds no analysis');
    await board.part('analysis-text').fill('hello there');
    await board.press('take');
    await expect.poll(wrong).toContain('neither a record nor a position nor a list of moves');
    await board.part('analysis-text').fill('WWWWWWWWWWBBBBBB........ w 0 0');
    await board.press('take');
    await expect.poll(wrong).toMatch(/\w/);
    await board.page.keyboard.press('Escape');
    expect(await says(board)).toBe('1. d6');

    // A link without an analysis.
    await board.page.goto('/#analyse=zAAAA');
    await board.part('analysis-refused').waitFor();
    expect(await board.part('analysis-refused').textContent()).toContain('holds no analysis that can be read');
  });

  test('is one of several games in a file, and keeps its result', async ({ analyse }) => {
    const board = await analyse();
    const wrong = problem(board);
    const games =
      '[Event "Club evening"]\n[White "Anna"]\n[Black "Ben"]\n[Date "2025.03.09"]\n[Result "1-0"]\n\n1. d6 f4 2. d2 {[%resign black]} 1-0\n\n' +
      '[White "Clara"]\n[Black "?"]\n\n1. a7 *\n';
    await takeText(board, games);
    const choice = board.part('one-game');
    const listed = async () => (await choice.allInnerTexts()).map((text) => text.split(/\s*\n\s*/));
    await expect.poll(listed).toEqual([
      ['1', 'Anna – Ben', '1–0', 'Club evening · 2025.03.09', '1. d6 f4 2. d2'],
      ['2', 'Clara – Black', '1. a7'],
    ]);
    expect(await wrong()).toBe(''); // nothing is
    expect(await faults(board.page)).toEqual([]);
    // By keys alone: there and back, to the text and back, and the first one.
    const { keyboard } = board.page;
    const focused = () => board.page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toContain('Anna');
    await keyboard.press('ArrowDown');
    expect(await focused()).toContain('Clara');
    await keyboard.press('ArrowUp');
    expect(await focused()).toContain('Anna');
    await board.press('other-text');
    await expect.poll(() => board.part('analysis-text').inputValue()).toBe(games);
    await board.press('take');
    await expect.poll(focused).toContain('Anna');
    await keyboard.press('Enter');
    const won = 'White wins: Black has resigned.';
    await expect.poll(() => board.part('result').textContent()).toBe(won);
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2');

    // It is tried how the game would have gone on; all of that is in the link.
    await board.tapPoint('b4');
    await board.seesPlies(4);
    await packed(board);
    await board.page.reload();
    await expect.poll(() => says(board)).toBe('1. d6 f4 2. d2 b4');
    expect(await board.part('result').count()).toBe(0); // it is of another position
    await board.page.keyboard.press('ArrowLeft');
    await expect.poll(() => board.part('result').textContent()).toBe(won);
    await board.page.keyboard.press('ArrowRight');
    await board.seesState(/^White to play/);
    await board.press('share-analysis');
    const { bytes } = await fileOf(board, 'save-analysis');
    expect(bytes.toString()).toContain('1. d6 f4 2. d2 (2. d2 b4) {[%resign black]} 1-0');
    await board.page.keyboard.press('Escape');

    // Another game has another result.
    await board.press('state');
    for (const _ of [1, 2, 3]) await board.page.keyboard.press('ArrowLeft');
    await board.seesState(/^Black to play/);
    await board.tapPoint('a1');
    await board.press('about-move');
    await board.press('promote');
    await board.page.locator('main [data-testid=record]').getByRole('button', { name: /d2$/ }).click();
    await board.seesState(/^Black to play.*8 left/);
    expect(await board.part('result').count()).toBe(0);
  });
});

describe('the collection of games of the host', () => {
  test('says what was played in a position, and has its games', async ({ begin, server }) => {
    server.collect('[White "Anna"]\n[Black "Ben"]\n[Result "1-0"]\n\n1. d6 f4 2. d2 1-0\n');
    const board = await begin();
    await analyseAnew(board);
    await board.press('about-openings');
    const openings = board.part('openings');
    const move = openings.getByRole('button', { name: /^b4 ?\+3 1 game: White won 1, 0 drawn, Black won 0$/ });
    await move.waitFor();
    expect(await faults(board.page)).toEqual([]);
    await move.click();
    await expect.poll(() => board.stones('white')).toEqual(['b4']);
    await openings.getByText('One game of the collection came here:').waitFor();
    await openings.getByRole('button', { name: /^Anna – Ben/ }).click();
    await openings.getByText('No game of the collection went on from here.').waitFor();
    expect(await board.stones('white')).toEqual(['d2', 'd6']);
  });
});
