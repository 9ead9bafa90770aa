// The board as it is measured in a browser: where it answers, how large it is, what it shows.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Board } from './support/board';
import { test } from './support/test';

const capturing = 'WW........W.B........BBB w 5 5'; // g7 closes a mill
const points = 'a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1'.split(' ');
const narrow = { viewport: { width: 360, height: 640 } };

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

const keep = (page: Page, settings: Record<string, unknown>): Promise<void> =>
  page.evaluate((text) => localStorage.setItem('muehle.settings', text), JSON.stringify(settings));

// Begins with settings that an earlier visit has left.
async function withSettings(board: Board, settings: Record<string, unknown>): Promise<Board> {
  await keep(board.page, settings);
  await board.page.reload();
  await board.part('game').waitFor();
  return board;
}

describe('a cell of the board', () => {
  test.for([
    [360, 780],
    [360, 640],
    [1280, 800],
  ])('answers all over, in %i by %i pixels', async ([width = 0, height = 0], { begin }) => {
    const { page } = await begin({}, { viewport: { width, height } });
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
    expect(answers.missed).toEqual([]);
    expect(answers.step).toBeGreaterThanOrEqual(48);
  });

  test('lies around its point as it is drawn', async ({ begin }) => {
    const { page } = await begin({}, narrow);
    const dots = await boxesOf(page, '[data-testid=board] .dots circle');
    const cells = await boxesOf(page, '[data-point]');
    expect(dots).toHaveLength(24);
    for (const [n, { left, right, top, bottom }] of dots.entries()) {
      const cell = cells[n];
      expect(cell && Math.abs(left + right - cell.left - cell.right)).toBeLessThan(1);
      expect(cell && Math.abs(top + bottom - cell.top - cell.bottom)).toBeLessThan(1);
    }
  });
});

describe('the letters beside the board', () => {
  test.for([
    [320, 568],
    [360, 640],
    [768, 1024],
    [1280, 800],
    [2560, 1440],
  ])('are at most 14 pixels high and clear of every stone, in %i by %i', async ([width = 0, height = 0], { begin }) => {
    const position = 'WWW.......B.W.......BBB. w 0 0'; // stones at the edges
    const { page } = await begin({ position }, { viewport: { width, height } });
    const sizes = await page.locator('.letters text').evaluateAll((all) =>
      all.map((one) => {
        const scale = (one as SVGTextElement).getScreenCTM()?.a ?? 0;
        return parseFloat(getComputedStyle(one).fontSize) * scale;
      }),
    );
    expect(sizes).toHaveLength(14);
    expect(Math.max(...sizes)).toBeLessThan(14.01);
    expect(Math.min(...sizes)).toBeGreaterThan(9.9);
    const letters = await boxesOf(page, '.letters text');
    const stones = await boxesOf(page, '[data-testid=board] .stone .face');
    expect(stones).toHaveLength(8);
    const [board] = await boxesOf(page, '[data-testid=board]');
    for (const letter of letters) {
      // The corners of a box around a disc are empty: what counts is how far its middle is.
      const [x, y] = [(letter.left + letter.right) / 2, (letter.top + letter.bottom) / 2];
      for (const stone of stones) {
        const radius = (stone.right - stone.left) / 2;
        const distance = Math.hypot(x - stone.left - radius, y - stone.top - radius);
        expect(distance).toBeGreaterThan(radius + 4);
      }
      expect(board && letter.left >= board.left - 1 && letter.bottom <= board.bottom + 3).toBe(true);
    }
  });

  test('stand in the frame of a small board, whose margin is 5 %', async ({ begin }) => {
    const { page } = await begin({}, narrow);
    const [plate] = await boxesOf(page, '[data-testid=board] .plate');
    const [dot] = await boxesOf(page, '[data-testid=board] .dots circle');
    if (!plate || !dot) throw new Error('nothing to be seen');
    const margin = ((dot.left + dot.right) / 2 - plate.left) / (plate.right - plate.left);
    expect(margin).toBeCloseTo(0.05, 3);
    for (const { left, top, right, bottom } of await boxesOf(page, '.letters text')) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      expect(x < plate.left || y > plate.bottom).toBe(true);
    }
  });
});

