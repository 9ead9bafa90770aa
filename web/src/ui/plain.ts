// A plain text of the host, or of a club, as paragraphs of lines, and lines as words and links. Never markup: what it holds is shown as
// it stands.
export type Piece = string | { readonly text: string; readonly href: string };
export type Paragraph = readonly (readonly Piece[])[];

// An address of the web up to the first space or sign that quotes it, or one of mail.
const found = /https?:\/\/[^\s<>"'„“”«»]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
// Signs at the end belong to the sentence around it; a bracket that it has opened is its own.
function withoutSentence(link: string): string {
  let end = link.replace(/[.,;:!?…]+$/, '');
  while (end.endsWith(')') && end.split(')').length > end.split('(').length)
    end = end.slice(0, -1).replace(/[.,;:!?…]+$/, '');
  return end;
}

export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(found)) {
    const text = withoutSentence(match[0]);
    const isWeb = /^https?:/.test(text);
    if (isWeb && !URL.canParse(text)) continue;
    if (match.index > at) pieces.push(line.slice(at, match.index));
    pieces.push({ text, href: isWeb ? text : `mailto:${text}` });
    at = match.index + text.length;
  }
  if (at < line.length) pieces.push(line.slice(at));
  return pieces;
}

export const paragraphsOf = (text: string): Paragraph[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/^\n+|\s+$/g, ''))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n').map(piecesOf));
