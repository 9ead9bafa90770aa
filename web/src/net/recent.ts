// The tables at which this browser has a seat, newest first.
import { isObject, read, write } from '../core/storage';

export interface RecentTable {
  code: string;
  return: string | null; // the way back to the seat
}

const key = 'muehle.tables';
const kept = 8;

export function recentTables(): RecentTable[] {
  const stored = read(key);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    if (!isObject(entry) || typeof entry['code'] !== 'string') return [];
    return [{ code: entry['code'], return: typeof entry['return'] === 'string' ? entry['return'] : null }];
  });
}

export function remember(table: RecentTable): void {
  const others = recentTables().filter((known) => known.code !== table.code);
  write(key, [table, ...others].slice(0, kept));
}
