// What referees have decided at a table: how the game stands by it, and what is new, until the game goes on.
import { words } from '../i18n';
import type { RefereeWords } from '../i18n/referee/de';
import type { TableState } from '../net/messages';
import { sideOf, type Situation } from '../play/situation';
import { sayRuling } from './say';
import { sayStanding, type Standing } from './standing';

export class Decisions {
  private seen: number | null = null; // rulings there were; null: nothing has come yet
  private fresh = $state.raw<{ ruling: number; ply: number } | null>(null);

  constructor(
    private readonly table: () => TableState | null,
    private readonly game: () => Situation,
    private readonly words: () => RefereeWords | null,
  ) {
    $effect(() => {
      const rulings = this.table()?.rulings;
      const ply = this.game().view?.board.ply;
      if (!rulings || ply === undefined) return;
      if (this.seen !== null && rulings.length > this.seen) this.fresh = { ruling: rulings.length - 1, ply };
      this.seen = rulings.length;
    });
  }

  // In words; empty when there is nothing new.
  get news(): string {
    const w = this.words();
    const table = this.table();
    if (!w || !table) return '';
    const newest = this.fresh && this.fresh.ply === this.game().view?.board.ply ? table.rulings?.[this.fresh.ruling] : null;
    return newest ? sayRuling(w, newest) : '';
  }

  get standing(): Standing {
    const [w, table, game] = [this.words(), this.table(), this.game()];
    if (!w || !table || !game.view) return { state: '', rest: '' };
    return sayStanding(words(), w, table, game.view, sideOf(game));
  }
}
