// Puzzles as somebody solves them, with files of this test's own.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Board } from './support/board';
import { faultsInBoth, sideways } from './support/looks';
import { test } from './support/test';

const phone = { width: 360, height: 640 };

// White closes a mill on b6 and wins; Black needs two moves; White alone draws by g7-d7.
const mill = '05i3i091i';
const two = '1qi0n090j';
const draw = 'j77epbc8i';
const trap = 'jp1epf3hi'; // White plays g7-d7, Black errs
const forced = '00122ci9i'; // after e5-e4 Black has three moves that hold
const files: Record<string, string> = {
  win: `${mill} 600 +wf edFGM\n${two} 1390 +wof eh ce miENS\n`,
  draw: `${draw} 870 =d cb\n`,
  trap: `${trap} 1040 =t cb mr im\n${forced} 1100 =t im\n`,
};

// Instead of the files of the page; returns which of them were asked for.
async function servePuzzles(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/(win|only|draw|build|break|block|sacrifice|flying|trap)-[^/]*\.txt$/, (route) => {
    const theme = /\/(\w+)-[^/]*\.txt$/.exec(route.request().url())?.[1] ?? '';
    asked.push(theme);
    return route.fulfill({ contentType: 'text/plain', body: `# muehle puzzles 1: ${theme}\n${files[theme] ?? ''}` });
  });
  return asked;
}

// The same one in every file.
const serveOne = (page: Page) =>
  page.route(/-[^/]*\.txt$/, (route) =>
    route.fulfill({ contentType: 'text/plain', body: `# muehle puzzles 1: any\n${mill} 600 +wf edFGM\n` }),
  );

const stand = (board: Board) => board.part('trial').getAttribute('data-stand');
const feedback = async (board: Board) => ((await board.part('feedback').textContent()) ?? '').trim();
const task = (board: Board) => board.part('trial-title').textContent();
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('muehle.puzzles') ?? 'null') as Record<string, unknown>);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');
const solveMill = async (board: Board) => {
  for (const point of ['d6', 'b6', 'e4']) await board.tapPoint(point);
  await expect.poll(() => stand(board)).toBe('solved');
};