describe('at 400 %', () => {
  const viewport = { width: 320, height: 256 };

  test('the board is as large as the window, and a game can be played', async ({ begin }) => {
    const board = await begin({ position: capturing }, { viewport });
    const { page } = board;
    const [box] = await boxesOf(page, '[data-testid=board]');
    expect(box && box.right - box.left).toBeGreaterThanOrEqual(192);
    expect(box && box.bottom - box.top).toBeLessThanOrEqual(viewport.height);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBe(0);
    await board.tapPoint('g7');
    await board.seesState(/^Mill!/);
    await board.tapPoint('e4');
    await board.seesPlies(1);
  });

  test('the sentence stays in view with the board', async ({ begin }) => {
    const board = await begin({}, { viewport });
    await board.point('d1').scrollIntoViewIfNeeded();
    await board.page.evaluate(() => document.querySelector('[data-point=d1]')?.scrollIntoView({ block: 'end' }));
    const [state] = await boxesOf(board.page, '[data-testid=state]');
    expect(state && state.top >= -0.5 && state.bottom <= viewport.height).toBe(true);
  });
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

  test.for(['de-DE', 'en-GB'])(
    'do not collide at 360 pixels with the thoughts open, in %s',
    async (locale, { begin }) => {
      const board = await begin(
        { mode: 'computer', level: 3, colour: 'white', rules: 'brettspielnetz' },
        { ...narrow, locale },
      );
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
      expect(boxes.length).toBeGreaterThan(12);
      const collisions = boxes.flatMap((one, n) =>
        boxes.slice(n + 1).flatMap((other) => (overlap(one, other) ? [`${one.what} / ${other.what}`] : [])),
      );
      expect(collisions).toEqual([]);
      // Names of actions need a gap to be read as two.
      const actions = (await boxesOf(board.page, '.action > span:not(.hidden)')).sort((a, b) => a.left - b.left);
      for (const [n, action] of actions.slice(1).entries()) {
        expect(action.left - (actions[n]?.right ?? 0)).toBeGreaterThanOrEqual(4);
      }
      const numbers = await boxesOf(board.page, '[data-plan]');
      const letters = await boxesOf(board.page, '.letters text');
      expect(numbers.some((number) => letters.some((letter) => overlap(number, letter)))).toBe(false);
    },
  );
});

describe('a board that is turned', () => {
  test('has Black below, with its letters, keys and cells', async ({ begin }) => {
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
  });

  test('is only for who has Black', async ({ begin }) => {
    const board = await withSettings(await begin(), { language: 'en', turned: true });
    expect(await board.page.locator('.letters text').allTextContents()).toEqual([...'abcdefg7654321']);
  });
});

