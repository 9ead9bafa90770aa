// Uses all of the installed package in node, as anybody does: node everything.mjs DATABASE
import assert from 'node:assert/strict';
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
  await refused(() => start.play(undefined), 'bad_argument', '', /expected a text, not undefined/);
  await refused(() => start.play('a1-a4'), 'illegal', 'must_place', /one of them must be placed/);
  await refused(() => after.play('d6'), 'illegal', 'target_occupied', /target point is occupied/);
  await refused(() => start.perft(-1), 'bad_argument', 'bad_depth', /a depth from 0/);
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
    /no files of exception_all_in_mills-fly3 at .*nowhere/,
  );
  await refused(() => muehle.open(folder, 'standard,millProtection=strict'), 'missing', '', /no files of strict-fly3/);
  await refused(() => muehle.open(folder, 'standard,flyAt=never'), 'other_rules', '', /flyAt=3/);
  await refused(() => muehle.open('http://127.0.0.1:1/db/'), 'unreadable', '', /./);
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
