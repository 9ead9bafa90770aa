// Games from the first stone to the end, by mouse, by keyboard and by touch.
import { describe, expect } from 'vitest';
import type { Board } from './support/board';
import { movesOf, recordOf } from './support/games';
import { muehle } from './support/server';
import { test } from './support/test';

// The first move that the page names when asked, and the first stone it lets go.
async function playSomething(board: Board): Promise<void> {
  await board.page.keyboard.press('m');
  await board.seesNote(/^Possible: /);
  const [first = ''] = (await board.note()).slice('Possible: '.length).split(/, | and /);
  for (const point of first.split('-')) await board.tapPoint(point);
  const [stone] = await board.removable();
  if (stone) await board.tapPoint(stone);
}

const phone = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

// A game of which the seed says how the computer plays; it looks two plies ahead, so that time plays no part.
const predictable = {
  kind: 'computer',
  level: 1,
  seed: 4,
  rules: 'standard',
  start: '',
  policy: 'alternate',
  white: 0,
  lot: false,
  games: [],
  events: [],
};

describe('a whole game', () => {
  test('is played by keyboard alone, announced move by move', async ({ visit }) => {
    const { board, page } = await visit('/');
    // Through the home page with Tab and Enter.
    await board.part('start-two').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
    while ((await focused()) !== 'start-two') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await board.part('game').waitFor();

    await page.keyboard.press('b');
    await expect.poll(board.focused).toMatch(/^[a-g][1-7]$/);
    await board.playMoves(movesOf('g01'), (name) => board.choose(name));
    expect(await board.outcome()).toBe('black_wins:too_few_stones');

    await board.hears('Black wins');
    const heard = await board.announcements();
    const ordered = [
      'White places a stone on a7. Black to play: place a stone (9 left).',
      'Black places a stone on a1. White to play: place a stone (8 left).',
      'Mill! Take a white stone.',
      'Black places a stone on g1, closes a mill, takes f4. White to play: place a stone (6 left).',
      'White places a stone on g7, closes a mill, takes g1. Black to play: place a stone (6 left).',
      'Black places a stone on g1, closes a mill, takes g7. Black wins: White has only two stones left.',
    ];
    let from = 0;
    for (const sentence of ordered) {
      const at = heard.indexOf(sentence, from);
      expect(at, `"${sentence}" among\n${heard.join('\n')}`).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
  });

  test('comes to its end by touch on a phone, and nothing scrolls', async ({ visit }) => {
    const { board, page } = await visit('/', phone);
    const moves = movesOf('g04');
    await board.askForRecord();
    await board.part('record-text').fill(recordOf(moves.slice(0, -8)));
    await page.getByRole('dialog').getByRole('button', { name: 'Load', exact: true }).click();
    await board.part('game').waitFor();
    await board.seesPlies(moves.length - 8);
    await board.playMoves(moves.slice(-8, -1), (name) => board.touchPoint(name));
    // The end takes the place of the line of moves.
    for (const point of moves.at(-1)?.split(/[-x]/) ?? []) await board.touchPoint(point);
    await board.seesState('White wins: Black has only two stones left.');
    expect(await board.outcome()).toBe('white_wins:too_few_stones');
    expect(await board.lost('black')).toBe(7);
    const scrolled = await page.evaluate(() => {
      const { scrollTop, scrollLeft, scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return { scrollTop, scrollLeft, wider: scrollWidth - clientWidth, higher: scrollHeight - clientHeight };
    });
    expect(scrolled).toEqual({ scrollTop: 0, scrollLeft: 0, wider: 0, higher: 0 });
  });

  test('is played by mouse against the computer to its end, which the program confirms', async ({ visit }) => {
    const { board, page } = await visit('/', { sounds: true });
    await page.evaluate((game) => localStorage.setItem('muehle.game', JSON.stringify(game)), predictable);
    await page.reload();
    await board.press('continue');
    await board.part('game').waitFor();
    const own = /^(Your turn: (place|move|fly)|Mill!|Two mills!)/;
    const over = async () => (await board.outcome()) !== 'ongoing';
    while (!(await over())) {
      await expect.poll(async () => (await over()) || own.test(await board.stateLine())).toBe(true);
      if (await over()) break;
      const before = await board.plies();
      await playSomething(board);
      await expect.poll(board.plies).toBeGreaterThan(before);
    }
    const { text } = await board.downloadRecord();
    const replayed = muehle(['replay', '-', '--json'], text);
    expect(replayed.status, replayed.output).toBe(0);
    const { moves, state } = JSON.parse(replayed.output) as {
      moves: string[];
      state: string;
    };
    expect(moves).toEqual(await board.moves());
    // A draw is no state of the board.
    expect((await board.outcome()).replace(/^draw:.*/, 'ongoing')).toBe(state);
  });
});
