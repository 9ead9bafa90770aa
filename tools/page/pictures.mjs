// Takes pictures of every page: phone, tablet and desktop, light and dark, German and English.
//
//     node tools/page/pictures.mjs FOLDER [PAGE]...
//
// With MUEHLE_DB, the folder of a whole database, the analysis board knows what every move is worth. The README has
// mill-, review-, analysis-desktop-light-en.png and puzzle-phone-light-en.png, made smaller by `pngquant --quality 70-98`.
import { mkdirSync } from 'node:fs';
import { withBrowser, withServer } from './program.mjs';

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) {
  console.error('Say where the pictures go: node tools/page/pictures.mjs FOLDER [PAGE]...');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

const windows = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] };
const midgame = 'WW.BW..B...W..B.W.B.B... w 0 0';
const threeEach = 'WW.W.................BBB w 0 0';
const millToClose = 'WW........W.B........BBB w 5 5';

// A page by its address, what shows that it is there, and what is done before the picture.
const pages = {
  home: ['/', '[data-point=d6]'],
  game: [`/?mode=two&position=${encodeURIComponent(midgame)}`, '[data-testid=game]'],
  mill: [
    `/?mode=two&position=${encodeURIComponent(millToClose)}`,
    '[data-testid=game]',
    (page) => page.locator('[data-point=g7]').click(),
  ],
  computer: [
    '/?mode=computer&level=4&colour=white',
    '[data-testid=game]',
    async (page) => {
      await page.locator('[data-point=d6]').click();
      await page.waitForFunction(() => document.querySelectorAll('main [data-ply]').length >= 2);
    },
  ],
  review: [
    `/?mode=two&position=${encodeURIComponent(threeEach)}`,
    '[data-testid=game]',
    async (page) => {
      for (const point of ['b6', 'd5', 'g1', 'g7', 'd7', 'd6', 'a1', 'a4', 'a7', 'd7', 'g7'])
        await page.locator(`[data-point=${point}]`).click();
      await page.locator('[data-testid=review]').click();
      await page.locator('[data-testid=review-panel][data-done=true]').waitFor();
    },
  ],
  analysis: [
    '/#analyse?position=',
    '[data-testid=analysis]',
    async (page) => {
      const touch = async (points) => {
        for (const point of points) await page.locator(`[data-point=${point}]`).click();
      };
      await touch(['d6', 'f4', 'd2', 'b4', 'f6', 'b6', 'b2', 'f2']);
      await page.locator('[data-testid=pen]').click();
      await touch(['b2', 'b2', 'f6', 'g7']);
      await page.locator('[data-testid=pen]').click();
      const knows = await page.locator('[data-testid=worth]').waitFor({ timeout: 2000 }).then(() => true, () => false);
      if (!knows) return; // a server with a whole database does
      await page.locator('[data-testid=heat]').check();
      await page.locator('[data-testid=told-apart]').waitFor();
    },
  ],
  games: ['/#games', '[data-testid=games]'],
  learn: ['/#learn', 'main'],
  lesson: ['/#learn=mills', 'main'],
  puzzles: ['/#puzzles', '[data-testid=puzzles]'],
  puzzle: ['/#puzzles?mode=daily', '[data-testid=trial]'],
  hold: ['/#puzzles?mode=hold&id=070033k06', '[data-testid=hold]'],
  solution: ['/#solution', '[data-testid=solution]'],
  said: ['/#solution?topic=few', '[data-testid=topic]'],
  sectors: ['/#solution?part=sectors', '[data-testid=sectors]'],
  record: [
    '/#solution?part=records&of=8-7',
    '[data-testid=record-view]',
    (page) => page.getByTestId('slider').fill('183'),
  ],
  walk: ['/#solution?part=walk', '[data-testid=analysis]'],
  rules: ['/#rules', 'main'],
  history: ['/#history', 'main'],
  nowhere: ['/nothing', 'main'],
};

for (const name of wanted) {
  if (name in pages) continue;
  console.error(`There is no page ${name}; there are ${Object.keys(pages).join(', ')}`);
  process.exit(2);
}

await withServer((baseURL) =>
  withBrowser(async (browser) => {
    for (const [name, [path, ready, prepare]] of Object.entries(pages)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      for (const [window, [width, height]] of Object.entries(windows)) {
        for (const colorScheme of ['light', 'dark']) {
          for (const locale of ['de-DE', 'en-GB']) {
            const context = await browser.newContext({ baseURL, locale, colorScheme, viewport: { width, height } });
            const page = await context.newPage();
            await page.goto(path);
            await page.locator(ready).first().waitFor();
            await prepare?.(page);
            await page.waitForTimeout(400); // until what moves stands still
            await page.screenshot({ path: `${folder}/${name}-${window}-${colorScheme}-${locale.slice(0, 2)}.png` });
            await context.close();
          }
        }
      }
    }
  }),
);
