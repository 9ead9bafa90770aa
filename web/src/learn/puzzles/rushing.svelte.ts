// Puzzles against the clock, as they are solved.
import { Announcer } from '../../ui/announcer.svelte';
import { resultOf, type Trial } from '../../exercise/exercise';
import { byList, Trying, type Asker } from '../../exercise/trying.svelte';
import { sentences } from '../../words/sayRules';
import { today } from './choice';
import { puzzlesOf } from './files';
import { themes, type Puzzle } from './format';
import { withRush } from './progress';
import { begun, counted, isOver, leftOf, missedIn, misses, ready, scoreOf, type Rush } from './rush';
import { rushOrder } from './rushOrder';
import { kept } from './solved.svelte';
import { sayTask, type Words } from './solving.svelte';

const answerAfter = 350; // ms
const onAfter = { right: 400, wrong: 1100 }; // ms, so that it is seen
const told = [60, 30, 10]; // seconds that are said

export class Rushing {
  rush = $state.raw<Rush>(ready);
  puzzle = $state.raw<Puzzle | null>(null);
  trying = $state.raw<Trying | null>(null);
  left = $state(leftOf(ready, 0));
  over = $state(false);
  missing = $state(false); // the files are
  record = $state(false);
  private order: readonly Puzzle[] = [];
  private at = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly announcer = new Announcer();

  constructor(
    readonly seed: string,
    private readonly said: () => Words,
    private readonly now: () => number = () => Date.now(),
    private readonly load: typeof puzzlesOf = puzzlesOf,
  ) {}

  get announced(): string {
    return this.announcer.said;
  }
  get score(): number {
    return scoreOf(this.rush);
  }
  get lives(): number {
    return misses - missedIn(this.rush).length;
  }
  get task(): string {
    return this.puzzle ? sayTask(this.said().p, this.puzzle, false) : '';
  }

  async begin(): Promise<void> {
    this.missing = false;
    try {
      const files = await Promise.all(themes.filter((theme) => theme !== 'trap').map((theme) => this.load(theme)));
      this.order = rushOrder(this.seed, files.flat());
    } catch {
      this.missing = true;
      return;
    }
    if (this.order.length === 0) this.missing = true;
    else if (!this.closed) this.take();
  }
  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.soon);
  }

  // What time it is, as it is asked for by a clock.
  tick(): void {
    const before = this.left;
    this.left = leftOf(this.rush, this.now());
    const passed = told.find((seconds) => before > seconds * 1000 && this.left <= seconds * 1000);
    if (passed) this.announcer.say(this.said().p.rushLeft(passed));
    if (isOver(this.rush, this.now())) this.end();
  }

  private take(): void {
    const puzzle = this.order[this.at++];
    if (!puzzle) return this.end();
    this.puzzle = puzzle;
    this.trying = new Trying(puzzle.task, this.askerOf(puzzle), answerAfter);
  }
  private askerOf(puzzle: Puzzle): Asker {
    const { said } = this;
    return {
      words: () => said().w,
      judging: '',
      asked: this.at === 1 ? sentences([said().p.rush, said().p.rushBegin, this.task]) : this.task,
      judge: byList,
      once: true,
      sayWrong: () => said().p.rushWrong(this.lives),
      saySolved: () => said().p.rushRight(this.score),
      heard: (trial) => this.hear(puzzle, trial),
    };
  }
  private hear(puzzle: Puzzle, trial: Trial): void {
    if (this.puzzle !== puzzle || this.over || this.soon !== undefined) return;
    if (trial.stand === 'judged') this.run();
    const right = trial.stand === 'solved' && resultOf(trial) === 'alone';
    if (!right && trial.stand !== 'wrong') return;
    this.rush = counted(this.rush, puzzle, right, this.now());
    this.soon = setTimeout(() => this.goOn(), right ? onAfter.right : onAfter.wrong);
  }
  private goOn(): void {
    this.soon = undefined;
    if (this.over) return;
    if (isOver(this.rush, this.now())) this.end();
    else this.take();
  }
  private run(): void {
    if (this.rush.since !== null) return;
    this.rush = begun(this.rush, this.now());
    this.timer = setInterval(() => this.tick(), 200);
  }
  private end(): void {
    if (this.over) return;
    clearInterval(this.timer);
    this.over = true;
    this.trying = null;
    const { score } = this;
    this.record = score > kept.progress.rush.best;
    kept.change((progress) => withRush(progress, score, today()));
  }
}
