// Measures what the page promises to be: how much it loads, how soon something is to be read and can be touched, and
// whether it goes on drawing while the computer thinks. Prints a table; the exit code is 1 where a limit is not kept.
//
//     node tools/page/figures.mjs
//
// Wants the built program and an idle machine: a loaded one makes the times longer, not the sizes.
import { loadavg } from 'node:os';
import { withBrowser, withServer } from './program.mjs';

const kilobyte = 1000;
const rows = [];
const row = (what, value, limit, unit) => rows.push({ what, value, limit, unit, kept: value <= limit });

async function fresh(browser, address, throttle) {
  const context = await browser.newContext({ baseURL: address, locale: 'de-DE', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await throttle?.(tools);
  return { context, page, tools };
}

// Bytes over the wire by kind until nothing more comes, of what `act` does.
async function loaded({ page, tools }, act) {
  const sizes = new Map();
  const kinds = new Map();
  tools.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, new URL(response.url).pathname));
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = kinds.get(requestId) ?? '';
    sizes.set(path, (sizes.get(path) ?? 0) + encodedDataLength);
  });
  await act();
  await page.waitForLoadState('networkidle');
  const sum = (pattern) => [...sizes].reduce((all, [path, size]) => all + (pattern.test(path) ? size : 0), 0) / kilobyte;
  return { script: sum(/\.js$/), rules: sum(/rules-[^/]*\.wasm$/), engine: sum(/muehle-[^/]*\.wasm$/), all: sum(/./) };
}

async function sizes(browser, address) {
  const visitor = await fresh(browser, address);
  // What the page fetches later, when it has nothing else to do, is not of the first load.
  await visitor.page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const { page } = visitor;
  const first = await loaded(visitor, async () => {
    await page.goto('/');
    await page.locator('[data-point=d6]').waitFor();
    await page.getByTestId('start-two').click();
    await page.getByTestId('game').waitFor();
  });
  row('first load of home and game: script', first.script, 60, 'KB');
  row('the same: WebAssembly', first.rules, 150, 'KB');
  await visitor.context.close();
  for (const [name, path, ready] of pages) {
    const other = await fresh(browser, address);
    await other.page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await other.page.goto('/');
    await other.page.locator('[data-point=d6]').waitFor();
    const more = await loaded(other, async () => {
      await other.page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await other.page.locator(ready).first().waitFor();
    });
    row(`${name}, on top of the home page: script`, more.script, 60, 'KB');
    await other.context.close();
  }
}
const pages = [
  ['my games', '/#games', '[data-testid=games]'],
  ['the lessons', '/#learn', '[data-testid=lessons]'],
  ['a lesson', '/#learn=mills', 'main [data-point=d6]'],
  ['the puzzles', '/#puzzles', '[data-testid=puzzles]'],
  ['a puzzle', '/#puzzles?mode=daily', '[data-testid=trial]'],
  ['the analysis board', '/#analyse?position=', '[data-testid=analysis]'],
  ['the solution', '/#solution', '[data-testid=solution]'],
  ['a record of the solution', '/#solution?part=records', '[data-testid=record-view]'],
  ['the solution on the analysis board', '/#solution?part=walk', '[data-testid=analysis]'],
  ['the rules side by side', '/#rules', '[data-testid=compare]'],
  ['the history', '/#history', 'main h2'],
  ['the tournaments', '/#tournament', '[data-testid=tournaments]'],
  ['the clubs', '/#club', '[data-testid=clubs]'],
  ['the account', '/#account', '[data-testid=account]'],
];

async function firstText(browser, address) {
  const { context, page } = await fresh(browser, address, (tools) =>
    tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 400_000 / 8,
      uploadThroughput: 400_000 / 8,
    }),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[data-testid=home]').waitFor();
  const home = await page.evaluate(() => performance.now());
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now());
  row('first text at 400 kbit/s', paint, 2000, 'ms');
  row('the home page at 400 kbit/s', home, 3000, 'ms');
  await context.close();
}

