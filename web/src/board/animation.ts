// A game as a picture that moves: an animated PNG, which every browser shows, and any program shows the beginning of it.
// After the first picture only what changes is kept, so a long game stays small.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
// Of pictures so wide, four bytes a pixel as a canvas has them; null where nothing has changed.
export function changedIn(before: Pixels, after: Pixels, wide: number): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  const [old, now] = [words(before), words(after)];
  for (let at = 0; at < now.length; at++) {
    if (old[at] === now[at]) continue;
    const [x, y] = [at % wide, Math.floor(at / wide)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
type Pixels = Uint8ClampedArray;
const words = ({ buffer, byteOffset, byteLength }: Pixels): Uint32Array =>
  new Uint32Array(buffer, byteOffset, byteLength / 4);

export interface Plan {
  width: number; // of every picture, in pixels
  height: number;
  count: number; // of pictures
  picture: (n: number) => Promise<Pixels>;
  shownFor: (n: number) => number; // ms
  signal: AbortSignal;
  tell: (done: number) => void;
}

// Rejected when it is broken off, and where the browser cannot draw or pack.
export async function animationOf({ width, height, count, picture, shownFor, signal, tell }: Plan): Promise<Blob> {
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', joined([number(width, 4), number(height, 4), [8, 2, 0, 0, 0]])), // 8 bits of red, green and blue
    chunk('acTL', joined([number(count, 4), number(0, 4)])), // again and again
  ];
  let order = 0; // of the chunks that belong to the animation
  let before: Pixels | null = null;
  for (let n = 0; n < count; n++) {
    const now = await picture(n);
    signal.throwIfAborted();
    const whole = { x: 0, y: 0, width, height };
    const box = before ? (changedIn(before, now, width) ?? { ...whole, width: 1, height: 1 }) : whole;
    const place = [box.width, box.height, box.x, box.y].map((value) => number(value, 4));
    const shown = [number(shownFor(n), 2), number(1000, 2), [0, 0]]; // and stays; what is new covers what was there
    parts.push(chunk('fcTL', joined([number(order++, 4), ...place, ...shown])));
    const packed = await deflated(cut(now, width, box));
    signal.throwIfAborted();
    parts.push(before ? chunk('fdAT', joined([number(order++, 4), packed])) : chunk('IDAT', packed));
    before = now;
    tell(n + 1);
  }
  return new Blob([...parts, chunk('IEND', new Uint8Array())], { type: 'image/png' });
}

// Row by row, each after the number of its filter, which is none.
function cut(pixels: Pixels, wide: number, { x, y, width, height }: Box): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(height * (1 + 3 * width));
  let to = 0;
  for (let row = y; row < y + height; row++) {
    to++;
    for (let at = 4 * (row * wide + x); at < 4 * (row * wide + x + width); at += 4) {
      bytes.set(pixels.subarray(at, at + 3), to);
      to += 3;
    }
  }
  return bytes;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const number = (value: number, size: 2 | 4): number[] =>
  Array.from({ length: size }, (_, n) => (value >>> (8 * (size - 1 - n))) & 0xff);

function joined(parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function chunk(kind: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const named = joined([Array.from(kind, (letter) => letter.charCodeAt(0)), content]);
  return joined([number(content.length, 4), named, number(crc(named), 4)]);
}

// The check of PNG, CRC-32.
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
export function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (remainders[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
