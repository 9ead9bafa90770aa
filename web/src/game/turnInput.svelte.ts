// What the player has touched so far and what that means: the half-made turn, the hint below it, and what goes out
// with the next move.
import { quote } from '../rules/events';
import type { Result } from '../rules/core';
import type { Deed } from './actions';
import type { Ahead } from './ahead.svelte';
import { isLooking, mayMove, speakerOf, type Attached, type Situation, type Turn } from './situation';
import { captures, fitting, nothing, sources, targets, touch, typed, written, type Picks } from '../rules/turn';
import { orNull } from '../browser/patience';
import type { Explanation, LegalMove, Refused } from '../rules/view';
import { mostWords, words } from '../words';
import { sayReason } from '../words/sayRules';
import { settings } from '../browser/settings.svelte';

const none: ReadonlySet<string> = new Set();
const warnPatience = 3000; // ms that a move waits for what may be said against it

// What can be played in.
export interface Playable extends Situation {
  perform(deed: Deed): Promise<Refused | null>;
  explain(move: string): Promise<Result<{ reason: Explanation | null }>>;
}

export class Input implements Turn {
  picks = $state.raw<Picks>(nothing);
  hint = $state('');
  confirming = $state.raw<LegalMove | null>(null);
  attached = $state.raw<Attached | null>(null);

  constructor(
    private readonly game: Playable,
    private readonly ahead: Ahead | null = null, // where a move may be chosen before it is one's turn
  ) {}

  private get moves(): readonly LegalMove[] {
    return mayMove(this.game) ? (this.game.view?.board.moves ?? []) : [];
  }
  get targets(): ReadonlySet<string> {
    return this.confirming ? none : targets(this.moves, this.picks);
  }
  get captures(): ReadonlySet<string> {
    return this.confirming ? none : captures(this.moves, this.picks);
  }
  get sources(): ReadonlySet<string> {
    if (this.ahead?.may) return this.ahead.sources;
    return this.picks.to === null && !this.confirming ? sources(this.moves) : none;
  }
  // The mills that the half-made turn closes.
  get lines(): string[][] {
    return this.picks.to === null ? [] : (fitting(this.moves, this.picks)[0]?.lines ?? []);
  }
  get capturing(): boolean {
    return this.captures.size > 0;
  }

  // The position has changed: what was half made is over.
  reset(): void {
    this.picks = nothing;
    this.confirming = null;
    this.hint = '';
  }

  async touch(point: string): Promise<void> {
    this.hint = '';
    this.confirming = null;
    if (!mayMove(this.game)) {
      if (!this.ahead?.touch(point)) this.hint = this.whyNotNow();
      return;
    }
    const before = this.picks;
    const touched = touch(this.moves, before, point);
    if (touched.kind === 'refused') {
      this.hint = await this.whyNot(point);
      return;
    }
    this.picks = touched.picks;
    if (touched.kind === 'complete') await this.complete(touched.move);
  }

  // A stone is dragged: it is the chosen one.
  lift(point: string): void {
    this.hint = '';
    this.confirming = null;
    if (this.ahead?.may) this.ahead.lift(point);
    else if (this.sources.has(point)) this.picks = { ...nothing, from: point };
  }

  // Takes back the first half of the turn; true when there was one.
  takeBack(): boolean {
    this.hint = '';
    if (this.ahead && this.ahead.picks !== nothing) {
      this.ahead.clear();
      return true;
    }
    if (this.game.busy) return false; // it is on its way and cannot be called back
    if (this.confirming) {
      this.confirming = null;
      this.picks = { ...this.picks, to: null, capture: null };
      return true;
    }
    if (this.picks === nothing) return false;
    this.picks = this.picks.to === null ? nothing : { ...nothing, from: this.picks.from };
    return true;
  }

  // It is one's turn: what was chosen ahead is made, if it still can be.
  async playAhead(): Promise<void> {
    if (!this.ahead) return;
    const { chosen, picks } = this.ahead;
    if (!chosen) {
      this.ahead.clear();
      if (picks.from) this.lift(picks.from); // the stone stays chosen
      return;
    }
    const settled = this.ahead.settle(this.moves);
    if (settled.kind === 'half') this.picks = settled.picks;
    else if (settled.kind === 'send') await this.send(settled.move.move);
    else this.hint = (await mostWords()).aheadVoid ?? '';
  }

