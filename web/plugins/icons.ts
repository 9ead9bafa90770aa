// The icon as PNG files, drawn from the SVG: systems that install a page want pixels. It draws the few shapes that the
// icon has, and refuses others.
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

type Colour = [number, number, number];
interface Shape {
  colour: Colour;
  distance: (x: number, y: number) => number; // to its edge, negative inside
}

const box =
  (x: number, y: number, halfWidth: number, halfHeight: number, radius = 0) =>
  (px: number, py: number) => {
    const dx = Math.abs(px - x) - halfWidth + radius;
    const dy = Math.abs(py - y) - halfHeight + radius;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  };
const disc = (x: number, y: number, radius: number) => (px: number, py: number) => Math.hypot(px - x, py - y) - radius;

const colourOf = (text: string): Colour => {
  const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(text) ?? [];
  if (r === '') throw new Error(`the icon: ${text} is no colour like #aabbcc`);
  return [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16)];
};

// Straight lines along the axes, as M, H, V (also relative) and z say them.
function strokes(path: string, width: number): Shape['distance'][] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const drawn: Shape['distance'][] = [];
  const lineTo = (toX: number, toY: number) => {
    const half = width / 2; // beyond the ends too, which fills the corners
    drawn.push(box((x + toX) / 2, (y + toY) / 2, Math.abs(toX - x) / 2 + half, Math.abs(toY - y) / 2 + half));
    [x, y] = [toX, toY];
  };
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [a = 0, b = 0] = numbers;
    if (command === 'M') [x, y, startX, startY] = [a, b, a, b];
    else if (command === 'H') lineTo(a, y);
    else if (command === 'V') lineTo(x, a);
    else if (command === 'h') lineTo(x + a, y);
    else if (command === 'v') lineTo(x, y + a);
    else if (command === 'z') lineTo(startX, startY);
    else throw new Error(`the icon: ${command} in a path cannot be drawn`);
  }
  return drawn;
}

export function shapesOf(svg: string): Shape[] {
  const shapes: Shape[] = [];
  let group = new Map<string, string>();
  for (const [, name = '', text = ''] of svg.matchAll(/<(\w+)([^>]*)>/g)) {
    const own = new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));
    const said = (key: string): string => own.get(key) ?? group.get(key) ?? '';
    const number = (key: string): number => Number(own.get(key) ?? group.get(key) ?? 0);
    const paint = (distance: Shape['distance'], colour: string) => shapes.push({ colour: colourOf(colour), distance });
    if (name === 'svg') continue;
    else if (name === 'g') group = own;
    else if (name === 'rect') {
      const [half, tall] = [number('width') / 2, number('height') / 2];
      paint(box(number('x') + half, number('y') + tall, half, tall, number('rx')), said('fill'));
    } else if (name === 'path') {
      for (const stroke of strokes(said('d'), number('stroke-width'))) paint(stroke, said('stroke'));
    } else if (name === 'circle') {
      const rim = own.has('stroke') ? number('stroke-width') / 2 : 0;
      if (rim > 0) paint(disc(number('cx'), number('cy'), number('r') + rim), said('stroke'));
      paint(disc(number('cx'), number('cy'), number('r') - rim), said('fill'));
    } else throw new Error(`the icon: <${name}> cannot be drawn`);
  }
  return shapes;
}

const units = 32; // of the icon's view box

// RGBA. `maskable`: what is drawn keeps away from the edges, which a system may cut off, and the plate goes to them.
export function pixelsOf(shapes: readonly Shape[], size: number, maskable: boolean): Uint8Array {
  const [plate] = shapes;
  const pixels = new Uint8Array(size * size * 4);
  const zoom = (size / units) * (maskable ? 0.75 : 1);
  const centre = size / 2;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = (column + 0.5 - centre) / zoom + units / 2;
      const y = (row + 0.5 - centre) / zoom + units / 2;
      let [red, green, blue] = plate?.colour ?? [0, 0, 0];
      let alpha = maskable ? 1 : 0;
      for (const { colour, distance } of shapes) {
        const covered = Math.min(Math.max(0.5 - distance(x, y) * zoom, 0), 1);
        red += (colour[0] - red) * covered;
        green += (colour[1] - green) * covered;
        blue += (colour[2] - blue) * covered;
        alpha = Math.max(alpha, covered); // everything lies on the plate
      }
      pixels.set([red, green, blue, alpha * 255].map(Math.round), (row * size + column) * 4);
    }
  }
  return pixels;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}

export function pngOf(pixels: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // eight bits, red, green, blue, alpha
  const rows = Buffer.alloc(size * (size * 4 + 1)); // each begins with 0: as it is
  for (let row = 0; row < size; row++)
    rows.set(pixels.subarray(row * size * 4, (row + 1) * size * 4), row * (size * 4 + 1) + 1);
  const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

export const icons = (svg: string): Plugin => ({
  name: 'icons',
  apply: 'build',
  generateBundle() {
    const shapes = shapesOf(readFileSync(svg, 'utf8'));
    const draw = (fileName: string, size: number, maskable = false) =>
      this.emitFile({ type: 'asset', fileName, source: pngOf(pixelsOf(shapes, size, maskable), size) });
    draw('icon-192.png', 192);
    draw('icon-512.png', 512);
    draw('icon-maskable-512.png', 512, true);
  },
});
