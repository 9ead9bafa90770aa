// What a text from elsewhere is: a link, a position, or games. What is in a game, the rules read.
export interface Game {
  text: string;
  tags: ReadonlyMap<string, string>;
}
// A file may hold several records, one after the other: each begins with its tags. Comments may hold anything.
export function gamesIn(text: string): Game[] {
  const games: { lines: string[]; tags: Map<string, string> }[] = [];
  let inTags = false;
  let inComment = false;
  for (const line of text.trim().split(/\r?\n/)) {
    const [, name, value = ''] = (!inComment && /^\s*\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]/.exec(line)) || [];
    if (games.length === 0 || (name && !inTags)) games.push({ lines: [], tags: new Map() });
    const game = games.at(-1);
    game?.lines.push(line);
    if (name) game?.tags.set(name, value.replace(/\\(.)/g, '$1'));
    else if (inComment || !line.startsWith('%')) inComment = leavesComment(line, inComment);
    if (line.trim() !== '') inTags = name !== undefined;
  }
  return games.map(({ lines, tags }) => ({ text: lines.join('\n'), tags }));
}
// Whether a comment is open behind the line.
function leavesComment(line: string, inComment: boolean): boolean {
  let open = inComment;
  for (const [sign] of line.matchAll(/\\.|[{};]/g)) {
    if (sign === ';' && !open) break; // a comment to the end of the line
    if (sign === '{' || sign === '}') open = sign === '{';
  }
  return open;
}

export const isPosition = (text: string): boolean => /^[WB.]{24}\s+[wb]\s+\d\s+\d(\s+\d+\s+\d+)?$/.test(text.trim());
// The part of a link that the analysis page reads, see `routes/addresses.ts`; null for any other text.
export const linkIn = (text: string): string | null => /^\S+?(#analyse[=?]\S+)\s*$/.exec(text)?.[1] ?? null;
