// Something to be found that is being tried: what has been touched, what that means, and what there is to say about it.
import { Core, type Result } from '../rules/core';
import { other, type LegalMove, type Place } from '../rules/view';
import { words } from '../words';
import { sayMove, sentences } from '../words/sayRules';
import type { ExerciseWords } from '../words/exercise/de';
import type { Shape } from '../board/shapes';
import { Announcer } from '../ui/announcer.svelte';
import { Hand, type Ground, type Touched } from '../game/hand.svelte';
import { soundOfMove } from '../game/sounds';
import { play as sound } from '../browser/sound';
import * as trials from './exercise';
import type { Judged, Step, Task, Trial } from './exercise';
import { extended, lookedAt, stepped, walkAlong, type Walk } from './walk';

const calm = 700; // ms until the other side answers, so that both moves can be seen

// How a wrong move is answered.
export interface Refutation {
  moves: readonly string[]; // to be played out after it
  says: string;
}
export type Help = 'hint' | 'solution';

// Who asks: what is right, and what there is to say.
export interface Asker {
  readonly words: () => ExerciseWords;
  readonly judging: string; // said while it takes its time
  readonly asked: string; // what is to be found
  judge(step: Step, move: LegalMove): Promise<Judged>;
  sayWrong(verdict: Judged & { move: string }, step: number): string; // steps from 0
  readonly once?: boolean; // nothing is tried again
  saySolved(trial: Trial): string;
  refute?(wrong: Trial): Promise<Refutation | null>; // its move stands on the board
  price?(help: Help): string; // what it is paid with; empty where it is not
  heard?(trial: Trial): void; // how it stands now
}

// What is listed is right.
export const byList = ({ moves }: Step, { move }: LegalMove): Promise<Judged> =>
  Promise.resolve({ right: moves.includes(move), left: null });

