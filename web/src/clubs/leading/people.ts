// Who is in a club: who leads first, then those who organise, then by name.
import { roles, type Person } from '../../server/clubs';
import { pools, type Rating, type Ratings } from '../../server/players';

export const inOrder = (people: readonly Person[]): readonly Person[] =>
  [...people].sort(
    (a, b) => roles.indexOf(a.role) - roles.indexOf(b.role) || a.player.localeCompare(b.player, undefined),
  );

// What somebody is known by: games with a clock before those by days.
export function ratingOf(ratings: Ratings): Rating | null {
  for (const pool of pools) if (ratings[pool]) return ratings[pool];
  return null;
}
