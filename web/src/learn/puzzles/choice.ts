// Which puzzle comes next. Pure: chance is handed in as a number from 0 to 1.
import { themes, type Puzzle, type Theme } from './format';

const about = 12; // of the nearest ones, so that two do not meet the same ones in the same order

// Near this rating and not seen yet; seen ones where there are no others.
export function nearest(
  puzzles: readonly Puzzle[],
  rating: number,
  seen: readonly string[],
  chance: number,
): Puzzle | null {
  const known = new Set(seen);
  const fresh = puzzles.filter(({ id }) => !known.has(id));
  const far = ({ rating: own }: Puzzle) => Math.abs(own - rating);
  const near = [...(fresh.length > 0 ? fresh : puzzles)].sort((a, b) => far(a) - far(b)).slice(0, about);
  return near[Math.floor(chance * near.length)] ?? null;
}

// A date as people have it where they are, `2026-03-09`: whoever has the same date has the same puzzle.
export function dateOf(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const today = (): string => dateOf(new Date());

// FNV-1a, 32 bits.
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return value;
}

// The themes take turns, in another order each round.
export function dailyTheme(date: string): Theme {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
  const round = Math.floor(day / themes.length);
  const order = [...themes].sort((a, b) => hash(`${round} ${a}`) - hash(`${round} ${b}`));
  return order[day % themes.length] ?? 'win';
}
// Neither among the easiest nor among the hardest of its file.
export function daily(date: string, puzzles: readonly Puzzle[]): Puzzle | null {
  const [from, to] = [Math.floor(puzzles.length * 0.2), Math.ceil(puzzles.length * 0.8)];
  return puzzles[from + (hash(`puzzle ${date}`) % Math.max(to - from, 1))] ?? null;
}

// In a streak each is a little harder than the one before.
export const streakRating = (solved: number): number => 600 + 50 * solved;
