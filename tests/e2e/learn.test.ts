// The lessons as somebody goes through them, and the pages beside them.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faults } from './support/faults';
import { test } from './support/test';

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const stand = (page: Page) => page.getByTestId('lesson').getAttribute('data-stand');
const step = (page: Page) => page.getByTestId('lesson').getAttribute('data-step');
const feedback = async (page: Page) => ((await page.getByTestId('feedback').textContent()) ?? '').trim();
const focusedPart = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('muehle.lessons') ?? 'null') as unknown);

async function tabTo(page: Page, testid: string): Promise<void> {
  for (let n = 0; n < 40 && (await focusedPart(page)) !== testid; n++) await page.keyboard.press('Tab');
  expect(await focusedPart(page)).toBe(testid);
}

describe('a lesson', () => {
  test('is found, done and left by keyboard alone, and said aloud', async ({ visit }) => {
    const { page, board } = await visit('/#learn');
    await board.part('lessons').waitFor();
    await tabTo(page, 'go-on');
    await page.keyboard.press('Enter');
    await board.hears(/Step 1 of 3.*you win when/is);
    await tabTo(page, 'step-next');
    await page.keyboard.press('Enter');
    await expect.poll(() => step(page)).toBe('1');
    await board.hears(/Step 2 of 3.*are a mill/s);
    await page.keyboard.press('Enter'); // the focus has stayed
    await expect.poll(() => stand(page)).toBe('asked');
    await board.hears(/Step 3 of 3.*Close your mill and take a stone/s);
    await expect.poll(board.focused).toBe('a7'); // where something is to be done
    await board.choose('g4');
    await board.choose('g7');
    await board.hears('Mill! Take a black stone.');
    await board.choose('c3', 'Space');
    await expect.poll(() => stand(page)).toBe('solved');
    await board.hears(/White moves from g4 to g7.*takes c3.*Right! You have won.*Lesson done/s);
    await expect.poll(() => focusedPart(page)).toBe('next-lesson');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Placing' }).waitFor();
    expect(await kept(page)).toEqual({ schema: 1, done: ['goal'], begun: [] });
  });

  test('shows what another move does, and asks again', async ({ visit }) => {
    const { page, board } = await visit('/#learn=placing');
    await board.tapPoint('a7');
    await expect.poll(() => stand(page)).toBe('wrong');
    expect(await feedback(page)).toBe('That is a legal move, but fewer lines lead on from there. Try again.');
    await board.hears(/White places a stone on a7.*fewer lines lead on/s);
    expect(await board.stones('white')).toEqual(['a7']);
    await board.press('try-again');
    expect(await board.stones('white')).toEqual([]);
    expect(await board.focused()).not.toBe('');
    await board.tapPoint('a7');
    await expect.poll(() => stand(page)).toBe('wrong');
    await board.tapPoint('d6'); // as well without the button
    await expect.poll(() => stand(page)).toBe('solved');
    await expect.poll(() => board.stones('black')).toEqual(['f4']); // the other side answers
    await board.hears(/Right!.*Black places a stone on f4/s);
  });

  test('says why a touch does nothing', async ({ visit }) => {
    const { page, board } = await visit('/#learn=protected');
    await board.tapPoint('b4');
    await expect.poll(() => feedback(page)).toBe('First choose a white stone.');
    await board.tapPoint('f4');
    await expect.poll(() => feedback(page)).toMatch(/belongs to Black/);
    await board.tapPoint('g4');
    await board.tapPoint('b4');
    await expect.poll(() => feedback(page)).toMatch(/one step along a line/);
    await board.tapPoint('g7');
    await expect.poll(() => feedback(page)).toBe('Mill! Take a black stone.');
    await board.tapPoint('d1');
    await expect.poll(() => feedback(page)).toMatch(/^d1 is protected/);
    await board.hears(/d1 is protected/);
    await page.keyboard.press('Escape');
    expect(await board.stones('white')).toContain('g4');
    await board.tapPoint('g7');
    await board.tapPoint('f4');
    await expect.poll(() => stand(page)).toBe('solved');
    await board.tapPoint('a7');
    await expect.poll(() => feedback(page)).toMatch(/^You have solved this/);
  });

  test('shows the way, and goes back', async ({ visit }) => {
    const { page, board } = await visit('/#learn=mobility');
    await board.tapPoint('d6');
    await expect.poll(() => feedback(page)).toMatch(/^There is nothing to move here/);
    await board.press('step-next');
    await board.press('show-me');
    await board.hears('Like this: place on d2. Now you.');
    expect(await page.locator('[data-plan]').getAttribute('data-plan')).toBe('d2');
    await board.tapPoint('d2');
    await expect.poll(() => stand(page)).toBe('solved');
    await board.press('step-back');
    await expect.poll(() => step(page)).toBe('0');
    expect(await board.stones('white')).toEqual([]);
  });

  test('goes on where the answer left the board', async ({ visit }) => {
    const { page, board } = await visit('/#learn=behind');
    await board.tapPoint('b6');
    await board.tapPoint('b4');
    await expect.poll(() => stand(page)).toBe('solved');
    await board.press('step-next'); // without waiting for the answer
    await expect.poll(() => step(page)).toBe('1');
    expect(await board.stone('a1')).toBe('black');
    await board.drag(board.point('b4'), board.point('a4'));
    await expect.poll(() => stand(page)).toBe('solved');
    await board.press('step-next');
    await expect.poll(() => board.part('lesson-text').textContent()).toContain('18 of 51,516,528');
  });
});

