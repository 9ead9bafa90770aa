// The lessons as somebody goes through them, and the pages beside them.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsInBoth, resize, sideways } from './support/looks';
import { test } from './support/test';

const phone = { width: 360, height: 640 };
const smallest = { viewport: { width: 320, height: 568 }, locale: 'de-DE' };

const stand = (page: Page) => page.getByTestId('lesson').getAttribute('data-stand');
const step = (page: Page) => page.getByTestId('lesson').getAttribute('data-step');
const feedback = async (page: Page) => ((await page.getByTestId('feedback').textContent()) ?? '').trim();
const focusedPart = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('muehle.lessons') ?? 'null') as unknown);

// By way of the list: it is not the lesson from before that is seen.
async function openLesson(page: Page, lesson: string): Promise<void> {
  await page.goto('/#learn');
  await page.getByTestId('lessons').waitFor();
  await page.goto(`/#learn=${lesson}`);
  await page.getByTestId('lesson').waitFor();
}

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

  test('shows what another move does, asks again, and goes on where the answer left the board', async ({ visit }) => {
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

    await openLesson(page, 'behind');
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

  test('says why a touch does nothing, and shows the way', async ({ visit }) => {
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

    await openLesson(page, 'mobility');
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
});

describe('what has been learned', () => {
  const row = (page: Page, lesson: string) => page.locator(`[data-lesson="${lesson}"]`);
  const listAnew = async (page: Page) => {
    await page.goto('/#learn');
    await page.reload();
  };

  test('is marked while it is begun and ticked off when it is done, and the rules lead to a game', async ({
    visit,
  }) => {
    const { page, board } = await visit('/#learn=draws');
    await board.part('step-next').waitFor();
    await page.goto('/#learn');
    await row(page, 'draws').waitFor();
    expect(await row(page, 'draws').textContent(), 'at the first step').not.toMatch(/begun/);
    await row(page, 'draws').click();
    await board.press('step-next');
    await expect.poll(() => step(page)).toBe('1');
    await listAnew(page);
    await expect.poll(() => row(page, 'draws').textContent(), { message: 'from the second step on' }).toMatch(/begun/);

    const doIt = async () => {
      await row(page, 'draws').click();
      await board.press('step-next');
      for (const point of ['g4', 'g7', 'f4']) await board.tapPoint(point);
      await board.press('step-next');
      await board.part('first-game').waitFor();
    };
    await doIt();
    await listAnew(page);
    await expect.poll(() => row(page, 'draws').textContent()).toMatch(/done/);
    expect(await row(page, 'goal').textContent()).not.toMatch(/done|begun/);
    await doIt();
    await board.press('first-game');
    await board.part('game').waitFor();
    expect(await board.part('game').getAttribute('data-kind')).toBe('computer');
  });

  test('leads on when all lessons are done', async ({ visit }) => {
    const { page, board } = await visit('/#learn');
    await row(page, 'goal').waitFor();
    const all = await page
      .locator('[data-lesson]')
      .evaluateAll((rows) => rows.map((one) => one.getAttribute('data-lesson')));
    await page.evaluate(
      (done) => localStorage.setItem('muehle.lessons', JSON.stringify({ schema: 1, done })),
      all.slice(0, -1),
    );
    await page.goto('/#learn=errors');
    await page.reload();
    await board.press('step-next');
    await board.tapPoint('d6');
    await board.press('step-next');
    await board.part('to-puzzles').waitFor();
    await board.press('to-list');
    await board.part('next-steps').waitFor();
    expect(await faultsInBoth(page)).toEqual([]);
    await board.press('next-game');
    await board.part('game').waitFor();
  });

  test('is left alone where a newer page keeps it, and counts where nothing can be kept', async ({ visit }) => {
    const { page, board } = await visit('/#learn=blocked');
    const solve = async () => {
      await board.tapPoint('d2');
      await board.tapPoint('d1');
      await expect.poll(() => stand(page)).toBe('solved');
      await page.evaluate(() => (location.hash = '#learn'));
      await expect.poll(() => row(page, 'blocked').textContent()).toMatch(/done/);
    };
    const newer = { schema: 2, done: ['goal'], more: 1 };
    await page.evaluate((value) => localStorage.setItem('muehle.lessons', JSON.stringify(value)), newer);
    await page.reload();
    await solve();
    expect(await row(page, 'goal').textContent()).toMatch(/done/);
    expect(await kept(page)).toEqual(newer);

    // As long as the page is open.
    await page.addInitScript(() => {
      const refuse = () => {
        throw new Error('no storage');
      };
      Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
    });
    await page.goto('/#learn=blocked');
    await page.reload();
    await solve();
    expect(await row(page, 'goal').textContent()).not.toMatch(/done/);
  });
});

describe('the words', () => {
  test('come with the lessons, change with the language and name the stones that are set', async ({ visit }) => {
    const { page, board } = await visit('/');
    await board.part('start').waitFor();
    const loaded = async () => (await board.loaded()).join();
    expect(await loaded(), 'with the start page').not.toMatch(/Learn|\/de-/);
    await page.evaluate(() => (location.hash = '#learn'));
    await board.part('lessons').waitFor();
    expect(await loaded()).toMatch(/Learn/);
    expect(await loaded()).not.toMatch(/\/de-/); // only the language that is set
    await page.goto('/#learn=chess');
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('There is no such lesson.');
    expect(await page.locator('[data-lesson]').count()).toBe(20);

    await page.goto('/#learn=goal');
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
});

test('beside the lessons the presets stand side by side, and the history names its sources', async ({ visit }) => {
  const { page, board } = await visit('/#history');
  await page.getByTestId('history').waitFor();
  const sections = await page.locator('main section').allTextContents();
  expect(sections).toHaveLength(6);
  for (const section of sections) expect(section).toMatch(/Source: /);

  await page.goto('/#rules');
  await expect.poll(() => page.locator('[data-rule]').count()).toBe(5);
  expect(await page.locator('[data-rule] svg').count()).toBe(5);
  expect(await page.locator('[data-rule=millProtection] dt').allTextContents()).toEqual([
    expect.stringContaining('Standard'),
    'Strict',
  ]);
  expect(await page.locator('[data-preset]').count()).toBe(6);
  await page.locator('[data-preset=strikt]').getByRole('link').click();
  await expect.poll(() => board.part('rules-title').textContent()).toMatch(/Strict/);
});

test('axe finds nothing in the light or in the dark', async ({ visit }) => {
  const { page, board } = await visit('/', { hasTouch: true });
  for (const [path, shown] of [
    ['/#learn', 'lessons'],
    ['/#rules', 'compare'],
    ['/#history', 'history'],
  ] as const) {
    await page.goto(path);
    await board.part(shown).waitFor();
    expect(await faultsInBoth(page), path).toEqual([]);
  }
  // In a lesson, on a phone.
  await page.setViewportSize(phone);
  await openLesson(page, 'placing');
  await board.touchPoint('a7');
  await expect.poll(() => stand(page)).toBe('wrong');
  expect(await faultsInBoth(page), 'wrong').toEqual([]);
  await board.touchPoint('d6');
  await expect.poll(() => stand(page)).toBe('solved');
  expect(await faultsInBoth(page), 'solved').toEqual([]);
  await board.press('step-next');
  await board.touchPoint('b6');
  await board.hears(/Mill!/);
  expect(await faultsInBoth(page), 'taking').toEqual([]);
});

describe('a window', () => {
  const sizes = [
    [320, 568],
    [360, 640],
    [844, 390],
    [768, 1024],
    [1280, 800],
  ] as const;
  test('of any size shows the board and what to do', async ({ visit }) => {
    const { page, board } = await visit('/#learn=flying', smallest);
    const inside = async (...parts: string[]) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const part of parts) {
          const within = async () => {
            const box = await board.part(part).boundingBox();
            return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
          };
          await expect.poll(within, { message: `${part} in ${width} by ${height} pixels` }).toBe(true);
        }
      }
    };
    await expect.poll(() => stand(page)).toBe('asked');
    await inside('board', 'lesson-task', 'show-me');
    await board.tapPoint('c3');
    await board.tapPoint('b6');
    await expect.poll(() => stand(page)).toBe('wrong');
    await inside('board', 'feedback', 'try-again');
  });

  test('of a phone shows every lesson whole, whatever there is to read', async ({ visit }) => {
    const [large, small] = [{ width: 390, height: 844 }, phone];
    const { page, board } = await visit('/#learn', { viewport: small, locale: 'de-DE' });
    const all = page.locator('[data-lesson]');
    await all.first().waitFor();
    const lessons = await all.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-lesson') ?? ''));
    expect(lessons).toHaveLength(20);
    const cut: string[] = [];
    const look = async (where: string) => {
      for (const size of [large, small]) {
        await resize(page, size);
        const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        if (over > 0) cut.push(`${where} at ${size.width} by ${size.height}: ${over} pixels`);
      }
    };
    for (const lesson of lessons) {
      await openLesson(page, lesson);
      for (let at = 0; ; at++) {
        await expect.poll(() => step(page), { message: lesson }).toBe(String(at));
        await look(`${lesson} ${at}`);
        if ((await stand(page)) === 'asked') {
          await board.press('show-me');
          for (const point of (await feedback(page)).match(/[a-g][1-7]/g) ?? []) await board.tapPoint(point);
          await expect.poll(() => stand(page), { message: `${lesson} ${at}` }).toBe('solved');
          await look(`${lesson} ${at}, solved`);
        }
        if ((await board.part('step-next').count()) === 0) break;
        await board.press('step-next');
      }
    }
    expect(cut).toEqual([]);
  }, 60_000);

  test('of 320 pixels is wide enough for every page, and for fingers', async ({ visit }) => {
    const { page } = await visit('/', smallest);
    for (const [path, shown] of [
      ['/#learn', 'lessons'],
      ['/#learn=central-mill', 'lesson'],
      ['/#puzzles', 'puzzles'],
      ['/#puzzles?mode=daily', 'trial'],
      ['/#rules', 'compare'],
      ['/#learn=draws', 'lesson'],
      ['/#history', 'history'],
    ] as const) {
      await page.goto(path);
      await page.getByTestId(shown).waitFor();
      expect(await sideways(page), path).toBe(0);
      const small = await page
        .locator('main :is(button, a):visible:not([data-point])')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
      expect(small, path).toEqual([]);
    }
  });
});
