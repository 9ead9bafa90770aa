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
    const [white, black] = (await table[0].board.part('player-white').textContent())?.includes('Anna')
      ? table
      : [table[1], table[0]];
    await white.board.playMoves(['d6']);
    await black.board.seesPlies(1);
    await black.board.playMoves(['d2']);
    await white.board.seesPlies(2);
    await white.board.offerDraw(longOffer);
    await black.board.part('accept').waitFor();
    await look();
  });
});
