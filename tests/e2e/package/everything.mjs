// Uses all of the installed package in node, as anybody does: node everything.mjs DATABASE
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, MuehleError, pointNames } from 'muehle';

const folder = process.argv[2];
const muehle = await load();
const threeEach = 'WW.W.................BBB w 0 0';
const said = [];

// What is refused: its code, what it is by name, and a message that says what would be right.
async function refused(work, code, reason, message, place = [0, 0]) {
  const error = await Promise.resolve()
    .then(work)
    .then(
      () => assert.fail(`nobody refused ${work}`),
      (cause) => cause,
    );
  assert.ok(error instanceof MuehleError && error instanceof Error, String(error));
  assert.equal(error.code, code, error.message);
  if (reason !== null) assert.equal(error.reason, reason);
  assert.match(error.message, message);
  if (place) assert.deepEqual([error.line, error.column], place);
}
// What a listener throws is what his caller hears, as it is; nothing else happens to the program.
async function rejected(work) {
  const mine = new RangeError('mine');
  const fail = () => {
    throw mine;
  };
  await assert.rejects(work(fail), (cause) => cause === mine);
  await assert.rejects(
    work(async () => Promise.reject(mine)),
    (cause) => cause === mine,
  );
}
const check = async (name, work) => {
  await work();
  said.push(name);
};

await check('rules', async () => {
  assert.equal(muehle.presets.length, 6);
  assert.equal(muehle.presets[0].id, 'standard');
  assert.ok(muehle.parameters.includes('flyAt'));
  const rules = muehle.rules('standard,flyAt=never,noMillLimitPlies=40');
  assert.deepEqual([rules.values.flyAt, rules.no_mill_limit, rules.preset], ['never', 40, null]);
  await refused(() => muehle.rules('standard,flyAt=7'), 'bad_argument', 'bad_rule_value', /it is 3 or never/);
  await refused(() => muehle.rules('chess'), 'bad_argument', 'unknown_rule_set', /begins with one of standard/);
  await refused(() => muehle.rules(5), 'bad_argument', '', /expected rules, not 5/);
});

await check('positions', async () => {
  const start = muehle.position();
  assert.equal(start.moves.length, 24);
  assert.deepEqual(start.moves.map(({ move }) => move).sort(), [...pointNames].sort());
  assert.equal(start.perft(3), 12144);
  const after = start.play('d6');
  assert.equal(after.text, '....W................... b 8 9 1 1');
  assert.equal(start.moves.length, 24, 'a position never changes');
  assert.equal(start.play('f4').canonical(), start.play('b4').canonical());
  const mill = muehle.position('W.W.W..........W.....BBB w 0 0');
  assert.deepEqual(mill.moves.find(({ move }) => move === 'd6-d7xa1')?.lines, [['a7', 'd7', 'g7']]);
  assert.equal(mill.play('d6-d7xa1').outcome.text, 'white_wins:too_few_stones');
  await refused(() => muehle.position('WWW w 9 9'), 'bad_argument', 'wrong_board_length', /24 characters W, B or \./);
  await refused(() => muehle.position(threeEach, 'chess'), 'bad_argument', 'unknown_rule_set', /chess/);
  await refused(() => start.play('z9'), 'bad_argument', 'bad_move', /moves look like d6/);
  await refused(() => start.play(undefined), 'bad_argument', '', /expected a move, not undefined/);
  await refused(() => start.play('a1-a4'), 'illegal', 'must_place', /one of them must be placed/);
  await refused(() => after.play('d6'), 'illegal', 'target_occupied', /target point is occupied/);
  await refused(() => start.perft(-1), 'bad_argument', 'bad_depth', /a depth from 0/);
});

