// Holding a draw against an opponent who gives nothing away: how far it went.
import type { Colour, View } from '../rules/view';
import { winnerOf } from '../rules/view';
import type { Holding } from '../exact/values/holding';
import { askValues } from '../exact/ask';

// So many moves without an error count as held, where the game is not drawn before.
export const enough = 30;

// `ask`: what a position is worth to who is to move; null where nobody knows.
export async function holdingOf(view: View, own: Colour, ask = askValues): Promise<Holding> {
  const { rules, plies, outcome } = view.game;
  let moves = 0;
  const holding = (stand: Holding['stand'], error: string | null = null): Holding => ({
    ...{ stand, moves, error },
    left: enough - moves,
  });
  for (const ply of plies) {
    if (moves === enough) break;
    if (ply.by !== own) continue;
    const last = ply === plies.at(-1) && outcome.over; // nothing is to be asked behind the end
    const after = last ? null : await ask(rules.text, ply.position);
    if (after?.value === 'win') return holding('lost', ply.move);
    moves++;
  }
  if (moves === enough) return holding('held');
  if (!outcome.over) return holding('holding');
  const winner = winnerOf(outcome.verdict);
  return holding(winner === null || winner === own ? 'held' : 'lost');
}
