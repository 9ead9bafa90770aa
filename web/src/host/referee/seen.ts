// How many rulings of each game this browser has shown: who was not at the table is told of the others.
import { read, write } from '../../browser/storage';

type Seen = readonly (readonly [game: string, rulings: number])[]; // newest first

const most = 50; // older ones are forgotten
const key = 'muehle.rulings';

export function seenOf(stored: unknown): Seen {
  const isSeen = (item: unknown): item is [string, number] =>
    Array.isArray(item) && item.length === 2 && typeof item[0] === 'string' && typeof item[1] === 'number';
  return Array.isArray(stored) ? stored.filter(isSeen) : [];
}
export const countOf = (seen: Seen, game: string): number => seen.find(([known]) => known === game)?.[1] ?? 0;
export const withCount = (seen: Seen, game: string, rulings: number): Seen =>
  [[game, rulings] as const, ...seen.filter(([known]) => known !== game)].slice(0, most);

export const seenRulings = (game: string): number => countOf(seenOf(read(key)), game);
export const seeRulings = (game: string, rulings: number): void =>
  write(key, withCount(seenOf(read(key)), game, rulings));