await check('what is no text, game or option', async () => {
  const game = muehle.game();
  const engine = muehle.engine();
  for (const [work, message] of [
    [() => muehle.position(game), /expected a position, not an object/],
    [() => muehle.game('standard', '', 'move d6'), /expected a list of events, not "move d6"/],
    [() => muehle.games(3), /expected a text, not 3/],
    [() => muehle.read('1. d6', null), /expected options as \{ rules, points \}, not null/],
    [() => muehle.read('1. d6', { rule: 'standard' }), /expected options as \{ rules, points \}, not rule/],
    [() => muehle.open(5), /expected a folder or an address, not 5/],
    [() => game.position('x'), /expected a ply from 0 to 0, not "x"/],
    [() => game.twins(null), /expected a position, or its text, not null/],
    [() => game.record({ tags: { 'Wh ite': 'Anna' } }), /expected the name of a tag/],
    [() => game.record({ tags: { White: 5 } }), /expected a text for the tag White, not 5/],
    [() => game.record({ notes: [5] }), /expected a list of notes/],
    [() => engine.go('d6'), /expected a game, or a position, .* not "d6"/],
    [() => engine.go(Promise.resolve(game)), /not a promise: `await` is missing/],
    [() => engine.go(game, { deep: 4 }), /expected limits as .* not deep/],
    [() => engine.go(game, { depth: 0 }), /expected depth from 1 to 64, not 0/],
    [() => engine.go(game, { nodes: NaN }), /expected nodes from 1 to \d+, not NaN/],
    [() => engine.go(game, {}, 5), /expected a function .* not 5/],
    [() => engine.decide(game), /expected a level as .* not undefined/],
    [() => engine.decide(game.position(), { level: 1, colour: 'white' }), /expected a game/],
    [() => engine.decide(game, { level: 1, colour: 'red' }), /expected white or black, not "red"/],
    [() => engine.decide(game, { level: 1, only: 'd6' }), /expected a list of moves, not "d6"/],
    [() => engine.review({}, {}), /expected a game/],
  ])
    await refused(work, 'bad_argument', null, message);
  engine.close();
});

let record = '';
await check('games and records', async () => {
  const game = muehle.game();
  const other = muehle.game('standard', threeEach); // at the same desk
  for (const move of ['d6', 'f4', 'd2']) game.play(move);
  game.apply('offer black "Remis?"');
  assert.deepEqual(game.offer, { by: 'black', message: 'Remis?' });
  assert.equal(other.play('b6-d5').event, 'move b6-d5');
  assert.equal(game.explain('d6')?.code, 'target_occupied');
  assert.equal(game.explain('b4'), null);
  assert.deepEqual(game.twins('..........B........W.... w 8 8'), [2]);
  assert.deepEqual(
    [game.plies.length, game.position(1).text, game.position(0).moves.length],
    [3, '....W................... b 8 9 1 1', 24],
  );
  await refused(() => game.position(4), 'bad_argument', '', /a ply from 0 to 3, not 4/);
  await refused(() => game.play('d6'), 'illegal', 'target_occupied', /occupied/);
  await refused(() => game.apply('dance'), 'bad_argument', 'unknown_event', /there are move, offer/);
  assert.equal(game.plies.length, 3, 'what is refused changes nothing');
  const copy = game.copy();
  game.apply('accept white');
  assert.deepEqual([game.outcome.text, copy.outcome.over, other.plies.length], ['draw:agreement', false, 1]);
  await refused(() => game.play('b4'), 'illegal', 'game_over', /over/);

  record = game.record({
    tags: { White: 'Anna', Black: 'Béla' },
    notes: [
      { ply: 2, text: 'natural' },
      { ply: 2, glyph: 1 },
    ],
  });
  const read = muehle.read(record);
  assert.deepEqual(read.game.plies, game.plies);
  assert.equal(read.game.outcome.text, 'draw:agreement');
  assert.equal(read.tags.find(({ name }) => name === 'Black')?.value, 'Béla');
  assert.deepEqual(
    read.notes.find((note) => 'text' in note),
    { ply: 2, text: 'natural' },
  );
  assert.equal(muehle.games(`${record}\n${record}`).length, 2);
  assert.equal(muehle.read('1. 5 6 2. 7 8', { points: 'from_one' }).game.plies.length, 4);
  await refused(() => muehle.read('1. 5 6 2. 7 8'), 'bad_argument', 'points_in_two_ways', /from_one or from_zero/);
  await refused(() => muehle.read('1. d6 d6'), 'bad_argument', 'target_occupied', /line 1, column 7/, [1, 7]);
  await refused(
    () => game.record({ notes: [{ ply: 1, moves: ['a1-a4'], notes: [] }] }),
    'bad_argument',
    null,
    /./,
    null,
  );
});

