// A game on this device: against the computer, or two people at one board. Needs no server.
import { Core, type Result } from '../../rules/core';
import type { Engine } from '../../rules/engine';
import { saying } from '../../rules/events';
import { orNull } from '../../browser/patience';
import { Queue } from '../../browser/queue';
import { seed } from '../../browser/random';
import type { Applied, BoardView, Colour, SeriesView, Thought, View } from '../../rules/view';
import { nextGame, type KeptGame } from './keptGame';
import { infallible, trapSetter } from '../../rules/levels';
import { givenAt } from '../../terms/handicap';
import { library } from './library.svelte';
import { words } from '../../words';
import { lookUp } from '../../words/base/shared';
import type { Deed } from '../actions';
import type { Knowledge } from './truth';
import type { Holding } from '../../exact/values/holding';
import type { Facts, Player } from '../situation';
import { done, type GameSource, type RecordAbout, type SourceListener } from '../source';

const thoughtfulPause = 450; // ms at least between a move and the computer's reply, so that both can be seen
export const knowPatience = 10_000; // ms for what the solution says, before the computer plays without it

export class LocalSource implements GameSource {
  readonly kind;
  readonly core = Core.forRules();
  private game: KeptGame = $state.raw(null as unknown as KeptGame);
  private view = $state.raw<View | null>(null);
  private series = $state.raw<SeriesView | null>(null);
  private idea = $state.raw<Thought | null>(null);
  // Moves taken back, the next one to play again first; gone when another one is played.
  private undone = $state.raw<readonly string[]>([]);
  private unsure = $state(false);
  private holding = $state.raw<Holding | null>(null);
  private listener: SourceListener | null = null;
  private engine: Promise<Engine> | null = null;
  private thinking = false; // the engine is
  // Whatever changes the game, the player's deeds and the computer's, and what another tab has made of it: each begins
  // from what the one before has made of the game and kept.
  private readonly queue = new Queue();
  private turn = 0; // counts what happens, so that a late answer of the computer is known to be late
  private closed = false;
  private readonly unhear: () => void;

  // `onmove`: the game goes on under another id.
  constructor(
    game: KeptGame,
    private readonly onmove: (id: string) => void,
  ) {
    this.game = game;
    this.kind = game.kind;
    this.unhear = library.listen((id, revision) => {
      void this.queue.do(async () => {
        if (id === this.game.id && revision > this.game.revision) await this.takeOver();
      });
    });
    if (this.kind === 'computer') void this.opponent(); // on its way while the game is opened
    if (game.hold) this.holding = { stand: 'holding', moves: 0, left: 0, error: null }; // until it is known
  }

  hear(listener: SourceListener): void {
    this.listener = listener;
    if (this.view) listener.view(this.view, true);
  }

  // Says what is wrong with a game that cannot be opened.
  open(): Promise<Result<null>> {
    return this.queue.do(() => this.openKept());
  }
  private async openKept(): Promise<Result<null>> {
    const { rules, start, events } = this.game;
    const opened = await this.core.open(rules, start, events);
    if (!opened.ok) return opened;
    await this.countSeries(opened.value.game.outcome.verdict);
    if (!this.isKept(opened.value) && !(await this.keep(opened.value))) return done; // another tab's game is shown
    this.show(opened.value, true);
    void this.letComputerPlay();
    return done;
  }

  get thought(): Thought | null {
    return this.idea;
  }
  get about(): RecordAbout {
    const { id, tags, notes, begun } = this.game;
    return { id, tags, notes, date: begun };
  }

  get facts(): Facts {
    const [white, black] = this.white === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const chooser = this.series?.chooser ?? null;
    return {
      players: { white: this.player(white), black: this.player(black) },
      own: this.own,
      gameNumber: this.series?.game ?? 0,
      byLot: this.game.lot && this.series?.game === 1,
      chooser: chooser === null || (this.kind === 'computer' && chooser === 1) ? null : this.colourOf(chooser),
      canUndo: this.undoPlies > 0,
      canRedo: this.undone.length > 0 && this.view?.game.outcome.over === false,
      undoRequest: null,
      nextAsked: { white: false, black: false },
      away: null,
      trouble: null,
      lasting: library.lasting,
      unsure: this.unsure,
      holding: this.holding,
    };
  }