describe('what has been learned', () => {
  test('is marked while it is begun, from the second step on', async ({ visit }) => {
    const { page, board } = await visit('/#learn=draws');
    await board.part('step-next').waitFor();
    const row = page.locator('[data-lesson="draws"]');
    await page.goto('/#learn');
    await row.waitFor();
    expect(await row.textContent()).not.toMatch(/begun/);
    await row.click();
    await board.press('step-next');
    await expect.poll(() => board.part('lesson').getAttribute('data-step')).toBe('1');
    await page.goto('/#learn');
    await page.reload();
    await expect.poll(() => row.textContent()).toMatch(/begun/);
  });

  test('is ticked off, also after a reload, and the rules lead to a game', async ({ visit }) => {
    const { page, board } = await visit('/#learn=draws');
    await board.press('step-next');
    for (const point of ['g4', 'g7', 'f4']) await board.tapPoint(point);
    await board.press('step-next');
    await board.part('first-game').waitFor();
    await page.goto('/#learn');
    await page.reload();
    const row = page.locator('[data-lesson="draws"]');
    await expect.poll(() => row.textContent()).toMatch(/done/);
    expect(await page.locator('[data-lesson="goal"]').textContent()).not.toMatch(/done|begun/);
    await row.click();
    await board.press('step-next');
    for (const point of ['g4', 'g7', 'f4']) await board.tapPoint(point);
    await board.press('step-next');
    await board.press('first-game');
    await board.part('game').waitFor();
    expect(await board.part('game').getAttribute('data-kind')).toBe('computer');
  });

  test('is left alone where a newer page keeps it', async ({ visit }) => {
    const { page, board } = await visit('/#learn=blocked');
    const newer = { schema: 2, done: ['goal'], more: 1 };
    await page.evaluate((value) => localStorage.setItem('muehle.lessons', JSON.stringify(value)), newer);
    await page.reload();
    await board.tapPoint('d2');
    await board.tapPoint('d1');
    await expect.poll(() => stand(page)).toBe('solved');
    await page.evaluate(() => (location.hash = '#learn'));
    await expect.poll(() => page.locator('[data-lesson="blocked"]').textContent()).toMatch(/done/);
    expect(await page.locator('[data-lesson="goal"]').textContent()).toMatch(/done/);
    expect(await kept(page)).toEqual(newer);
  });

  test('counts without storage too, as long as the page is open', async ({ visit }) => {
    const { page, board } = await visit('/');
    await page.addInitScript(() => {
      const refuse = () => {
        throw new Error('no storage');
      };
      Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
    });
    await page.goto('/#learn=blocked');
    await page.reload();
    await board.tapPoint('d2');
    await board.tapPoint('d1');
    await expect.poll(() => stand(page)).toBe('solved');
    await page.evaluate(() => (location.hash = '#learn'));
    await expect.poll(() => page.locator('[data-lesson="blocked"]').textContent()).toMatch(/done/);
  });
});

