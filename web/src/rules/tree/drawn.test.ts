import { describe, expect, it } from 'vitest';
import { drawnOver, drawnText, parted } from './drawn';
import type { Shape } from './tree';

const circle: Shape = { from: null, to: 'd6', ink: 'green' };
const arrow: Shape = { from: 'd6', to: 'f4', ink: 'red' };

describe('what is drawn', () => {
  it('is written into a comment and comes back', () => {
    const shapes: Shape[] = [
      circle,
      { ...circle, to: 'a1', ink: 'yellow' },
      arrow,
      { ...arrow, ink: 'blue', to: 'd7' },
    ];
    expect(drawnText(shapes)).toBe('[%csl Gd6,Ya1][%cal Rd6f4,Bd6d7]');
    expect(parted(drawnText(shapes))).toEqual({ text: '', shapes });
    expect(drawnText([])).toBe('');
  });

  it('is read beside a text', () => {
    expect(parted('the centre [%csl Gd6] matters [%cal Rd6f4]')).toEqual({
      text: 'the centre matters',
      shapes: [circle, arrow],
    });
  });

  it.each(['no drawing', '[%csl Gd4]', '[%csl Zd6]', '[%cal Gd6]', '[%cal Gd6d6]', '[%csl Gd6,Ra9]', '[%value win 3]'])(
    'is none in %j, which stays as it is',
    (comment) => {
      expect(parted(comment)).toEqual({ text: comment, shapes: [] });
    },
  );

  it('goes when it is drawn once more, and changes with another ink', () => {
    expect(drawnOver([circle], arrow)).toEqual([circle, arrow]);
    expect(drawnOver([circle, arrow], arrow)).toEqual([circle]);
    expect(drawnOver([circle, arrow], { ...circle, ink: 'red' })).toEqual([arrow, { ...circle, ink: 'red' }]);
  });
});
