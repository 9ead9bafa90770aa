// What is done to a chapter is kept, and to no other one.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubRules } from '../../tests/rules';
import { chapterOf, newStudy, type Study } from './study';
import type { Analysis } from './analysis.svelte';
import type { OpenStudy } from './openStudy.svelte';

let game: Analysis;
let open: OpenStudy;
let parts: {
  allStudies: () => Promise<Study[] | null>;
  studyOf: (id: string) => Promise<Study | null>;
  OpenStudy: typeof OpenStudy;
};
const addresses: string[] = [];

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  addresses.length = 0;
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: string) => addresses.push(to) });
  await stubRules();
  const [{ Analysis }, { OpenStudy }, studies] = await Promise.all([
    import('./analysis.svelte'),
    import('./openStudy.svelte'),
    import('./studies'),
  ]);
  parts = { ...studies, OpenStudy };
  game = new Analysis();
});
afterEach(() => {
  open.close();
  game.close();
  vi.unstubAllGlobals();
});

const copied = (name: string) => `${name} (2)`;
const begin = async (study: Study, chapter = '') => {
  open = new parts.OpenStudy(game, study, copied);
  await open.show(chapter);
};
async function play(...moves: string[]): Promise<void> {
  for (const move of moves) await game.explore(move);
  await open.note();
}
const kept = async () => (await parts.allStudies()) ?? [];
const records = async () => (await kept()).map(({ chapters }) => chapters.map(({ record }) => lastLine(record)));
const lastLine = (record: string) => record.trim().split('\n').at(-1) ?? '';

describe('a study that is begun', () => {
  it('is kept with its first move, under the address of its chapter, and goes on', async () => {
    const study = newStudy('New', [chapterOf({})], 0);
    await begin(study);
    expect(await kept()).toEqual([]);
    await play('d6', 'f4');
    expect(await records()).toEqual([['1. d6 f4 *']]);
    expect(open.whole).toBe(true);
    expect(addresses.at(-1)).toContain(`study=${study.id}&chapter=${study.chapters[0]?.id}`);
    game.comment('well');
    await open.note();
    expect(await records()).toEqual([['1. d6 f4 {well} *']]);
    expect((await kept())[0]?.chapters[0]?.position).toMatch(/ w 8 8$/);
  });
});

describe('the chapters', () => {
  it('are each kept by themselves, and what was taken back in one comes back in no other', async () => {
    await begin(newStudy('Two', [chapterOf({ id: 'a' }), chapterOf({ id: 'b' })], 0));
    await play('d6');
    await open.show('b');
    expect(game.path).toBe('');
    await play('f4');
    await game.perform({ do: 'undo' });
    await game.perform({ do: 'undo' });
    expect(game.facts.canUndo).toBe(false);
    await play('a1');
    expect(await records()).toEqual([['1. d6 *', '1. a1 *']]);
    await open.move('b', -1);
    await open.renameChapter('a', 'first');
    await open.rename('Renamed');
    await open.show('a');
    expect(game.path).toBe('d6');
    const [study] = await kept();
    expect([study?.name, study?.chapters.map(({ id, name }) => id + name)]).toEqual(['Renamed', ['b', 'afirst']]);
    await open.remove('a');
    expect(game.path).toBe('a1');
    expect(await records()).toEqual([['1. a1 *']]);
  });
});

describe('a study that another tab has written', () => {
  it('goes on as one of its own: nothing is lost', async () => {
    await begin(newStudy('Shared', [chapterOf({})], 0));
    await play('d6');
    expect(await records()).toEqual([['1. d6 *']]);
    const there = await parts.studyOf(open.study.id);
    if (!there) throw new Error('not kept');
    const { Shelf } = await import('../browser/shelf');
    await new Shelf<Study>('studies', (one) => one as Study).put({ ...there, name: 'Theirs' });
    await play('f4');
    expect((await kept()).map(({ name }) => name).sort()).toEqual(['Shared (2)', 'Theirs']);
    expect(open.study.name).toBe('Shared (2)');
  });
});
