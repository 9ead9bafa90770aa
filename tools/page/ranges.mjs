// Counts what the page reads of a database that lies on a web server: bytes and round trips for all moves of a
// position from an empty cache, over positions of games that the computer plays against itself, and for the review of
// such a game.
//
//     node tools/page/ranges.mjs --db DIR [--positions 200] [--seed 1]
//
// Wants the built module and a database. Only the times of the reviews depend on how idle the machine is.
import { openSync, readFileSync, readSync, readdirSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from '../../web/node_modules/vite/dist/node/index.js';
import { withBrowser } from './program.mjs';

const { values: options } = parseArgs({
  options: { db: { type: 'string' }, positions: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
if (!options.db) throw new Error('--db DIR: the folder that `muehle solve` wrote into');

const kilobyte = 1000;
const wholeBytes = 32 * 1024; // as in web/src/exact/files/web.ts
const folder = 'exception_all_in_mills-fly3';
const headerBytes = 64;

const files = new Map();
for (const name of readdirSync(join(options.db, folder)).filter((one) => /\.(wdl|plies)$/.test(one))) {
  const path = join(options.db, folder, name);
  const descriptor = openSync(path, 'r');
  const header = Buffer.alloc(headerBytes);
  readSync(descriptor, header, 0, headerBytes, 0);
  files.set(name, { descriptor, bytes: statSync(path).size, model: Number(header.readBigUInt64LE(32)) });
}

// The page from its sources, and the database beside it as plain files.
const served = { bytes: 0, requests: 0 };
function serveDatabase(request, response, next) {
  const name = request.url.split('/').at(-1);
  const file = files.get(name);
  if (name === 'manifest.json') {
    const listed = [...files].map(([one, { bytes, model }]) => ({ name: one, bytes, model, checksum: '' }));
    response.end(JSON.stringify({ values: false, databases: [{ folder, rules: '', files: listed }] }));
    return;
  }
  if (!file) return next();
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const [first, last] = range ? [Number(range[1]), Number(range[2])] : [0, file.bytes - 1];
  const bytes = Buffer.alloc(last - first + 1);
  readSync(file.descriptor, bytes, 0, bytes.length, first);
  served.bytes += bytes.length;
  served.requests += 1;
  response.writeHead(range ? 206 : 200, { 'Content-Range': `bytes ${first}-${last}/${file.bytes}` }).end(bytes);
}
const vite = await createServer({
  root: 'web',
  logLevel: 'error',
  plugins: [{ name: 'database', configureServer: ({ middlewares }) => void middlewares.use('/db/', serveDatabase) }],
});
await vite.listen();
const [address] = vite.resolvedUrls.local;
const { openDesk } = await vite.ssrLoadModule('/src/rules/wasm.ts');
const { merged } = await vite.ssrLoadModule('/src/exact/files/pieces.ts');
const { withBytes } = await vite.ssrLoadModule('/src/exact/files/reader.ts');
const module = new WebAssembly.Module(readFileSync('build/wasm/muehle.wasm'));

// A page that has just been opened.
async function freshReader() {
  const desk = await openDesk(module);
  const whole = new Set();
  const count = { bytes: 0, rounds: 0, requests: 0 };
  desk(['expect', folder, ...[...files].map(([name, { bytes, model }]) => `${name} ${bytes} ${model}`)].join('\n'));

  function fetchPiece({ file, offset, length }) {
    const { descriptor, bytes } = files.get(file);
    const small = bytes <= wholeBytes;
    if (!small || !whole.has(file)) {
      count.requests += 1;
      count.bytes += small ? bytes : length;
    }
    if (small) whole.add(file);
    const piece = Buffer.alloc(length);
    readSync(descriptor, piece, 0, length, offset);
    desk(withBytes(['give', folder, file, offset], piece));
  }
  function ask(request, again = request) {
    for (let now = request; ; now = again) {
      const answer = JSON.parse(desk(now));
      if (answer.error) throw new Error(answer.error.message);
      if (!answer.missing) return answer;
      count.rounds += 1;
      merged(answer.missing).forEach(fetchPiece);
    }
  }
  return { desk, ask, count };
}

// A game of two levels, by default such as err now and then: its events and positions.
async function playGame(seed, levels = [4, 5]) {
  const desk = await openDesk(module);
  let { game } = JSON.parse(desk('open\nstandard\n'));
  const events = [];
  const positions = [];
  for (let ply = 0; ply < 200 && game.outcome.verdict === 'ongoing'; ++ply) {
    const colour = ply % 2 === 0 ? 'white' : 'black';
    const { event } = JSON.parse(desk(`think\n${levels[ply % 2]}\n${colour}\n${seed}`));
    if (!event?.startsWith('move ')) break;
    const move = event.split(' ').slice(0, 2).join(' ');
    desk(`apply\n${move}`);
    events.push(move);
    ({ game } = JSON.parse(desk('view')));
    positions.push(JSON.parse(desk('board\n' + events.length)).position);
  }
  return { events, positions };
}

const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
const line = (what, numbers, unit) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [middle, high, most] = [share(sorted, 0.5), share(sorted, 0.99), sorted.at(-1)];
  console.log(`${what.padEnd(28)} median ${middle}${unit}, 99th percentile ${high}${unit}, most ${most}${unit}`);
};

const wanted = Number(options.positions);
const games = [];
for (let seed = Number(options.seed); games.flatMap(({ positions }) => positions).length < wanted * 2; ++seed)
  games.push(await playGame(seed));
const all = games.flatMap(({ positions }) => positions);
const counts = [];
for (let n = 0; n < wanted; ++n) {
  const { ask, count } = await freshReader();
  ask(`values\nstandard\n${all[Math.floor((n * all.length) / wanted)]}`);
  counts.push(count);
}
console.log(`${wanted} positions of ${games.length} games, each from an empty cache; the list of files comes on top`);
line('bytes (KB)', counts.map(({ bytes }) => Math.round(bytes / kilobyte)), '');
line('rounds', counts.map(({ rounds }) => rounds), '');
line('requests', counts.map(({ requests }) => requests), '');

// The review of a game by the page itself in a browser, from an empty cache, over a network as it is at home.
const longGame = 100; // plies
let long = { events: [] };
for (let seed = Number(options.seed); long.events.length < longGame; ++seed) long = await playGame(seed, [7, 8]);
const roundTrip = 20; // ms
const bitsPerSecond = 50e6;
console.log(`\nreview of a game in a browser: ${roundTrip} ms round trip, ${bitsPerSecond / 1e6} Mbit/s`);
await withBrowser(async (browser) => {
  for (const { events } of [...games.slice(0, 4), long]) {
    const page = await browser.newPage();
    const tools = await page.context().newCDPSession(page);
    await page.goto(address);
    await tools.send('Network.enable');
    const bytesPerSecond = bitsPerSecond / 8;
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTrip,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    served.bytes = served.requests = 0;
    const { seconds, exact } = await page.evaluate(async (lines) => {
      const { Core } = await import('/src/rules/core.ts');
      const { askReview } = await import('/src/exact/ask.ts');
      const { value: view } = await Core.forRules().open('standard', '', lines);
      const begin = performance.now();
      const review = await askReview('', view, () => undefined, () => true);
      return { seconds: (performance.now() - begin) / 1000, exact: review?.exact_moves };
    }, events);
    console.log(
      `${events.length} plies, ${exact} judged exactly: ${seconds.toFixed(1)} s, ` +
        `${(served.bytes / kilobyte / kilobyte).toFixed(1)} MB in ${served.requests} requests`,
    );
    await page.close();
  }
  const page = await browser.newPage();
  await page.goto(address);
  const seconds = await page.evaluate(async (lines) => {
    const { Core } = await import('/src/rules/core.ts');
    const { askEngine } = await import('/src/review/seek.ts');
    const { value: view } = await Core.forRules().open('standard', '', lines);
    const begin = performance.now();
    await askEngine(Core.forComputer(), view, () => undefined);
    return (performance.now() - begin) / 1000;
  }, long.events);
  console.log(`${long.events.length} plies by the engine of the page alone: ${seconds.toFixed(1)} s`);
});
console.log(`load ${loadavg()[0].toFixed(1)}`);
await vite.close();
