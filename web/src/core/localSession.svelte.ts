// A game on this device: against the computer, or two people at one board. Needs no server.
import { settings } from '../ui/settings.svelte';
import { lookUp, shared } from '../i18n/shared';
import type { Result } from './core';
import { saying } from './events';
import { Engine } from './engine';
import { keepGame, type LocalGame } from './localGame';
import { Session, type Player } from './session.svelte';
import type { Applied, Both, Colour, SeriesView, Thought } from './view';

import { seed } from './random';

const thoughtfulPause = 450; // ms at least between a move and the computer's reply, so that both can be seen

export class LocalSession extends Session {
  override readonly kind;
  private game: LocalGame;
  private series = $state.raw<SeriesView | null>(null);
  private engine: Engine | null;
  private idea = $state.raw<Thought | null>(null);
  private turn = 0; // counts what happens, so that a late answer of the computer is known to be late
  private closed = false;

  constructor(game: LocalGame) {
    super();
    this.game = game;
    this.kind = game.kind;
    this.engine = game.kind === 'computer' ? new Engine() : null;
  }

  // Says what is wrong with a game that cannot be opened.
  async open(): Promise<Result<null>> {
    const { rules, start, events } = this.game;
    const opened = await this.core.open(rules, start, events);
    if (!opened.ok) return opened;
    keepGame(this.game);
    await this.countSeries(opened.value.game.outcome.verdict);
    this.show(opened.value);
    void this.letComputerPlay();
    return { ok: true, value: null };
  }

  override get gameNumber(): number {
    return this.series?.game ?? 0;
  }
  override get byLot(): boolean {
    return this.game.lot && this.gameNumber === 1;
  }
  private get white(): 0 | 1 {
    return this.series?.white ?? this.game.white;
  }
  private colourOf(player: 0 | 1): Colour {
    return player === this.white ? 'white' : 'black';
  }

  override plays(colour: Colour): boolean {
    return this.kind === 'two' || colour === this.colourOf(0);
  }

  override get players(): Both<Player> {
    const player = (n: 0 | 1): Player => ({
      name: this.kind === 'two' ? { player: n + 1 } : n === 0 ? null : { computer: this.game.level },
      you: this.kind === 'computer' && n === 0,
      here: true,
      free: false,
      halfPoints: this.series?.half_points[n] ?? 0,
    });
    return this.white === 0 ? { white: player(0), black: player(1) } : { white: player(1), black: player(0) };
  }

  protected override async commit(line: string): Promise<Result<Applied>> {
    this.hush();
    const answer = await this.core.apply(line);
    if (answer.ok) await this.happened(answer.value.event);
    void this.letComputerPlay();
    return answer;
  }

  // The plies to take back: against the computer down to one's own last move.
  private get undoPlies(): number {
    const plies = this.view?.game.plies ?? [];
    const last = plies.findLastIndex((ply) => this.plays(ply.by));
    return last < 0 ? 0 : plies.length - last;
  }
  override get canUndo(): boolean {
    return this.undoPlies > 0;
  }
  override async undo(): Promise<void> {
    if (!this.canUndo) return;
    const refused = await this.act(`takeback ${this.undoPlies}`);
    if (!refused) this.notice = { kind: 'took_back' };
  }

  override get chooser(): Colour | null {
    const player = this.series?.chooser ?? null;
    if (player === null || (this.kind === 'computer' && player === 1)) return null;
    return this.colourOf(player);
  }
  override async next(wish: Colour | null): Promise<void> {
    const verdict = this.view?.game.outcome.verdict;
    if (!verdict || verdict === 'ongoing') return;
    this.hush();
    const finished = wish ? `${verdict} next ${wish}` : `${verdict} next`;
    this.game = { ...this.game, games: [...this.game.games, finished], events: [], seed: seed(), start: '' };
    this.notice = null;
    await this.open();
  }

  override close(): void {
    this.closed = true;
    this.hush();
    this.engine?.close();
    super.close();
  }

  private async happened(event: string): Promise<void> {
    this.game = { ...this.game, events: [...this.game.events, event] };
    keepGame(this.game);
    this.notice = null;
    const view = await this.core.view();
    await this.countSeries(view.game.outcome.verdict);
    this.show(view);
  }

  private async countSeries(verdict: string): Promise<void> {
    const { policy, white, games } = this.game;
    this.series = await this.core.series(policy, white, verdict === 'ongoing' ? games : [...games, verdict]);
  }

  override get thought(): Thought | null {
    return this.idea;
  }

  // What the computer is thinking of is out of date.
  private hush(): void {
    this.turn++;
    this.idea = null;
    if (this.thinking) this.engine?.stop();
  }

  private thinking = false;

  // Asks the computer until it has nothing more to say.
  private async letComputerPlay(): Promise<void> {
    const { engine } = this;
    if (!engine || this.closed) return;
    const turn = this.turn;
    const { level, rules, start } = this.game;
    const colour = this.colourOf(1);
    while (this.view && !this.view.game.outcome.over) {
      if (this.view.board.to_move !== colour && !this.view.game.offer && !this.view.game.claimable[colour].length)
        return;
      const since = performance.now();
      this.thinking = true;
      const who = { level, colour, seed: this.game.seed };
      const hear = (thought: Thought) => {
        if (turn === this.turn) this.idea = thought;
      };
      const { event, remark } = await engine.think(rules, start, this.game.events, who, hear).catch(() => {
        this.notice = { kind: 'refused', refused: { code: 'computer_failed', message: '', reason: null } };
        return { event: null, remark: null };
      });
      if (turn !== this.turn) return;
      this.thinking = false;
      if (event === null) return;
      if (event.startsWith('move')) await pause(thoughtfulPause - (performance.now() - since));
      if (turn !== this.turn) return;
      const words = remark === null ? '' : lookUp(shared[settings.language].remarks, remark);
      const applied = await this.core.apply(words ? saying(event, words) : event);
      if (!applied.ok) return;
      await this.happened(applied.value.event);
      if (turn !== this.turn) return;
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));

// The colour of the person in front of the page as the seat that has White.
export const whiteSeat = (own: Colour): 0 | 1 => (own === 'white' ? 0 : 1);
