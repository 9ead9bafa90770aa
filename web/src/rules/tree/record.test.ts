// With the real rules: what a record says comes back as it was said.
import { describe, expect, it } from 'vitest';
import { deskWith } from '../../../tests/desk';
import { noteLines } from '../notes';
import type { LoadedRecord, Place, SeveralWays } from '../view';
import { notesOf, treeOf, type Player } from './record';
import { add, endOf, mainLine, nodeAt, pathsOf, promote, remark, remove, type Path, type Tree } from './tree';

const ask = deskWith('records');

const play: Player = (position, move) => {
  const place = ask<Partial<Place>>('play', 'standard', position, move);
  return Promise.resolve(place.position ?? null);
};

async function read(text: string) {
  const record = ask<LoadedRecord>('load', text);
  const moves = record.events.map((line) => line.replace('move ', ''));
  let position = record.start;
  const steps = [];
  for (const move of moves) {
    position = (await play(position, move)) ?? '';
    steps.push({ move, position });
  }
  return { record, tree: await treeOf(record.start, steps, record.notes, play) };
}

const written = (record: LoadedRecord, lines: string[]): string => {
  ask('open', record.rules, record.start, ...record.events);
  const { record: text } = ask<{ record: string }>('record', '', ...lines);
  return text.split('\n\n')[1]?.replace(/\s+/g, ' ').trim() ?? '';
};

const text =
  '{start} 1. d6! {main} (1. f4 d6?? {why} (1... d2 2. b4) 2. d2) ({first} 1. a7) 1... f4 (1... b4?! 2. d2!?) 2. d2 *';

it('reads lists that other programs write, by names and by numbers', () => {
  const events = (answer: LoadedRecord): string[] => answer.events.map((line) => line.replace('move ', ''));
  const moves = ['d6', 'f4', 'd7', 'b4', 'b6', 'a1', 'f6xa1'];
  const numbers = '[Site "PlayOK"]\n[White "anna"]\n[Result "*"]\n\n1. 5 14 2. 2 11 3. 4 22 4. 6x22 *';
  for (const list of ['d6 F4, D7, B4; no\nB6 A1 F6 : A1', '1. d6 f4 2. d7 b4 3. b6 a1 4. f6 ×a1 ½-½', numbers])
    expect(events(ask<LoadedRecord>('read', 'any standard', list)).slice(0, 7)).toEqual(moves);
  const anna = ask<LoadedRecord>('read', 'any standard', numbers);
  expect(anna.points).toBe('from_one');
  expect(anna.tags).toContainEqual({ name: 'White', value: 'anna' });
  expect(ask<SeveralWays>('read', 'any standard', '5 14 20 11').ways).toEqual(['from_one', 'from_zero']);
  expect(events(ask<LoadedRecord>('read', 'from_zero standard', '5 14'))).toEqual(['f6', 'g4']);
  const custom = ask<LoadedRecord>('load', '[Variant "Custom"]\n1. d6 1-0');
  expect(custom.remarks.map(({ reason }) => reason.code)).toEqual(['unknown_variant']);
  expect(custom.events.at(-1)).toBe('recorded white');
});

it('of many moves takes no longer than it has to', async () => {
  const steps = Array.from({ length: 6000 }, (_, n) => ({ move: `m${n}`, position: `p${n}` }));
  const tree = await treeOf('start', steps, [{ ply: 6000, text: 'the end' }], play);
  expect(mainLine(tree).map(({ move }) => move)).toEqual(steps.map(({ move }) => move));
  expect(mainLine(tree).at(-1)?.comments).toEqual(['the end']);
  expect(tree.played).toBe(6000);
});

describe('a record with variations', () => {
  it('becomes a tree', async () => {
    const { tree } = await read(text);
    expect(endOf(tree)).toBe('d6 f4 d2');
    expect(tree.played).toBe(3);
    expect(pathsOf(tree)).toEqual([
      ...['', 'd6', 'd6 f4', 'd6 f4 d2', 'd6 b4', 'd6 b4 d2'],
      ...['f4', 'f4 d6', 'f4 d6 d2', 'f4 d2', 'f4 d2 b4', 'a7'],
    ]);
    expect(nodeAt(tree, '')?.comments).toEqual(['start']);
    expect(nodeAt(tree, 'd6')).toMatchObject({ glyphs: [1], comments: ['main'] });
    expect(nodeAt(tree, 'f4 d6')).toMatchObject({ glyphs: [4], comments: ['why'] });
    expect(nodeAt(tree, 'a7')).toMatchObject({ before: ['first'] });
    expect(nodeAt(tree, 'd6 b4')?.position).toBe('....W.....B............. w 8 8 2 2');
    expect(mainLine(tree).map(({ position }) => position.split(' ')[1])).toEqual(['b', 'w', 'b']);
  });

  it('is written as it was read', async () => {
    const { record, tree } = await read(text);
    expect(notesOf(tree)).toEqual(record.notes);
    expect(written(record, noteLines(notesOf(tree)))).toBe(text);
  });

  it('keeps what is drawn, and comments in other words as they are', async () => {
    const drawn =
      '{[%csl Ga1]} 1. d6 {main} {[%csl Gd6,Rf4][%cal Bd6d7]} (1. f4 {[%cal Yf4g4]}) 1... f4 {[%csl Zd6] [%eval 3]} *';
    const { record, tree } = await read(drawn);
    expect(nodeAt(tree, '')).toMatchObject({ comments: [], shapes: [{ from: null, to: 'a1', ink: 'green' }] });
    expect(nodeAt(tree, 'd6')?.comments).toEqual(['main']);
    expect(nodeAt(tree, 'd6')?.shapes).toHaveLength(3);
    expect(nodeAt(tree, 'f4')?.shapes).toEqual([{ from: 'f4', to: 'g4', ink: 'yellow' }]);
    expect(nodeAt(tree, 'd6 f4')).toMatchObject({ comments: ['[%csl Zd6] [%eval 3]'], shapes: [] });
    expect(written(record, noteLines(notesOf(tree)))).toBe(drawn);
  });

  it('goes on after its end in a variation, and comes back as it was', async () => {
    const { record, tree } = await read('1. d6 f4 2. d2 {the end} *');
    const more = async (from: Tree, path: Path, move: string) =>
      add(from, path, { move, position: (await play(nodeAt(from, path)?.position ?? '', move)) ?? '' });
    let longer = await more(tree, 'd6 f4 d2', 'b4');
    longer = await more(longer, 'd6 f4 d2 b4', 'a7');
    longer = remark(await more(longer, 'd6 f4 d2', 'a1'), 'd6 f4 d2 b4', { comments: ['more'] });
    const text = '1. d6 f4 2. d2 {the end} (2. d2 b4 {more} (2... a1) 3. a7) *';
    expect(written(record, noteLines(notesOf(longer)))).toBe(text);
    expect((await read(text)).tree).toEqual(longer);
  });

  it('is written as it was changed', async () => {
    const { record, tree } = await read(text);
    const changed = remove(promote(tree, 'a7'), 'f4 d2');
    expect(written(record, noteLines(notesOf(changed)))).toBe(
      '{start} 1. d6! {main} ({first} 1. a7) (1. f4 d6?? {why} 2. d2) 1... f4 (1... b4?! 2. d2!?) 2. d2 *',
    );
  });
});