async function interactive(browser, address) {
  const times = [];
  const shifts = [];
  for (let n = 0; n < 5; n++) {
    const { context, page } = await fresh(browser, address, (tools) =>
      tools.send('Emulation.setCPUThrottlingRate', { rate: 4 }),
    );
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shift += entry.value))).observe({
        type: 'layout-shift',
        buffered: true,
      });
      // Can be touched: the board's labels come with the rules.
      const look = () =>
        document.querySelector('[data-point=d6][aria-label*=","]')
          ? (window.ready = performance.now())
          : requestAnimationFrame(look);
      look();
    });
    await page.goto('/');
    await page.waitForFunction(() => window.ready !== undefined);
    times.push(await page.evaluate(() => window.ready));
    await page.waitForTimeout(500);
    shifts.push(await page.evaluate(() => window.shift));
    await context.close();
  }
  times.sort((a, b) => a - b);
  row('home can be played on, processor slowed down four times (median of 5)', times[2], 1000, 'ms');
  row('layout shift of the home page', Math.max(...shifts), 0, '');
}

async function drawing(browser, address) {
  const { context, page } = await fresh(browser, address);
  await page.goto('/?mode=computer&level=10&colour=white');
  await page.getByTestId('game').waitFor();
  await page.evaluate(() => {
    window.frames = [];
    window.tasks = [];
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => window.tasks.push(duration))).observe({
      type: 'longtask',
    });
    let last = performance.now();
    const next = (now) => {
      window.frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  let first = 0; // longest task of the first move
  for (let n = 0; n < 4; n++) {
    await page.locator('[data-target]').first().waitFor({ state: 'attached' });
    const plies = await page.locator('main [data-ply]').count();
    await page.locator('[data-target]').nth(3 * n).click();
    await page.waitForFunction((before) => document.querySelectorAll('main [data-ply]').length >= before + 2, plies);
    if (n === 0) first = await page.evaluate(() => Math.max(0, ...window.tasks.splice(0)));
  }
  const { frames, tasks } = await page.evaluate(() => ({ frames: window.frames, tasks: window.tasks }));
  frames.sort((a, b) => a - b);
  row('frames while the computer thinks, 99 %', frames[Math.floor(frames.length * 0.99)], 34, 'ms');
  row('longest task of the first move, with which the browser opens the sound', first, 100, 'ms');
  row('longest task of three moves after it', Math.max(0, ...tasks), 100, 'ms');
  await context.close();
}

// In how many frames after a tap the board shows something else.
async function answering(browser, address) {
  const { context, page } = await fresh(browser, address);
  await page.goto('/?mode=two');
  await page.getByTestId('game').waitFor();
  await page.evaluate(() => {
    window.answers = [];
    const board = document.querySelector('main [data-point]').parentElement.parentElement;
    const listen = () => {
      let frame = 0;
      let changed = false;
      const watch = new MutationObserver(() => (changed = true));
      watch.observe(board, { subtree: true, childList: true, attributes: true });
      const next = () => {
        frame++;
        if (!changed) return requestAnimationFrame(next);
        watch.disconnect();
        window.answers.push(frame);
      };
      requestAnimationFrame(next);
    };
    board.addEventListener('click', listen, true);
  });
  const points = ['d6', 'f4', 'd2', 'b4', 'a1', 'g7', 'a7', 'g1', 'c5', 'e3', 'e4', 'c4'];
  for (const [n, point] of points.entries()) {
    await page.locator(`[data-point=${point}]`).click();
    await page.waitForFunction((count) => document.querySelectorAll('main [data-ply]').length === count, n + 1);
  }
  const answers = await page.evaluate(() => window.answers);
  if (answers.length < points.length) throw new Error(`only ${answers.length} of ${points.length} taps were answered`);
  row('frames until a tap is answered, the longest of 12', Math.max(...answers), 1, '');
  await context.close();
}

await withServer((address) =>
  withBrowser(async (browser) => {
    await sizes(browser, address);
    await firstText(browser, address);
    await interactive(browser, address);
    await drawing(browser, address);
    await answering(browser, address);
  }),
);
console.log(`load ${loadavg()[0].toFixed(1)}`);
for (const { what, value, limit, unit, kept } of rows)
  console.log(`${kept ? ' ' : '!'} ${what}: ${value.toFixed(unit === '' ? 3 : 1)} ${unit} (at most ${limit})`);
process.exitCode = rows.every(({ kept }) => kept) ? 0 : 1;
