// Whom an organiser enters as accounts, and which of the names that he has typed may be such.
import type { Result } from '../../rules/core';
import { askKnown, type Entrant, type Known } from '../../server/tournaments';
import type { Named } from './names';

// Of the club's people, those who are not in the tournament yet.
export const notEntered = <Person extends { readonly player: string }>(
  people: readonly Person[],
  entrants: readonly Pick<Entrant, 'player' | 'here'>[],
): readonly Person[] => people.filter(({ player }) => !entrants.some((one) => one.here && one.player === player));

// Which of them are accounts: who cannot say it, as an older server, says of none.
export async function knownOf(id: string, names: readonly Named[], team?: number): Promise<readonly Known[]> {
  const told: Result<readonly Known[]> = await askKnown(
    id,
    names.map(({ name }) => name),
    team,
  );
  return told.ok ? told.value : [];
}

// The names that are typed, parted into those meant as accounts and all others.
export function parted(
  names: readonly Named[],
  meant: ReadonlyMap<string, string>, // by the name as it was typed: the account
): { readonly accounts: readonly string[]; readonly people: readonly Named[] } {
  return {
    accounts: names.flatMap(({ name }) => meant.get(name) ?? []),
    people: names.filter(({ name }) => !meant.has(name)),
  };
}