  async confirm(): Promise<void> {
    if (this.confirming) await this.send(this.confirming.move);
  }

  // A move as text; while a stone is to be taken, its point will do. True when the text has done its work.
  async typed(text: string): Promise<boolean> {
    const wish = written(text);
    this.hint = '';
    if (!mayMove(this.game)) {
      this.hint = this.whyNotNow();
      return false;
    }
    const captured = wish.replace(/^x/, '');
    if (this.captures.has(captured)) {
      await this.touch(captured);
      return true;
    }
    const found = typed(this.moves, wish);
    this.picks = found.kind === 'refused' ? nothing : found.picks;
    this.confirming = null;
    if (found.kind === 'complete') {
      const warning = await this.warning(found.move);
      if (warning) [this.confirming, this.hint] = [found.move, warning];
      else await this.send(found.move.move);
      return true;
    }
    if (found.kind === 'picked') {
      const example = fitting(this.moves, found.picks)[0]?.move ?? '';
      this.hint = (await mostWords()).typedMill?.(example) ?? '';
      return true;
    }
    const explained = await this.game.explain(wish);
    const t = await mostWords();
    if (!explained.ok) this.hint = t.unreadableMove;
    else this.hint = explained.value.reason ? sayReason(t, explained.value.reason) : t.moveFails;
    return false;
  }

  private async complete(move: LegalMove): Promise<void> {
    const { picks } = this;
    const warning = await this.warning(move);
    if (this.picks !== picks) return; // another one has been chosen meanwhile
    if (settings.confirm || warning) this.confirming = move;
    else await this.send(move.move);
    if (warning) this.hint = warning;
  }

  // What the move would give away against the computer, for who wants to be warned and where it is known exactly.
  private async warning({ move }: LegalMove): Promise<string> {
    const { kind, view } = this.game;
    if (!settings.warnings || kind !== 'computer' || !view) return '';
    const values = await orNull(
      import('../exact/ask').then(({ askValues }) => askValues(view.game.rules.text, view.board.position)),
      warnPatience,
    ).catch(() => null);
    const left = values?.moves.find((one) => one.move === move)?.value;
    if (!values || !left || left === values.value) return '';
    const t = await mostWords();
    return (left === 'loss' ? t.warnOfLoss : t.warnOfDraw) ?? '';
  }

  private async send(move: string): Promise<void> {
    const { attached } = this;
    const rule = attached?.kind === 'claim' ? ` ${attached.rule}` : '';
    const companion = attached ? ` ${attached.kind}${rule} ${quote(attached.message)}` : '';
    this.attached = null;
    const refused = await this.game.perform({ do: 'event', line: `move ${move}${companion}` });
    const said = refused && attached ? await (await import('./companion')).playAlone(this.game, move, refused) : '';
    this.reset();
    this.hint = said;
  }

  private whyNotNow(): string {
    const { view, busy } = this.game;
    const t = words();
    if (!view || busy) return '';
    if (isLooking(this.game)) return view.game.outcome.over ? t.overPlayOn : t.backToGame;
    if (!speakerOf(this.game)) return t.watchersDoNotMove;
    if (view.game.outcome.over) return t.gameIsOver;
    return t.notYourTurn(view.board.to_move);
  }

  private async whyNot(point: string): Promise<string> {
    const board = this.game.view?.board;
    const touched = board?.points.find((candidate) => candidate.name === point);
    if (!board || !touched) return '';
    const t = words();
    const { picks } = this;
    const { whyNot } = await import('./whyNot');
    const seen = whyNot(t, board, picks, touched);
    if (seen !== null) return seen;
    const explained = await this.game.explain(picks.from ? `${picks.from}-${point}` : point);
    if (!explained.ok || !explained.value.reason) return t.moveFails;
    return sayReason(await mostWords(), explained.value.reason);
  }
}
