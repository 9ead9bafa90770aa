// Why a point that was touched is no part of a legal move, as far as the board says it.
import type { Picks } from '../rules/turn';
import { other, type BoardView, type PointView } from '../rules/view';
import type { Messages } from '../words/first/de';

// Null: the rules have to be asked.
export function whyNot(t: Messages, board: BoardView, picks: Picks, { name, stone }: PointView): string | null {
  const own = board.to_move;
  if (picks.to !== null) {
    if (stone === null) return t.takeNotEmpty(other(own));
    return stone === own ? t.takeOpponents(other(own)) : t.protectedInMill(name);
  }
  if (picks.from !== null || board.phase === 'placing') return null;
  if (stone === own) return t.blockedStone(name);
  return stone === null ? t.chooseOwn(own) : t.notYours(stone);
}
