// Much to say at a table with a clock, in windows with little room: nothing covers anything else, and both clocks stay.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readIn, type Language } from './support/language';
import { resize } from './support/looks';
import { Program } from './support/program';
import { seated, type Visit } from './support/table';
import { test, type Visitor, type VisitOptions } from './support/test';

const longOffer =
  'I have to go in five minutes, as my bus leaves and dinner waits, and neither of us gets any further here. ' +
  'Shall we leave it at a draw today, and play another game tomorrow? I would like that.';

// Anna has opened a table and has the colour that is drawn, Ben has followed the link; both in such a window.
async function sitDown(visit: Visit, options: VisitOptions): Promise<[Visitor, Visitor]> {
  const { anna, ben } = await seated(visit, { time: '300+3', colour: 'lot' }, options);
  for (const { board } of [anna, ben]) {
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
const isRoomy = ({ page }: Visitor, window: string): Promise<void> =>
  expect.poll(() => crowded(page), { message: window }).toEqual([]);

async function clocksAreSeen({ page, board }: Visitor, window: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (const colour of ['white', 'black']) {
    const box = await board.part(`clock-${colour}`).boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= height, `${window}: ${colour}`).toBe(true);
  }
}

// As long as an offer may be, nearly.
const longestOffer = longOffer.repeat(6).slice(0, 990);
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
] as const;

