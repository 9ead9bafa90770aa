// How good somebody is at puzzles, as an Elo number: a puzzle is an opponent with a rating of its own. Pure.

export interface Strength {
  rating: number;
  played: number; // puzzles that counted
}
export const beginner: Strength = { rating: 1000, played: 0 };

const lowest = 400;
const highest = 2800;

// At first the number finds its place quickly.
const stepOf = (played: number): number => (played < 10 ? 80 : played < 30 ? 40 : 20);

// The chance to solve it, 0 to 1.
export const chanceOf = (rating: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - rating) / 400));

export function rated({ rating, played }: Strength, puzzle: number, solved: boolean): Strength {
  const change = stepOf(played) * ((solved ? 1 : 0) - chanceOf(rating, puzzle));
  const next = Math.round(rating + change);
  return { rating: Math.min(Math.max(next, lowest), highest), played: played + 1 };
}
