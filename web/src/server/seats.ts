// The tables at which this browser has a seat, newest first.
import { isObject, oneOf } from '../browser/shapes';
import { read, write } from '../browser/storage';

export interface RecentTable {
  code: string;
  return: string | null; // the way back to the seat
  seat: 0 | 1 | null; // null: not known
}

const key = 'muehle.tables';
const kept = 20;

export function recentTables(): RecentTable[] {
  const stored = read(key);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    if (!isObject(entry) || typeof entry['code'] !== 'string') return [];
    const seat = oneOf<0 | 1 | null>(entry['seat'], [null, 0, 1]);
    return [{ code: entry['code'], return: typeof entry['return'] === 'string' ? entry['return'] : null, seat }];
  });
}

export function remember(table: RecentTable): void {
  const others = recentTables().filter((known) => known.code !== table.code);
  write(key, [table, ...others].slice(0, kept));
}

export function forget(code: string): void {
  write(
    key,
    recentTables().filter((known) => known.code !== code),
  );
}
