// The text of a file that somebody has: old programs write windows-1252, some editors UTF-16.
export function decodedText(bytes: Uint8Array): string {
  for (const encoding of ['utf-16le', 'utf-16be'] as const) {
    const mark = encoding === 'utf-16le' ? [0xff, 0xfe] : [0xfe, 0xff];
    if (mark.every((byte, n) => bytes[n] === byte)) return new TextDecoder(encoding).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
export const textOf = async (file: Blob): Promise<string> => decodedText(new Uint8Array(await file.arrayBuffer()));