await check('values', async () => {
  const database = await muehle.open(folder);
  assert.ok(database.files.includes('moving-3-3.wdl'));
  const won = muehle.position('W...W...BB......B....W.. w 0 0');
  const [best, ...rest] = await database.moves(won);
  assert.deepEqual(best, { move: 'a1-d7', value: 'win', plies: 3 });
  assert.deepEqual(await database.value(won), { value: 'win', plies: 3 });
  assert.equal(rest.length + 1, won.moves.length);
  // Who plays the best moves of both wins in as many plies as was said.
  const game = muehle.game('standard', won.text);
  while (!game.outcome.over) game.play((await database.moves(game.position()))[0].move);
  assert.deepEqual([game.plies.length, game.outcome.verdict], [best.plies, 'white_wins']);
  const review = await database.review(game);
  assert.deepEqual(
    [review.exact_moves, review.moves.every(({ judgement }) => judgement === 'good')],
    [best.plies, true],
  );

  await refused(() => database.value(game), 'bad_argument', '', /expected a position, or its text, not an object/);
  await refused(() => database.review({}), 'bad_argument', '', /expected a game/);
  await rejected(async (hear) => {
    const fresh = await muehle.open(folder); // at which there is something to be heard
    await fresh.review(game, hear).finally(() => fresh.close());
  });

  assert.deepEqual(await database.missing(threeEach), []);
  assert.deepEqual(await database.missing(muehle.position()), ['placing-0-0-0.wdl']);
  assert.deepEqual(await database.value(game.position()), { value: 'loss', plies: 0 });
  await refused(() => database.value('B....................... w 7 7'), 'outside', 'outside', /no game leads to/);
  await refused(() => database.value(muehle.position()), 'missing', '', /placing-0-0-0\.wdl is missing/);
  await refused(() => database.review(muehle.game()), 'missing', '', /placing-0-0-0\.wdl is missing/);
  const otherwise = muehle.position(threeEach, 'standard,flyAt=never');
  await refused(() => database.value(otherwise), 'other_rules', '', /not for standard,flyAt=never/);
  await refused(() => database.value('WWW'), 'bad_argument', 'wrong_field_count', /four fields/);
  database.close();
  await refused(() => database.value(threeEach), 'bad_argument', '', /the database is closed/);
  await refused(() => database.review(game), 'bad_argument', '', /the database is closed/);
  await refused(
    () => muehle.open(`${folder}/nowhere`),
    'missing',
    '',
    /there is no folder .*nowhere: `muehle solve --db` makes one/,
  );
  await refused(() => muehle.open(folder, 'standard,millProtection=strict'), 'missing', '', /no files of strict-fly3/);
  await refused(() => muehle.open(folder, 'standard,flyAt=never'), 'other_rules', '', /flyAt=3/);
  await refused(
    () => muehle.open('http://127.0.0.1:1/db/'),
    'unreadable',
    '',
    /127\.0\.0\.1:1\/db\/ cannot be read: ./,
  );
  const host = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => host.on('listening', resolve));
  const address = `http://127.0.0.1:${host.address().port}/files`;
  await refused(
    () => muehle.open(address),
    'missing',
    '',
    /files\/manifest\.json, .* is not there, .*`muehle page --db`/,
  );
  host.close();
});

await check('sectors', async () => {
  const database = await muehle.open(folder);
  const names = (await database.sectors()).map(({ name }) => name);
  assert.ok(names.includes('moving-3-4') && names.includes('moving-4-3') && !names.includes('moving-9-9'));
  const sector = await database.sector('moving-3-3');
  assert.deepEqual([sector.name, sector.size, sector.plies], ['moving-3-3', 210140, true]);
  // All of it, each class once: as `muehle db stats` counts them.
  const counts = { '-1': 0, 0: 0, 1: 0 };
  let [slots, longest] = [0, 0];
  for await (const { first, values, plies, once } of sector) {
    assert.deepEqual([first, values.length, plies.length], [slots, once.length, once.length]);
    slots += values.length;
    values.forEach((value, n) => (counts[value] += once[n]));
    longest = plies.reduce((most, now) => Math.max(most, now), longest);
  }
  assert.deepEqual([slots, longest, counts], [sector.size, 26, { '-1': 28736, 0: 269, 1: 140621 }]);
  // The same as position by position; of a stored one and of one that is worked out.
  for (const each of [sector, await database.sector('moving-4-3')]) {
    for await (const { positions, values, plies } of each.stretches({
      from: 1000,
      to: 1020,
      length: 7,
      positions: true,
    })) {
      for (const [n, position] of positions.entries()) {
        const told = await database.value(position);
        assert.deepEqual(
          [values[n], plies[n]],
          [{ win: 1, draw: 0, loss: -1 }[told.value], told.plies ?? -1],
          `${each.name}: ${position}`,
        );
      }
    }
  }
  assert.deepEqual([...(await sector.read(sector.size, 0)).values], []);
  await refused(() => sector.read(sector.size, 1), 'bad_argument', '', /expected a number of slots from 0 to 0, not 1/);
  await refused(() => sector.read(-1, 1), 'bad_argument', '', /expected a slot from 0 to 210140, not -1/);
  await refused(() => sector.stretches({ step: 2 }).next(), 'bad_argument', '', /as \{ from, to, length, positions \}/);
  await refused(() => database.sector('moving-9-10'), 'bad_argument', '', /is no sector; one is called moving-4-5/);
  await refused(() => database.sector('moving-9-9'), 'missing', 'missing', /moving-9-9\.wdl is missing/);
  database.close();
  await refused(() => sector.read(0, 1), 'bad_argument', '', /the database is closed/);
});

