// A lesson that is being done: what has been touched, what that means, and what there is to say about it.
import { Core, type Result } from '../core/core';
import { captures, nothing, sources, targets, touch, type Picks } from '../core/turn';
import { other, type LegalMove, type Place } from '../core/view';
import { mostWords, words } from '../i18n';
import type { Learn } from '../i18n/learn/de';
import type { StepWords } from '../i18n/learn/steps';
import { sayMove, sayReason, sentences } from '../i18n/say';
import { soundOfMove } from '../play/sounds';
import { whyNot } from '../play/whyNot';
import { play as sound } from '../ui/sound';
import { learned } from './learned.svelte';
import type { Lesson } from './lesson';
import * as runs from './run';
import type { Rules, Run } from './run';

const none: ReadonlySet<string> = new Set();
const pause = 700; // ms until the other side answers, so that both moves can be seen

function sure(answer: Result<Place>): Place {
  if (!answer.ok) throw new Error(answer.refused.message);
  return answer.value;
}

export class Session {
  run = $state.raw<Run | null>(null);
  picks = $state.raw<Picks>(nothing);
  showing = $state(false); // the solution is drawn
  announced = $state('');
  private note = $state(''); // why a touch did nothing
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly core = Core.forRules();
  private readonly rules: Rules;

  constructor(
    private readonly lesson: Lesson,
    private readonly learn: () => Learn,
  ) {
    this.rules = {
      at: async (position) => sure(await this.core.moves(lesson.rules, position)),
      after: async (position, move) => sure(await this.core.play(lesson.rules, position, move)),
    };
  }

  async begin(): Promise<void> {
    this.show(await runs.begin(this.lesson, this.rules));
  }
  close(): void {
    clearTimeout(this.timer);
    this.core.close();
  }

  get moves(): readonly LegalMove[] {
    return this.run ? runs.movesOf(this.run) : [];
  }
  get targets(): ReadonlySet<string> {
    return targets(this.moves, this.picks);
  }
  get captures(): ReadonlySet<string> {
    return captures(this.moves, this.picks);
  }
  get sources(): ReadonlySet<string> {
    return this.picks.to === null ? sources(this.moves) : none;
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
    if (this.captures.size > 0) return t.toCapture(other(run.place.board.to_move));
    return this.showing && solution ? w.shown(solution) : '';
  }

  async next(): Promise<void> {
    if (this.run) this.show(await runs.next(this.run, this.rules));
  }
  back(): void {
    if (this.run) this.show(runs.back(this.run));
  }
  again(): void {
    if (this.run) this.show(runs.again(this.run));
  }
  showSolution(): void {
    this.picks = nothing;
    this.note = '';
    this.showing = true;
    this.announce(this.feedback);
  }

  // True when the task now stands otherwise.
  async touch(point: string): Promise<boolean> {
    if (this.run?.stand === 'wrong') this.again();
    const { run, picks } = this;
    if (!run) return false;
    this.note = '';
    if (run.stand !== 'asked') {
      this.refuse(run.stand === 'reading' ? this.learn().onlyReading : this.learn().alreadyDone);
      return false;
    }
    const touched = touch(this.moves, picks, point);
    if (touched.kind === 'refused') {
      this.refuse(await this.whyRefused(run, picks, point));
      return false;
    }
    this.picks = touched.picks;
    if (touched.kind === 'complete') this.show(await runs.attempt(run, touched.move, this.rules));
    else if (this.captures.size > 0) this.announce(this.feedback);
    return touched.kind === 'complete';
  }

  // A stone is dragged: it is the chosen one.
  lift(point: string): void {
    if (this.run?.stand === 'wrong') this.again();
    if (this.sources.has(point)) this.picks = { ...nothing, from: point };
  }
  // Takes back the first half of the turn.
  takeBack(): void {
    if (this.picks === nothing) return;
    this.picks = this.picks.to === null ? nothing : { ...nothing, from: this.picks.from };
    this.note = '';
    this.announce(words().tookBack);
  }

  private show(next: Run): void {
    const before = this.run;
    clearTimeout(this.timer);
    this.run = next;
    this.picks = nothing;
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

  private async whyRefused({ begin }: Run, picks: Picks, point: string): Promise<string> {
    const t = words();
    const seen = begin.board.points.find(({ name }) => name === point);
    const why = seen ? whyNot(t, begin.board, picks, seen) : null;
    if (why !== null) return why;
    await this.core.open(this.lesson.rules, begin.position, []);
    const explained = await this.core.explain(picks.from ? `${picks.from}-${point}` : point);
    return explained.ok && explained.value.reason ? sayReason(await mostWords(), explained.value.reason) : t.moveFails;
  }
}
