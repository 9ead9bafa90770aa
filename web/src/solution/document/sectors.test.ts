import { describe, expect, it } from 'vitest';
import { sectors as tables } from '../../../../docs/solution.md?sectors';
import { amountOf, labelOf, longestWin, mapOf, ordered, percentOf, roundedPercent, touched } from './sectors';
import { sectorName } from './document';

const { moving: sectors, placing } = tables;
const sector = (name: string) => {
  const found = sectors.find((one) => sectorName(one) === name);
  if (!found) throw new Error(name);
  return found;
};

describe('the map of the sectors', () => {
  it('has a row for each number of own stones, and in it a field for each of the others', () => {
    const map = mapOf(sectors);
    expect(map.map(({ own }) => own)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(map[0]?.sectors.map(sectorName)).toEqual(['3-3', '3-4', '3-5', '3-6', '3-7', '3-8', '3-9']);
  });

  it('calls nothing none or all that is not', () => {
    expect([0, 0.001, 0.5, 0.9999, 1].map(roundedPercent)).toEqual(['0', '<1', '50', '>99', '100']);
    expect([0, 0.0001, 0.0064, 0.52, 0.99999, 1].map((share) => percentOf(share, 'de'))).toEqual(
      ['0', '<0,1', '0,6', '52,0', '>99,9', '100'].map((figure) => `${figure}\u00a0%`),
    );
    expect(labelOf(sector('9-3'), 'won')).toBe('>99');
    expect(labelOf(sector('3-6'), 'won')).toBe('0');
    expect([labelOf(sector('8-7'), 'win'), labelOf(sector('3-6'), 'win')]).toEqual(['203', '–']);
  });

  it('is coloured by amounts from none to all', () => {
    const longest = longestWin(sectors);
    expect(longest).toBe(203);
    expect(amountOf(sector('8-7'), 'win', longest)).toBe(1);
    expect(amountOf(sector('3-6'), 'win', longest)).toBe(0);
    const { won, drawn, lost } = sector('5-5');
    expect(amountOf(sector('5-5'), 'drawn', longest)).toBeCloseTo(drawn / (won + drawn + lost), 12);
  });
});

describe('the table of the sectors', () => {
  it('is put in order by any heading, and the other way round by the same one', () => {
    const byWin = touched({ by: 'sector', down: false }, 'win');
    expect(byWin).toEqual({ by: 'win', down: true });
    expect(ordered(sectors, byWin).slice(0, 3).map(sectorName)).toEqual(['8-7', '9-7', '9-8']);
    expect(ordered(sectors, touched(byWin, 'win'))[0]?.win).toBeNull();
    expect(touched(byWin, 'sector')).toEqual({ by: 'sector', down: false });
    expect(ordered(placing, { by: 'placed', down: true })[0]).toMatchObject({ placed: 17 });
    expect(ordered(sectors, { by: 'decided', down: true })[0]?.decided).toBe('99.999914 %');
  });
});
