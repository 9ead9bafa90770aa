// Much to say at a table with a clock, in windows with little room: nothing covers anything else, and both clocks stay.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test, type Visitor } from './support/test';

type Visit = (path?: string, options?: object) => Promise<Visitor>;

const longOffer =
  'I have to go in five minutes, as my bus leaves and dinner waits, and neither of us gets any further here. ' +
  'Shall we leave it at a draw today, and play another game tomorrow? I would like that.';

// Anna opens a table and has the colour that is drawn, Ben follows the link; both in such a window.
async function sitDown(visit: Visit, options: object): Promise<[Visitor, Visitor]> {
  const anna = await visit('/', options);
  await anna.board.press('invite-somebody');
  await anna.board.part('name').fill('Anna');
  await anna.board.part('time').selectOption('300+3');
  await anna.board.press('make-link');
  await anna.board.part('game').waitFor();
  const ben = await visit(new URL(await anna.board.part('invite-link').inputValue()).pathname, options);
  await ben.board.press('join');
  for (const { board } of [anna, ben]) {
    await board.part('join').waitFor({ state: 'detached' });
    await board.part('invite-link').waitFor({ state: 'detached' });
    await board.part('clock-white').waitFor();
    await board.part('clock-black').waitFor();
  }
  return [anna, ben];
}

const parts = [
  '.board',
  '[data-testid=player-white]',
  '[data-testid=player-black]',
  '[data-testid=state]',
  '[data-testid=note]',
  '[data-testid=prompt]',
  '[data-testid=record-line]',
  '.talk section',
  '.actions',
];

// What lies over something else or outside the window, and text that is cut without a way to scroll to it. The parts of
// the table have no borders, so a pixel of rounding is none.
function crowded(page: Page): Promise<string[]> {
  return page.evaluate((parts) => {
    const seen = parts.flatMap((name) => {
      const rect = document.querySelector(name)?.getBoundingClientRect();
      return rect && rect.width > 0 && rect.height > 0 ? [{ name, rect }] : [];
    });
    const faults: string[] = [];
    for (const { name, rect } of seen) {
      if (rect.top < -1 || rect.bottom > innerHeight + 1) faults.push(`${name} is outside`);
      for (const other of seen) {
        if (other.name <= name) continue;
        const wide = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
        const high = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
        if (wide > 1 && high > 1) faults.push(`${name} and ${other.name}`);
      }
    }
    const note = document.querySelector<HTMLElement>('[data-testid=note]');
    if (note && note.textContent?.trim()) {
      const line = parseFloat(getComputedStyle(note).lineHeight);
      const scrolls = note.scrollHeight > note.clientHeight + 1;
      if (note.clientHeight < line - 1) faults.push('nothing of the note is seen');
      if (scrolls && note.clientHeight < 2 * line - 1) faults.push('less than two lines of the note are seen');
      if (scrolls && !['auto', 'scroll'].includes(getComputedStyle(note).overflowY)) faults.push('the note is cut');
    }
    return faults;
  }, parts);
}
const isRoomy = ({ page }: Visitor): Promise<void> => expect.poll(() => crowded(page)).toEqual([]);

async function clocksAreSeen({ page, board }: Visitor): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (const colour of ['white', 'black']) {
    const box = await board.part(`clock-${colour}`).boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= height, colour).toBe(true);
  }
}

// As long as an offer may be, nearly.
const longestOffer = longOffer.repeat(6).slice(0, 990);
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;
const asPhone = (viewport: { width: number; height: number }, locale = 'de-DE') => ({
  viewport,
  locale,
  isMobile: true,
  hasTouch: true,
});

