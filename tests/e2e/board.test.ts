// The board as it is measured in a browser: where it answers, how large it is, what it shows.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Board } from './support/board';
import { resize } from './support/looks';
import { keep } from './support/settings';
import { beginAnew, test } from './support/test';

const capturing = 'WW........W.B........BBB w 5 5'; // g7 closes a mill
const points = 'a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1'.split(' ');
const narrow = { width: 360, height: 640 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as Box));
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

// Begins with settings that an earlier visit has left.
async function withSettings(board: Board, settings: Record<string, unknown>): Promise<Board> {
  await keep(board.page, settings);
  await board.page.reload();
  await board.part('game').waitFor();
  return board;
}

test('a cell answers all over and lies around its point, the letters stand beside it, and enlarged it fills the window', async ({
  begin,
}) => {
  const board = await begin();
  const { page } = board;
  for (const [width, height] of [
    [360, 780],
    [1280, 800],
    [360, 640],
  ] as const) {
    await resize(page, { width, height });
    const answers = await page.evaluate((names) => {
      const middle = (name: string) => {
        const box = document.querySelector(`[data-point=${name}]`)?.getBoundingClientRect() ?? new DOMRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const [a7, d7] = [middle('a7'), middle('d7')];
      const step = (d7.x - a7.x) / 3; // between neighbouring columns
      // From edge to edge of the cell; the browser snaps edges to whole pixels.
      const reach = 0.5 - 1.5 / step;
      const shares = Array.from({ length: 9 }, (_, n) => ((n - 4) / 4) * reach);
      const missed = names.flatMap((name) => {
        const { x, y } = middle(name);
        return shares.flatMap((right) =>
          shares.flatMap((down) => {
            const hit = document.elementFromPoint(x + right * step, y + down * step);
            return hit?.getAttribute('data-point') === name ? [] : [`${name} ${right.toFixed(2)} ${down.toFixed(2)}`];
          }),
        );
      });
      return { step, missed };
    }, points);
    expect(answers.missed, `${width} by ${height}`).toEqual([]);
    expect(answers.step, `${width} by ${height}`).toBeGreaterThanOrEqual(48);
  }

  // Around its point as it is drawn, in the narrow window.
  const dots = await boxesOf(page, '[data-testid=board] .dots circle');
  const cells = await boxesOf(page, '[data-point]');
  expect(dots).toHaveLength(24);
  for (const [n, { left, right, top, bottom }] of dots.entries()) {
    const cell = cells[n];
    expect(cell && Math.abs(left + right - cell.left - cell.right)).toBeLessThan(1);
    expect(cell && Math.abs(top + bottom - cell.top - cell.bottom)).toBeLessThan(1);
  }

  // The letters stand in the frame of a small board, whose margin is 5 %.
  const [plate] = await boxesOf(page, '[data-testid=board] .plate');
  const [dot] = await boxesOf(page, '[data-testid=board] .dots circle');
  if (!plate || !dot) throw new Error('nothing to be seen');
  const margin = ((dot.left + dot.right) / 2 - plate.left) / (plate.right - plate.left);
  expect(margin).toBeCloseTo(0.05, 3);
  for (const { left, top, right, bottom } of await boxesOf(page, '.letters text')) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    expect(x < plate.left || y > plate.bottom).toBe(true);
  }

  // They are at most 14 pixels high and clear of every stone.
  await beginAnew(board, { position: 'WWW.......B.W.......BBB. w 0 0' }); // stones at the edges
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [768, 1024],
    [1280, 800],
    [2560, 1440],
  ] as const) {
    const window = `${width} by ${height}`;
    await resize(page, { width, height });
    const sizes = await page.locator('.letters text').evaluateAll((all) =>
      all.map((one) => {
        const scale = (one as SVGTextElement).getScreenCTM()?.a ?? 0;
        return parseFloat(getComputedStyle(one).fontSize) * scale;
      }),
    );
    expect(sizes, window).toHaveLength(14);
    expect(Math.max(...sizes), window).toBeLessThan(14.01);
    expect(Math.min(...sizes), window).toBeGreaterThan(9.9);
    const letters = await boxesOf(page, '.letters text');
    const stones = await boxesOf(page, '[data-testid=board] .stone .face');
    expect(stones, window).toHaveLength(8);
    const [frame] = await boxesOf(page, '[data-testid=board]');
    for (const letter of letters) {
      // The corners of a box around a disc are empty: what counts is how far its middle is.
      const [x, y] = [(letter.left + letter.right) / 2, (letter.top + letter.bottom) / 2];
      for (const stone of stones) {
        const radius = (stone.right - stone.left) / 2;
        const distance = Math.hypot(x - stone.left - radius, y - stone.top - radius);
        expect(distance, window).toBeGreaterThan(radius + 4);
      }
      expect(frame && letter.left >= frame.left - 1 && letter.bottom <= frame.bottom + 3, window).toBe(true);
    }
  }

  // At 400 % the board is as large as the window, and a game can be played.
  const enlarged = { width: 320, height: 256 };
  await resize(page, enlarged);
  await beginAnew(board, { position: capturing });
  const [box] = await boxesOf(page, '[data-testid=board]');
  expect(box && box.right - box.left).toBeGreaterThanOrEqual(192);
  expect(box && box.bottom - box.top).toBeLessThanOrEqual(enlarged.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await board.tapPoint('g7');
  await board.seesState(/^Mill!/);
  await board.tapPoint('e4');
  await board.seesPlies(1);
  // The sentence stays in view with the board.
  await beginAnew(board);
  await board.point('d1').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('[data-point=d1]')?.scrollIntoView({ block: 'end' }));
  const [state] = await boxesOf(page, '[data-testid=state]');
  expect(state && state.top >= -0.5 && state.bottom <= enlarged.height).toBe(true);
});

