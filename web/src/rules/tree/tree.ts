// A game as a tree: the line that was played, other ways it could have gone, and what is said and drawn about them.
// Values: an operation gives another tree and leaves the old one as it was; what has not changed is shared.
//
//        ┌ d2 ─ b4        children[0] goes on with the line, the others are variations
//   root ┤
//        └ d6 ┬ f4 ─ d2   the main line is always the first child of the first child …
//             └ b4
//
// What is legal and which position a move leads to, the rules say; here they are texts.
import type { PointName } from '../view';

// The moves from the start, with a blank between them; '' is the start itself. Siblings differ in their moves.
export type Path = string;
export const start: Path = '';

export type Ink = 'green' | 'red' | 'blue' | 'yellow';
// Drawn by hand: an arrow, or around one point a circle.
export interface Shape {
  from: PointName | null; // of an arrow
  to: PointName;
  ink: Ink;
}
// What a position is worth to who is to move: surely, or as far as somebody has looked.
export type Worth = { result: 'win' | 'draw' | 'loss'; plies: number | null } | { score: number; depth: number };

export interface Remarks {
  readonly before: readonly string[]; // comments in front of the move, where a variation begins
  readonly comments: readonly string[]; // and behind it
  readonly glyphs: readonly number[];
  readonly shapes: readonly Shape[];
  readonly worth: Worth | null;
}
export interface Node extends Remarks {
  readonly move: string; // '' at the start
  readonly position: string; // after it, with its counters
  readonly children: readonly Node[];
}
// One move on, as the rules give it.
export interface Step {
  move: string;
  position: string;
}

export interface Tree {
  readonly root: Node;
  // So many moves of the main line were played; they can be neither removed nor displaced.
  readonly played: number;
}

const silent: Remarks = { before: [], comments: [], glyphs: [], shapes: [], worth: null };
export const nodeOf = ({ move, position }: Step, remarks: Partial<Remarks> = {}): Node => ({
  ...silent,
  ...remarks,
  move,
  position,
  children: [],
});
export const treeAt = (position: string): Tree => ({ root: nodeOf({ move: '', position }), played: 0 });

export const movesOf = (path: Path): string[] => (path === start ? [] : path.split(' '));
export const pathOf = (moves: readonly string[]): Path => moves.join(' ');
export const depthOf = (path: Path): number => movesOf(path).length;
export const parentOf = (path: Path): Path => pathOf(movesOf(path).slice(0, -1));
export const childOf = (path: Path, move: string): Path => (path === start ? move : `${path} ${move}`);

// The nodes from the start to the path, both included; null where the tree does not go there.
export function nodesTo({ root }: Tree, path: Path): Node[] | null {
  const nodes = [root];
  let here = root;
  for (const move of movesOf(path)) {
    const next = here.children.find((child) => child.move === move);
    if (!next) return null;
    nodes.push(next);
    here = next;
  }
  return nodes;
}
export const nodeAt = (tree: Tree, path: Path): Node | null => nodesTo(tree, path)?.at(-1) ?? null;
export const has = (tree: Tree, path: Path): boolean => nodesTo(tree, path) !== null;

// The first children from a node on, without the node itself.
export function lineFrom(node: Node): Node[] {
  const line: Node[] = [];
  for (let [next] = node.children; next; [next] = next.children) line.push(next);
  return line;
}
export const mainLine = (tree: Tree): Node[] => lineFrom(tree.root);
export const endOf = (tree: Tree): Path => pathOf(mainLine(tree).map(({ move }) => move));
export function isMain(tree: Tree, path: Path): boolean {
  const end = endOf(tree);
  return path === end || path === start || end.startsWith(`${path} `);
}

// All paths, a node before its children.
export function pathsOf({ root }: Tree): Path[] {
  const below = (node: Node, path: Path): Path[] => [
    path,
    ...node.children.flatMap((child) => below(child, childOf(path, child.move))),
  ];
  return below(root, start);
}