describe('a puzzle', () => {
  test('is found from the home page, solved by tapping, and counted', async ({ visit }) => {
    const { page, board } = await visit('/');
    const asked = await servePuzzles(page);
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await board.part('puzzles').waitFor();
    expect(await board.part('strength').textContent()).toBe('Solve a few, and your rating stands here.');
    await expect.poll(() => asked.length).toBe(1); // that of the puzzle of the day, for its picture
    const [ofToday = ''] = asked;
    await page.locator('[data-theme=win]').click();
    await board.part('trial').waitFor();
    expect(asked).toEqual(ofToday === 'win' ? ['win'] : [ofToday, 'win']); // nothing else before it is wanted
    await page.goto(`/#puzzles?theme=win&id=${two}`);
    await expect.poll(() => task(board)).toBe('Black to move and win in 2 moves.');
    await board.hears(/Black to move and win in 2 moves/);
    await board.tapPoint('d6');
    await board.tapPoint('d5');
    await board.hears(/Black moves from d6 to d5.*Right!/s);
    await board.hears(/White moves from g7 to d6.*And now/s); // the answer
    await expect.poll(() => board.part('trial').getAttribute('data-step')).toBe('1');
    expect(await board.stone('d6')).toBe('white');
    await board.tapPoint('e4');
    await board.tapPoint('e5');
    await expect.poll(() => feedback(board)).toBe('Mill! Take a white stone.');
    await board.tapPoint('f4');
    await expect.poll(() => stand(board)).toBe('solved');
    expect(await feedback(board)).toMatch(/^Solved! Rating \+\d+\. Difficulty 1390: Win, The only move, Flying\.$/);
    expect(await kept(page)).toMatchObject({ schema: 2, played: 1, solved: [two], failed: [] });
    await page.goto('/#puzzles');
    await expect.poll(() => board.part('strength').textContent()).toMatch(/^Your rating: 10\d\d$/);
  });

  test('says that a move is wrong, takes it back, and comes again', async ({ visit }) => {
    const { page, board } = await visit('/');
    await servePuzzles(page);
    await page.goto(`/#puzzles?id=${draw}`);
    await expect.poll(() => task(board)).toBe('White to move and hold the draw.');
    expect(await board.part('trial-stands').textContent()).toBe('White to move · all stones are placed');
    await board.hears(/all stones are placed/);
    expect(await board.part('cost').textContent()).toMatch(
      /^A hint, the solution or a wrong move counts as not solved/,
    );
    const before = await board.stones('white');
    await board.press('hint');
    expect(await feedback(board)).toMatch(/^With a hint it counts as not solved: rating 1000, then 9\d\d\.$/);
    await board.hears(/With a hint it counts as not solved/);
    expect(await kept(page), 'only asked').toBeNull();
    expect(await focused(page)).toBe('hint');
    await board.press('hint');
    expect(await feedback(board)).toBe('Hint: the stone on g7 moves.');
    expect(await board.part('cost').count()).toBe(0); // it has been paid
    await board.hears('Hint: the stone on g7 moves.');
    for (const point of ['a4', 'a1']) await board.tapPoint(point);
    await expect.poll(() => stand(board)).toBe('wrong');
    expect(await feedback(board)).toMatch(/^That loses the draw\./);
    await board.hears(/That loses the draw/);
    // Nobody knows it here, so the engine of the page answers, and one steps through what it plays.
    await expect.poll(() => feedback(board)).toMatch(/Black answers \S+, for example\. Try again\.$/);
    await board.press('step-back');
    await expect.poll(() => board.stones('white')).toEqual(before);
    expect(await stand(board)).toBe('wrong');
    await page.keyboard.press('Escape');
    await expect.poll(() => stand(board)).toBe('asked');
    expect(await board.stones('white')).toEqual(before);
    await board.drag(board.point('g7'), board.point('d7'));
    await expect.poll(() => stand(board)).toBe('solved');
    expect(await feedback(board)).toMatch(/^Solved\. The next time without help! Rating −/);
    expect(await kept(page)).toMatchObject({ played: 1, solved: [], failed: [{ id: draw, theme: 'draw' }] });

    await board.press('all-puzzles');
    await board.press('again');
    await expect.poll(() => task(board)).toBe('White to move and hold the draw.');
    for (const point of ['g7', 'd7']) await board.tapPoint(point);
    await expect.poll(() => stand(board)).toBe('solved');
    expect(await kept(page)).toMatchObject({ played: 1, solved: [draw], failed: [] }); // it counted before
    await board.press('go-on');
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/Nothing is left here/);
  });

  test('of a trap says what another move misses, before and after the error, and one shows its solution', async ({
    visit,
  }) => {
    const { page, board } = await visit('/');
    await servePuzzles(page);
    await page.goto(`/#puzzles?theme=trap&id=${trap}`);
    await expect
      .poll(() => task(board))
      .toBe('White to move. Many moves hold the draw. Which one makes it hardest for Black?');
    for (const point of ['b4', 'b2']) await board.tapPoint(point);
    await expect.poll(() => feedback(board)).toBe('That is not the best trap. Try again.');
    for (const point of ['g7', 'd7']) await board.tapPoint(point); // without taking back first
    await expect.poll(() => board.part('trial').getAttribute('data-step')).toBe('1');
    for (const point of ['b4', 'b2']) await board.tapPoint(point);
    await expect.poll(() => feedback(board)).toMatch(/^That lets the error pass\./);

    // Its solution is shown move by move, whatever is touched meanwhile.
    await page.goto(`/#puzzles?id=${two}`);
    await expect.poll(() => task(board)).toBe('Black to move and win in 2 moves.');
    await board.tapPoint('d6');
    await board.tapPoint('d5');
    await board.press('solution'); // while the other side answers
    expect(await feedback(board)).toMatch(/^With the solution it counts as not solved/);
    await board.press('solution');
    await board.tapPoint('c5');
    await expect.poll(() => stand(board)).toBe('solved');
    expect(await feedback(board)).toMatch(/^That was the solution\./);
    await board.hears(/The solution: from e4 to e5 and take d6/);
    await board.tapPoint('c5');
    await expect.poll(() => feedback(board)).toMatch(/^This is solved/);
  });

  test('is looked through when it is over, by buttons and arrows, and goes to the analysis board', async ({
    visit,
  }) => {
    const { page, board } = await visit('/');
    await servePuzzles(page);
    await page.goto(`/#puzzles?id=${two}`);
    await expect.poll(() => task(board)).toBe('Black to move and win in 2 moves.');
    const before = await board.stones('black');
    expect(await board.part('step-path').getAttribute('aria-label')).toBe('0 of 2 moves found');
    await board.press('solution');
    await board.press('solution');
    expect(await board.part('play-on').count()).toBe(0); // nor is anything given away
    await expect.poll(() => stand(board)).toBe('solved');
    const end = await board.stones('black');
    await board.press('step-back');
    await board.hears(/White moves from g7 to d6/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => board.stones('black')).toEqual(before);
    expect(await board.part('step-back').getAttribute('aria-disabled')).toBe('true');
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => board.stones('black')).toEqual(end);
    await board.press('step-back');
    await board.press('step-back');
    const looked = await board.stones('black');
    await board.press('play-on');
    await board.part('play-on-form').waitFor();
    await page.keyboard.press('Escape');
    await board.press('analyse');
    await board.part('analysis').waitFor();
    await expect.poll(() => board.stones('black')).toEqual(looked);
  });

  test('is turned for Black where games are', async ({ visit }) => {
    const { page, board } = await visit('/');
    await servePuzzles(page);
    const height = async (point: string) => (await board.point(point).boundingBox())?.y ?? 0;
    await page.goto(`/#puzzles?id=${two}`);
    await board.part('trial').waitFor();
    expect(await height('d7')).toBeLessThan(await height('d1'));
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('muehle.settings') ?? '{}') as object;
      localStorage.setItem('muehle.settings', JSON.stringify({ ...kept, turned: true }));
    });
    await page.reload();
    await board.part('trial').waitFor();
    expect(await height('d1')).toBeLessThan(await height('d7'));
    await expect.poll(() => page.locator('text:visible').allTextContents()).toEqual(expect.arrayContaining(['a', '7']));
  });

  test('of a trap says how many answers hold, where that is known', async ({ visit }) => {
    const { page, board } = await visit('/');
    await servePuzzles(page);
    await page.goto(`/#puzzles?theme=trap&id=${forced}`);
    for (const point of ['e5', 'e4']) await board.tapPoint(point);
    await expect.poll(() => stand(board)).toBe('solved');
    await expect
      .poll(() => feedback(board))
      .toMatch(/^Solved! The hardest: only 3 of 51 answers hold the draw for Black/);
    await board.hears(/only 3 of 51 answers hold/);
  });

  test('is solved by keyboard alone, by arrows and by typing', async ({ visit }) => {
    const { page, board } = await visit('/');
    await servePuzzles(page);
    await page.goto(`/#puzzles?id=${mill}`);
    await board.part('trial').waitFor();
    await expect.poll(() => board.stone('d6')).toBe('white');
    await page.keyboard.press('b');
    await board.choose('d6');
    await board.choose('b6');
    await board.hears('Mill! Take a black stone.');
    await page.keyboard.press('Escape');
    await board.choose('d6'); // let go
    await page.keyboard.press('e');
    await expect.poll(() => focused(page)).toBe('typed-move');
    await page.keyboard.type('a1-a7');
    await page.keyboard.press('Enter');
    await expect.poll(() => feedback(board)).not.toBe('');
    await board.part('typed-move').fill('d6-b6xe4');
    await page.keyboard.press('Enter');
    await expect.poll(() => stand(board)).toBe('solved');
    await expect.poll(() => focused(page)).toBe('go-on');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('#puzzles?theme=all');
    await expect.poll(() => stand(board)).toBe('asked');
  });
});

