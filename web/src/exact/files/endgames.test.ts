import { describe, expect, it } from 'vitest';
import { endgamesOf } from './endgames';
import type { ListedFile, Manifest } from './place';

const file = (name: string, bytes: number): ListedFile => ({ name, bytes, model: 1, checksum: '' });
const there = (...files: ListedFile[]): Manifest => ({
  values: true,
  databases: [{ folder: 'a', rules: 'b', files }],
  others: [],
  elsewhere: ['https://example.org/'],
});
const names = (manifest: Manifest) => manifest.databases.flatMap(({ files }) => files.map(({ name }) => name));

describe('the endgames that are kept for everybody', () => {
  it('are small files of the moving phase', () => {
    const all = there(
      file('moving-3-3.wdl', 7000),
      file('moving-3-3.plies', 42_000),
      file('placing-2-1-1.wdl', 500),
      file('moving-4-6.wdl', 770_000),
    );
    expect(names(endgamesOf(all))).toEqual(['moving-3-3.wdl', 'moving-3-3.plies']);
    expect(endgamesOf(all)).toMatchObject({ values: false, elsewhere: [] });
  });

  it('are a megabyte at most', () => {
    const many = there(...Array.from({ length: 30 }, (_, n) => file(`moving-${n}-9.wdl`, 60_000)));
    expect(names(endgamesOf(many))).toHaveLength(17);
    expect(endgamesOf(there()).databases).toEqual([]);
  });
});
