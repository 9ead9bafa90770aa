import { describe, expect, it } from 'vitest';
import { merged } from './pieces';

const piece = (offset: number, length: number, file = 'moving-3-3.wdl', folder = 'a') => ({
  folder,
  file,
  offset,
  length,
});

describe('pieces', () => {
  it('that touch, overlap or nearly touch become one', () => {
    expect(merged([piece(100, 50), piece(0, 100)])).toEqual([piece(0, 150)]);
    expect(merged([piece(0, 100), piece(50, 100), piece(10, 5)])).toEqual([piece(0, 150)]);
    expect(merged([piece(0, 100), piece(20_000, 100)])).toEqual([piece(0, 20_100)]);
  });

  it('that are far from each other, or of other files, stay apart', () => {
    const apart = [
      piece(0, 100),
      piece(100_000, 100),
      piece(100, 100, 'moving-3-4.wdl'),
      piece(200, 5, 'moving-3-4.wdl', 'b'),
    ];
    expect(merged(apart)).toEqual(apart);
    expect(merged([])).toEqual([]);
  });

  it('are not changed by it', () => {
    const given = [piece(0, 100), piece(100, 100)];
    merged(given);
    expect(given[0]).toEqual(piece(0, 100));
  });
});
