#!/usr/bin/env node
// A bot for a muehle server that plays any legal move.

const [url, games = '0', challenge = ''] = process.argv.slice(2);
const usage = 'MUEHLE_TOKEN=muehle_… node bot.mjs https://muehle.example [GAMES [CHALLENGE]]';
if (!url?.startsWith('http') || !process.env.MUEHLE_TOKEN) process.exit(console.error(usage) ?? 1);
const headers = { authorization: `Bearer ${process.env.MUEHLE_TOKEN}`, 'content-type': 'application/json' };
const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * (seconds + Math.random())));
const any = (list) => list[Math.floor(Math.random() * list.length)];

// Sends a request until it is answered: the answer, or nothing where the server refuses it.
async function call(path, body) {
  for (;;) {
    const what = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const tell = (error) => console.log(path, String(error.cause ?? error));
    const answer = await fetch(url.replace(/\/+$/, '') + path, what).catch(tell);
    if (answer?.ok) return answer;
    if (answer && ![429, 502, 503, 504].includes(answer.status)) return console.log(path, await answer.text());
    await pause(Number(answer?.headers.get('retry-after') ?? 1)); // with "version" nothing is done twice
  }
}

// The objects of a stream, one a line; it may break off at any time.
async function* objects(answer) {
  let text = '';
  try {
    for await (const bytes of answer.body.pipeThrough(new TextDecoderStream())) {
      const lines = (text + bytes).split('\n');
      text = lines.pop();
      for (const line of lines) if (line.trim()) yield JSON.parse(line);
    }
  } catch {} // the caller opens it anew
}

async function play(game) {
  for (; ; await pause(1)) {
    const answer = await call(`/api/bot/games/${game}/stream`);
    if (!answer) return;
    for await (const message of objects(answer)) {
      const state = message.state ?? message;
      if ((state.outcome ?? 'ongoing') !== 'ongoing') return console.log(game, state.outcome, state.moves.length, 'moves');
      if (state.legal?.length) await call(`/api/bot/games/${game}/move/${any(state.legal)}`, { version: state.version });
    }
  }
}

const begun = new Map();
let over = 0;
for (; ; await pause(1)) {
  if (challenge && !begun.size) await call('/api/challenges', { to: challenge, rules: 'standard', time: '300+5' });
  const answer = await call('/api/bot/stream');
  if (!answer) process.exit(1);
  for await (const event of objects(answer)) {
    if (event.type === 'challenge') await call(`/api/challenges/${event.challenge.id}/accept`, {});
    if (event.type === 'nextAsked') await call(`/api/bot/games/${event.game.id}/next`, {}); // by who has just played
    if (event.type !== 'gameStart' || begun.has(event.game.id)) continue;
    begun.set(event.game.id, play(event.game.id).then(() => ++over === Number(games) && process.exit()));
  }
}
