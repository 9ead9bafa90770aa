// What happens at the table that is open and wants its player, who may be looking elsewhere.
import type { CallKind } from '../../server/notices';
import type { Colour } from '../../rules/view';

export interface Moment {
  readonly game: number;
  readonly over: boolean;
  readonly own: Colour | null; // null: he only watches
  readonly turn: Colour;
  readonly free: boolean; // nobody sits opposite yet
  readonly offered: Colour | null; // who offers a draw
  readonly asks: boolean; // the other one wants another game
}

const isTurn = ({ own, turn, over, free }: Moment): boolean => own !== null && turn === own && !over && !free;
const isOffered = ({ own, offered, over }: Moment): boolean => offered !== null && offered !== own && !over;

// The most pressing of what is new since `before`; null where there is nothing.
export function wantOf(before: Moment, now: Moment): CallKind | null {
  if (now.own === null) return null;
  const other = now.game !== before.game;
  if (isOffered(now) && (other || !isOffered(before))) return 'offer';
  if (isTurn(now) && (other || !isTurn(before))) return 'turn';
  if (before.free && !now.free) return 'sat';
  return now.asks && !before.asks ? 'next' : null;
}