async function inOrder(table: readonly [Visitor, Visitor]): Promise<[white: Visitor, black: Visitor]> {
  const [anna, ben] = table;
  const ofWhite = await anna.board.part('player-white').textContent();
  return ofWhite?.includes('Anna') ? [anna, ben] : [ben, anna];
}
async function playAlong(players: readonly [Visitor, Visitor], moves: readonly string[]): Promise<void> {
  for (const [n, move] of moves.entries()) {
    await players[n % 2 === 0 ? 0 : 1].board.playMoves([move]);
    await players[n % 2 === 0 ? 1 : 0].board.seesPlies(n + 1);
  }
}
const opening = ['d6', 'd2', 'f4', 'b4', 'a7', 'g1', 'a1', 'g7'];

// The part is in the window and in everything around it that cuts off; with what marks the focus, where it has that.
function isWhole(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const part = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
    if (!part || !part.checkVisibility({ visibilityProperty: true })) return false;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(part);
    const mark = outlineStyle === 'none' ? 0 : Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
    const rect = part.getBoundingClientRect();
    const fits = (left: number, top: number, right: number, bottom: number) =>
      rect.left - mark >= left - 0.5 &&
      rect.top - mark >= top - 0.5 &&
      rect.right + mark <= right + 0.5 &&
      rect.bottom + mark <= bottom + 0.5;
    for (let around = part.parentElement; around; around = around.parentElement) {
      if (around === document.body) break;
      if (getComputedStyle(around).overflow === 'visible') continue;
      const { left, top, right, bottom } = around.getBoundingClientRect();
      if (!fits(left, top, right, bottom)) return false;
    }
    return fits(0, 0, innerWidth, innerHeight);
  }, selector);
}
const seesWhole = ({ page }: Visitor, selector: string): Promise<void> =>
  expect.poll(() => isWhole(page, selector), { message: selector }).toBe(true);
const seesLastMove = async (visitor: Visitor): Promise<void> =>
  seesWhole(visitor, `[data-testid=record-line] [data-move="${await visitor.board.plies()}"]`);

// Rows of the record that are wholly seen.
const rowsSeen = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => {
    const list = document.querySelector('main [data-testid=record] [role=group]')?.getBoundingClientRect();
    const rows = [...document.querySelectorAll('main [data-testid=record] li')].map((row) =>
      row.getBoundingClientRect(),
    );
    return rows.filter(({ top, bottom }) => list && top >= list.top - 1 && bottom <= list.bottom + 1).length;
  });

const windows = [
  { width: 1280, height: 800, locale: 'de-DE' },
  { width: 1280, height: 720, locale: 'fr-FR' },
  { width: 390, height: 844, locale: 'de-DE' },
  { width: 390, height: 664, locale: 'hu-HU' },
  { width: 375, height: 667, locale: 'de-DE' },
  { width: 360, height: 640, locale: 'de-DE' },
] as const;

