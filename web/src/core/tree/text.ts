// How a move is numbered and judged in print.

// The number that a move has which is played in a position: `12.`, or `12…` for Black's.
export function labelAfter(position: string): string {
  const [, mover, , , , number = '1'] = position.split(' ');
  return mover === 'b' ? `${number}…` : `${number}.`;
}

const suffixes: Readonly<Record<number, string>> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };
export const glyphText = (glyph: number): string => suffixes[glyph] ?? ` $${glyph}`;
