import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { animationOf, changedIn, crc, type Plan } from './animation';

const [width, height] = [4, 5];
// White with black pixels at these places.
const picture = (...black: readonly (readonly [number, number])[]): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(4 * width * height).fill(255);
  for (const [x, y] of black) pixels.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
  return pixels;
};

interface Chunk {
  kind: string;
  content: Buffer;
  right: boolean; // its check
}
async function chunksOf(file: Blob): Promise<Chunk[]> {
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks: Chunk[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const named = bytes.subarray(at + 4, at + 8 + length);
    const right = crc(named) === bytes.readUInt32BE(at + 8 + length);
    chunks.push({ kind: named.subarray(0, 4).toString(), content: named.subarray(4), right });
    at += 12 + length;
  }
  return chunks;
}
const plan = (pictures: readonly Uint8ClampedArray[], own: Partial<Plan> = {}): Plan => ({
  width,
  height,
  count: pictures.length,
  picture: (n) => Promise.resolve(pictures[n] ?? picture()),
  shownFor: (n) => 500 * (n + 1),
  signal: new AbortController().signal,
  tell: () => undefined,
  ...own,
});

describe('an animation', () => {
  it('has a check as PNG wants it', () => {
    expect(crc(new TextEncoder().encode('IEND'))).toBe(0xae426082);
  });

  it('finds what has changed', () => {
    expect(changedIn(picture(), picture([1, 2], [3, 4]), width)).toEqual({ x: 1, y: 2, width: 3, height: 3 });
    expect(changedIn(picture([0, 0]), picture([0, 0]), width)).toBeNull();
  });

  it('is the first picture whole, and of each other one what changes', async () => {
    const pictures = [picture([0, 0]), picture([0, 0], [2, 1], [3, 2]), picture([0, 0], [2, 1], [3, 2])];
    const told: number[] = [];
    const chunks = await chunksOf(await animationOf(plan(pictures, { tell: (done) => told.push(done) })));
    expect(chunks.map(({ kind }) => kind)).toEqual([
      'IHDR',
      'acTL',
      'fcTL',
      'IDAT',
      'fcTL',
      'fdAT',
      'fcTL',
      'fdAT',
      'IEND',
    ]);
    expect(chunks.every(({ right }) => right)).toBe(true);
    expect(told).toEqual([1, 2, 3]);
    const frames = chunks.filter(({ kind }) => kind === 'fcTL').map(({ content }) => content);
    const numbers = (content: Buffer) => [0, 4, 8, 12, 16].map((at) => content.readUInt32BE(at));
    expect(frames.map(numbers)).toEqual([
      [0, 4, 5, 0, 0],
      [1, 2, 2, 2, 1],
      [3, 1, 1, 0, 0],
    ]);
    expect(frames.map((content) => content.readUInt16BE(20))).toEqual([500, 1000, 1500]);
    const second = inflateSync(chunks[5]?.content.subarray(4) ?? Buffer.alloc(0));
    expect([...second]).toEqual([0, 0, 0, 0, 255, 255, 255, 0, 255, 255, 255, 0, 0, 0]);
  });

  it('is broken off when it is no longer wanted', async () => {
    const control = new AbortController();
    const tell = () => control.abort();
    await expect(animationOf(plan([picture(), picture()], { signal: control.signal, tell }))).rejects.toThrow();
  });
});
