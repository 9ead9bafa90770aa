// A lesson that is being done: what has been touched, what that means, and what there is to say about it.
import { Core, type Result } from '../rules/core';
import { other, type LegalMove, type Place } from '../rules/view';
import { words } from '../words';
import type { Learn } from '../words/learn/de';
import type { StepWords } from '../words/learn/steps';
import { sayMove, sentences } from '../words/sayRules';
import { Hand, type Ground } from '../game/hand.svelte';
import { soundOfMove } from '../game/sounds';
import { play as sound } from '../browser/sound';
import { learned } from './learned.svelte';
import type { Lesson } from './lesson';
import * as runs from './run';
import type { Rules, Run } from './run';

const pause = 700; // ms until the other side answers, so that both moves can be seen

function sure(answer: Result<Place>): Place {
  if (!answer.ok) throw new Error(answer.refused.message);
  return answer.value;
}

export class Session implements Ground {
  run = $state.raw<Run | null>(null);
  showing = $state(false); // the solution is drawn
  busy = $state(false); // what comes next is on its way, and a touch would miss it
  announced = $state('');
  private note = $state(''); // why a touch did nothing
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly core = Core.forRules();
  private readonly positions: Rules;
  readonly hand: Hand;

  constructor(
    private readonly lesson: Lesson,
    private readonly learn: () => Learn,
  ) {
    this.positions = {
      at: async (position) => sure(await this.core.moves(lesson.rules, position)),
      after: async (position, move) => sure(await this.core.play(lesson.rules, position, move)),
    };
    this.hand = new Hand(this.core, this);
  }

  async begin(): Promise<void> {
    await this.comes(runs.begin(this.lesson, this.positions));
  }
  close(): void {
    clearTimeout(this.timer);
    this.core.close();
  }

  get rules(): string {
    return this.lesson.rules;
  }
  get place(): Place | null {
    return this.run?.begin ?? null;
  }
  get moves(): readonly LegalMove[] {
    return this.run ? runs.movesOf(this.run) : [];
  }
  get solution(): LegalMove | null {
    const wanted = this.run && runs.taskOf(this.run)?.solution;
    return this.moves.find(({ move }) => move === wanted) ?? null;
  }

  get said(): StepWords {
    const steps: readonly StepWords[] = this.learn().lessons[this.lesson.id].steps;
    return (this.run && steps[this.run.step]) ?? { text: '' };
  }
  get text(): string {
    return words().named(this.said.text);
  }
  get task(): string {
    return 'task' in this.said ? words().named(this.said.task) : '';
  }
  get feedback(): string {
    const { run, said, solution } = this;
    if (!run || this.note) return this.note;
    const [t, w] = [words(), this.learn()];
    if (run.stand === 'wrong') return 'hint' in said ? w.wrong(t.named(said.hint)) : '';
    if (run.stand === 'solved') return 'done' in said ? `${w.right} ${t.named(said.done)}` : w.right;
    if (this.hand.captures.size > 0) return t.toCapture(other(run.place.board.to_move));
    return this.showing && solution ? w.shown(solution) : '';
  }

  get kind(): 'good' | 'bad' | 'info' {
    if (this.note) return 'info';
    return this.run?.stand === 'wrong' ? 'bad' : this.run?.stand === 'solved' ? 'good' : 'info';
  }

  async next(): Promise<void> {
    if (this.run) await this.comes(runs.next(this.run, this.positions));
  }
  back(): void {
    if (this.run) this.show(runs.back(this.run));
  }
  again(): void {
    if (this.run) this.show(runs.again(this.run));
  }
  showSolution(): void {
    this.hand.reset();
    this.note = '';
    this.showing = true;
    this.announce(this.feedback);
  }

  // True when the task now stands otherwise.
  async touch(point: string): Promise<boolean> {
    if (this.run?.stand === 'wrong') this.again();
    const { run } = this;
    if (!run) return false;
    this.note = '';
    if (run.stand !== 'asked') {
      this.refuse(run.stand === 'reading' ? this.learn().onlyReading : this.learn().alreadyDone);
      return false;
    }
    const touched = await this.hand.touch(point);
    if (touched.kind === 'refused') this.refuse(touched.why);
    else if (touched.kind === 'move') await this.comes(runs.attempt(run, touched.move, this.positions));
    else if (this.hand.captures.size > 0) this.announce(this.feedback);
    return touched.kind === 'move';
  }

  lift(point: string): void {
    if (this.run?.stand === 'wrong') this.again();
    this.hand.lift(point);
  }
  takeBack(): void {
    if (!this.hand.takeBack()) return;
    this.note = '';
    this.announce(words().tookBack);
  }

  private async comes(next: Promise<Run>): Promise<void> {
    this.busy = true;
    try {
      this.show(await next);
    } finally {
      this.busy = false;
    }
  }
  private show(next: Run): void {
    const before = this.run;
    clearTimeout(this.timer);
    this.run = next;
    this.hand.reset();
    this.note = '';
    this.showing = false;
    if (runs.isDone(next)) learned.add(this.lesson.id);
    else if (next.step > 0) learned.begin(this.lesson.id); // who only looked in has not begun
    if (next.reply) this.timer = setTimeout(() => (this.run = runs.answered(next)), pause);
    if (next.stand === 'wrong' || next.stand === 'solved') this.sayOutcome(next);
    else if (before?.step !== next.step || before.stand !== next.stand) this.sayStep(next);
  }

  private sayStep({ step }: Run): void {
    this.announce(sentences([this.learn().step(step + 1, this.lesson.steps.length), this.text, this.task]));
  }
  private sayOutcome(run: Run): void {
    const t = words();
    const { last } = run.place.board;
    const answer = run.reply?.board.last;
    if (last) sound(soundOfMove(last));
    const finished = runs.isDone(run) ? this.learn().lessonDone : '';
    this.announce(sentences([last ? sayMove(t, last) : '', this.feedback, answer ? sayMove(t, answer) : '', finished]));
  }
  private refuse(why: string): void {
    this.note = why;
    this.announce(why);
  }
  // The same sentence twice is said twice.
  private announce(text: string): void {
    this.announced = this.announced === text ? `${text}\u00a0` : text;
  }
}
