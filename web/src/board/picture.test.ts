import { describe, expect, it } from 'vitest';
import { stonesIn } from './stones';
import { pictureOf } from './picture';

const stones = [
  { point: 'a7', colour: 'white' as const },
  { point: 'g1', colour: 'black' as const },
];

describe('a picture of a position', () => {
  it('has its stones, its points and its letters', () => {
    const svg = pictureOf({ stones });
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    expect(svg.match(/<circle/g)).toHaveLength(24 + 2 * stones.length);
    expect(svg.match(/<text/g)).toHaveLength(14);
    expect(svg).toContain('<circle cx="35" cy="35" r="32" fill="#fbf7ee"');
    expect(svg).not.toContain('#b3261e');
  });

  it('shows the last move and what it took', () => {
    const svg = pictureOf({ stones, last: { from: 'a4', to: 'a7', capture: 'd6' } });
    expect(svg).toContain('stroke-linecap="round"');
    expect(svg).toContain('#b3261e');
  });

  it('shows what is drawn by hand', () => {
    const svg = pictureOf({
      stones,
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
    expect(stonesIn('W......................B b 8 8')).toEqual(stones);
  });

  it('turns with the colour below', () => {
    expect(pictureOf({ stones, below: 'black' })).toContain('<circle cx="665" cy="665" r="32" fill="#fbf7ee"');
  });
});
