// A draw that is looked at before its round begins: two may change seats.
import type { Seats, View } from '../../server/tournaments';

export interface Seat {
  readonly board: number; // from 0
  readonly black: boolean;
}
export const sameSeat = (a: Seat | null, b: Seat): boolean => a?.board === b.board && a.black === b.black;
export const inSeat = (pairings: readonly Seats[], { board, black }: Seat): number | null =>
  pairings[board]?.[black ? 1 : 0] ?? null;

// Whoever is alone has a bye: a seat opposite to him is none, and he keeps it when he changes with somebody.
export function swapped(pairings: readonly Seats[], one: Seat, other: Seat): Seats[] {
  const [here, there] = [inSeat(pairings, one), inSeat(pairings, other)];
  if (here === null || there === null) return [...pairings];
  return pairings.map(([white, black], board): Seats => {
    const now = (seat: Seat, was: number | null) => (sameSeat(one, seat) ? there : sameSeat(other, seat) ? here : was);
    return [now({ board, black: false }, white) ?? white, now({ board, black: true }, black)];
  });
}

const pair = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

// Those who sat at a board with each other in an earlier round: where somebody did not come they have not met.
export function haveMet({ pairings }: Pick<View, 'pairings'>): (a: number, b: number) => boolean {
  const met = new Set<string>();
  for (const { white, black, games } of pairings.flat())
    if (black !== null && games.some(({ result }) => ['1-0', '½', '0-1'].includes(result ?? '')))
      met.add(pair(white, black));
  return (a, b) => met.has(pair(a, b));
}
export const hadBye = ({ pairings }: Pick<View, 'pairings'>, entrant: number): boolean =>
  pairings.flat().some(({ white, black }) => black === null && white === entrant);
