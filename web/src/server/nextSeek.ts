// From a game that the lobby found to another one: which table it was, and what is wanted there once more. Kept as long as
// the tab is open, as the page of a table is left for that.
import { wanted } from './lastSeek';
import type { SeekWish } from './lobby';

const tableKey = 'muehle.found';
const wishKey = 'muehle.again';

function get(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
function set(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Then nothing is offered.
  }
}

export const rememberFound = (code: string): void => set(tableKey, code);
export const wasFound = (code: string): boolean => get(tableKey) === code;

export const seekAgain = (wish: SeekWish): void => set(wishKey, JSON.stringify(wish));
// Once.
export function takeWish(): SeekWish | null {
  const text = get(wishKey);
  if (!text) return null;
  set(wishKey, '');
  return wanted(JSON.parse(text));
}
