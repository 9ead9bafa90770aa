// Tells a player who looks elsewhere what happens at the table that is open.
import type { TableSource } from './source/tableSource.svelte';
import { hint } from '../../server/notices';
import { elsewhere } from '../../notices/elsewhere.svelte';
import { wantOf, type Moment } from './wants';

function momentOf(source: TableSource): Moment | null {
  const { view, facts } = source;
  if (!view) return null;
  const own = facts.own[0] ?? null;
  const other = own === 'white' ? 'black' : 'white';
  return {
    game: source.number,
    over: view.game.outcome.over,
    own,
    turn: view.board.to_move,
    free: facts.players.white.free || facts.players.black.free,
    offered: view.game.offer?.by ?? null,
    asks: own !== null && facts.nextAsked[other],
  };
}

// For a component.
export function watchTable(code: string, sourceNow: () => TableSource): void {
  let before: Moment | null = null;
  $effect(() => {
    const source = sourceNow();
    const now = momentOf(source);
    const kind = before && now ? wantOf(before, now) : null;
    before = now;
    // Who has seen the wish here does not hear of it on the next page.
    if (kind === 'next' && !document.hidden) dispatchEvent(new Event(hint));
    if (!kind || !now || !document.hidden) return;
    const { facts, view } = source;
    const named = facts.players[now.own === 'white' ? 'black' : 'white'].name;
    const name = typeof named === 'string' ? named : '';
    // The key of a turn is the server's, so that nobody hears of it twice.
    const ply = view?.board.ply ?? 0;
    void elsewhere.tell([{ kind, key: `${kind}:${now.game}:${ply}`, code, name }]);
  });
}
