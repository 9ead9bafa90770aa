// What the computer thinks of a position, as a sentence.
import { other, type Thought } from '../rules/view';
import type { AllWords } from './words.svelte';

const evenBelow = 30; // hundredths of a stone
const betterFrom = 100;
const muchBetterFrom = 250;
const allStones = 900; // nobody is ahead by more than there are, however hopeless it is

// "Schwarz steht besser (+1,5 Steine)"; "Weiß gewinnt in 4 Zügen"
export function sayValue(t: AllWords, { by, score, end }: Thought): string {
  const size = Math.abs(score);
  const ahead = score > 0 ? by : other(by);
  if (end !== null) return t.winsIn(ahead, Math.ceil(end / 2));
  if (size < evenBelow) return t.even;
  const degree = size < betterFrom ? 0 : size < muchBetterFrom ? 1 : 2;
  return t.better(
    ahead,
    degree,
    new Intl.NumberFormat(t.code, { maximumFractionDigits: 1 }).format(Math.min(size, allStones) / 100),
  );
}
