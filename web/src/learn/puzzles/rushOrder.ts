// Which puzzles come one after the other against the clock: a seed says it, the same on every device. Pure.
import { hash } from './choice';
import type { Puzzle } from './format';

const most = 60;
const first = 600; // the rating of the first one
const rise = 32; // of each further one
const about = 24; // of the nearest ones
const longFrom = 12; // before, no line has more than two moves to be found

export const isRushSeed = (text: string): boolean => /^[a-z0-9]{1,12}$/.test(text);

const byId = ({ id }: Puzzle, { id: other }: Puzzle): number => (id < other ? -1 : 1);

// Traps are left out: which of many moves is the best one is no question for somebody in a hurry.
export function rushOrder(seed: string, puzzles: readonly Puzzle[]): Puzzle[] {
  const fit = (most: number) => puzzles.filter(({ theme, task }) => theme !== 'trap' && task.steps.length <= most);
  const [short, all] = [fit(2).sort(byId), fit(3).sort(byId)];
  const order: Puzzle[] = [];
  const used = new Set<string>();
  for (let n = 0; n < most; n++) {
    const wanted = first + rise * n;
    const far = ({ rating }: Puzzle) => Math.abs(rating - wanted);
    const fresh = (some: Puzzle[]) => some.filter(({ id }) => !used.has(id)).sort((a, b) => far(a) - far(b));
    const easy = n < longFrom ? fresh(short) : [];
    const near = easy.length > 0 ? easy : fresh(all);
    const chosen = near[hash(`${seed} ${n}`) % Math.min(Math.max(near.length, 1), about)];
    if (!chosen) break;
    used.add(chosen.id);
    order.push(chosen);
  }
  return order;
}
