import { describe, expect, it } from 'vitest';
import { cellInset, geometries, layoutOf, overhang, size, step, type Direction } from './geometry';
import { pointNames } from '../rules/points';

const { white, black } = geometries;
const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

describe('the picture of the board', () => {
  it('has the 24 points in reading order', () => {
    expect(pointNames.join(' ')).toBe('a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1');
  });

  it('is turned by half a turn with Black below', () => {
    expect(black.spots.map(({ name }) => name)).toEqual(pointNames.toReversed());
    for (const { name, x, y } of white.spots) {
      expect(black.spotOf(name), name).toMatchObject({ x: size - x, y: size - y });
    }
    expect(black.files.join('')).toBe('gfedcba');
    expect(black.ranks.join('')).toBe('1234567');
  });

  it('moves with the arrow keys to the next point on the row or column', () => {
    expect(white.neighbourOf('a7', 'ArrowRight')).toBe('d7');
    expect(white.neighbourOf('d6', 'ArrowLeft')).toBe('b6');
    expect(white.neighbourOf('c4', 'ArrowRight')).toBe('e4');
    expect(white.neighbourOf('d5', 'ArrowDown')).toBe('d3');
    expect(white.neighbourOf('g1', 'ArrowDown')).toBe('g1');
  });

  it('are beside each other where a line leads from one to the other', () => {
    for (const [one, other] of [
      ['a7', 'd7'],
      ['d6', 'd7'],
      ['c4', 'b4'],
      ['e3', 'e4'],
    ] as const) {
      expect(white.isBeside(one, other)).toBe(true);
      expect(black.isBeside(other, one)).toBe(true);
    }
    for (const [one, other] of [
      ['c4', 'e4'],
      ['d3', 'd5'],
      ['a7', 'g7'],
      ['a7', 'b6'],
      ['a7', 'a7'],
    ] as const)
      expect(white.isBeside(one, other), one + other).toBe(false);
    const ways = white.spots.flatMap(({ name }) => white.spots.filter((spot) => white.isBeside(name, spot.name)));
    expect(ways).toHaveLength(2 * 32);
  });

  it('moves with the arrow keys as it is seen with Black below', () => {
    const turned: Record<Direction, Direction> = {
      ArrowUp: 'ArrowDown',
      ArrowDown: 'ArrowUp',
      ArrowLeft: 'ArrowRight',
      ArrowRight: 'ArrowLeft',
    };
    for (const name of pointNames)
      for (const key of arrows) expect(black.neighbourOf(name, key)).toBe(white.neighbourOf(name, turned[key]));
  });

  it('reaches every point from every point with the arrow keys', () => {
    const reached = new Set(['a1']);
    for (const name of reached) for (const key of arrows) reached.add(white.neighbourOf(name, key));
    expect(reached.size).toBe(24);
  });

  it('finds the point near a place, and none in between', () => {
    const { x, y } = white.spotOf('f4');
    expect(white.spotNear({ x: x + 20, y: y - 20 })?.name).toBe('f4');
    expect(black.spotNear({ x, y })?.name).toBe('b4');
    expect(white.spotNear({ x: white.spotOf('d6').x, y: white.spotOf('c4').y })).toBeNull();
  });
});

describe('the board at so many pixels', () => {
  const unitOf = (pixels: number, lettered = true) => pixels / (size + 2 * layoutOf(pixels, lettered).rim);

  it('has points at least 48 pixels apart on a phone', () => {
    expect(step * unitOf(344)).toBeGreaterThanOrEqual(48);
    expect(step * unitOf(360)).toBeGreaterThan(50);
  });

  it('has letters that can be read and never more than 14 pixels high', () => {
    for (const pixels of [240, 344, 479, 480, 700, 1200, 2400]) {
      const letter = layoutOf(pixels, true).letter * unitOf(pixels);
      expect(letter, String(pixels)).toBeGreaterThanOrEqual(9.9);
      expect(letter, String(pixels)).toBeLessThan(14.001);
    }
  });

  it('keeps the letters of a small board in its frame', () => {
    for (const pixels of [240, 344, 479]) {
      const { rim, letter, framed } = layoutOf(pixels, true);
      expect(framed).toBe(true);
      expect(letter).toBeLessThan(rim);
    }
    expect(layoutOf(480, true).framed).toBe(false);
    expect(layoutOf(344, false)).toMatchObject({ framed: false, letter: 0 });
  });

  it('has the cells around the points', () => {
    for (const pixels of [344, 720]) {
      const layout = layoutOf(pixels, true);
      const cell = (pixels * (1 - 2 * cellInset(layout))) / 7;
      expect(cell).toBeCloseTo(step * unitOf(pixels));
      const middleOfFirst = pixels * cellInset(layout) + cell / 2;
      expect(middleOfFirst).toBeCloseTo((layout.rim + step / 2 - overhang) * unitOf(pixels));
    }
  });
});