  private get white(): 0 | 1 {
    return this.series?.white ?? this.game.white;
  }
  private colourOf(player: 0 | 1): Colour {
    return player === this.white ? 'white' : 'black';
  }
  private get own(): readonly Colour[] {
    return this.kind === 'two' ? ['white', 'black'] : [this.colourOf(0)];
  }
  private player(n: 0 | 1): Player {
    const { handicap } = this.game;
    const standIn = this.kind === 'two' ? { player: n + 1 } : n === 0 ? null : { computer: this.game.level };
    return {
      name: this.game.names[n] || standIn,
      you: this.kind === 'computer' && n === 0,
      here: true,
      free: false,
      halfPoints: this.series?.half_points[n] ?? 0,
      // A record does not say who gives one, but where a game begins so, one side has given it.
      gives: handicap ? (handicap.by === n ? handicap.kind : null) : givenAt(this.game.start, this.colourOf(n)),
    };
  }

  perform(deed: Deed): Promise<Result<Applied | null>> {
    return this.queue.do(() => this.carryOut(deed));
  }
  private async carryOut(deed: Deed): Promise<Result<Applied | null>> {
    switch (deed.do) {
      case 'event': {
        const answer = await this.play(deed.line);
        if (answer.ok) this.undone = [];
        return answer;
      }
      case 'undo':
        return this.undo();
      case 'redo':
        await this.redo();
        return done;
      case 'next':
        await this.next(deed.colour);
        return done;
      case 'answer-undo': // who sits at one device asks nobody
      case 'answer-next':
      case 'abort':
      case 'absent':
        return done;
    }
  }

  close(): void {
    this.closed = true;
    this.unhear();
    this.hush();
    this.toEngine((engine) => engine.close());
    this.core.close();
  }

  private async play(line: string): Promise<Result<Applied>> {
    this.hush();
    const answer = await this.core.apply(line);
    if (answer.ok) await this.happened(answer.value.event);
    void this.letComputerPlay();
    return answer;
  }

  // The plies to take back: against the computer down to one's own last move. Nothing changes a game that is over.
  private get undoPlies(): number {
    if (!this.view || this.view.game.outcome.over) return 0;
    const { plies } = this.view.game;
    const last = plies.findLastIndex(({ by }) => this.own.includes(by));
    return last < 0 ? 0 : plies.length - last;
  }
  private async undo(): Promise<Result<Applied | null>> {
    const plies = this.undoPlies;
    if (plies === 0 || !this.view) return done;
    const taken = this.view.game.plies.slice(-plies).map(({ move }) => `move ${move}`);
    const answer = await this.play(`takeback ${plies}`);
    if (answer.ok) this.undone = [...taken, ...this.undone];
    return answer;
  }

  // As many plies as one undo takes back.
  private async redo(): Promise<void> {
    this.hush();
    while (this.undone.length > 0) {
      const [line = '', ...rest] = this.undone;
      const applied = await this.core.apply(line);
      this.undone = applied.ok ? rest : [];
      if (applied.ok) await this.happened(applied.value.event);
      if (this.view && this.own.includes(this.view.board.to_move)) break;
    }
    void this.letComputerPlay();
  }

  private async next(wish: Colour | null): Promise<void> {
    const verdict = this.view?.game.outcome.verdict;
    if (!verdict || verdict === 'ongoing') return;
    this.hush();
    const { game } = this;
    const finished = [...game.games, wish ? `${verdict} next ${wish}` : `${verdict} next`];
    const { white } = await this.core.series(game.policy, game.white, finished);
    this.game = nextGame(game, finished, white, seed(), Date.now());
    this.undone = [];
    await this.openKept();
    this.onmove(this.game.id);
  }

  private show(view: View, fresh = false): void {
    this.view = view;
    this.listener?.view(view, fresh);
    if (this.game.hold) void this.weigh(view);
  }

  // Where a draw is to be held: whether it is.
  private async weigh(view: View): Promise<void> {
    const hold = await import('../hold').catch(() => null);
    const holding = (await hold?.holdingOf(view, this.colourOf(0))) ?? null;
    if (this.view === view) this.holding = holding;
  }

  // Shown when it is kept, so that a tab that is killed has lost nothing that was seen.
  private async happened(event: string): Promise<void> {
    this.game = { ...this.game, events: [...this.game.events, event] };
    this.listener?.notice(null);
    const view = await this.core.view();
    if (!(await this.keep(view))) return;
    await this.countSeries(view.game.outcome.verdict);
    this.show(view);
  }