describe('ways to go through puzzles', () => {
  test('are the one of the day, which is ticked off, and a streak, which goes on to the first error', async ({
    visit,
  }) => {
    const { page, board } = await visit('/');
    await serveOne(page);
    await page.goto('/#puzzles?mode=daily');
    await board.part('trial').waitFor();
    await solveMill(board);
    await page.goto('/#puzzles');
    await expect.poll(() => board.part('daily').textContent()).toBe('Puzzle of the daysolved');
    expect(await kept(page)).toMatchObject({ played: 1, best: 0 });

    await page.goto('/#puzzles?mode=streak');
    await page.getByTestId('puzzle-kind').getByText('Streak: 0').waitFor();
    expect(await board.part('go-on').count()).toBe(0); // nothing is skipped
    await solveMill(board);
    expect(await feedback(board)).toMatch(/^Solved! One so far\. Difficulty/);
    await board.press('go-on');
    await page.getByTestId('puzzle-kind').getByText('Streak: 1').waitFor();
    await board.press('solution');
    expect(await feedback(board)).toBe('The solution ends the streak at 1.');
    await board.press('solution');
    await expect.poll(() => stand(board)).toBe('solved');
    expect(await feedback(board)).toContain('The streak is over: one solved. That is your record!');
    expect(await kept(page)).toMatchObject({ played: 1, best: 1 }); // the rating stays
    await board.press('go-on');
    await page.getByTestId('puzzle-kind').getByText('Streak: 0').waitFor();
  });

  test('are against the clock, the same puzzles by the same link, and those that were missed come after it', async ({
    visit,
  }) => {
    const { page, board } = await visit('/');
    await serveOne(page);
    await page.goto('/#puzzles');
    await board.press('rush');
    await expect.poll(() => board.part('clock').textContent()).toBe('3:00');
    await expect.poll(() => page.url()).toMatch(/#puzzles\?rush=[a-z0-9]{6}$/);
    expect(await board.part('hint').count()).toBe(0);
    const link = page.url();
    for (const point of ['d6', 'b6', 'e4']) await board.tapPoint(point);
    await board.hears(/Right! 1 solved\./);
    await board.part('rush-result').waitFor(); // there is one puzzle here
    expect(await board.part('score').textContent()).toBe('1');
    expect(await board.part('bests').textContent()).toBe('That is your record!');
    expect(await board.part('rush-link').inputValue()).toBe(link);
    await board.press('rush-again');
    await board.part('trial').waitFor();
    for (const point of ['g1', 'd1']) await board.tapPoint(point);
    await expect.poll(() => feedback(board)).toMatch(/^Wrong\./);
    await board.part('rush-result').waitFor();
    expect(await board.part('bests').textContent()).toBe('Best of today: 1. Your record: 1.');
    expect(await kept(page)).toMatchObject({ played: 0, rush: { best: 1, today: 1 } });
    expect(await faultsInBoth(page)).toEqual([]);
    await board.press(`missed-${mill}`);
    await board.part('hint').waitFor();
  });

  test('are told by theme, with the last ones to be opened again', async ({ visit }) => {
    const { page, board } = await visit('/');
    await servePuzzles(page);
    await page.goto(`/#puzzles?id=${mill}`);
    await board.part('trial').waitFor();
    await solveMill(board);
    await page.goto(`/#puzzles?id=${draw}`);
    await expect.poll(() => task(board)).toBe('White to move and hold the draw.');
    for (const point of ['a4', 'a1']) await board.tapPoint(point);
    await expect.poll(() => stand(board)).toBe('wrong');
    await page.goto('/#puzzles');
    await board.press('progress');
    await board.part('puzzle-progress').waitFor();
    expect(await page.locator('tr[data-theme=win] td').allTextContents()).toEqual(['1 of 1', ' 100 %', '1007']);
    const past = () =>
      page.getByTestId(/^past-/).evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')));
    expect(await past()).toEqual([`past-${draw}`, `past-${mill}`]);
    expect(await faultsInBoth(page)).toEqual([]);
    await page.setViewportSize(phone);
    await expect.poll(() => sideways(page)).toBe(0);
    await board.press(`past-${draw}`);
    await expect.poll(() => task(board)).toBe('White to move and hold the draw.');
  });

  test('say so where there is no puzzle, and ask again for files that could not be had', async ({ visit }) => {
    const { page, board, excuse } = await visit('/');
    excuse(/ERR_FAILED/);
    await page.route(/\/win-[^/]*\.txt$/, (route) => route.abort());
    await page.goto('/#puzzles?theme=win');
    const alerts = () => page.getByRole('alert').allTextContents();
    await expect.poll(alerts).toEqual([expect.stringMatching(/could not be loaded/)]);
    await page.unroute(/\/win-[^/]*\.txt$/);
    await servePuzzles(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await board.part('trial').waitFor();

    for (const wrong of ['id=000000000', 'id=nonsense', 'theme=chess', 'mode=fast']) {
      await page.goto(`/#puzzles?${wrong}`);
      await expect.poll(alerts, { message: wrong }).toEqual([expect.stringMatching(/There is no such puzzle/)]);
      await page.goto('/#puzzles');
      await expect.poll(alerts).toEqual([]);
    }
    await page.goto('/#puzzles?theme=block'); // none in these files
    await expect.poll(alerts).toEqual([expect.stringMatching(/no puzzles here/)]);
    await board.press('all-puzzles');
    await board.part('puzzles').waitFor();
  });

  test('count without storage too, as long as the page is open', async ({ visit }) => {
    const { page, board } = await visit('/');
    await servePuzzles(page);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new Error('no storage');
      };
      Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
    });
    await page.goto('about:blank'); // to load it anew: the home page may still be changing its address
    await page.goto(`/#puzzles?id=${mill}`);
    await board.part('trial').waitFor();
    await solveMill(board);
    await board.press('all-puzzles');
    await expect.poll(() => board.part('strength').textContent()).toMatch(/^Your rating: 1\d\d\d$/);
  });
});

test('axe finds nothing in the light or in the dark, and a phone is wide enough', async ({ visit }) => {
  const { page, board } = await visit('/');
  await servePuzzles(page);
  const fits = async (what: string) => {
    expect(await faultsInBoth(page), what).toEqual([]);
    await page.setViewportSize(phone);
    await expect.poll(() => sideways(page), { message: what }).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => sideways(page), { message: what }).toBe(0);
  };
  await page.goto('/#puzzles');
  await board.part('puzzles').waitFor();
  await fits('the list');
  await page.goto(`/#puzzles?id=${draw}`);
  await board.part('trial').waitFor();
  await board.press('hint');
  await fits('the price of a hint');
  await board.press('hint');
  await fits('a puzzle');
  await board.press('solution');
  await expect.poll(() => stand(board)).toBe('solved');
  await fits('solved');
});