// The tree with another node at the path, which must be there. From the node upwards, as a game may be longer than
// calls can be nested.
function changed(tree: Tree, path: Path, change: (node: Node) => Node): Tree {
  const moves = movesOf(path);
  const parents: Node[] = [];
  let node: Node | undefined = tree.root;
  for (const move of moves) {
    if (node) parents.push(node);
    node = node?.children.find((child) => child.move === move);
  }
  if (!node) return tree;
  let grown = change(node);
  for (const parent of parents.reverse()) {
    const below = grown;
    grown = { ...parent, children: parent.children.map((child) => (child.move === below.move ? below : child)) };
  }
  return { ...tree, root: grown };
}

// A game of these moves, all of them played. From its end on, so that a long one takes no longer than it has to.
export function treeWith(position: string, steps: readonly Step[]): Tree {
  const next = steps.reduceRight<Node[]>((children, step) => [{ ...nodeOf(step), children }], []);
  return { root: { ...nodeOf({ move: '', position }), children: next }, played: steps.length };
}

// One more move at the path; where it is there already nothing changes.
export function add(tree: Tree, path: Path, step: Step): Tree {
  const node = nodeAt(tree, path);
  if (!node || node.children.some((child) => child.move === step.move)) return tree;
  return changed(tree, path, ({ children, ...here }) => ({ ...here, children: [...children, nodeOf(step)] }));
}

export const remark = (tree: Tree, path: Path, remarks: Partial<Remarks>): Tree =>
  has(tree, path) ? changed(tree, path, (node) => ({ ...node, ...remarks })) : tree;

export const isPlayed = (tree: Tree, path: Path): boolean => depthOf(path) <= tree.played && isMain(tree, path);

// Without the move at the path and all that follows it. What was played stays.
export function remove(tree: Tree, path: Path): Tree {
  if (!has(tree, path) || isPlayed(tree, path)) return tree;
  const move = movesOf(path).at(-1);
  return changed(tree, parentOf(path), (node) => ({
    ...node,
    children: node.children.filter((child) => child.move !== move),
  }));
}

// One place nearer to the main line among its siblings, as far as nothing that was played is displaced.
export function promote(tree: Tree, path: Path): Tree {
  const parent = nodeAt(tree, parentOf(path));
  const move = movesOf(path).at(-1);
  const place = parent?.children.findIndex((child) => child.move === move) ?? -1;
  const ahead = parent?.children[place - 1];
  if (!parent || !ahead || isPlayed(tree, childOf(parentOf(path), ahead.move))) return tree;
  return changed(tree, parentOf(path), ({ children, ...node }) => {
    const order = [...children];
    order.splice(place - 1, 2, ...order.slice(place - 1, place + 1).reverse());
    return { ...node, children: order };
  });
}

const isSilent = ({ before, comments, glyphs, shapes, worth }: Node): boolean =>
  before.length + comments.length + glyphs.length + shapes.length === 0 && worth === null;
// Somebody has taken trouble with it.
const isKeepsake = (node: Node): boolean =>
  !isSilent(node) || node.children.length > 1 || node.children.some(isKeepsake);

// The moves of a game, and no others, as the played line. What it displaces stays as a variation if something was
// said there or branches off; moves that were merely taken back go.
export function follow(tree: Tree, steps: readonly Step[]): Tree {
  const down = (node: Node, rest: readonly Step[]): Node => {
    const [step, ...later] = rest;
    if (!step) return { ...node, children: node.children.filter((child, n) => n > 0 || isKeepsake(child)) };
    const known = node.children.find((child) => child.move === step.move);
    const next = down(known ? { ...known, position: step.position } : nodeOf(step), later);
    const aside = node.children.filter((child, n) => child !== known && (n > 0 || isKeepsake(child)));
    return { ...node, children: [next, ...aside] };
  };
  return { root: down(tree.root, steps), played: steps.length };
}
