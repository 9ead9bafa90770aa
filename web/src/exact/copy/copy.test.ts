import { describe, expect, it } from 'vitest';
import { file } from '../../../tests/copied';
import { readManifest, type Manifest } from '../files/place';
import { bytesOf, has, including, nothing, surplus, wishedOf, without, type CopiedFile, type Wish } from './copy';
import { readKept } from './remembered';
import { firstWish, isWholeGame, offerOf } from './offer';
import { sizeText } from './size';

const manifest = (...files: CopiedFile[]): Manifest => files.reduce(including, nothing);

const near = file('moving-3-3.wdl', 10);
const far = file('moving-9-9.wdl', 90);
const start = file('placing-0-0-0.wdl', 5);
const plies = file('moving-3-3.plies', 1);
const host = manifest(far, plies, near, start, { ...near, folder: 'b' });
const results: Wish = { folders: ['a'], distances: false };
const all: Wish = { folders: ['a', 'b'], distances: true };
const names = (files: CopiedFile[]) => files.map(({ folder, name }) => `${folder}/${name}`);

describe('what is wished', () => {
  it('is sorted by what is useful first', () => {
    expect(names(wishedOf(host, results))).toEqual(['a/placing-0-0-0.wdl', 'a/moving-3-3.wdl', 'a/moving-9-9.wdl']);
    expect(names(wishedOf(host, all)).at(-1)).toBe('a/moving-3-3.plies');
    expect(names(wishedOf(host, all))).toContain('b/moving-3-3.wdl');
  });

  it('is offered with its sizes', () => {
    const copy = manifest(near);
    expect(offerOf(host, copy, results)).toEqual({ results: 105, distances: 106, missing: 95, whole: true });
    expect(offerOf(manifest(near), copy, results)).toEqual({ results: 10, distances: 10, missing: 0, whole: false });
  });

  it('is whole where the empty board is there, by all rules that are wished', () => {
    expect(isWholeGame(manifest(near, start), results)).toBe(true);
    expect(isWholeGame(manifest(near, far), results)).toBe(false); // all that its host had
    expect(isWholeGame(manifest(near, start), all)).toBe(false);
    expect(isWholeGame(manifest(start, { ...start, folder: 'b' }), all)).toBe(true);
  });

  it('is at first what is there already, or the results by the first rules', () => {
    expect(firstWish(host, null)).toEqual(results);
    expect(firstWish(host, all)).toEqual(all);
    expect(firstWish(nothing, null).folders).toEqual([]);
  });
});

describe('a copy', () => {
  it('has what it was given, by checksum and size', () => {
    const copy = manifest(near, far);
    expect([has(copy, near), has(copy, start), has(copy, { ...near, folder: 'b' })]).toEqual([true, false, false]);
    expect([has(copy, { ...near, checksum: 'd' }), has(copy, { ...near, bytes: 11 })]).toEqual([false, false]);
    expect(has(without(copy, near), near)).toBe(false);
    expect(without(manifest(near), near).databases).toEqual([]);
    expect(bytesOf([near, far])).toBe(100);
  });

  it('gives up other versions and what is not wished any more, not what the host has lost', () => {
    const older = { ...near, checksum: 'old' };
    expect(names(surplus(manifest(older, far, plies), host, results))).toEqual([
      'a/moving-3-3.wdl',
      'a/moving-3-3.plies',
    ]);
    expect(surplus(manifest(near, far), nothing, results)).toEqual([]);
    expect(names(surplus(manifest(near, { ...near, folder: 'b' }), host, results))).toEqual(['b/moving-3-3.wdl']);
  });

  it('is written as a list like that of a host', () => {
    expect(readManifest(JSON.parse(JSON.stringify(host)))).toEqual(host);
  });
});

describe('what the browser remembers of it', () => {
  const said = { schema: 1, folders: ['a'], distances: true, state: 'whole', done: 5, bytes: 5 };
  it('is read as it was written', () => {
    expect(readKept(said)).toEqual({ wish: { folders: ['a'], distances: true }, state: 'whole', done: 5, bytes: 5 });
  });
  it('does not go on loading where something is strange, and is left alone where it is newer', () => {
    expect(readKept({ ...said, state: '?', done: -1 })).toMatchObject({ state: 'paused', done: 0 });
    for (const bad of [null, {}, { ...said, schema: 2 }, { ...said, folders: 'a' }]) expect(readKept(bad)).toBeNull();
  });
});

describe('a size', () => {
  it.each([
    [455_100_000, 'en', '455 MB'],
    [7_478, 'en', '0.01 MB'],
    [2_249_307_753, 'en', '2.25 GB'],
    [2_249_307_753, 'de', '2,25 GB'],
  ])('of %i bytes is said in %s as %s', (bytes, language, text) => {
    expect(sizeText(bytes, language).replace('\u00a0', ' ')).toBe(text);
  });
});
