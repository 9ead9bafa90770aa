// A tree as the notes of a record, and back. Worths have no place in a record and stay behind.
import type { Note } from '../view';
import { drawnText, parted } from './drawn';
import {
  add,
  childOf,
  lineFrom,
  mainLine,
  nodeAt,
  pathOf,
  remark,
  treeWith,
  type Node,
  type Path,
  type Step,
  type Tree,
} from './tree';

export { noteLines } from '../notes';

// What the rules make of a move: the position after it, or null where it is not legal.
export type Player = (position: string, move: string) => Promise<string | null>;

// The tree of a record: the moves that were played, with the positions after them, and the notes along them.
export async function treeOf(
  first: string,
  steps: readonly Step[],
  notes: readonly Note[],
  play: Player,
): Promise<Tree> {
  const moves = steps.map(({ move }) => move);
  return withNotes(treeWith(first, steps), moves, notes, play);
}

// `line`: the moves that the plies of the notes count.
async function withNotes(tree: Tree, line: readonly string[], notes: readonly Note[], play: Player): Promise<Tree> {
  let grown = tree;
  for (const note of notes) {
    const path = pathOf(line.slice(0, note.ply));
    if ('moves' in note) grown = await withVariation(grown, line.slice(0, note.ply - 1), note, play);
    else grown = said(grown, path, note);
  }
  return grown;
}

function said(tree: Tree, path: Path, note: Exclude<Note, { moves: string[] }>): Tree {
  const node = nodeAt(tree, path);
  if (!node) return tree;
  if ('glyph' in note) return remark(tree, path, { glyphs: [...node.glyphs, note.glyph] });
  const { text, shapes } = parted(note.text);
  return remark(tree, path, {
    comments: text === '' && shapes.length > 0 ? node.comments : [...node.comments, text],
    shapes: [...node.shapes, ...shapes],
  });
}

async function withVariation(
  tree: Tree,
  before: readonly string[],
  { ply, moves, notes }: Extract<Note, { moves: string[] }>,
  play: Player,
): Promise<Tree> {
  let grown = tree;
  let path = pathOf(before);
  for (const move of moves) {
    const from = nodeAt(grown, path);
    const position = from && (await play(from.position, move));
    if (position === null) break;
    grown = add(grown, path, { move, position });
    path = childOf(path, move);
  }
  const line = [...before, ...moves];
  // What is said before the first move belongs to that move.
  const first = pathOf(line.slice(0, ply));
  const leading = notes.flatMap((note) => ('text' in note && note.ply < ply ? [note.text] : []));
  if (leading.length > 0)
    grown = remark(grown, first, { before: [...(nodeAt(grown, first)?.before ?? []), ...leading] });
  return withNotes(
    grown,
    line,
    notes.filter((note) => note.ply >= ply),
    play,
  );
}

// Everything along the main line that is not a move of it. How the line goes on where a game has ended or stands becomes
// a variation of the last move, which begins with that move itself; read again, it is where it was.
export function notesOf(tree: Tree): Note[] {
  const { root, played } = tree;
  const line = mainLine(tree).map(({ move }) => move);
  const notes = notesBelow(root, 0);
  const leading = comments(root, 0);
  if (played === 0 || played === line.length) return [...leading, ...notes];
  const within = notes.filter(({ ply }) => ply <= played);
  const beyond = notes.filter(({ ply }) => ply > played);
  return [...leading, ...within, { ply: played, moves: line.slice(played - 1), notes: beyond }];
}

const texts = (comments: readonly string[], ply: number): Note[] => comments.map((text) => ({ ply, text }));
const comments = (node: Node, ply: number): Note[] => {
  const drawn = drawnText(node.shapes);
  return texts(drawn === '' ? node.comments : [...node.comments, drawn], ply);
};

// Of the line that goes on from a node, which stands after `ply` plies.
function notesBelow(node: Node, ply: number): Note[] {
  const notes: Note[] = [];
  let here = node;
  for (const next of lineFrom(node)) {
    ply++;
    notes.push(...next.glyphs.map((glyph) => ({ ply, glyph })), ...comments(next, ply));
    for (const other of here.children.slice(1)) notes.push(variation(other, ply));
    here = next;
  }
  return notes;
}

function variation(first: Node, ply: number): Note {
  const own: Note[] = [
    ...texts(first.before, ply - 1),
    ...first.glyphs.map((glyph) => ({ ply, glyph })),
    ...comments(first, ply),
  ];
  const moves = [first, ...lineFrom(first)].map(({ move }) => move);
  return { ply, moves, notes: [...own, ...notesBelow(first, ply)] };
}
