// Whole games and positions from the golden data.
import { readFileSync } from 'node:fs';

interface Vector {
  id: string;
  moves: string[];
}

function read(file: string): Vector[] {
  const address = new URL(`../../golden/vectors/${file}`, import.meta.url);
  return (JSON.parse(readFileSync(address, 'utf8')) as { items: Vector[] }).items;
}

const games = read('games.json');

export function movesOf(id: string): readonly string[] {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`there is no golden game ${id}`);
  return found.moves;
}

// A record that breaks off after these moves.
export function recordOf(moves: readonly string[], rules = 'standard'): string {
  return `[Rules "${rules}"]\n\n${moves.join(' ')} *\n`;
}
