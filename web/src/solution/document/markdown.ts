// What a document in Markdown has: sections, tables, sentences. What is missing is an error that says so. Pure.
export const fail = (what: string): never => {
  throw new Error(`docs/solution.md has no ${what}`);
};
export const found = <Value>(value: Value | undefined | null, what: string): Value => value ?? fail(what);

// What stands below a heading, to the next one.
export function section(text: string, title: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === title);
  if (from < 0) return fail(`section "${title}"`);
  const length = lines.slice(from + 1).findIndex((line) => /^#+ /.test(line));
  return lines.slice(from + 1, length < 0 ? undefined : from + 1 + length).join('\n');
}

const cells = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

// The rows of the table with these heads.
export function table(part: string, heads: readonly string[]): string[][] {
  const lines = part.split('\n');
  const head = `| ${heads.join(' | ')} |`;
  const from = lines.indexOf(head);
  if (from < 0) return fail(`table ${head}`);
  const length = lines.slice(from).findIndex((line) => !line.startsWith('|'));
  const rows = lines.slice(from + 2, length < 0 ? undefined : from + length).map(cells);
  const odd = rows.find((row) => row.length !== heads.length);
  if (odd || rows.length === 0) return fail(`full row below ${head}`);
  return rows;
}

// The cells after the first one, of the row that begins so.
export const row = (rows: readonly string[][], first: string): string[] =>
  found(
    rows.find(([cell]) => cell === first),
    `row "${first}"`,
  ).slice(1);
export const at = (row: readonly string[], n: number): string => found(row[n], `cell ${n + 1} of ${row.join(' | ')}`);

// What a sentence says, by the groups of a pattern; a line may end between any two words.
export function said(part: string, pattern: RegExp): string[] {
  const match = pattern.exec(part.replace(/\s+/g, ' '));
  return match ? match.slice(1) : fail(`sentence ${String(pattern)}`);
}
export const one = (part: string, pattern: RegExp): string => at(said(part, pattern), 0);
