// The puzzles, a file for each theme, each fetched when it is first wanted.
import { readPuzzles, themes, type Puzzle, type Theme } from './format';

const addresses = import.meta.glob<string>('./data/*.txt', { query: '?url', import: 'default', eager: true });
const loaded = new Map<Theme, Promise<Puzzle[]>>();

async function load(theme: Theme): Promise<Puzzle[]> {
  const address = addresses[`./data/${theme}.txt`];
  if (address === undefined) return [];
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const puzzles = readPuzzles(await response.text());
  if (!puzzles) throw new Error(`${address} is of another version`);
  return puzzles;
}

// Rejected where they cannot be had; whoever asks again may have more luck.
export function puzzlesOf(theme: Theme): Promise<Puzzle[]> {
  const known = loaded.get(theme);
  if (known) return known;
  const loading = load(theme);
  loaded.set(theme, loading);
  loading.catch(() => loaded.delete(theme));
  return loading;
}

// Looked for in the file of its theme first; null where there is none.
export async function findPuzzle(id: string, theme: Theme | null): Promise<Puzzle | null> {
  const first = theme ? [theme] : [];
  for (const one of [...first, ...themes.filter((other) => other !== theme)]) {
    const found = (await puzzlesOf(one)).find((puzzle) => puzzle.id === id);
    if (found) return found;
  }
  return null;
}
