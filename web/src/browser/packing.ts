// A text that goes into an address: packed where the browser can do that, else as it is.

const packed = 'z';
const plain = 't';

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const changed = new Blob([bytes]).stream().pipeThrough(change as ReadableWritablePair<Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}

export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (!('CompressionStream' in globalThis)) return plain + toBase64(bytes);
  return packed + toBase64(await through(bytes, new CompressionStream('deflate-raw')));
}

// Null for what nobody has packed, and where this browser cannot unpack it.
export async function unpack(text: string): Promise<string | null> {
  try {
    const bytes = fromBase64(text.slice(1));
    const whole =
      text[0] === plain
        ? bytes
        : text[0] === packed
          ? await through(bytes, new DecompressionStream('deflate-raw'))
          : null;
    return whole && new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    return null;
  }
}
