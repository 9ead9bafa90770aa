// A game as a file: its name, and the tags of its record.
import type { Both, Tag } from '../rules/view';

const two = (n: number): string => String(n).padStart(2, '0');
function dayOf(time: number, between: string): string {
  const date = new Date(time);
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join(between);
}

// What every file system takes; letters of all languages stay.
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

// `muehle-anna-ben-2026-11-22.txt`
export const fileName = (names: Both<string>, date: number): string =>
  ['muehle', plain(names.white), plain(names.black), dayOf(date, '-')].filter(Boolean).join('-') + '.txt';

export interface About {
  tags: readonly Tag[]; // of the record that the game was loaded from
  date: number; // ms
  round: number;
  names: Both<string>;
}

export function recordTags({ tags, date, round, names }: About): Record<string, string> {
  return {
    Site: location.host,
    Date: dayOf(date, '.'),
    Round: String(round),
    ...Object.fromEntries(tags.map(({ name, value }) => [name, value])),
    White: names.white,
    Black: names.black,
  };
}
