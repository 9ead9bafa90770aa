// Notes as the lines that the module reads.
import type { Note } from './view';

const escaped = (text: string): string => text.replace(/\\/g, '\\\\').replace(/\r?\n/g, '\\n');

export function noteLines(notes: readonly Note[]): string[] {
  return notes.flatMap((note) => {
    if ('text' in note) return [`text ${note.ply} ${escaped(note.text)}`];
    if ('glyph' in note) return [`glyph ${note.ply} ${note.glyph}`];
    return [`line ${note.ply} ${note.moves.join(' ')}`, ...noteLines(note.notes), 'end'];
  });
}
