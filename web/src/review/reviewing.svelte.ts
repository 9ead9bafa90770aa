// A game that is over, and its review.
import { takeComputer } from '../rules/computer';
import type { Computing } from '../rules/computing';
import { winnerOf, other, type Colour, type Looked, type View } from '../rules/view';
import type { AllWords } from '../words';
import { sentences } from '../words/sayRules';
import type { Play } from '../game/play.svelte';
import { sideOf } from '../game/situation';
import { exactReview } from './exactReview';
import { keptReviews } from './reviewStore';
import { momentFor, notesOf, resignedAt, type JudgedMove, type Prospect, type Review } from '../exact/values/review';
import { sayBetter, sayLoss } from './sayReview';
import { askEngine } from './askReview';

export class Reviewing {
  review = $state.raw<Review | null>(null);
  looked = $state.raw<Looked | null>(null); // how far who is asked has come, where that takes a while
  failed = $state(false);
  private core: Computing | null = null;
  private closed = false;

  constructor(private readonly game: Play) {}

  // Ends at the move that mattered to who looks.
  async begin(t: AllWords): Promise<void> {
    const { view } = this.game;
    if (!view) return;
    this.failed = false;
    const review = await this.seek(view).catch(() => null);
    if (this.closed) return;
    this.failed = review === null;
    this.looked = null;
    if (!review) return;
    this.review = review;
    await this.game.annotate(notesOf(review, (move) => sentences(this.sayMove(t, move))));
    const turn = momentFor(review, sideOf(this.game), winnerOf(view.game.outcome.verdict));
    if (turn && this.tooSoon === null) await this.game.look(turn.ply);
  }

  // What who resigned still had; null where nobody did, or had lost anyway.
  get tooSoon(): Prospect | null {
    const { loser, review } = this;
    const resigned = this.game.view?.game.outcome.reason === 'resignation';
    return resigned && loser && review ? resignedAt(review, loser) : null;
  }

  // The move that led to the position on the board.
  get move(): JudgedMove | null {
    const { aside, board } = this.game;
    if (aside || !this.review || !board) return null;
    return this.review.moves.find(({ ply }) => ply === board.ply) ?? null;
  }

  // Of the position on the board: what there is to say first, and the rest.
  sayHere(t: AllWords): string[] {
    const { move, tooSoon, loser } = this;
    const { aside, board, view } = this.game;
    const atEnd = !aside && board?.ply === view?.board.ply;
    const resigner = loser === sideOf(this.game) ? 'you' : loser;
    const resigned = atEnd && tooSoon !== null && resigner ? t.resignedTooSoon(resigner, tooSoon) : '';
    return [resigned, ...(move ? this.sayMove(t, move) : [])].filter(Boolean);
  }
  // Nothing for a good move.
  private sayMove(t: AllWords, move: JudgedMove): string[] {
    if (!this.review || move.judgement === 'good') return [];
    return [sayLoss(t, this.review, move, sideOf(this.game), this.loser), sayBetter(t, move)];
  }

  close(): void {
    this.closed = true;
    this.core?.kill();
  }

  private get loser(): Colour | null {
    const winner = winnerOf(this.game.view?.game.outcome.verdict ?? 'ongoing');
    return winner && other(winner);
  }

  private async seek(view: View): Promise<Review> {
    const hear = (looked: Looked) => (this.looked = looked);
    const exact = await exactReview(this.game, view, hear, () => !this.closed);
    if (exact) return exact;
    const record = await this.game.plainRecord();
    const id = this.game.about.id ?? record;
    const known = await keptReviews.of(id, record);
    if (known) return known;
    if (this.closed) throw new Error('nobody waits any more');
    const core = (this.core = takeComputer());
    this.looked = { done: 0, of: view.game.plies.length + 1 };
    const review = await askEngine(core, view, hear).finally(() => {
      this.core = null;
      if (!this.closed) core.close();
    });
    void keptReviews.keep(id, record, review);
    return review;
  }
}