await check('verifying', async () => {
  const database = await muehle.open(folder);
  const heard = [];
  const verified = await database.verify((progress) => heard.push(progress));
  assert.deepEqual([verified.files, heard.at(-1).done], [database.files.length, verified.bytes]);
  assert.ok(heard.length >= verified.files && heard.every(({ of }) => of === verified.bytes));
  await rejected((hear) => database.verify(hear));
  const closing = database.verify();
  database.close();
  await refused(() => closing, 'stopped', '', /closed before there was an answer/);

  // One byte of a copy is another one.
  const copy = mkdtempSync(join(tmpdir(), 'muehle-damaged-'));
  cpSync(folder, copy, { recursive: true });
  const file = join(copy, 'exception_all_in_mills-fly3', 'moving-3-5.wdl');
  const bytes = readFileSync(file);
  bytes[bytes.length - 3] ^= 1;
  writeFileSync(file, bytes);
  const damaged = await muehle.open(copy);
  await refused(() => damaged.verify(), 'damaged', 'damaged', /moving-3-5\.wdl is damaged/);
  damaged.close();
  rmSync(copy, { recursive: true });
});

await check('engine', async () => {
  const engine = muehle.engine();
  const mill = muehle.position('W.W.W..........W.....BBB w 0 0');
  const depths = [];
  const found = await engine.go(mill, { depth: 4 }, ({ depth }) => depths.push(depth));
  assert.match(found.move, /^d6-d7x/);
  assert.deepEqual([found.lines[0].end, depths[0]], [1, 1]);
  assert.equal((await engine.go(muehle.game(), { nodes: 2000, lines: 3 })).lines.length, 3);
  assert.deepEqual(await engine.go(mill.play('d6-d7xa1'), { depth: 4 }), { move: null, lines: [] });

  await rejected((hear) => engine.go(mill, { depth: 4 }, hear));
  await rejected((hear) => engine.review(muehle.read(record).game, { nodes: 100 }, hear));
  await rejected((hear) => engine.decide(muehle.game(), { level: 8 }, hear));
  assert.equal((await engine.go(muehle.game(), { depth: 2 })).lines[0].depth, 2, 'it goes on afterwards');

  // Without a limit until it is stopped; what it has found by then is its answer.
  const first = Promise.withResolvers?.() ?? withResolvers();
  const thinking = engine.go(muehle.game(), {}, first.resolve);
  await refused(() => engine.go(mill), 'busy', '', /wait for its answer, or stop it/);
  await first.promise;
  engine.stop();
  assert.equal((await thinking).lines.length, 1);
  const deciding = engine.review(muehle.read(record).game, {});
  engine.stop();
  await refused(() => deciding, 'stopped', '', /stopped/);

  const game = muehle.game();
  while (!game.outcome.over && game.plies.length < 12)
    game.apply((await engine.decide(game, { level: 1, seed: 7 })).event);
  assert.equal(game.plies.length, 12);
  let looked = 0;
  const review = await engine.review(game, { nodes: 500 }, ({ done }) => (looked = done));
  assert.deepEqual([review.moves.length, looked], [12, 13]);
  await refused(() => engine.go(mill, { depth: 65 }), 'bad_argument', 'bad_depth', /1 to 64/);
  await refused(() => engine.decide(game, { level: 99 }), 'bad_argument', 'bad_level', /a level from 1 to 12, not 99/);
  await refused(() => engine.decide(game, { level: 1, only: ['z9'] }), 'bad_argument', 'bad_move', /moves look like/);
  engine.close();
  await refused(() => engine.go(mill, { depth: 1 }), 'bad_argument', '', /the engine is closed/);
});

function withResolvers() {
  const made = {};
  made.promise = new Promise((resolve) => (made.resolve = resolve));
  return made;
}
console.log(said.join('\n'));
