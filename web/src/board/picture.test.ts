import { describe, expect, it } from 'vitest';
import { stonesIn } from './stones';
import { heightOf, pictureOf } from './picture';

const position = 'W......................B b 2 3';

describe('a picture of a position', () => {
  it('has its stones, its points and its letters', () => {
    const svg = pictureOf({ position });
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    expect(svg.match(/<circle/g)).toHaveLength(24 + 2 * 2 + 2 * 2 + 2 * 5);
    expect(svg.match(/<text/g)).toHaveLength(14);
    expect(svg).toContain('<circle cx="35" cy="35" r="32" fill="#fbf7ee"');
    expect(svg).not.toContain('#b3261e');
  });

  it('has what is in hand, and who is to move', () => {
    const inHand = (svg: string) =>
      [...svg.matchAll(/<g data-hand="(\w+)">(.*?)<\/g>/g)].map(([, colour, men = '']) => [
        colour,
        (men.match(/<circle/g) ?? []).length / 2,
      ]);
    const turn = (svg: string) => [...svg.matchAll(/data-turn="(\w+)"/g)].map(([, colour]) => colour);
    const svg = pictureOf({ position });
    expect(inHand(svg)).toEqual([
      ['white', 2],
      ['black', 3],
    ]);
    expect(turn(svg)).toEqual(['black']);
    const moving = pictureOf({ position: `${'WB'.repeat(5)}${'.'.repeat(14)} w 0 0` });
    expect(inHand(moving)).toEqual([
      ['white', 0],
      ['black', 0],
    ]);
    expect(turn(moving)).toEqual(['white']);
    expect(heightOf(480)).toBeGreaterThan(480); // below the board
    expect(moving).toContain(`width="800" height="${heightOf(800)}"`);
  });

  it('shows the last move and what it took', () => {
    const svg = pictureOf({ position, last: { from: 'a4', to: 'a7', capture: 'd6' } });
    expect(svg).toContain('stroke-linecap="round"');
    expect(svg).toContain('#b3261e');
  });

  it('shows what is drawn by hand', () => {
    const svg = pictureOf({
      position,
      drawn: [
        { from: null, to: 'a7', ink: 'green' },
        { from: 'a7', to: 'g7', ink: 'blue' },
      ],
    });
    expect(svg.match(/stroke="#2f5d1f"/g)).toHaveLength(1);
    expect(svg.match(/stroke="#1d4f91" stroke-dasharray/g)).toHaveLength(1);
    expect(svg).not.toContain('NaN');
  });

  it('is also of a position as text', () => {
    expect(stonesIn('W......................B b 8 8')).toEqual([
      { point: 'a7', colour: 'white' },
      { point: 'g1', colour: 'black' },
    ]);
  });

  it('turns with the colour below', () => {
    expect(pictureOf({ position, below: 'black' })).toContain('<circle cx="665" cy="665" r="32" fill="#fbf7ee"');
  });
});
