// Something with a tree that can be walked through: a game and its past, or an analysis.
import { mainLine, nodeAt, type Node, type Path, type Tree } from './tree';

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
