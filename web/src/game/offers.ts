// When a draw may be offered again. The rules say whether; this says how long it takes.
import type { Colour, GameView } from '../rules/view';

const movesBetween = 10; // own ones, as in src/rules/game.cpp

type Offered = Pick<GameView, 'plies' | 'log' | 'offer_refusal'>;

// Own moves that are missing; 0 where it is not for them that an offer is refused.
export function movesToOffer({ plies, log, offer_refusal }: Offered, by: Colour): number {
  if (offer_refusal[by] !== 'offer_too_soon') return 0;
  const since = (from: number) => plies.slice(from).filter((ply) => ply.by === by).length;
  let last = 0; // so many plies there were
  let offered = false;
  for (const entry of log) {
    if (entry.by !== by) continue;
    const at = entry.kind === 'move' ? entry.ply + 1 : entry.ply;
    // A wrong claim that went out with a move is an offer, where one was possible.
    const asOffer = entry.with === 'claim' && (!offered || since(last) - since(at) >= movesBetween);
    if (entry.kind !== 'offer' && entry.with !== 'offer' && !asOffer) continue;
    [last, offered] = [at, true];
  }
  return Math.max(1, movesBetween - since(last));
}
