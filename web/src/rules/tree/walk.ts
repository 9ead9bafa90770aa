// Something with a tree that can be walked through: a game and its past, or an analysis.
import {
  childOf,
  lineFrom,
  mainLine,
  movesOf,
  nodeAt,
  parentOf,
  pathOf,
  start,
  type Node,
  type Path,
  type Tree,
} from './tree';

export interface Walk {
  readonly tree: Tree;
  readonly path: Path; // of the position on the board
  lookAt(path: Path): Promise<void>;
  step(by: 1 | -1): Promise<void>;
}

// The moves that count as the game: those that were played, and where none were, the main line.
export function gameLine(tree: Tree): Node[] {
  const line = mainLine(tree);
  return tree.played > 0 ? line.slice(0, tree.played) : line;
}
export const mayGoOn = ({ tree, path }: Walk): boolean => (nodeAt(tree, path)?.children.length ?? 0) > 0;

// Where a leap leads: to the start, to the end of the line that goes on from here, or to the move before or after this one
// among those that stand beside each other; where it stands alone, to an end.
export function leapFrom(
  { tree, path }: Pick<Walk, 'tree' | 'path'>,
  leap: 'first' | 'last' | 'before' | 'after',
): Path {
  const beside = path === start ? [] : (nodeAt(tree, parentOf(path))?.children ?? []);
  if (beside.length > 1 && (leap === 'before' || leap === 'after')) {
    const at = beside.findIndex(({ move }) => move === movesOf(path).at(-1));
    const other = beside[at + (leap === 'before' ? -1 : 1)];
    return other ? childOf(parentOf(path), other.move) : path;
  }
  if (leap === 'first' || leap === 'before') return start;
  const node = nodeAt(tree, path);
  return pathOf([...movesOf(path), ...(node ? lineFrom(node) : []).map(({ move }) => move)]);
}
