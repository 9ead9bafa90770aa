import { describe, expect, it, vi } from 'vitest';
import { pack, unpack } from './packing';

const record = '[Rules "standard"]\n\n1. d6 f4 {hier war’s noch gut} 2. d2 b4 *\n'.repeat(20);

describe('a text in an address', () => {
  it('comes back as it was, and is shorter on the way', async () => {
    const packed = await pack(record);
    expect(packed).toMatch(/^z[\w-]+$/);
    expect(packed.length).toBeLessThan(record.length / 4);
    expect(await unpack(packed)).toBe(record);
  });

  it('goes as it is where the browser packs nothing', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    const plain = await pack('1. d6 *');
    vi.unstubAllGlobals();
    expect(plain).toMatch(/^t/);
    expect(await unpack(plain)).toBe('1. d6 *');
  });

  it.each(['', 'z', 'zAAAA', 'x1234', 't%%%', 'z!', 't_w'])('is none where it is %j', async (text) => {
    expect((await unpack(text)) || null).toBeNull();
  });
});
