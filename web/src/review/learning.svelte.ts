// The mistakes of a game, gone through one after the other: each is to be done better.
import { takeComputer } from '../rules/computer';
import type { Computing } from '../rules/computing';
import type { Colour, LegalMove } from '../rules/view';
import type { AllWords } from '../words';
import { sentences } from '../words/sayRules';
import type { ExerciseWords } from '../words/exercise/de';
import type { Mover } from '../words/first/de';
import type { Judged, Step, Trial } from '../exercise/exercise';
import { resultOf } from '../exercise/exercise';
import { Trying, type Asker } from '../exercise/trying.svelte';
import { judgeAfresh, judgeKnown, rightMoves, tally, type Found, type Mistake } from './mistakes';
import { glyphOf, isExactly, readReview, type Value } from '../exact/values/review';
import { sayLoss } from './sayReview';
import { reviewMilliseconds, reviewNodes } from './askReview';
import { askValues } from '../exact/ask';
import type { Values } from '../exact/values/values';

export interface Words {
  t: AllWords;
  w: ExerciseWords;
}

export class Learning {
  private found = $state.raw<readonly Found[]>([]);
  at = $state(0);
  trying = $state.raw<Trying | null>(null); // null: all have been gone through
  private mistakes = $state.raw<readonly Mistake[]>([]);
  private engine: Computing | null = null;

  constructor(
    mistakes: readonly Mistake[],
    private readonly you: Colour | null,
    private readonly said: () => Words,
  ) {
    this.take(mistakes);
  }

  get count(): number {
    return this.mistakes.length;
  }
  get mistake(): Mistake | null {
    return this.mistakes[this.at] ?? null;
  }
  get text(): string {
    const { mistake } = this;
    if (!mistake) return '';
    const { t, w } = this.said();
    const { move } = mistake;
    const played = w.mistakes.played(this.mover(move.colour), `${move.move}${glyphOf(move)}`);
    return sentences([played, sayLoss(t, null, move, this.you, null)]);
  }
  get task(): string {
    const { mistake } = this;
    return mistake ? this.said().w.mistakes.find(this.mover(mistake.move.colour), mistake.move.best.value) : '';
  }
  get summary(): string {
    const { mistakes: w } = this.said().w;
    const { alone, helped, seen } = tally(this.found);
    return sentences([
      w.done,
      w.foundAlone(alone, this.found.length),
      helped > 0 ? w.foundHelped(helped) : '',
      seen > 0 ? w.seen(seen) : '',
    ]);
  }
  // What was not found alone.
  get rest(): readonly Mistake[] {
    return this.mistakes.filter((_, n) => this.found[n] !== 'alone');
  }

  next(): void {
    const trial = this.trying?.trial;
    const found: Found = trial && (trial.stand === 'solved' || trial.shown) ? resultOf(trial) : 'skipped';
    this.found = [...this.found, found];
    this.at++;
    this.trying = this.try();
  }
  again(): void {
    this.take(this.rest);
  }
  close(): void {
    this.engine?.kill();
    this.engine = null;
  }

  private take(mistakes: readonly Mistake[]): void {
    this.mistakes = mistakes;
    this.found = [];
    this.at = 0;
    this.trying = this.try();
  }
  private mover(colour: Colour): Mover {
    return colour === this.you ? 'you' : colour;
  }

  private try(): Trying | null {
    const { mistake, said } = this;
    if (!mistake) return null;
    const { task } = mistake;
    const exact = isExactly(mistake.move);
    // Asked at once, so that they are there when a move is made.
    const values = exact ? askValues(task.rules, task.position) : Promise.resolve(null);
    let known: Values | null = null;
    void values.then((answer) => (known = answer));
    const asked = sentences([said().w.of(this.at + 1, this.count), this.text, this.task]);
    const asker: Asker = {
      words: () => said().w,
      asked,
      get judging() {
        return exact ? '' : said().w.mistakes.judging;
      },
      judge: async (_: Step, move: LegalMove) =>
        judgeKnown(mistake, await values, move) ?? (await this.judgeByEngine(mistake, move)),
      sayWrong: (verdict) => this.sayWrong(mistake, verdict),
      saySolved: (trial) => this.saySolved(mistake, trial, rightMoves(mistake, known)),
    };
    return new Trying(task, asker);
  }

  private async judgeByEngine(mistake: Mistake, { move }: LegalMove): Promise<Judged> {
    const { rules, position } = mistake.task;
    this.engine ??= takeComputer();
    const opened = await this.engine.open(rules, position, [`move ${move}`]);
    const told = opened.ok
      ? await this.engine.review(reviewNodes, reviewMilliseconds, () => undefined).catch(() => null)
      : null;
    return judgeAfresh(mistake, readReview(told));
  }

  private sayWrong({ move }: Mistake, { left, move: tried }: Judged & { move: string }): string {
    const { mistakes: w } = this.said().w;
    if (tried === move.move) return w.sameMove;
    const before: Value | null = move.played.value;
    if (left === 'loss') return before === 'loss' ? w.losesToo : w.loses;
    if (left === 'draw') return before === 'draw' ? w.onlyDrawsToo : w.onlyDraws;
    return w.notEnough;
  }
  private saySolved({ move }: Mistake, { shown, verdict }: Trial, right: number | null): string {
    const { w } = this.said();
    if (shown) return w.solutionWas(verdict?.move ?? '');
    const praise = move.best.value ? w.mistakes.keeps[move.best.value] : w.right;
    return sentences([praise, right !== null && right > 1 ? w.mistakes.othersToo(right) : '']);
  }
}
