// A record as one position after the other. The rules have made it; here its moves are only carried out.
import { pointNames } from '../rules/points';
import { follow, treeAt, type Tree } from '../rules/tree/tree';
import type { MoveParts } from '../rules/view';
import { partsOf } from '../exact/values/review';

export interface Frame {
  position: string;
  move: MoveParts | null; // that led there
}

function after(position: string, { from, to, capture }: MoveParts): string {
  const [points = '', mover, white, black] = position.split(' ');
  const [own, next] = mover === 'w' ? ['W', 'b'] : ['B', 'w'];
  const placed = (colour: string) => (!from && mover === colour ? 1 : 0);
  const changed = new Map([...(from ? [[from, '.'] as const] : []), [to, own] as const]);
  if (capture) changed.set(capture, '.');
  const stones = pointNames.map((name, n) => changed.get(name) ?? points[n]).join('');
  return `${stones} ${next} ${Number(white) - placed('w')} ${Number(black) - placed('b')}`;
}

// The first frame is before the first move.
export function framesOf(position: string, moves: readonly string[]): Frame[] {
  const frames: Frame[] = [{ position, move: null }];
  for (const text of moves) {
    const move = partsOf(text);
    frames.push({ position: after(frames.at(-1)?.position ?? position, move), move });
  }
  return frames;
}

// The plies that take a stone.
export const capturesIn = (frames: readonly Frame[]): number[] =>
  frames.flatMap(({ move }, ply) => (move?.capture ? [ply] : []));

// The record as lists of moves show it: positions with the number of the move.
export function treeOf(frames: readonly Frame[]): Tree {
  const first = frames[0]?.position.split(' ')[1] === 'b' ? 1 : 0; // the half of a move that is missing
  const steps = frames.map(({ position, move }, ply) => ({
    move: move?.move ?? '',
    position: `${position} 0 ${Math.floor((ply + first) / 2) + 1}`,
  }));
  return follow(treeAt(steps[0]?.position ?? ''), steps.slice(1));
}
