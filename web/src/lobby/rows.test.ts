import { describe, expect, it } from 'vitest';
import { rowsAfter, withoutGone } from './rows';

const items = (ids: string) => [...ids].map((id) => ({ id }));
const said = (rows: ReturnType<typeof rowsAfter>) => rows.map(({ item, gone }) => item.id + (gone ? '-' : '')).join('');

describe('the rows of a list', () => {
  const first = rowsAfter([], items('abc'));
  it('keep their places when one goes, and new ones come last', () => {
    expect(said(rowsAfter(first, items('acd')))).toBe('ab-cd');
  });
  it('come back, and close up when it is time', () => {
    const without = rowsAfter(first, items('ac'));
    expect(said(rowsAfter(without, items('abc')))).toBe('abc');
    expect(said(withoutGone(without))).toBe('ac');
  });
  it('show each as it is now', () => {
    const [row] = rowsAfter(rowsAfter([], [{ id: 'a', n: 1 }]), [{ id: 'a', n: 2 }]);
    expect(row?.item.n).toBe(2);
  });
});