describe('labels', () => {
  // Everything with words of its own, in the smallest window and the longest words.
  const worded = [
    '[data-testid=state]',
    '[data-testid=note]',
    '[data-testid=prompt] button',
    '[data-testid^=player-] .name',
    '[data-testid^=player-] .about',
    '[data-testid^=player-] .tray',
    '[data-testid=thoughts] p',
    '[data-testid=thoughts] label',
    '.action > span:not(.hidden)',
    '[data-testid=board]',
  ].join();

  test('do not collide at 360 pixels with the thoughts open', async ({ begin }) => {
    const board = await begin({}, { viewport: narrow });
    for (const language of ['de', 'en']) {
      await withSettings(board, { language, thinking: false, plan: false });
      await beginAnew(board, { mode: 'computer', level: 3, colour: 'white', rules: 'brettspielnetz' });
      await board.press('show-thoughts');
      await board.part('thoughts').getByRole('checkbox').check();
      await board.tapPoint('d6');
      await board.seesPlies(2);
      await expect.poll(() => board.page.locator('[data-plan]').count()).toBeGreaterThan(0);
      const boxes = await board.page.locator(worded).evaluateAll((all) =>
        all.flatMap((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const text = one.textContent?.trim();
          // Of a text what is written, not the room it has.
          const { left, top, right, bottom } = (text ? range : one).getBoundingClientRect();
          const box = one.getBoundingClientRect();
          const inside = { left, top, right: Math.min(right, box.right), bottom: Math.min(bottom, box.bottom) };
          return right > left ? [{ ...inside, what: text ?? '' }] : [];
        }),
      );
      expect(boxes.length, language).toBeGreaterThan(12);
      const collisions = boxes.flatMap((one, n) =>
        boxes.slice(n + 1).flatMap((other) => (overlap(one, other) ? [`${one.what} / ${other.what}`] : [])),
      );
      expect(collisions, language).toEqual([]);
      // Names of actions need a gap to be read as two.
      const actions = (await boxesOf(board.page, '.action > span:not(.hidden)')).sort((a, b) => a.left - b.left);
      for (const [n, action] of actions.slice(1).entries()) {
        expect(action.left - (actions[n]?.right ?? 0), language).toBeGreaterThanOrEqual(4);
      }
      const numbers = await boxesOf(board.page, '[data-plan]');
      const letters = await boxesOf(board.page, '.letters text');
      expect(
        numbers.some((number) => letters.some((letter) => overlap(number, letter))),
        language,
      ).toBe(false);
    }
  });
});

