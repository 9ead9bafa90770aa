// Draws apart: after which of them a fallible opponent goes wrong next, and how likely. Where every answer's value is
// known, that is the chance that he chooses one that loses; how he chooses is the engine's model of a player who errs.
import type { Result } from '../rules/core';
import { twinsAmong } from '../rules/symmetry';
import type { MoveValue, Values } from '../exact/values/values';

export interface Asked {
  after: (move: string) => Promise<string | null>; // the position
  values: (position: string) => Promise<Values | null>;
  chance: (position: string, moves: readonly string[]) => Promise<number | null>; // that one of them is played
}

// By move, from 0 to 1; null where something is not known. Moves that are the same by symmetry are asked about once.
export async function chancesOfError(
  position: string,
  draws: readonly MoveValue[],
  asked: Asked,
  goesOn: () => boolean,
): Promise<ReadonlyMap<string, number> | null> {
  const chances = new Map<string, number>();
  for (const same of twinsAmong(position, draws)) {
    const [first] = same;
    const next = first ? await asked.after(first.move) : null;
    const values = next !== null && goesOn() ? await asked.values(next) : null;
    if (next === null || !values || !goesOn()) return null;
    const losing = values.moves.filter(({ value }) => value === 'loss').map(({ move }) => move);
    const chance = losing.length > 0 ? await asked.chance(next, losing) : 0;
    if (chance === null) return null;
    for (const { move } of same) chances.set(move, chance);
  }
  return chances;
}

// What was answered, null where it was refused.
export const valueOf = <Value>(answer: Result<Value>): Value | null => (answer.ok ? answer.value : null);