describe('a position', () => {
  test('is set up by tapping and dragging, and played', async ({ visit }) => {
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
  });

  test('is the same as text and on the board', async ({ visit }) => {
    const { board, page } = await visit('/');
    await board.unfoldRules();
    await page.getByText('Set up on the board').click();
    board.within = board.part('board-edit');
    await board.part('position').fill(capturing);
    expect(await board.stones('white')).toEqual(['a7', 'b4', 'd7']);
    const edit = board.part('board-edit');
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
  test('of the stones are those that the sentences name', async ({ begin }) => {
    const board = await begin({ position: capturing });
    await board.page.getByRole('button', { name: 'Settings' }).click();
    await board.page.getByRole('radio', { name: 'Red and Blue' }).check();
    await board.page.getByRole('radio', { name: 'slate' }).check();
    await board.page.keyboard.press('Escape');
    await board.seesState('Red to play: place a stone (5 left)');
    expect(await board.label('a7')).toBe('a7, red');
    await board.tapPoint('g7');
    await board.seesState('Mill! Take a blue stone.');
    await board.tapPoint('e4');
    await board.hears('Red places a stone on g7, closes a mill, takes e4');
    await board.page.reload();
    await board.seesState('Blue to play: place a stone (5 left)');
    const root = board.page.locator('html');
    expect(await root.getAttribute('data-board')).toBe('slate');
    expect(await root.getAttribute('data-stones')).toBe('red-blue');
  });

  test('can be told apart in German too', async ({ begin }) => {
    const board = await withSettings(await begin({ position: capturing }), { language: 'de', stones: 'red-blue' });
    await board.seesState('Rot am Zug: Stein setzen (noch 5)');
    await board.tapPoint('g7');
    await board.seesState('Mühle! Nimm einen blauen Stein.');
    await board.tapPoint('b4');
    await board.seesNote(/^Nimm einen der markierten blauen Steine/);
  });

  test.for(['light', 'dark'] as const)(
    'say what gives something up in words only, in %s',
    async (colorScheme, { begin }) => {
      const board = await begin({}, { colorScheme });
      await board.press('resign');
      const look = (name: string | RegExp) =>
        board.page
          .getByRole('dialog')
          .getByRole('button', { name, exact: true })
          .last()
          .evaluate((button) => {
            const { color, backgroundColor, borderTopColor } = getComputedStyle(button);
            return { color, ground: backgroundColor, border: borderTopColor };
          });
      const [resign, cancel] = [await look('Resign'), await look('Cancel')];
      expect({ ...resign, color: '' }).toEqual({ ...cancel, color: '' });
      expect(resign.color).toBe(colorScheme === 'light' ? 'rgb(168, 32, 26)' : 'rgb(255, 155, 143)');
    },
  );

  test('are set before the first paint', async ({ begin }) => {
    const { page } = await begin();
    await keep(page, { theme: 'dark', material: 'paper', stones: 'red-blue' });
    // Only what the head of the page runs; the rest never does anything.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.reload();
    const set = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(set).toEqual({ theme: 'dark', board: 'paper', stones: 'red-blue' });
  });
});

describe('whose turn it is', () => {
  test('is a bar at the card of the player, and nothing like a stone', async ({ begin }) => {
    for (const viewport of [narrow.viewport, { width: 1280, height: 800 }]) {
      const board = await begin({}, { viewport });
      const bar = (colour: 'white' | 'black') =>
        board.part(`player-${colour}`).evaluate((card) => {
          const { content, width, backgroundColor } = getComputedStyle(card, '::before');
          return content === 'none' ? null : { width, colour: backgroundColor };
        });
      expect(await bar('white')).toEqual({ width: '4px', colour: 'rgb(11, 93, 85)' });
      expect(await bar('black')).toBeNull();
      await board.tapPoint('d6');
      await board.seesPlies(1);
      expect(await bar('white')).toBeNull();
      expect(await bar('black')).not.toBeNull();
      const names = await board.page
        .locator('[data-testid^=player-] .name')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
      expect(names).toEqual(['none', 'none']);
    }
  });
});

describe('what may be taken', () => {
  const animation = (board: Board) =>
    board.page.locator('.removable').evaluateAll((all) =>
      all.map((one) => {
        const { animationName, animationIterationCount } = getComputedStyle(one);
        return animationName === 'none' ? 'none' : animationIterationCount;
      }),
    );

  test('breathes once, and not at all where motion is unwanted', async ({ begin }) => {
    const board = await begin({ position: capturing });
    await board.tapPoint('g7');
    await board.seesState(/^Mill!/);
    expect(await animation(board)).toEqual(['1']);
    const calm = await begin({ position: capturing }, { reducedMotion: 'reduce' });
    await calm.tapPoint('g7');
    await calm.seesState(/^Mill!/);
    expect(await animation(calm)).toEqual(['none']);
  });
});

describe('a mill that is being closed', () => {
  test('looks like one before the stone is taken', async ({ begin }) => {
    const board = await begin({ position: capturing });
    const stones = board.page.locator('[data-testid=board] .stone');
    const before = await stones.count();
    await board.tapPoint('g7');
    await board.seesState(/^Mill!/);
    expect(await stones.count()).toBe(before + 1);
    const opacity = await stones.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(new Set(opacity)).toEqual(new Set(['1']));
  });
});

describe('a large board', () => {
  test.for([
    [360, 640],
    [1024, 768],
    [1280, 800],
  ])('is larger, in %i by %i pixels', async ([width = 0, height = 0], { begin }) => {
    const board = await begin({}, { viewport: { width, height } });
    const pixels = async () => (await board.part('board').boundingBox())?.width ?? 0;
    const usual = await pixels();
    await withSettings(board, { language: 'en', large: true });
    expect(await pixels()).toBeGreaterThan(usual);
    const wider = await board.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBe(0);
    await board.tapPoint('d6');
    await board.seesPlies(1);
  });
});

describe('files that are named by their content', () => {
  test('are kept by the browser for good, whatever their hash', async ({ visit, server }) => {
    const { board } = await visit('/');
    await board.part('start').waitFor();
    const loaded = await board.loaded();
    const assets = loaded.filter((address) => new URL(address).pathname.startsWith('/assets/'));
    expect(assets.some((address) => address.endsWith('.css'))).toBe(true);
    expect(assets.some((address) => address.endsWith('.js'))).toBe(true);
    for (const address of assets) {
      const { headers } = await fetch(address);
      expect(headers.get('cache-control'), address).toBe('public, max-age=31536000, immutable');
    }
    expect((await fetch(server.address)).headers.get('cache-control')).toBe('no-cache');
  });
});
