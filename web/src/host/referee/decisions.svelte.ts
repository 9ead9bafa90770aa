// What referees have decided at a table: how the game stands by it, what is new, until the game goes on, why it stands as
// long as it does, and what was decided while nobody looked here, until it is read.
import { words } from '../../words';
import type { View } from '../../rules/view';
import type { RefereeWords } from '../../words/referee/de';
import type { Ruling, TableState } from '../../server/tableMessages';
import { sideOf, type Situation } from '../../game/situation';
import { seenRulings, seeRulings } from './seen';
import { justRuled, sayNews, sayStanding, type Standing } from './standing';

// Where a table is known from.
interface Table {
  readonly table: TableState | null;
  readonly number: number; // of the game
}

export class Decisions {
  private told: { game: string; rulings: number } | null = null; // null: nothing has come yet
  private fresh = $state.raw<{ ruling: number; ply: number } | null>(null);
  private readFrom = $state<number | null>(null); // from this ruling on they were not seen; null: all were

  constructor(
    private readonly code: string,
    private readonly source: () => Table,
    private readonly game: () => Situation,
    private readonly words: () => RefereeWords | null,
  ) {
    $effect(() => {
      const { table } = this.source();
      const { view } = this.game();
      if (table?.rulings && view) this.take(table, view);
    });
  }

  // In words; empty when there is nothing new.
  get news(): string {
    const [w, { table }, game] = [this.words(), this.source(), this.game()];
    if (!w || !table) return '';
    const { fresh } = this;
    const newest = fresh?.ply === game.view?.board.ply ? this.rulings[fresh?.ruling ?? -1] : null;
    return sayNews(words(), w, table, game, newest ?? null);
  }

  get standing(): Standing {
    const [w, { table }, game] = [this.words(), this.source(), this.game()];
    if (!w || !table || !game.view) return { state: '', rest: '' };
    return sayStanding(words(), w, table, game.view, sideOf(game));
  }

  get missed(): readonly Ruling[] {
    return this.readFrom === null ? [] : this.rulings.slice(this.readFrom);
  }
  read(): void {
    this.readFrom = null;
    seeRulings(this.current, this.rulings.length);
  }

  private get rulings(): readonly Ruling[] {
    return this.source().table?.rulings ?? [];
  }
  private get current(): string {
    return `${this.code}/${this.source().number}`;
  }

  private take(table: TableState, view: View): void {
    const { told, current } = this;
    const rulings = this.rulings.length;
    const { ply } = view.board;
    this.told = { game: current, rulings };
    if (told?.game === current) {
      if (rulings <= told.rulings) return;
      this.fresh = { ruling: rulings - 1, ply };
      if (document.visibilityState === 'visible' && this.missed.length === 0) seeRulings(current, rulings);
      else this.readFrom ??= told.rulings;
      return;
    }
    const recent = justRuled(table, view);
    if (recent !== null) this.fresh = { ruling: recent, ply };
    const seen = seenRulings(current);
    this.readFrom = seen < rulings ? seen : null;
  }
}
