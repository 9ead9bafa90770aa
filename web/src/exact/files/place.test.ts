import { describe, expect, it } from 'vitest';
import { fileFor, mayKnow, readManifest, toldBy, type Manifest } from './place';

const file = { name: 'moving-3-3.wdl', bytes: 7478, model: 2552, checksum: '0' };
const manifest: Manifest = {
  values: true,
  databases: [{ folder: 'a', rules: 'b', files: [file] }],
  others: [],
  elsewhere: ['https://example.org/db/'],
};
const threeEach = 'WW.W.................BBB w 0 0 12 30';

describe('the file of a position', () => {
  it('is that of its stones, the fewer first, when all are placed', () => {
    expect(fileFor(threeEach)).toBe('moving-3-3.wdl');
    expect(fileFor('WW.WW................BBB w 0 0')).toBe('moving-3-4.wdl');
    expect(fileFor('WW.WW................BBB b 0 0')).toBe('moving-3-4.wdl');
  });

  it('is that of the ply where White places, else of the one after it', () => {
    expect(fileFor('........................ w 9 9')).toBe('placing-0-0-0.wdl');
    expect(fileFor('W....................... b 8 9')).toBe('placing-2-1-1.wdl');
    expect(fileFor('WWWWB....................... w 5 5')).toBe('placing-8-4-1.wdl');
    expect(fileFor('WWWWBBB................. b 0 1')).toBe('moving-4-4.wdl');
  });
});

describe('a manifest', () => {
  it('is read, or not at all', () => {
    expect(readManifest(JSON.parse(JSON.stringify({ format: 1, ...manifest })))).toEqual(manifest);
    expect(readManifest({ databases: [] })).toEqual({ values: false, databases: [], others: [], elsewhere: [] });
    for (const bad of [null, [], {}, { databases: 3 }]) expect(readManifest(bad)).toBeNull();
  });

  it('leaves out what makes no sense', () => {
    const odd = [
      null,
      7,
      { folder: 'a' },
      { folder: 'a', rules: 'b', files: [3, { name: 4 }, { ...file, model: 'x' }, file] },
    ];
    expect(readManifest({ databases: odd })?.databases).toEqual(manifest.databases);
  });

  it('tells what cannot be known', () => {
    expect(mayKnow(manifest, [threeEach])).toBe(true);
    expect(mayKnow(manifest, [threeEach, '........................ w 9 9'])).toBe(false);
    expect(mayKnow({ ...manifest, databases: [] }, [threeEach])).toBe(false);
  });

  it('is of other servers, too, where values are told and not only files given', () => {
    const others = { ...manifest, databases: [], others: manifest.databases };
    expect(mayKnow(toldBy(others), [threeEach])).toBe(true);
    expect(mayKnow(toldBy({ ...others, values: false }), [threeEach])).toBe(false);
    expect(mayKnow(toldBy(manifest), [threeEach])).toBe(true);
  });
});
