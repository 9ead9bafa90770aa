// The points in the order of the text formats: reading order with White below. Those on a row are the columns that a
// square or a cross line of the board meets.
export const files: readonly string[] = [...'abcdefg'];
export const ranks: readonly string[] = [...'7654321']; // from the top
const middle = 3;

// `column` and `row`: 0..6, from the upper left corner.
export function isPoint(column: number, row: number): boolean {
  const down = Math.abs(row - middle);
  const across = Math.abs(column - middle);
  return down === 0 ? across > 0 : across === 0 || across === down;
}

export const pointNames: readonly string[] = ranks.flatMap((rank, row) =>
  files.flatMap((file, column) => (isPoint(column, row) ? [file + rank] : [])),
);
