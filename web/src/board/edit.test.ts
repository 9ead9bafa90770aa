import { describe, expect, it } from 'vitest';
import { countOf, empty, fromText, moved, mostInHand, toText, touched, withHand, withStone, type SetUp } from './edit';

const text = 'WW........W.B........BBB b 5 4';
const parsed = (position: string): SetUp => {
  const setUp = fromText(position);
  if (!setUp) throw new Error(`not read: ${position}`);
  return setUp;
};

describe('setting up a position', () => {
  it('reads and writes the four fields', () => {
    expect(toText(parsed(text))).toBe(text);
    expect(toText(parsed(`  ${text} 12 34 `))).toBe(text);
    expect(toText(empty)).toBe('........................ w 0 0');
    expect(parsed(text)).toMatchObject({
      stones: { a7: 'white', d7: 'white', b4: 'white', e4: 'black', a1: 'black', d1: 'black', g1: 'black' },
      toMove: 'black',
      hand: { white: 5, black: 4 },
    });
  });

  it.each(['', 'nonsense', 'W w 9 9', `${text} 1`, text.replace('W', 'w'), text.replace(' b ', ' x '), `${text}9`])(
    'reads nothing from %j',
    (other) => expect(fromText(other)).toBeNull(),
  );

  it('sets, exchanges and takes away by touching', () => {
    const one = touched(empty, 'd6', 'white');
    expect(one.stones).toEqual({ d6: 'white' });
    expect(touched(one, 'd6', 'white').stones).toEqual({});
    expect(touched(one, 'd6', 'black').stones).toEqual({ d6: 'black' });
    expect(touched(one, 'd6', null).stones).toEqual({});
    expect(touched(one, 'a1', null).stones).toEqual({ d6: 'white' });
    expect(empty.stones).toEqual({});
  });

  it('moves a stone, over another one and off the board', () => {
    const two = withStone(withStone(empty, 'd6', 'white'), 'a1', 'black');
    expect(moved(two, 'd6', 'g7').stones).toEqual({ g7: 'white', a1: 'black' });
    expect(moved(two, 'd6', 'a1').stones).toEqual({ a1: 'white' });
    expect(moved(two, 'd6', null).stones).toEqual({ a1: 'black' });
    expect(moved(two, 'd6', 'd6')).toBe(two);
    expect(moved(two, 'c3', 'd6')).toBe(two);
  });

  it('has nine stones a side, on the board and in hand together', () => {
    const full = withHand(empty, 'white', 12);
    expect(full.hand).toEqual({ white: 9, black: 0 });
    const placed = withStone(full, 'a1', 'white');
    expect(placed.hand.white).toBe(8);
    expect(countOf(placed, 'white') + placed.hand.white).toBe(9);
    expect(mostInHand(placed, 'white')).toBe(8);
    expect(withStone(placed, 'a1', null).hand.white).toBe(8);
    expect(withHand(placed, 'black', -1).hand.black).toBe(0);
    expect(withHand(placed, 'black', NaN).hand.black).toBe(0);
  });
});
