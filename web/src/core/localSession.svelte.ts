// A game on this device: against the computer, or two people at one board. Needs no server.
import { settings } from '../ui/settings.svelte';
import { lookUp, shared } from '../i18n/shared';
import type { Result } from './core';
import { saying } from './events';
import { Engine } from './engine';
import { nextGame, type KeptGame } from '../games/kept';
import { library } from '../games/library.svelte';
import { Session, type Player, type RecordAbout } from './session.svelte';
import { seed } from './random';
import { notesOf, treeOf } from './tree/record';
import type { Applied, Both, Colour, SeriesView, Thought, View } from './view';

const thoughtfulPause = 450; // ms at least between a move and the computer's reply, so that both can be seen

export class LocalSession extends Session {
  override readonly kind;
  private game: KeptGame = $state.raw(null as unknown as KeptGame);
  private series = $state.raw<SeriesView | null>(null);
  private engine: Engine | null;
  private idea = $state.raw<Thought | null>(null);
  private turn = 0; // counts what happens, so that a late answer of the computer is known to be late
  private closed = false;
  // Moves taken back, the next one to play again first; gone when another one is played.
  private undone = $state.raw<readonly string[]>([]);
  private readonly unhear: () => void;

  // `onmove`: the game goes on under another id.
  constructor(
    game: KeptGame,
    private readonly onmove: (id: string) => void,
  ) {
    super();
    this.game = game;
    this.kind = game.kind;
    this.unhear = library.listen((id, revision) => {
      if (id === this.game.id && revision > this.game.revision) void this.takeOver();
    });
    this.engine = game.kind === 'computer' ? new Engine() : null;
  }

  // Says what is wrong with a game that cannot be opened.
  async open(): Promise<Result<null>> {
    const { rules, start, events } = this.game;
    const opened = await this.core.open(rules, start, events);
    if (!opened.ok) return opened;
    await this.growTree(opened.value);
    await this.countSeries(opened.value.game.outcome.verdict);
    if (this.game.revision === 0) await this.keep(opened.value);
    this.show(opened.value);
    void this.letComputerPlay();
    return { ok: true, value: null };
  }

  // With what a record that was loaded says along the moves.
  private async growTree({ game }: View): Promise<void> {
    const play = async (position: string, move: string) =>
      (await this.placeAfter(game.rules.text, position, move))?.position ?? null;
    const moves = game.plies.map(({ move, position }) => ({ move, position }));
    this.tree = await treeOf(game.start, moves, this.game.notes, play);
  }

  override get gameNumber(): number {
    return this.series?.game ?? 0;
  }
  override get byLot(): boolean {
    return this.game.lot && this.gameNumber === 1;
  }
  override get lasting(): boolean {
    return library.lasting;
  }
  override get about(): RecordAbout {
    const { tags, begun } = this.game;
    return { tags, date: begun };
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
      name:
        this.game.names[n] ||
        (this.kind === 'two' ? { player: n + 1 } : n === 0 ? null : { computer: this.game.level }),
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
    if (answer.ok) {
      if (!line.startsWith('takeback')) this.undone = [];
      await this.happened(answer.value.event);
    }
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
    if (!this.canUndo || !this.view) return;
    const taken = this.view.game.plies.slice(-this.undoPlies).map(({ move }) => `move ${move}`);
    const refused = await this.act(`takeback ${this.undoPlies}`);
    if (refused) return;
    this.undone = [...taken, ...this.undone];
    this.notice = { kind: 'took_back' };
  }

  override get canRedo(): boolean {
    return this.undone.length > 0 && this.view?.game.outcome.over === false;
  }
  // As many plies as one undo takes back.
  override async redo(): Promise<void> {
    if (!this.canRedo || this.busy) return;
    this.hush();
    this.busy = true;
    try {
      let { undone } = this;
      do {
        const [line = '', ...rest] = undone;
        const applied = await this.core.apply(line);
        if (!applied.ok) {
          undone = [];
          break;
        }
        undone = rest;
        this.undone = undone;
        await this.happened(applied.value.event);
      } while (undone.length > 0 && this.view && !this.plays(this.view.board.to_move));
    } finally {
      this.busy = false;
    }
    void this.letComputerPlay();
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
    this.game = nextGame(this.game, wish ? `${verdict} next ${wish}` : `${verdict} next`, seed(), Date.now());
    this.notice = null;
    this.undone = [];
    await this.open();
    this.onmove(this.game.id);
  }

  override close(): void {
    this.closed = true;
    this.unhear();
    this.hush();
    this.engine?.close();
    super.close();
  }

  private async happened(event: string): Promise<void> {
    this.game = { ...this.game, events: [...this.game.events, event] };
    this.notice = null;
    const view = await this.core.view();
    if (!(await this.keep(view))) return;
    await this.countSeries(view.game.outcome.verdict);
    this.show(view);
  }

  // False where another tab has played meanwhile; then its game goes on here.
  private async keep(view: View): Promise<boolean> {
    const { outcome, plies } = view.game;
    const now = {
      hasWhite: this.white,
      outcome: outcome.text,
      plies: plies.length,
      notes: notesOf(this.treeFor(view)),
    };
    const written = await library.keep({ ...this.game, ...now });
    if (written.ok) this.game = written.game;
    else await this.takeOver();
    return written.ok;
  }

  private async takeOver(): Promise<void> {
    const newer = await library.get(this.game.id);
    if (!newer || this.closed || newer.revision <= this.game.revision) return;
    this.hush();
    this.game = newer;
    this.undone = [];
    await this.open();
    this.notice = { kind: 'elsewhere' };
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
