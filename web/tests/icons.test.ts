// The icon as pixels.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pixelsOf, pngOf, shapesOf } from '../plugins/icons';

const svg = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
const shapes = shapesOf(svg);
const at = (pixels: Uint8Array, size: number, x: number, y: number) => [
  ...pixels.slice((y * size + x) * 4).slice(0, 4),
];

describe('the icon', () => {
  it('has a plate with round corners, lines and stones', () => {
    const pixels = pixelsOf(shapes, 64, false);
    expect(at(pixels, 64, 0, 0)[3]).toBe(0);
    expect(at(pixels, 64, 32, 32)).toEqual([0xdc, 0xc2, 0x95, 255]);
    expect(at(pixels, 64, 10, 40)).toEqual([0x5b, 0x45, 0x29, 255]);
    expect(at(pixels, 64, 32, 10)).toEqual([0xf9, 0xf3, 0xe4, 255]);
    expect(at(pixels, 64, 20, 42)).toEqual([0x2b, 0x24, 0x20, 255]);
  });

  it('reaches to the edges where a system cuts them off', () => {
    const pixels = pixelsOf(shapes, 64, true);
    for (const [x, y] of [
      [0, 0],
      [63, 0],
      [32, 5],
    ] as const)
      expect(at(pixels, 64, x, y)).toEqual([0xdc, 0xc2, 0x95, 255]);
  });

  it('is a PNG file', () => {
    const png = Buffer.from(pngOf(pixelsOf(shapes, 16, false), 16));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([16, 16]);
    const length = png.readUInt32BE(33);
    expect(inflateSync(png.subarray(41, 41 + length)).length).toBe(16 * (16 * 4 + 1));
  });

  it('is not drawn where it has a shape that cannot be', () => {
    expect(() => shapesOf('<svg><ellipse/></svg>')).toThrow('<ellipse> cannot be drawn');
    expect(() => shapesOf('<svg><path d="M0 0C1 1 2 2 3 3" stroke="#000000" stroke-width="1"/></svg>')).toThrow(
      'C in a path',
    );
    expect(() => shapesOf('<svg><rect width="3" height="3" fill="red"/></svg>')).toThrow('red is no colour');
  });
});