describe('the words', () => {
  test('change with the language and name the stones that are set', async ({ visit }) => {
    const { page, board } = await visit('/#learn=goal');
    await board.press('step-next');
    await board.press('step-next');
    await expect.poll(() => board.part('lesson-text').textContent()).toMatch(/^Black has only three/);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Red and Blue' }).check();
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => board.part('lesson-text').textContent()).toMatch(/^Blau hat nur noch drei Steine/);
    expect(await step(page)).toBe('2'); // the lesson goes on
  });

  test('of an unknown lesson say so above the list', async ({ visit }) => {
    const { page } = await visit('/#learn=chess');
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('There is no such lesson.');
    expect(await page.locator('[data-lesson]').count()).toBe(20);
  });

  test('are not loaded with the start page', async ({ visit }) => {
    const { page, board } = await visit('/');
    await board.part('start').waitFor();
    const loaded = async () => (await board.loaded()).join();
    expect(await loaded()).not.toMatch(/Learn|\/de-/);
    await page.evaluate(() => (location.hash = '#learn'));
    await board.part('lessons').waitFor();
    expect(await loaded()).toMatch(/Learn/);
    expect(await loaded()).not.toMatch(/\/de-/); // only the language that is set
  });
});

describe('beside the lessons', () => {
  test('the presets stand side by side', async ({ visit }) => {
    const { page, board } = await visit('/#rules');
    const differing = page.locator('[data-rule]');
    await expect.poll(() => differing.count()).toBe(5);
    expect(await page.locator('[data-rule] svg').count()).toBe(5);
    expect(await page.locator('[data-rule=millProtection] dt').allTextContents()).toEqual([
      expect.stringContaining('Standard'),
      'Strict',
    ]);
    expect(await page.locator('[data-preset]').count()).toBe(6);
    await page.locator('[data-preset=strikt]').getByRole('link').click();
    await expect.poll(() => board.part('rules-title').textContent()).toMatch(/Strict/);
  });

  test('the history names its sources', async ({ visit }) => {
    const { page } = await visit('/#history');
    await page.getByTestId('history').waitFor();
    const sections = await page.locator('main section').allTextContents();
    expect(sections).toHaveLength(5);
    for (const section of sections) expect(section).toMatch(/Source: /);
  });
});

describe.each(['light', 'dark'] as const)('axe finds nothing in %s', (colorScheme) => {
  test.for(['/#learn', '/#rules', '/#history'])('on %s', async (path, { visit }) => {
    const { page } = await visit(path, { colorScheme });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('in a lesson, on a phone', async ({ visit }) => {
    const { page, board } = await visit('/#learn=placing', { colorScheme, ...phone });
    await board.touchPoint('a7');
    await expect.poll(() => stand(page)).toBe('wrong');
    expect(await faults(page), 'wrong').toEqual([]);
    await board.touchPoint('d6');
    await expect.poll(() => stand(page)).toBe('solved');
    expect(await faults(page), 'solved').toEqual([]);
    await board.press('step-next');
    await board.touchPoint('b6');
    await board.hears(/Mill!/);
    expect(await faults(page), 'taking').toEqual([]);
  });
});

describe('a window', () => {
  const sizes = [
    [320, 568],
    [360, 640],
    [844, 390],
    [768, 1024],
    [1280, 800],
  ] as const;
  test.for(sizes)('of %i by %i pixels shows the board and what to do', async ([width, height], { visit }) => {
    const { page, board } = await visit('/#learn=flying', { viewport: { width, height }, locale: 'de-DE' });
    const inside = async (...parts: string[]) => {
      for (const part of parts) {
        const box = await board.part(part).boundingBox();
        const within = box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
        expect(within, part).toBe(true);
      }
    };
    await expect.poll(() => stand(page)).toBe('asked');
    await inside('board', 'lesson-task', 'show-me');
    await board.tapPoint('c3');
    await board.tapPoint('b6');
    await expect.poll(() => stand(page)).toBe('wrong');
    await inside('board', 'feedback', 'try-again');
  });

  const pages = [
    '/#learn',
    '/#puzzles',
    '/#puzzles?mode=daily',
    '/#rules',
    '/#history',
    '/#learn=central-mill',
    '/#learn=draws',
  ];
  test.for(pages)('of 320 pixels is wide enough for %s', async (path, { visit }) => {
    const { page } = await visit(path, { viewport: { width: 320, height: 568 }, locale: 'de-DE' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const small = await page
      .locator('main :is(button, a):visible:not([data-point])')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
    expect(small).toEqual([]);
  });
});
