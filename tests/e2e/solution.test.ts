// The solved game on its pages, and a draw that is held against the computer that knows it.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Board } from './support/board';
import { faultsInBoth, sideways } from './support/looks';
import { test as base } from './support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const german = { locale: 'de-DE' };
const longestWin = 'WBWB.WWWBW..WBWB....BB.. w 0 0';
// White draws by b4-f6 or g4-f6 alone; the tests' database knows it.
const critical = 'BWB.B.....W..BW.....B... w 0 0';

// A part of the solution at its address, by what shows that it is there.
const test = base.extend<{
  open: (hash: string, shown: string, options?: BrowserContextOptions) => Promise<{ board: Board; page: Page }>;
}>({
  open: async ({ visit }, use) => {
    await use(async (hash, shown, options = {}) => {
      const { board, page } = await visit(`/${hash}`, options);
      await board.part(shown).first().waitFor();
      return { board, page };
    });
  },
});

describe('what is known', () => {
  test('is found from the home page, each sentence has a page, and its boards lead on', async ({ visit }) => {
    const { board, page } = await visit('/');
    await page.getByRole('link', { name: 'The solution' }).click();
    await board.part('solution').waitFor();
    expect(page.url()).toMatch(/#solution$/);
    expect(await board.part('solution').innerText()).toContain('26,751,579,218');
    await page.locator('[data-topic=draw]').click();
    expect(await page.locator('h1').innerText()).toBe('Two who make no mistake always draw');
    expect(await board.part('topic').innerText()).toContain('52 moves lose a drawn game there');
    await board.press('next-topic');
    await expect.poll(() => board.part('topic').getAttribute('data-topic')).toBe('positions');
    await page.goBack();
    await expect.poll(() => board.part('topic').getAttribute('data-topic')).toBe('draw');

    // A board opens on the analysis board, and one of a record as that record.
    await board.press('diagram');
    await board.part('analysis').waitFor();
    await board.seesState(/^Black to play/);
    expect(await board.stones('black')).toEqual(['a7']);
    await page.goto('/#solution?topic=limits');
    await board.part('diagram').last().click();
    await expect.poll(() => board.part('record-choice').inputValue()).toBe('9-5');

    await page.goto('/#solution?topic=weather');
    await expect
      .poll(() => page.getByRole('alert').allInnerTexts())
      .toEqual(['There is no such thing in the solution. Choose something else.']);
  });
});

describe('the sectors', () => {
  const cell = (page: Page, sector: string) => page.locator(`[data-testid=heat-map] [data-sector="${sector}"]`);

  test('are a table in any order and a map of what is wanted, of which a field leads to its record', async ({
    open,
  }) => {
    const { board, page } = await open('#solution?part=sectors', 'sector-table');
    const table = board.part('sector-table');
    const first = () => table.locator('tbody th').first().innerText();
    const heading = (column: string) => table.locator(`[data-column=${column}]`);
    expect(await table.locator('tbody tr').count()).toBe(49);
    expect(await first()).toBe('3–3');
    await heading('win').click();
    expect(await first()).toBe('8–7');
    expect(await table.locator('th[aria-sort=descending]').innerText()).toMatch(/^longest win/);
    await heading('win').press('Enter');
    expect(await table.locator('th[aria-sort=ascending]').innerText()).toMatch(/^longest win/);
    await page.getByLabel('Placing', { exact: true }).check();
    expect(await table.locator('tbody tr').count()).toBe(305);
    await heading('total').click();
    expect(await first()).toBe('8–8');

    // It fades where there is more of it, can be scrolled by keys, and ends where it ends.
    const box = page.getByRole('region', { name: 'All sectors' });
    const more = () => box.locator('..').getAttribute('data-more');
    await expect.poll(more).toContain('down');
    await box.focus();
    await page.keyboard.press('End');
    await expect.poll(more).not.toContain('down');
    expect(await board.part('placing').locator('tbody tr').count()).toBe(19);

    // The map.
    await page.getByLabel('Moving', { exact: true }).check();
    await expect.poll(() => page.locator('[data-sector]').count()).toBe(49);
    expect(await cell(page, '8-7').innerText()).toMatch(/\s80$/);
    const amount = (sector: string) => cell(page, sector).evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await amount('9-3')).not.toBe(await amount('3-9'));
    await page.getByLabel('Longest win', { exact: true }).check();
    expect(await cell(page, '8-7').innerText()).toMatch(/\s203$/);
    expect(await cell(page, '3-6').getByRole('link').count()).toBe(0);
    expect(await cell(page, '3-6').innerText()).toMatch(/\s–$/);
    await cell(page, '8-7')
      .getByRole('link', { name: /^8 against 7: won 80\.0\s%/ })
      .click();
    await board.part('record-view').waitFor();
    expect(page.url()).toMatch(/#solution\?part=records&of=8-7$/);
  });

  test('keep the names of rows and columns on a phone, of both phases', async ({ open }) => {
    const { board, page } = await open('#solution?part=sectors', 'sector-table', phone);
    const box = page.getByRole('region', { name: 'All sectors' });
    for (const [phase, rows] of [
      ['Moving', 49],
      ['Placing', 305],
    ] as const) {
      await page.getByLabel(phase, { exact: true }).check();
      await expect.poll(() => board.part('sector-table').locator('tbody tr').count()).toBe(rows);
      await box.scrollIntoViewIfNeeded();
      await box.evaluate((element) => element.scrollTo(150, 400));
      await expect.poll(() => box.evaluate((element) => [element.scrollLeft, element.scrollTop])).toEqual([150, 400]);
      const shown = await board.part('sector-table').evaluate((table) => {
        const { left, top } = table.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const [corner, name] = table.querySelectorAll('.kept');
        const at = (x: number, y: number) => document.elementFromPoint(left + x, top + y)?.closest('th');
        return {
          corner: at(20, 20)?.textContent.trim(),
          name: at(20, 200)?.getAttribute('scope'),
          aside: [corner, name].map((cell) => Math.round((cell?.getBoundingClientRect().left ?? NaN) - left)),
          edge: name && getComputedStyle(name).borderRightStyle,
        };
      });
      const corner = expect.stringMatching(/^sector/) as string;
      expect(shown, phase).toEqual({ corner, name: 'row', aside: [0, 0], edge: 'solid' });
    }
  });
});

describe('a record', () => {
  const ply = (board: Board) => board.part('record-view').getAttribute('data-ply');

  test('is gone through with the slider, by keys, by its moves, and by itself', async ({ open }) => {
    const { board, page } = await open('#solution?part=records&of=8-7', 'record-view');
    expect(await board.part('left').innerText()).toBe('203 plies left to the win.');
    await page.keyboard.press('ArrowRight');
    expect(await board.part('state').innerText()).toBe('White: a4-b4');
    expect(await board.part('left').innerText()).toBe('202 plies left to the win.');
    await board.part('slider').fill('183');
    expect(await board.part('state').innerText()).toBe('White: d2-d1xf4');
    await board.part('slider').press('ArrowRight');
    expect(await ply(board)).toBe('184');
    expect(await board.part('slider').getAttribute('aria-valuetext')).toMatch(/^Ply 184 of 203: g7-g4$/);
    await page.locator('[data-testid=record-view] [data-ply="203"]').click();
    expect(await board.part('left').innerText()).toBe('That is the win.');
    await page.getByRole('button', { name: 'To the start' }).click();
    expect(await ply(board)).toBe('0');

    // It plays by itself, and can be stopped.
    await page.goto('/#solution?part=records&of=4-6');
    await expect.poll(() => board.part('record-choice').inputValue()).toBe('4-6');
    await board.press('play');
    await expect.poll(() => ply(board)).toBe('3'); // it has three plies, and stops
    await expect.poll(() => board.part('play').innerText()).toBe('Play');
    await board.press('play'); // from the beginning again
    expect(await board.part('play').innerText()).toBe('Pause');
    await board.press('play');
    expect(await board.part('record-view').getAttribute('data-playing')).toBeNull();
  });

  test('of each sector with a win has an address, and opens for analysis where it stands', async ({ open }) => {
    const { board, page } = await open('#solution?part=records&of=3-6', 'record-view');
    expect(await page.getByRole('alert').innerText()).toMatch(/^There is no win in this sector\./);
    expect(await board.part('record-choice').inputValue()).toBe('placing');
    expect(await board.part('left').innerText()).toBe('205 plies left to the win.');
    await board.part('record-choice').selectOption('9-7');
    await expect.poll(() => page.url()).toMatch(/of=9-7$/);
    await board.part('record-choice').selectOption('8-7');
    await page.keyboard.press('Tab');
    await board.part('slider').fill('0');
    await board.press('in-analysis');
    await board.part('analysis').waitFor();
    await board.seesState(/^White to play: move/);
    expect((await board.stones('white')).length).toBe(longestWin.split('W').length - 1);
  });
});

describe('the walk', () => {
  test('begins on the empty board, and shows what moves are worth where somebody knows', async ({ server, open }) => {
    const value = () => fetch(`${server.address}/api/values?position=${encodeURIComponent(critical)}`);
    await expect.poll(async () => (await value()).status).toBe(200);
    const { board } = await open('#solution?part=walk', 'analysis');
    const says = () => board.part('move-values').innerText();
    await expect.poll(says).toContain('There are no exact values of this position here.');
    expect((await board.loaded()).join(), 'of the other parts').not.toMatch(/\/(sectors|figures|Known|typed)-/);
    await board.playMoves(['d6', 'f4']);
    await board.seesPlies(2);
    await board.press('set-up'); // the tests' database knows endings only
    await board.part('position-text').fill(critical);
    await board.press('analyse-position');
    await expect.poll(says).toMatch(/The position is a draw\.\s+2 of 48 moves keep that\./);
    await board.part('move-values').getByRole('button', { name: 'b4-f6' }).click();
    await board.seesPlies(1);
  });
});

describe('the address of the walk', () => {
  const bad = 'The moves in this address cannot be read. You are at the start.';
  const kept = (board: Board) => board.page.locator('[data-testid=analysis][data-kept=true]').waitFor();

  test('keeps its moves: loaded again, handed on, and come back to', async ({ open }) => {
    const { board, page } = await open('#solution?part=walk', 'analysis');
    await board.playMoves(['d6', 'f4', 'd2']);
    await kept(board);
    await page.reload();
    await board.seesPlies(3);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.evaluate(() => (history.state as { path?: string } | null)?.path)).toBe('d6 f4');
    await page.reload();
    await board.seesState('White to play: place a stone (8 left).');
    const hash = await page.evaluate(() => location.hash);
    expect(hash).toMatch(/^#solution\?part=walk&game=z[\w-]+$/);
    const other = await open(hash, 'analysis');
    await other.board.seesPlies(3);

    // Another part and back; the part itself begins anew, and the one before is still there.
    const parts = board.part('solution-parts').getByRole('link');
    await parts.first().click();
    await board.part('solution').waitFor();
    await page.goBack();
    await board.seesPlies(3);
    await parts.last().click();
    await board.seesState('White to play: place a stone (9 left).');
    await board.playMoves(['a1']);
    await kept(board);
    await page.goBack();
    await board.seesPlies(3);
    await page.goForward();
    await board.seesPlies(1);
  });

  test('with bad moves says so and begins', async ({ open }) => {
    const { board, page } = await open('#solution?part=walk', 'analysis');
    const alerts = () => page.getByRole('alert').filter({ hasText: bad }).count();
    for (const packed of ['zbad', 'tMS4gZDYgZDYgKg', '']) {
      await page.goto(`/#solution?part=walk&game=${packed}`);
      await expect.poll(alerts, { message: packed }).toBe(1);
      await board.seesState('White to play: place a stone (9 left).');
      await board.playMoves(['d6']);
      await expect.poll(alerts, { message: packed }).toBe(0);
    }
    await kept(board);
    await page.reload();
    await board.seesPlies(1);
  });
});

describe('a draw to be held', () => {
  const hold = `/?${new URLSearchParams({ mode: 'computer', level: '13', colour: 'white', goal: 'draw', position: critical }).toString()}`;
  async function play(board: Board, ...points: string[]) {
    for (const point of points) await board.tapPoint(point);
  }

  test('says how many moves have held it, and which one has lost it', async ({ server, visit }) => {
    const value = () => fetch(`${server.address}/api/values?position=${encodeURIComponent(critical)}`);
    await expect.poll(async () => (await value()).status).toBe(200);
    const { board, page } = await visit(hold);
    await board.part('game').waitFor();
    await board.seesNote('Hold the draw: for 30 moves, or until the game is drawn.');
    await play(board, 'b4', 'f6');
    await board.hears('The draw holds: 1 of 30 moves.');
    await board.seesState(/^Your turn/);
    await board.press('undo');
    await board.seesPlies(0);
    await play(board, 'b4', 'a1');
    await board.hears('b4-a1 loses the draw. You held it for no move.');
    await page.reload(); // it is known again, and not counted anew
    await board.seesNote('b4-a1 loses the draw. You held it for no move.');
    // By key: what the game was comes above it a moment later, and a click in between would be lost.
    await board.part('hold-another').press('Enter');
    await board.part('hold').waitFor();
  });

  test('begins from the puzzles, at a position that can be handed on', async ({ visit }) => {
    const { board, page } = await visit('/#puzzles');
    await board.press('hold');
    await board.part('hold').waitFor();
    expect(await board.part('hold').innerText()).toContain('30 of your moves are without an error');
    await board.part('unsure').waitFor(); // this server has few positions
    expect(page.url()).toMatch(/#puzzles\?mode=hold&id=\w{9}$/);
    const first = page.url();
    await expect
      .poll(async () => {
        await board.press('another-hold');
        return page.url();
      })
      .not.toBe(first);
    const { board: other } = await visit(new URL(first).pathname + new URL(first).hash, german);
    const picture = (one: Board) =>
      one.page.getByRole('img', { name: /^(The position|Die Stellung)/ }).getAttribute('aria-label');
    await other.part('hold').waitFor();
    await page.goto(first);
    const points = async (one: Board) => ((await picture(one)) ?? '').match(/[a-g]\d/g);
    await expect.poll(() => points(board)).toEqual(await points(other));
    await other.press('begin-hold');
    await other.part('game').waitFor();
    expect(await other.part('game').getAttribute('data-kind')).toBe('computer');
    await other.seesNote(/Halte das Remis|Lösung ist hier nicht zur Hand/);

    await page.goto('/#puzzles?mode=hold&id=000000000');
    await board.part('no-hold').waitFor();
    expect(await page.getByRole('alert').innerText()).toBe('There is no such position here. Take another one.');
    await page.getByRole('button', { name: 'Another position' }).click();
    await board.part('hold').waitFor();
  });
});

// The parts, by what shows that each is there.
const places = [
  ['#solution', '[data-testid=solution]'],
  ['#solution?topic=limits', '[data-testid=topic][data-topic=limits]'],
  ['#solution?topic=few', '[data-testid=topic][data-topic=few]'],
  ['#solution?part=sectors', '[data-testid=sectors]'],
  ['#solution?part=records&of=8-7', '[data-testid=record-view]'],
  ['#solution?part=walk', '[data-testid=analysis]'],
  ['#puzzles?mode=hold&id=070033k06', '[data-testid=hold]'],
] as const;

describe('every part', () => {
  test('has nothing that axe finds, in the light or in the dark', async ({ visit }) => {
    const { page } = await visit('/');
    for (const [hash, shown] of places) {
      await page.goto(`/${hash}`);
      await page.locator(shown).first().waitFor();
      expect(await faultsInBoth(page), hash).toEqual([]);
      expect(await sideways(page), hash).toBeLessThanOrEqual(0);
    }
  });

  test('is as wide as a phone, and has its figures as they are written in German', async ({ visit }) => {
    const { board, page } = await visit('/', { ...phone, ...german });
    for (const [hash, shown] of places) {
      await page.goto(`/${hash}`);
      await page.locator(shown).first().waitFor();
      expect(await sideways(page), hash).toBeLessThanOrEqual(0);
    }
    await page.goto('/#solution');
    await expect.poll(() => board.part('solution').innerText()).toContain('26.751.579.218');
    await page.goto('/#solution?topic=few');
    await expect.poll(() => board.part('topic').innerText()).toContain('3 gegen 5');
    expect(await board.part('topic').innerText()).toContain('52,7 %');
    await page.goto('/#solution?part=records&of=99-1');
    await expect
      .poll(() => page.getByRole('alert').allInnerTexts())
      .toEqual([expect.stringMatching(/^Einen solchen Sektor gibt es nicht\./)]);
  });
});
