import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { facts } from '../../../../docs/solution.md?facts';
import { records } from '../../../../docs/solution.md?records';
import { sectors as tables } from '../../../../docs/solution.md?sectors';
import { readFacts, readRecords, readTables } from './read';
import { recordName, sectorName, total } from './document';

const text = readFileSync(new URL('../../../../docs/solution.md', import.meta.url), 'utf8');
const changed = (from: string | RegExp, to: string): string => {
  const other = text.replace(from, to);
  expect(other).not.toBe(text);
  return other;
};

describe('the document of the solution', () => {
  it('is read when the page is built', () => {
    expect(facts).toEqual(readFacts(text));
    expect(tables).toEqual(readTables(text));
    expect(records).toEqual(readRecords(text));
  });

  it('has all sectors and plies, and their numbers add up', () => {
    const { moving, placing, plies } = tables;
    expect([moving.length, placing.length, plies.length]).toEqual([49, 305, 19]);
    expect(new Set(moving.map(sectorName)).size).toBe(49);
    expect(plies.map(({ placed }) => placed)).toEqual(Array.from({ length: 19 }, (_, n) => n));
    const sum = (all: readonly { won: number; drawn: number; lost: number }[]) =>
      all.map(total).reduce((a, b) => a + b, 0);
    const figure = (text: string) => Number(text.replaceAll(',', ''));
    expect(sum(moving)).toBe(figure(facts.positions.moving));
    expect(sum(placing)).toBe(figure(facts.positions.placing));
    expect(sum(moving) + sum(placing)).toBe(figure(facts.positions.all));
    for (const { placed, won } of plies.slice(0, 18))
      expect(placing.filter((one) => one.placed === placed).reduce((a, one) => a + one.won, 0)).toBe(won);
  });

  it('has what its sentences say', () => {
    expect(facts.draw).toMatchObject({ firstMoves: ['a7', 'd7', 'b6', 'd6'], ply: '3', line: '1. d7 a7 2. g7' });
    expect(facts.draw.position).toBe('BWW..................... b 7 8');
    expect(facts.mistakes).toMatchObject({ plies: '205', moves: '103', mover: 'white', move: 'd7' });
    expect(facts.limits).toMatchObject({ lines: 45, firstMill: '183', longest: { own: 8, opp: 7, plies: 203 } });
    const sentence = `So are ${facts.limits.fifty} of the ${facts.limits.lines} longest wins`;
    expect(text.replace(/\s+/g, ' ')).toContain(sentence);
    expect(text.replace(/\s+/g, ' ')).toContain(`a limit of 20 plies draws ${facts.limits.twenty}.`);
    const figures = JSON.stringify(facts).match(/\d[\d,.]*\d/g) ?? [];
    for (const figure of figures) expect(text).toContain(figure);
  });

  it('names the commands that the numbers of every topic come from', () => {
    for (const commands of Object.values(facts.made)) {
      expect(commands.length).toBeGreaterThan(0);
      for (const command of commands) expect(text).toContain(`\`${command}\``);
    }
    expect(facts.made.limits).toEqual(['muehle db findings --db DB -o FILE --section lines']);
    expect(facts.made.strict.every((command) => command.includes('millProtection=strict'))).toBe(true);
  });

  it('has a record of every longest win, as long as its sector says', () => {
    const wins = tables.moving.flatMap((sector) => (sector.win ? [[sectorName(sector), sector.win]] : []));
    const ofSectors = records.filter(({ ofAll }) => !ofAll);
    const found = ofSectors.map((record) => [
      sectorName(record),
      { plies: record.moves.length, position: record.position },
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wins));
  });
});

describe('the longest win of all', () => {
  it('begins while stones are placed, and no other record is longer', () => {
    const [all, ...others] = records;
    if (!all) return expect.fail('no records');
    expect(recordName(all)).toBe('placing');
    expect(all.position).toMatch(/^[WB.]{24} [wb] [1-9] [1-9]$/);
    expect(facts.record.plies).toBe(String(all.moves.length));
    expect(all.moves[0]).toMatch(/^[a-g][1-7](x|$)/);
    for (const { moves } of others) expect(moves.length).toBeLessThan(all.moves.length);
  });
});

describe('a document of another shape', () => {
  it('is an error that says what is missing', () => {
    expect(() => readTables(changed('## Every sector of the moving phase', '## Sectors'))).toThrow(
      'docs/solution.md has no section "Every sector of the moving phase"',
    );
    expect(() => readTables(changed('| own–opp | won | drawn | lost | decided |', '| own–opp | won | lost |'))).toThrow(
      /no table \| own–opp/,
    );
    expect(() => readTables(changed('| 3–3 | 140,621 | 269 ', '| 3–3 | 140,621 '))).toThrow(/no full row below/);
    expect(() => readTables(changed('140,621', '140.621'))).toThrow('no number in "140.621"');
    expect(() => readFacts(changed('**ply 3**', '**ply three**'))).toThrow(/no sentence/);
    expect(() => readFacts(changed('| 8–7 | 203 plies | 102 | ply 183', '| 8–7 | 201 plies | 102 | ply 183'))).toThrow(
      'no win in 201 plies of 8–7',
    );
  });

  it('is one with a record that is cut off, too', () => {
    expect(() => readRecords(changed(/ 102\. g1-g4xa7\n```\n\n### /, '\n```\n\n### '))).toThrow(
      'no record of 8–7 with 203 plies: it has 202',
    );
    expect(() => readRecords('# Nothing')).toThrow('docs/solution.md has no records');
  });
});
