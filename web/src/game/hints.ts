// A hint: what of the computer's answer it is, and how it looks on the board.
import type { Shape } from '../board/shapes';
import type { Messages } from '../words/first/de';
import type { BoardView, Colour, MoveParts } from '../rules/view';

// What the computer would do: a move, or the claim of a draw that stands.
export type Hint = { kind: 'move'; move: MoveParts } | { kind: 'claim' } | { kind: 'failed' };

export const hintOf = (event: string | null, { moves }: BoardView): Hint => {
  const [verb, text] = event?.split(' ') ?? [];
  const move = moves.find((candidate) => verb === 'move' && candidate.move === text);
  if (move) return { kind: 'move', move };
  return { kind: verb === 'claim' ? 'claim' : 'failed' };
};

// "Tipp: a1–a4, nimm g7."
export function sayHint(t: Messages, hint: Hint): string {
  if (hint.kind !== 'move') return hint.kind === 'claim' ? t.hintClaim : t.computerFailed;
  const { from, to, capture } = hint.move;
  return t.hintMove(from === null ? to : `${from}–${to}`, capture);
}

export function shapesOf(hint: Hint | null): Shape[] {
  if (hint?.kind !== 'move') return [];
  const { from, to, capture } = hint.move;
  const shapes: Shape[] = [
    from ? { kind: 'arrow', from, to, tone: 'good' } : { kind: 'circle', point: to, tone: 'good' },
  ];
  if (capture) shapes.push({ kind: 'cross', point: capture, tone: 'bad' });
  return shapes;
}

// The position as it would be if `colour` were to move.
export const withMover = (position: string, colour: Colour): string =>
  position.split(' ').with(1, colour.charAt(0)).join(' ');
