// What the rules say of kept games: where they stand, and where a position stood.
import type { Core } from '../../rules/core';
import type { KeptGame } from './keptGame';

type Asked = Pick<Core, 'open' | 'twins'>;

// By id, of those that do not say it themselves.
export async function lastPositions(
  core: Asked,
  games: readonly KeptGame[],
  goesOn: () => boolean,
): Promise<ReadonlyMap<string, string>> {
  const positions = new Map<string, string>();
  for (const { id, rules, start, events } of games.filter(({ position }) => position === '')) {
    if (!goesOn()) break;
    const opened = await core.open(rules, start, events);
    if (opened.ok) positions.set(id, opened.value.board.position);
  }
  return positions;
}

// In which games a position or a twin of it stood, with the first ply. `hear`: what is found so far, among how many games;
// false where nobody wants to know any more.
export async function whereItStood(
  core: Asked,
  games: readonly KeptGame[],
  position: string,
  hear: (found: ReadonlyMap<string, number>, looked: number) => boolean,
): Promise<void> {
  let found: ReadonlyMap<string, number> = new Map();
  for (const [n, { id, rules, start, events }] of games.entries()) {
    const opened = await core.open(rules, start, events);
    const twins = opened.ok ? await core.twins(position) : null;
    const first = twins?.ok ? twins.value.plies[0] : undefined;
    if (first !== undefined) found = new Map([...found, [id, first]]);
    if (!hear(found, n + 1)) return;
  }
}