async function inOrder(table: readonly [Visitor, Visitor]): Promise<[white: Visitor, black: Visitor]> {
  const [anna, ben] = table;
  const ofWhite = await anna.board.part('player-white').textContent();
  return ofWhite?.includes('Anna') ? [anna, ben] : [ben, anna];
}
// `from`: so many of them are played.
async function playAlong(players: readonly [Visitor, Visitor], moves: readonly string[], from = 0): Promise<void> {
  for (const [n, move] of moves.entries()) {
    if (n < from) continue;
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
  seesWhole(visitor, `[data-testid=record-line] [data-ply="${await visitor.board.plies()}"]`);

// Rows of the record that are wholly seen.
const rowsSeen = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => {
    const list = document.querySelector('main [data-testid=record] [role=group]')?.getBoundingClientRect();
    const rows = [...document.querySelectorAll('main [data-testid=record] li')].map((row) =>
      row.getBoundingClientRect(),
    );
    return rows.filter(({ top, bottom }) => list && top >= list.top - 1 && bottom <= list.bottom + 1).length;
  });

// What is shown beside the board is decided where a page is opened, so it is loaded anew.
async function readAnew(table: readonly Visitor[], language: Language): Promise<void> {
  for (const { page, board } of table) {
    await readIn(page, language);
    await board.part('clock-white').waitFor();
    await board.part('clock-black').waitFor();
  }
}
const nameOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

describe('a game with a clock', () => {
  test('keeps its parts apart on a desktop, and rows of the record beside a long offer and the chat', async ({
    visit,
  }) => {
    const large = { width: 1280, height: 800 };
    const low = { width: 1280, height: 720 };
    const table = await sitDown(visit, { viewport: large, locale: 'de-DE' });
    const [anna, ben] = table;
    const inWindow = async (size: typeof large, language: Language) => {
      for (const { page } of table) await resize(page, size);
      await readAnew(table, language);
    };
    const look = async (window: string) => {
      for (const visitor of table) {
        await isRoomy(visitor, window);
        await clocksAreSeen(visitor, window);
      }
    };
    await look('German'); // who has White by lot, and how long the first move may take
    await inWindow(low, 'fr');
    await look('French');
    const [white, black] = await inOrder(table);
    await playAlong([white, black], opening.slice(0, 2));
    await white.board.offerDraw(longOffer);
    await black.board.part('accept').waitFor();
    await look('French, with an offer');
    await inWindow(large, 'de');
    await black.board.part('accept').waitFor();
    await look('German, with an offer');

    // Long offers leave room for rows of the record and for the chat.
    const withChat = async () => {
      for (const { board } of table)
        if ((await board.part('chat').getAttribute('aria-expanded')) !== 'true') await board.press('chat');
    };
    await withChat();
    for (const { board } of table) {
      await board.part('chat-text').fill('Good luck, and have a good game.');
      await board.press('chat-send');
    }
    await playAlong([white, black], opening, 2);
    await black.board.offerDraw(longestOffer);
    for (const size of [large, low]) {
      const window = nameOf(size);
      if (size === low) {
        await inWindow(low, 'de');
        await withChat();
      }
      await white.board.part('accept').waitFor();
      for (const visitor of table) {
        await isRoomy(visitor, window);
        await clocksAreSeen(visitor, window);
        await expect.poll(() => rowsSeen(visitor), { message: window }).toBeGreaterThanOrEqual(3);
        await seesWhole(visitor, 'main [data-testid=record] [aria-current]');
        await seesWhole(visitor, '[data-testid=chat-text]');
      }
    }

    // The whole of what has the focus is marked.
    const mark = '[data-testid=record] :focus-visible';
    await inWindow(large, 'de');
    await anna.board.part('type-move').focus();
    await anna.page.keyboard.press('Enter');
    for (const keys of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
      await seesWhole(anna, mark);
      await anna.page.keyboard.press(keys);
    }
    await seesWhole(anna, mark);
    await resize(ben.page, phones[1]);
    await ben.board.part('record-line').waitFor(); // a key can be pressed there before it is seen, and goes nowhere
    await ben.board.part('record-line').press('Enter');
    await ben.page.locator('dialog [data-testid=type-move]').focus();
    await seesWhole(ben, mark);
    await ben.page.keyboard.press('Enter');
    await seesWhole(ben, mark);
  });

  test('keeps its parts apart on a phone, and always shows its last move, the last messages and the field to answer', async ({
    visit,
    server,
  }) => {
    await Program.asHost(server, 'Wirt'); // who may be called
    const table = await sitDown(visit, { viewport: phones[0], locale: 'de-DE', isMobile: true, hasTouch: true });
    const inWindow = async (size: { width: number; height: number }) => {
      for (const { page } of table) await resize(page, size);
    };
    const onEach = async (look: (visitor: Visitor, window: string) => Promise<void>) => {
      for (const size of phones) {
        await inWindow(size);
        for (const visitor of table) await look(visitor, nameOf(size));
      }
    };
    const look = async (visitor: Visitor, window: string) => {
      await isRoomy(visitor, window);
      await clocksAreSeen(visitor, window);
    };
    const hungarian = async () => {
      await inWindow({ width: 390, height: 664 });
      await readAnew(table, 'hu');
    };
    await onEach(look); // who has White by lot, and how long the first move may take
    await hungarian();
    for (const visitor of table) await look(visitor, 'Hungarian');
    const [white, black] = await inOrder(table);
    await playAlong([white, black], opening.slice(0, 2));
    await white.board.offerDraw(longOffer);
    await black.board.part('accept').waitFor();
    for (const visitor of table) await look(visitor, 'Hungarian, with an offer');
    await readAnew(table, 'de');
    await black.board.part('accept').waitFor();
    await onEach(look);

    // The last move is always shown.
    await playAlong([white, black], opening, 2);
    await black.board.offerDraw(longestOffer);
    await white.board.part('accept').waitFor();
    await onEach(seesLastMove);
    await white.board.declineDraw('');
    await black.board.press('links');
    await black.board.press('call-referee');
    await black.board.part('call-text').fill('Nobody answers.');
    await black.board.press('send-call');
    await black.board.part('call-text').waitFor({ state: 'detached' });
    for (const { board } of table) await board.seesNote(/Spielleitung gerufen/);
    await onEach(async (visitor, window) => {
      await seesLastMove(visitor);
      await isRoomy(visitor, window);
    });

    // So are the last messages, and the field to answer.
    const [anna, ben] = table;
    await ben.board.press('chat');
    for (const n of [1, 2, 3, 4]) {
      await ben.board.part('chat-text').fill(`Message ${n}, and it is longer than a line has room for on a phone.`);
      await ben.board.press('chat-send');
      await expect.poll(() => ben.board.part('chat-text').inputValue()).toBe('');
    }
    await ben.page.keyboard.press('Escape');
    await anna.board.part('chat-unread').waitFor();
    for (const size of phones.slice(0, 2)) {
      const window = nameOf(size);
      await inWindow(size);
      for (const visitor of table) {
        const { board, page } = visitor;
        await board.press('chat');
        await expect.poll(() => board.part('chat-lines').locator('li').count()).toBe(4);
        await seesWhole(visitor, '[data-testid=chat-lines] li');
        await seesWhole(visitor, '[data-testid=chat-text]');
        await seesWhole(visitor, '[data-testid=chat-send]');
        const high = await board.part('chat-lines').evaluate((list) => list.clientHeight);
        expect(high, window).toBeGreaterThanOrEqual(60);
        const hidden = await page.locator('dialog .inside').evaluate((all) => all.scrollHeight - all.clientHeight);
        expect(hidden, window).toBe(0);
        const below = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight]);
        expect(below, window).toEqual([0, 0]);
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
    }

    await white.board.playMoves(['d7']);
    await black.board.seesPlies(opening.length + 1);
    await black.board.press('resign');
    await black.board.press('really-resign');
    for (const { board } of table) await board.part('next').waitFor();
    // Or, where the result has the place, what opens the moves.
    const lastMove = ':is([data-testid=record-line] [data-ply]:last-child, [data-testid=open-record])';
    await onEach((visitor) => seesWhole(visitor, lastMove));
  });
});