describe('a board that is turned', () => {
  test('has Black below, with its letters, keys and cells, only for who has Black', async ({ begin }) => {
    const first = await begin({ mode: 'computer', level: 1, colour: 'black' });
    const board = await withSettings(first, { language: 'en', turned: true });
    await board.seesState(/^Your turn/);
    const middle = async (name: string) => {
      const box = await board.point(name).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const [a1, g7] = [await middle('a1'), await middle('g7')];
    expect(a1.x).toBeGreaterThan(g7.x);
    expect(a1.y).toBeLessThan(g7.y);
    expect(await board.page.locator('.letters text').allTextContents()).toEqual([...'gfedcba1234567']);
    await board.point('a1').focus();
    await board.page.keyboard.press('ArrowLeft');
    expect(await board.focused()).toBe('d1');
    await board.page.keyboard.press('ArrowDown');
    expect(await board.focused()).toBe('d2');

    // Where a stone is touched it is drawn.
    const [free = ''] = await board.targets();
    await board.tapPoint(free);
    await board.seesPlies(3);
    const { x, y } = await middle(free);
    const drawn = await boxesOf(board.page, '[data-testid=board] .stone.black .face');
    expect(drawn.some(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom)).toBe(true);

    await beginAnew(board);
    expect(await board.page.locator('.letters text').allTextContents()).toEqual([...'abcdefg7654321']);
  });
});

describe('a position', () => {
  test('is set up by tapping and dragging, and played, and is the same as text and on the board', async ({ visit }) => {
    const { board, page } = await visit('/');
    await board.unfoldRules();
    await page.getByText('Set up on the board').click();
    const edit = board.part('board-edit');
    board.within = edit;
    for (const point of ['a7', 'd7', 'g4', 'b4']) await board.tapPoint(point);
    await edit.getByRole('group', { name: 'What a tap sets' }).getByRole('radio', { name: 'Black' }).check();
    for (const point of ['a1', 'd1', 'g1', 'b4']) await board.tapPoint(point);
    await edit.getByText('On the board: White 3, Black 4.').waitFor();
    await edit.getByRole('radio', { name: 'nothing, takes away' }).check();
    await board.tapPoint('b4');
    await board.drag(board.point('g1'), board.point('f2'));
    await board.drag(
      board.point('g4'),
      edit.getByRole('group', { name: 'To play' }).getByRole('radio', { name: 'Black' }),
    ); // off the board
    await edit.getByText('On the board: White 2, Black 3.').waitFor();
    await edit.getByRole('group', { name: 'What a tap sets' }).getByRole('radio', { name: 'White' }).check();
    await board.point('g4').focus();
    await page.keyboard.press('Enter');
    expect(await board.part('position').inputValue()).toBe('WW............W.....BBB. w 0 0');
    await board.press('start-two');
    board.within = page;
    await board.seesState('White to play: fly with a stone');
    expect(await board.stones('white')).toEqual(['a7', 'd7', 'g4']);
    expect(await board.stones('black')).toEqual(['a1', 'd1', 'f2']);
    await board.tapPoint('g4');
    await board.tapPoint('g7');
    await board.seesState('Mill! Take a black stone.');

    // As text, and on the board.
    await page.goto('/');
    await board.part('continue').waitFor(); // it moves what is to be pressed
    await board.unfoldRules();
    await page.getByText('Set up on the board').click();
    board.within = edit;
    await board.part('position').fill(capturing);
    expect(await board.stones('white')).toEqual(['a7', 'b4', 'd7']);
    expect(await edit.getByLabel('White: stones in hand').inputValue()).toBe('5');
    expect(await edit.textContent()).toContain('Board and hand together have at most nine stones a side.');
    await edit.getByLabel('White: stones in hand').fill('7');
    await edit.getByLabel('White: stones in hand').press('Tab');
    expect(await board.part('position').inputValue()).toBe('WW........W.B........BBB w 6 5'); // nine in all
    await edit.getByRole('group', { name: 'To play' }).getByRole('radio', { name: 'Black' }).check();
    expect(await board.part('position').inputValue()).toMatch(/ b 6 5$/);
    await edit.getByRole('button', { name: 'Turn the board' }).click();
    expect(await edit.locator('.letters text').allTextContents()).toEqual([...'gfedcba1234567']);
    await edit.getByRole('button', { name: 'Take all away' }).click();
    expect(await board.part('position').inputValue()).toBe('');
    expect(await board.stones('white')).toEqual([]);
  });
});

describe('colours', () => {
  test('of the stones are those that the sentences name, and say what gives something up in words only', async ({
    begin,
  }) => {
    const board = await begin();
    const { page } = board;
    await board.press('resign');
    const look = (name: string | RegExp) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name, exact: true })
        .last()
        .evaluate((button) => {
          const { color, backgroundColor, borderTopColor } = getComputedStyle(button);
          return { color, ground: backgroundColor, border: borderTopColor };
        });
    for (const [colorScheme, red] of [
      ['light', 'rgb(168, 32, 26)'],
      ['dark', 'rgb(255, 155, 143)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(async () => (await look('Resign')).color, { message: colorScheme }).toBe(red);
      const [resign, cancel] = [await look('Resign'), await look('Cancel')];
      expect({ ...resign, color: '' }, colorScheme).toEqual({ ...cancel, color: '' });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Escape');

    await beginAnew(board, { position: capturing });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Red and Blue' }).check();
    await page.getByRole('radio', { name: 'slate' }).check();
    await page.keyboard.press('Escape');
    await board.seesState('Red to play: place a stone (5 left)');
    expect(await board.label('a7')).toBe('a7, red');
    await board.tapPoint('g7');
    await board.seesState('Mill! Take a blue stone.');
    await board.tapPoint('e4');
    await board.hears('Red places a stone on g7, closes a mill, takes e4');
    await page.reload();
    await board.seesState('Blue to play: place a stone (5 left)');
    const root = page.locator('html');
    expect(await root.getAttribute('data-board')).toBe('slate');
    expect(await root.getAttribute('data-stones')).toBe('red-blue');

    // In German too.
    await withSettings(board, { language: 'de', stones: 'red-blue' });
    await beginAnew(board, { position: capturing });
    await board.seesState('Rot am Zug: Stein setzen (noch 5)');
    await board.tapPoint('g7');
    await board.seesState('Mühle! Nimm einen blauen Stein.');
    await board.tapPoint('b4');
    await board.seesNote(/^Nimm einen der markierten blauen Steine/);

    // They are set before the first paint.
    await keep(page, { theme: 'dark', material: 'paper', stones: 'red-blue' });
    // Only what the head of the page runs; the rest never does anything.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.reload();
    const set = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(set).toEqual({ theme: 'dark', board: 'paper', stones: 'red-blue' });
  });
});

test('a mill looks like one before the stone is taken, whose turn it is is a bar, and the board may be larger', async ({
  begin,
}) => {
  const board = await begin({ position: capturing });
  const { page } = board;
  // What may be taken breathes once, and not at all where motion is unwanted.
  const animation = () =>
    page.locator('.removable').evaluateAll((all) =>
      all.map((one) => {
        const { animationName, animationIterationCount } = getComputedStyle(one);
        return animationName === 'none' ? 'none' : animationIterationCount;
      }),
    );
  const stones = page.locator('[data-testid=board] .stone');
  const before = await stones.count();
  await board.tapPoint('g7');
  await board.seesState(/^Mill!/);
  expect(await stones.count()).toBe(before + 1);
  const opacity = await stones.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
  expect(new Set(opacity)).toEqual(new Set(['1']));
  expect(await animation()).toEqual(['1']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beginAnew(board, { position: capturing });
  await board.tapPoint('g7');
  await board.seesState(/^Mill!/);
  expect(await animation()).toEqual(['none']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  // Whose turn it is is a bar at the card of the player, and nothing like a stone.
  const bar = (colour: 'white' | 'black') =>
    board.part(`player-${colour}`).evaluate((card) => {
      const { content, width, backgroundColor } = getComputedStyle(card, '::before');
      return content === 'none' ? null : { width, colour: backgroundColor };
    });
  for (const window of [narrow, { width: 1280, height: 800 }]) {
    await resize(page, window);
    await beginAnew(board);
    expect(await bar('white')).toEqual({ width: '4px', colour: 'rgb(11, 93, 85)' });
    expect(await bar('black')).toBeNull();
    await board.tapPoint('d6');
    await board.seesPlies(1);
    expect(await bar('white')).toBeNull();
    expect(await bar('black')).not.toBeNull();
    const names = await page
      .locator('[data-testid^=player-] .name')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
    expect(names).toEqual(['none', 'none']);
  }

  // A large board is larger.
  const pixels = async () => (await board.part('board').boundingBox())?.width ?? 0;
  const windows = [
    { width: 360, height: 640 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
  ];
  const usual: number[] = [];
  await beginAnew(board);
  for (const window of windows) {
    await resize(page, window);
    usual.push(await pixels());
  }
  await withSettings(board, { large: true });
  for (const [n, window] of windows.entries()) {
    const name = `${window.width} by ${window.height}`;
    await resize(page, window);
    await beginAnew(board);
    expect(await pixels(), name).toBeGreaterThan(usual[n] ?? Infinity);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
    await board.tapPoint('d6');
    await board.seesPlies(1);
  }
});

test('on a tall phone nothing lies on the board, also where its grooves are gone', async ({ begin }) => {
  const board = await begin({}, { viewport: { width: 390, height: 844 } });
  const overlaps = () =>
    board.page.evaluate(() => {
      const wood = document.querySelector('[data-testid=board]')?.getBoundingClientRect();
      const around = [...document.querySelectorAll('[data-testid^=player-], [data-testid=state], [data-testid=undo]')];
      return around.flatMap((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const covers = !wood || wood.height < 300 || (bottom > wood.top + 1 && top < wood.bottom - 1);
        return covers ? [(one as HTMLElement).dataset['testid']] : [];
      });
    });
  for (const settings of [{}, { large: true }, { large: false, facing: true }]) {
    await withSettings(board, settings);
    await expect.poll(overlaps, { message: JSON.stringify(settings) }).toEqual([]);
  }
  await withSettings(board, { facing: false });
  await beginAnew(board, { position: 'WW............WW.....BBB w 0 0' });
  for (const point of ['g4', 'g7', 'd1']) await board.tapPoint(point);
  await board.press('review');
  await board.part('review-panel').waitFor();
  await expect.poll(overlaps, { message: 'reviewed' }).toEqual([]);
});
