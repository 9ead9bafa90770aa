// What is made of how a game ended: its seal of three stones, and which level of the computer comes next.
import { infallible } from '../rules/levels';
import { other, winnerOf, type Colour, type Verdict } from '../rules/view';

export type Seal = readonly [Colour, Colour | null, Colour];

// A mill of who has won; to who has lost it is one with a gap; both colours where it is drawn.
export function sealOf(verdict: Verdict, own: Colour | null): Seal | null {
  if (verdict === 'draw') return ['white', 'black', 'white'];
  const winner = winnerOf(verdict);
  if (!winner) return null;
  return own === other(winner) ? [own, null, own] : [winner, winner, winner];
}

// One up for who has won, one down for who has lost, where there is one.
export function levelAfter(level: number, verdict: Verdict, own: Colour): number | null {
  const winner = winnerOf(verdict);
  const next = winner === own ? level + 1 : winner ? level - 1 : 0;
  return next >= 1 && next <= infallible ? next : null;
}
