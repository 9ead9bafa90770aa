// Measures how soon a server tells the values of positions.
//
//     node tools/server/lookups.mjs ADDRESS FILE [COUNT]
//
// FILE has a position at the beginning of each line, as bench/data/critical.txt does; COUNT of them are asked for (1000),
// one after the other for the times and then sixteen at once for the rate. Others than 2,000 in a minute are refused, so
// wait a little between two runs.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';

const [address, file, count = '1000'] = process.argv.slice(2);
if (!address || !file || !(Number(count) > 0)) {
  console.error('Say whom to ask and for what: node tools/server/lookups.mjs http://127.0.0.1:8080 bench/data/critical.txt [COUNT]');
  process.exit(2);
}
const positions = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(0, Number(count))
  .map((line) => line.split(' ').slice(0, 4).join(' '));

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const ask = (position) =>
  new Promise((resolve, reject) => {
    const url = new URL(`/api/values?position=${encodeURIComponent(position)}`, address);
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });

const statuses = new Map();
const heard = (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

const times = [];
for (const position of positions) {
  const since = performance.now();
  heard(await ask(position));
  times.push(performance.now() - since);
}
const since = performance.now();
const left = [...positions];
await Promise.all(
  Array.from({ length: 16 }, async () => {
    for (let position; (position = left.pop()); ) heard(await ask(position));
  }),
);
const rate = positions.length / ((performance.now() - since) / 1000);
agent.destroy();

times.sort((a, b) => a - b);
const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(1);
console.log(`load ${loadavg()[0].toFixed(1)}; answers ${[...statuses].map(([status, n]) => `${n} times ${status}`).join(', ')}`);
console.log(`one at a time: median ${at(0.5)} ms, 99 % ${at(0.99)} ms; sixteen at once: ${rate.toFixed(0)} a second`);