function sure(answer: Result<Place>): Place {
  if (!answer.ok) throw new Error(answer.refused.message);
  return answer.value;
}
const sayPlace = (place: Place | undefined): string => {
  const last = place?.board.last;
  return last ? sayMove(words(), last) : '';
};
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Trying implements Ground {
  trial = $state.raw<Trial | null>(null);
  walk = $state.raw<Walk<Place> | null>(null); // of what is over, or of a wrong move
  asking = $state<Help | null>(null); // whether it is worth its price
  private note = $state(''); // why a touch did nothing
  private refuted = $state(''); // what is to be said of it
  private readonly core = Core.forRules();
  private readonly announcer = new Announcer();
  readonly hand = new Hand(this.core, this);

  constructor(
    readonly task: Task,
    private readonly asker: Asker,
    private readonly pause = calm,
  ) {}

  get rules(): string {
    return this.task.rules;
  }
  get place(): Place | null {
    return this.trial?.begin ?? null;
  }
  // What stands on the board.
  get looked(): Place | null {
    return (this.walk && lookedAt(this.walk)) ?? this.trial?.place ?? null;
  }
  get moves(): readonly LegalMove[] {
    return this.trial ? trials.movesOf(this.trial) : [];
  }
  get said(): string {
    return this.announcer.said;
  }
  // Drawn on the board: the hint.
  get shapes(): Shape[] {
    const solution = this.trial && trials.solutionOf(this.trial);
    if (!solution || !this.trial?.hinted || this.trial.stand !== 'asked') return [];
    return [{ kind: 'circle', point: solution.from ?? solution.to, tone: 'good' }];
  }
  // The move that is shown next.
  get plan(): LegalMove[] {
    const { trial } = this;
    const solution = trial?.shown && trial.stand === 'asked' ? trials.solutionOf(trial) : null;
    return solution ? [solution] : [];
  }
  // Whose turn it is, and what is in hand: on the board, or after a wrong move where it was made.
  get stands(): string {
    const looked = this.trial?.stand === 'wrong' ? this.place : this.looked;
    if (!looked || looked.outcome.over) return '';
    const { to_move, hand } = looked.board;
    return this.asker.words().stands(to_move, hand.white, hand.black);
  }
  get feedback(): string {
    const { trial, asker, note } = this;
    if (!trial || note) return note;
    if (this.asking) return asker.price?.(this.asking) ?? '';
    const w = asker.words();
    switch (trial.stand) {
      case 'judged':
        return asker.judging;
      case 'wrong':
        return trial.verdict
          ? sentences([asker.sayWrong(trial.verdict, trial.step), this.refuted, asker.once ? '' : w.tryAgain])
          : '';
      case 'answered':
        return trial.shown ? '' : w.right;
      case 'solved':
        return asker.saySolved(trial);
      case 'asked':
        return this.sayAsked(trial);
    }
  }

  // How it went, as the feedback is shown.
  get kind(): 'good' | 'bad' | 'warn' | 'info' {
    const { trial, note } = this;
    if (this.asking && !note) return 'warn';
    if (!trial || note || trial.shown) return 'info';
    if (trial.stand === 'wrong') return 'bad';
    if (trial.stand === 'asked') return trial.step > 0 && !trial.hinted ? 'good' : 'info';
    return trial.stand === 'judged' ? 'info' : 'good';
  }

  async begin(): Promise<void> {
    this.trial = trials.begin(this.task, sure(await this.core.moves(this.rules, this.task.position)));
    this.announcer.say(sentences([this.asker.asked, this.stands]));
  }
  close(): void {
    this.trial = null; // nothing more is heard of it
    this.core.close();
  }

  // True when the trial now stands otherwise.
  async touch(point: string): Promise<boolean> {
    this.again();
    return this.mayMove() && this.hear(await this.hand.touch(point));
  }
  async type(text: string): Promise<boolean> {
    this.again();
    return this.mayMove() && this.hear(await this.hand.type(text));
  }
  lift(point: string): void {
    this.again();
    this.hand.lift(point);
  }
  // True when there was something to take back.
  takeBack(): boolean {
    if (this.trial?.stand === 'wrong') this.again();
    else if (!this.hand.takeBack()) return false;
    this.note = '';
    this.announcer.say(words().tookBack);
    return true;
  }
  again(): void {
    if (this.trial?.stand === 'wrong') this.show(trials.again(this.trial));
  }
  // Along what is over.
  step(by: 1 | -1): void {
    if (!this.walk) return;
    const walk = stepped(this.walk, by);
    if (walk === this.walk) return;
    this.walk = walk;
    this.announcer.say(sayPlace(lookedAt(walk)) || this.asker.words().atBegin);
  }
  // The first time it is only said what it costs.
  hint(): void {
    if (!this.trial || this.asks('hint')) return;
    const hinted = trials.hint(this.trial);
    if (hinted === this.trial) return;
    this.show(hinted);
    this.announcer.say(this.feedback);
  }

  // What has just been added to the feedback.
  tell(text: string): void {
    this.announcer.say(text);
  }
  // What else is to be known.
  say(text: string): void {
    this.refuse(text);
  }

  // Plays what is still to be found.
  async showSolution(): Promise<void> {
    if (!this.trial || this.asks('solution')) return;
    const shown = this.show(trials.show(this.trial));
    if (shown.stand === 'answered') await this.answer(shown);
    for (;;) {
      const trial: Trial | null = this.trial;
      if (!trial) return;
      const move = trials.solutionOf(trial);
      if (trial.stand !== 'asked' || !move) return;
      this.announcer.say(this.feedback);
      await wait(this.pause);
      if (this.trial !== trial) return;
      await this.attempt(trial, move, { right: true, left: null });
    }
  }

  private asks(help: Help): boolean {
    const price = this.asking === help ? '' : (this.asker.price?.(help) ?? '');
    this.asking = price === '' ? null : help;
    if (price === '') return false;
    this.note = '';
    this.announcer.say(price);
    return true;
  }
  private mayMove(): boolean {
    const { trial } = this;
    this.note = '';
    this.asking = null;
    if (trial?.stand === 'asked' && !trial.shown) return true;
    const w = this.asker.words();
    if (trial) this.refuse(trial.stand === 'solved' ? w.solvedAlready : w.notNow);
    return false;
  }
  private async hear(touched: Touched): Promise<boolean> {
    const { trial } = this;
    if (touched.kind === 'refused') this.refuse(touched.why);
    else if (touched.kind === 'move' && trial) await this.attempt(trial, touched.move);
    else if (this.hand.captures.size > 0) this.announcer.say(this.feedback);
    return touched.kind !== 'refused';
  }

  private async attempt(trial: Trial, move: LegalMove, known?: Judged): Promise<void> {
    const place = sure(await this.core.play(this.rules, trial.begin.position, move.move));
    if (this.trial !== trial) return;
    const looked = this.show(trials.tried(trial, place));
    const { last } = place.board;
    if (last) sound(soundOfMove(last));
    const verdict = known ?? (await this.asker.judge(trials.stepOf(trial), move));
    if (this.trial !== looked) return;
    const after = this.show(trials.judged(looked, move.move, verdict));
    this.announcer.say(sentences([last ? sayMove(words(), last) : '', this.feedback]));
    if (after.stand === 'answered') await this.answer(after);
    if (after.stand === 'wrong') await this.refute(after);
  }
  // What is wrong with it is played out, as long as nobody tries again.
  private async refute(wrong: Trial): Promise<void> {
    const found = await this.asker.refute?.(wrong).catch(() => null);
    if (!found || this.trial !== wrong) return;
    this.refuted = found.says;
    this.announcer.say(found.says);
    this.walk = walkAlong([wrong.begin, wrong.place]);
    let before = wrong.place;
    for (const move of found.moves) {
      const place = sure(await this.core.play(this.rules, before.position, move));
      await wait(this.pause);
      if (this.trial !== wrong) return;
      this.walk = extended(this.walk, place);
      if (this.looked === place && place.board.last) sound(soundOfMove(place.board.last));
      before = place;
    }
  }
  private async answer(trial: Trial): Promise<void> {
    const { reply } = trials.stepOf(trial);
    if (reply === null) return;
    const place = sure(await this.core.play(this.rules, trial.place.position, reply));
    await wait(this.pause);
    if (this.trial !== trial) return;
    const { asking } = this;
    this.show(trials.answered(trial, place));
    this.asking = asking; // the question stays
    const { last } = place.board;
    if (last) sound(soundOfMove(last));
    this.announcer.say(sentences([last ? sayMove(words(), last) : '', trial.shown ? '' : this.feedback]));
  }

  private sayAsked(trial: Trial): string {
    const w = this.asker.words();
    const solution = trials.solutionOf(trial);
    if (this.hand.captures.size > 0) return words().toCapture(other(trial.begin.board.to_move));
    if (trial.shown && solution) return w.solutionIs(solution);
    if (trial.hinted && solution) return solution.from ? w.hintMove(solution.from) : w.hintPlace(solution.to);
    return trial.step > 0 ? w.rightGoOn : '';
  }
  private show(trial: Trial): Trial {
    this.trial = trial;
    this.walk = trial.stand === 'solved' ? walkAlong(trial.line) : null;
    this.hand.reset();
    this.note = '';
    this.refuted = '';
    this.asking = null;
    this.asker.heard?.(trial);
    return trial;
  }
  private refuse(why: string): void {
    this.note = why;
    this.announcer.say(why);
  }
}