describe('a game with a clock', () => {
  test.for(windows)('keeps its parts apart: $width × $height', async ({ width, height, locale }, { visit }) => {
    const touch = width < 840 && { isMobile: true, hasTouch: true };
    const table = await sitDown(visit, { viewport: { width, height }, locale, ...touch });
    const look = async () => {
      for (const visitor of table) {
        await isRoomy(visitor);
        await clocksAreSeen(visitor);
      }
    };
    await look(); // who has White by lot, and how long the first move may take
    const [white, black] = await inOrder(table);
    await playAlong([white, black], ['d6', 'd2']);
    await white.board.offerDraw(longOffer);
    await black.board.part('accept').waitFor();
    await look();
  });

  test.for(phones)('shows the last messages and the field to answer: $width × $height', async (viewport, { visit }) => {
    const [anna, ben] = await sitDown(visit, asPhone(viewport));
    await ben.board.press('chat');
    for (const n of [1, 2, 3, 4]) {
      await ben.board.part('chat-text').fill(`Message ${n}, and it is longer than a line has room for on a phone.`);
      await ben.board.press('chat-send');
      await expect.poll(() => ben.board.part('chat-text').inputValue()).toBe('');
    }
    await anna.board.part('chat-unread').waitFor();
    await anna.board.press('chat');
    for (const visitor of [anna, ben]) {
      await expect.poll(() => visitor.board.part('chat-lines').locator('li').count()).toBe(4);
      await seesWhole(visitor, '[data-testid=chat-lines] li');
      await seesWhole(visitor, '[data-testid=chat-text]');
      await seesWhole(visitor, '[data-testid=chat-send]');
      const { board, page } = visitor;
      expect(await board.part('chat-lines').evaluate((list) => list.clientHeight)).toBeGreaterThanOrEqual(60);
      expect(await page.locator('dialog .inside').evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
      expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight])).toEqual([0, 0]);
    }
  });

  test.for([800, 720])(
    'keeps rows of the record beside a long offer and the chat: %i high',
    async (height, { visit }) => {
      const table = await sitDown(visit, { viewport: { width: 1280, height }, locale: 'de-DE' });
      for (const { board } of table) {
        if (!(await board.part('chat-text').isVisible())) await board.press('chat');
        await board.part('chat-text').fill('Good luck, and have a good game.');
        await board.press('chat-send');
      }
      const [white, black] = await inOrder(table);
      await playAlong([white, black], opening);
      await white.board.offerDraw(longestOffer);
      await black.board.part('accept').waitFor();
      for (const visitor of table) {
        await isRoomy(visitor);
        await clocksAreSeen(visitor);
        await expect.poll(() => rowsSeen(visitor)).toBeGreaterThanOrEqual(3);
        await seesWhole(visitor, 'main [data-testid=record] [aria-current]');
        await seesWhole(visitor, '[data-testid=chat-text]');
      }
    },
  );

  test.for([...phones, { width: 375, height: 667 }])(
    'always shows its last move: $width × $height',
    async (viewport, { visit, server }) => {
      const host = await visit('/#account');
      await host.board.part('new-account-name').fill('Wirt');
      await host.board.part('new-account-password').fill('correct horse');
      await host.page.keyboard.press('Enter');
      await host.board.part('signed-in').waitFor();
      await host.page.goto(server.hostLink());
      await host.board.press('become-host');
      await host.board.part('accounts').waitFor();

      const table = await sitDown(visit, asPhone(viewport));
      const [white, black] = await inOrder(table);
      await playAlong([white, black], opening);
      await white.board.offerDraw(longestOffer);
      await black.board.part('accept').waitFor();
      for (const visitor of table) await seesLastMove(visitor);
      await black.board.declineDraw('');
      await white.board.press('links');
      await white.board.press('call-referee');
      await white.board.part('call-text').fill('Nobody answers.');
      await white.board.press('send-call');
      await white.board.part('call-text').waitFor({ state: 'detached' });
      for (const visitor of table) {
        await visitor.board.seesNote(/Spielleitung gerufen/);
        await seesLastMove(visitor);
        await isRoomy(visitor);
      }
      await white.board.playMoves(['d7']);
      await black.board.seesPlies(opening.length + 1);
      await black.board.press('resign');
      await black.board.press('really-resign');
      for (const visitor of table) {
        await visitor.board.part('next').waitFor();
        await seesLastMove(visitor);
      }
    },
  );

  test('marks the whole of what has the focus', async ({ visit }) => {
    const [anna, ben] = await sitDown(visit, { locale: 'de-DE' });
    const mark = '[data-testid=record] :focus-visible';
    await anna.board.part('type-move').focus();
    await anna.page.keyboard.press('Enter');
    for (const keys of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
      await seesWhole(anna, mark);
      await anna.page.keyboard.press(keys);
    }
    await seesWhole(anna, mark);
    await ben.page.setViewportSize(phones[1]);
    await ben.board.part('record-line').waitFor(); // a key can be pressed there before it is seen, and goes nowhere
    await ben.board.part('record-line').press('Enter');
    await ben.page.locator('dialog [data-testid=type-move]').focus();
    await seesWhole(ben, mark);
    await ben.page.keyboard.press('Enter');
    await seesWhole(ben, mark);
  });
});
