// Reads docs/solution.md when the page is built, so that the page says what stands there and nothing else. A document of
// another shape is an error. Pure.
import { at, fail, found, one, row, said, section, table } from './markdown.ts';
import type { Facts, Line, Longest, PlacingSector, Ply, Sector, Soon, Tables, Topic, WinRecord } from './document';

const positionPattern = /^[WB.]{24} [wb] \d \d$/;
// The positions that stand in a text, as links.
const positions = (part: string): string[] =>
  [...part.matchAll(/\[`([^`]+)`\]/g)].map(([, text = '']) => text).filter((text) => positionPattern.test(text));
const position = (part: string): string => found(positions(part)[0], 'position');

function number(cell: string): number {
  return /^\d{1,3}(,\d{3})*$/.test(cell) ? Number(cell.replaceAll(',', '')) : fail(`number in "${cell}"`);
}
const pliesIn = (cell: string): number => number(one(cell, /^(\d+) (?:ply|plies)$/));
const stones = (cell: string): { own: number; opp: number } => {
  const [own = '', opp = ''] = said(cell, /^(\d)–(\d)$/);
  return { own: Number(own), opp: Number(opp) };
};

function longest(plies: string, example: string): Longest | null {
  if (plies === '–') return null;
  return { plies: pliesIn(plies), position: `${one(example, /^`([WB.]{24})`$/)} w 0 0` };
}

const counts = ([won = '', drawn = '', lost = '']: readonly string[]) => ({
  won: number(won),
  drawn: number(drawn),
  lost: number(lost),
});

function readSectors(text: string): Sector[] {
  const heads = ['own–opp', 'won', 'drawn', 'lost', 'decided', 'longest win', 'from a position like'];
  const part = section(text, 'Every sector of the moving phase');
  return table(part, [...heads, 'longest loss', 'from a position like']).map((cells) => ({
    ...stones(at(cells, 0)),
    ...counts(cells.slice(1)),
    decided: at(cells, 4),
    win: longest(at(cells, 5), at(cells, 6)),
    loss: longest(at(cells, 7), at(cells, 8)),
  }));
}

function readPlacing(text: string): PlacingSector[] {
  const heads = ['stones placed', 'own–opp', 'won', 'drawn', 'lost', 'decided'];
  return table(section(text, 'Every sector of the placing phase'), heads).map((cells) => ({
    placed: number(at(cells, 0)),
    ...stones(at(cells, 1)),
    ...counts(cells.slice(2)),
    decided: at(cells, 5),
  }));
}

function readPlies(text: string): Ply[] {
  const heads = ['stones placed', 'to move', 'won', 'drawn', 'lost', 'won', 'drawn', 'lost'];
  return table(section(text, 'Placing, ply by ply'), heads).map((cells) => ({
    placed: number(at(cells, 0)),
    ...counts(cells.slice(2)),
  }));
}

function readDraw(text: string): Facts['draw'] {
  const part = section(text, 'Two who make no mistake always draw');
  const rows = table(part, ['first move', 'value for White', 'replies', 'that draw']);
  if (!rows.every(([, value, replies, drawing]) => value === 'draw' && replies === drawing)) fail('drawn start');
  const [ply = '', errors = ''] = said(part, /at \*\*ply (\d+)\*\*: (\d+) moves \(up to symmetry\) lose/);
  const line = one(part, /``` (1\. [^`]+?) ```/);
  return { firstMoves: rows.map((cells) => at(cells, 0)), ply, errors, line, position: position(part) };
}

function readPositions(text: string): Facts['positions'] {
  const part = section(text, 'There are more than 18 billion positions');
  const heads = ['counted', 'placing', 'moving, White to move', 'moving, either to move'];
  const both = ['both phases, White to move when moving', 'both phases, either to move'];
  const rows = table(part, [...heads, ...both]);
  const symmetric = row(rows, 'up to the 16 symmetries');
  return {
    placing: at(symmetric, 0),
    moving: at(symmetric, 1),
    either: at(symmetric, 2),
    all: at(symmetric, 3),
    slots: at(row(rows, "numbered slots, by White's stones"), 2),
    every: at(row(rows, 'every position by itself'), 3),
    earlier: one(part, /counts ([\d,]+) states of the moving phase/),
  };
}

function soon(cells: readonly string[]): Soon {
  return { one: at(cells, 1), five: at(cells, 3), twenty: at(cells, 5), half: at(cells, 7) };
}
function readMistakes(text: string): Facts['mistakes'] {
  const part = section(text, 'A mistake loses very soon, or after up to 150 moves');
  const latest = /\*\*([^*]+)\*\* loses after \*\*(\d+) plies\*\*, (\d+) moves of the winner/;
  const [move = '', plies = '', moves = ''] = said(part, latest);
  const before = position(part);
  const how = section(text, 'How soon');
  const within = [1, 2, 5, 10, 20, 50].map((n) => `within ${n} move${n === 1 ? '' : 's'}`);
  const rows = table(how, ['errors', 'how many', ...within, 'half of them within', 'the latest']);
  return {
    plies,
    moves,
    position: before,
    mover: before.split(' ')[1] === 'w' ? 'white' : 'black',
    move,
    losing: one(how, /and ([\d.]+ ± [\d.]+ %) of all their moves lose/),
    any: soon(row(rows, 'any losing move in any drawn position')),
    players: soon(row(rows, "erring players' losing moves, best play from there")),
    long: one(how, /([\d.]+ %) take more than fifty/),
  };
}

function readFew(text: string): Facts['few'] {
  const part = section(text, 'Three or four stones can still win against seven');
  const heads = ['stones', 'to move', 'positions up to symmetry', 'won by the few', 'drawn', 'lost by the few'];
  const rows = table(part, [...heads, 'longest win of the few']);
  const wins = (mover: string) =>
    at(
      row(
        rows.filter((cells) => cells[1] === mover),
        '4 against 7',
      ),
      2,
    );
  return {
    table: rows,
    shutIn: { few: wins('the few'), many: wins('the many') },
    holds: one(part, /three stones hold the draw in ([\d.]+ %) of the positions against seven/),
    position: position(part),
    move: one(part, /``` 1\. ([a-g]\d-[a-g]\d) /),
  };
}

const triple = (name: string): string[] => [`${name}: won`, 'drawn', 'lost'];
function readMills(text: string): Facts['mills'] {
  const more = table(section(text, 'A stone more'), [
    'stones placed',
    ...['as many', 'one more', 'one fewer'].flatMap(triple),
  ]);
  const heads = ['closing is better', 'not closing is better', 'same value, closing is faster'];
  const closing = table(section(text, 'Early mills matter less than mobility'), [
    'positions',
    'choices',
    ...heads,
    'same value, not closing is faster',
    'no difference',
  ]);
  const compared = (name: string) => {
    const cells = row(closing, name);
    return { better: at(cells, 1), worse: at(cells, 2) };
  };
  const slides = table(section(text, 'Mobility against a stone'), [
    'slides more',
    ...['moving, 9–9', 'moving, 8–9'].flatMap((name) => [...triple(name), 'score']),
  ]);
  const [even, fewer] = [3, 7];
  return {
    early: at(row(more, '6'), 3),
    late: at(row(more, '18'), 3),
    closing: { early: compared('early placing'), late: compared('late placing'), moving: compared('moving') },
    score: {
      even: at(row(slides, '−1 … +1'), even),
      fewer: at(row(slides, '−1 … +1'), fewer),
      some: at(row(slides, '+2 … +4'), fewer),
      many: at(row(slides, '+5 … +7'), fewer),
    },
  };
}

function readCrossings(text: string): Facts['crossings'] {
  const part = section(text, 'Crossings and corners');
  const phases = ['8 placed, 4–4', '12 placed, 6–6', 'moving, 9–9'];
  const scores = (name: string) => {
    const rows = table(part, [name, ...phases.flatMap((phase) => [...triple(phase), 'score'])]);
    const score = (more: string) => at(row(rows, more), 3);
    return { fewer: score('−1'), same: score('0'), more: score('+1') };
  };
  return { crossings: scores('crossings more'), corners: scores('corners more') };
}

function readTaking(text: string): Facts['taking'] {
  const heads = ['opening is better', 'preventing is better', 'same value, opening is faster'];
  const rows = table(section(text, 'Which stone to take'), [
    'positions',
    'choices',
    ...heads,
    'same value, preventing is faster',
    'no difference',
  ]);
  const compared = (name: string) => {
    const cells = row(rows, name);
    return { opening: at(cells, 1), preventing: at(cells, 2) };
  };
  return { placing: compared('placing'), moving: compared('moving'), soon: compared('moving, at once') };
}

function readCentral(text: string): Facts['central'] {
  const part = section(text, 'The central mill');
  const heads = ["Black's stones on crossings", "pairs of Black's stones", 'White wins already before 3. f6'];
  const rows = table(part, [...heads, 'after 3. f6: Black wins', 'drawn', 'Black loses']);
  const games = table(part, [
    ...['games', 'how many', 'White wins', 'drawn', 'Black wins', 'decided', 'plies a game', 'errors a game'],
  ]);
  const [without, having] = [row(games, 'no plan'), row(games, 'White has the central mill')];
  return {
    pairs: { none: at(row(rows, '0'), 0), one: at(row(rows, '1'), 0), two: at(row(rows, '2'), 0) },
    lost: at(row(rows, '0'), 1),
    decided: at(having, 4),
    decidedWithout: at(without, 4),
    white: at(having, 1),
    whiteWithout: at(without, 1),
  };
}

const longestWin = 'The longest win';

function readRecord(text: string): Facts['record'] {
  const pattern = /the side to move wins in (\d+) plies, (\d+) moves\./;
  const [plies = '', moves = ''] = said(section(text, longestWin), pattern);
  return { plies, moves };
}

function readLimits(text: string, sectors: readonly Sector[]): Facts['limits'] {
  const heads = ['own–opp', 'longest win', 'moves of the winner', 'first mill', 'with a 50-move rule (100 plies)'];
  const rows = table(section(text, 'The longest wins under draw rules'), [...heads, 'with a 20-ply rule']);
  const drawn = (column: number) => rows.filter((cells) => at(cells, column).startsWith('drawn at ply ')).length;
  const line = (cells: string[]): Line => {
    const { own, opp } = stones(at(cells, 0));
    const sector = found(
      sectors.find((one) => one.own === own && one.opp === opp),
      `sector ${own}–${opp}`,
    );
    const plies = pliesIn(at(cells, 1));
    if (sector.win?.plies !== plies) fail(`win in ${plies} plies of ${own}–${opp}`);
    return { own, opp, plies, moves: at(cells, 2), position: sector.win?.position ?? '' };
  };
  const first = found(rows[0], 'longest win');
  const survivor = found(
    rows.find((cells) => at(cells, 4) === 'won'),
    'line that a rule lets pass',
  );
  return {
    lines: rows.length,
    fifty: drawn(4),
    twenty: drawn(5),
    firstMill: one(at(first, 3), /^ply (\d+)$/),
    longest: line(first),
    survivor: line(survivor),
  };
}

function readStrict(text: string): Facts['strict'] {
  const part = section(text, 'Strict protection');
  const heads = ['phase', 'rules', 'won', 'drawn', 'lost', 'won', 'drawn', 'lost'];
  return {
    ply: one(part, /The start is a draw under these rules too, and the earliest error is ply (\d+)\./),
    table: table(part, heads),
  };
}

// The sections of the findings that a topic's numbers stand in.
const sectionsOf: Record<Exclude<Topic, 'strict'>, readonly string[]> = {
  draw: ['opening'],
  positions: ['sectors'],
  mistakes: ['late', 'errors', 'games'],
  few: ['sectors', 'lines'],
  mills: ['places', 'choices'],
  crossings: ['places'],
  taking: ['choices'],
  central: ['opening', 'games'],
  limits: ['lines'],
};
function readMade(text: string): Facts['made'] {
  const commands = (title: string): [string, string][] =>
    table(section(text, title), ['section', 'command', 'program']).map((cells) => [
      at(cells, 0),
      one(at(cells, 1), /^`([^`]+)`$/),
    ]);
  const standard = new Map(commands('How this page is made'));
  const made = Object.entries(sectionsOf).map(([topic, sections]) => [
    topic,
    sections.map((name) => found(standard.get(name), `command of ${name}`)),
  ]);
  const strict = commands('Strict protection, its commands').map(([, command]) => command);
  return { ...(Object.fromEntries(made) as Omit<Facts['made'], 'strict'>), strict };
}

export const readFacts = (text: string): Facts => ({
  made: readMade(text),
  draw: readDraw(text),
  positions: readPositions(text),
  mistakes: readMistakes(text),
  few: readFew(text),
  mills: readMills(text),
  crossings: readCrossings(text),
  taking: readTaking(text),
  central: readCentral(text),
  record: readRecord(text),
  limits: readLimits(text, readSectors(text)),
  strict: readStrict(text),
});

export const readTables = (text: string): Tables => ({
  moving: readSectors(text),
  placing: readPlacing(text),
  plies: readPlies(text),
});

function movesIn(part: string, plies: number, name: string): string[] {
  const moves = one(part, /``` (1\.(?:\.\.)? [^`]+?) ```/)
    .split(' ')
    .filter((word) => !/^\d+\.+$/.test(word));
  return moves.length === plies ? moves : fail(`record of ${name} with ${plies} plies: it has ${moves.length}`);
}

function readLongest(text: string): WinRecord {
  const part = section(text, longestWin);
  const start = position(part);
  const count = (colour: string) => (start.split(' ')[0] ?? '').split(colour).length - 1;
  const moves = movesIn(part, Number(readRecord(text).plies), 'all');
  const [own, opp] = start.split(' ')[1] === 'w' ? [count('W'), count('B')] : [count('B'), count('W')];
  return { ofAll: true, own, opp, position: start, moves };
}

// The longest win of all, then that of each moving sector, with their moves.
export function readRecords(text: string): WinRecord[] {
  const titles = [...text.matchAll(/^### (\d–\d), (\d+) (?:ply|plies)$/gm)];
  if (titles.length === 0) fail('records');
  const ofSectors = titles.map(([heading, name = '', plies = '']) => {
    const part = section(text, heading.replace('### ', ''));
    return { ofAll: false, ...stones(name), position: position(part), moves: movesIn(part, Number(plies), name) };
  });
  return [readLongest(text), ...ofSectors];
}