  // A record that was loaded does not know yet how it ended.
  private isKept({ game }: View): boolean {
    const { revision, plies, outcome } = this.game;
    return revision > 0 && plies === game.plies.length && outcome === game.outcome.text;
  }

  // False where another tab has played meanwhile; then its game goes on here.
  private async keep({ game, board }: View): Promise<boolean> {
    const { position } = board;
    const now = { hasWhite: this.white, outcome: game.outcome.text, plies: game.plies.length, position };
    const written = await library.keep({ ...this.game, ...now });
    if (!written.ok) {
      await this.takeOver();
      return false;
    }
    const { revision, changed } = written.kept;
    this.game = { ...this.game, ...now, revision, changed };
    return true;
  }

  private async takeOver(): Promise<void> {
    const newer = await library.get(this.game.id);
    if (!newer || this.closed || newer.revision <= this.game.revision) return;
    this.hush();
    this.game = newer;
    this.undone = [];
    await this.openKept();
    this.listener?.notice({ kind: 'elsewhere' });
  }

  private async countSeries(verdict: string): Promise<void> {
    const { policy, white, games } = this.game;
    this.series = await this.core.series(policy, white, verdict === 'ongoing' ? games : [...games, verdict]);
  }

  // What the computer is thinking of is out of date.
  private hush(): void {
    this.turn++;
    this.idea = null;
    if (this.thinking) this.toEngine((engine) => engine.stop());
    this.thinking = false;
  }

  // Rejected where it cannot be had; whoever asks again may have more luck.
  private opponent(): Promise<Engine> {
    this.engine ??= import('../../rules/computer').then(({ openEngine }) => openEngine());
    this.engine.catch(() => (this.engine = null));
    return this.engine;
  }
  // In the order in which it is asked.
  private toEngine(tell: (engine: Engine) => void): void {
    this.engine?.then(tell, () => undefined);
  }

  // Null where nobody knows the solution, or it or what asks for it cannot be had now.
  private know(rules: string, board: BoardView, colour: Colour): Promise<Knowledge | null> {
    const knowledge = import('./truth').then(({ knowledgeOf }) => knowledgeOf(rules, board, colour));
    return orNull(knowledge, knowPatience).catch(() => null);
  }

  // Asks the computer until it has nothing more to say.
  private async letComputerPlay(): Promise<void> {
    if (this.kind !== 'computer' || this.closed) return;
    const turn = this.turn;
    const { level, rules, start } = this.game;
    const colour = this.colourOf(1);
    while (this.view && !this.view.game.outcome.over) {
      const { board, game } = this.view;
      if (board.to_move !== colour && !game.offer && !game.claimable[colour].length) return;
      const since = performance.now();
      const known = level === infallible ? await this.know(rules, board, colour) : null;
      if (turn !== this.turn) return;
      if (level === infallible && board.to_move === colour) this.unsure = known === null;
      const who = { level: Math.min(level, trapSetter), colour, seed: this.game.seed, only: known?.only ?? [] };
      const hear = (thought: Thought) => {
        if (turn === this.turn) this.idea = thought;
      };
      this.thinking = true;
      const decided = await this.opponent()
        .then((engine) => engine.think(rules, start, this.game.events, who, hear))
        .catch(() => {
          const refused = { code: 'computer_failed', message: '', reason: null };
          this.listener?.notice({ kind: 'refused', refused });
          return { event: null, remark: null };
        });
      if (turn !== this.turn) return;
      this.thinking = false;
      const { remark } = decided;
      const event = known ? known.revised(decided.event) : decided.event;
      if (event === null) return;
      if (event.startsWith('move')) await pause(thoughtfulPause - (performance.now() - since));
      const said = remark === null ? '' : lookUp(words().shared.remarks, remark);
      const played = await this.queue.do(() => this.playOf(turn, said ? saying(event, said) : event));
      if (!played || turn !== this.turn) return;
    }
  }

  // What the computer has decided, unless something has happened since it was its turn.
  private async playOf(turn: number, event: string): Promise<boolean> {
    if (turn !== this.turn) return false;
    const applied = await this.core.apply(event);
    if (applied.ok) await this.happened(applied.value.event);
    return applied.ok;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));

// The colour of the person in front of the page as the seat that has White.
export const whiteSeat = (own: Colour): 0 | 1 => (own === 'white' ? 0 : 1);
