// Pieces of files, as the module misses them and as they are best fetched. Pure.

export interface Piece {
  folder: string;
  file: string;
  offset: number;
  length: number;
}

const worthARequest = 20 * 1024; // bytes between two pieces that are fetched along with them

// Neighbours become one piece.
export function merged(pieces: readonly Piece[]): Piece[] {
  const order = (a: Piece, b: Piece): number =>
    a.folder.localeCompare(b.folder) || a.file.localeCompare(b.file) || a.offset - b.offset;
  const result: Piece[] = [];
  for (const piece of [...pieces].sort(order)) {
    const last = result.at(-1);
    const end = last ? last.offset + last.length : 0;
    const together = last?.folder === piece.folder && last.file === piece.file && piece.offset - end <= worthARequest;
    if (last && together) last.length = Math.max(last.length, piece.offset + piece.length - last.offset);
    else result.push({ ...piece });
  }
  return result;
}
