// A lesson as it is gone through: which step, what stands on the board, and how the task stands. Values and pure
// functions; positions come from the rules that are handed in.
import type { LegalMove, Place } from '../rules/view';
import { meetsAll } from './goals';
import type { Lesson, Step, Task } from './lesson';

export interface Rules {
  at(position: string): Promise<Place>;
  after(position: string, move: string): Promise<Place>;
}

export type Stand =
  | 'reading' // nothing is asked
  | 'asked'
  | 'wrong' // the board shows a move that does something else
  | 'solved';

export interface Run {
  lesson: Lesson;
  step: number;
  stand: Stand;
  begin: Place; // where the step begins
  place: Place; // on the board now
  reply: Place | null; // what the other side answers, to be shown after it
  before: Run | null; // the step before
}

export const begin = (lesson: Lesson, rules: Rules): Promise<Run> => enter(lesson, 0, null, rules);

async function enter(lesson: Lesson, step: number, before: Run | null, rules: Rules): Promise<Run> {
  const { position, task } = stepAt(lesson, step);
  const place = position === null ? before?.place : await rules.at(position);
  if (!place) throw new Error(`${lesson.id} begins with no position`);
  return { lesson, step, stand: task ? 'asked' : 'reading', begin: place, place, reply: null, before };
}

function stepAt(lesson: Lesson, step: number): Step {
  const found = lesson.steps[step];
  if (!found) throw new Error(`${lesson.id} has no step ${step}`);
  return found;
}

export const stepOf = ({ lesson, step }: Run): Step => stepAt(lesson, step);
export const taskOf = (run: Run): Task | null => stepOf(run).task ?? null;
export const isLast = ({ lesson, step }: Run): boolean => step + 1 === lesson.steps.length;
export const mayGoOn = ({ stand }: Run): boolean => stand === 'reading' || stand === 'solved';
export const isDone = (run: Run): boolean => isLast(run) && mayGoOn(run);

// What can be played now.
export const movesOf = ({ stand, place }: Run): readonly LegalMove[] => (stand === 'asked' ? place.board.moves : []);

export async function attempt(run: Run, move: LegalMove, rules: Rules): Promise<Run> {
  const task = taskOf(run);
  if (!task || run.stand !== 'asked') return run;
  const place = await rules.after(run.begin.position, move.move);
  if (!meetsAll(task.goals, { before: run.begin.board, move, after: place })) return { ...run, stand: 'wrong', place };
  const answer = task.replies?.find((reply) => place.board.moves.some((legal) => legal.move === reply));
  const reply = answer === undefined ? null : await rules.after(place.position, answer);
  return { ...run, stand: 'solved', place, reply };
}

// The answer of the other side stands on the board.
export const answered = (run: Run): Run => (run.reply ? { ...run, place: run.reply, reply: null } : run);

// The step from its beginning.
export const again = (run: Run): Run => ({
  ...run,
  stand: taskOf(run) ? 'asked' : 'reading',
  place: run.begin,
  reply: null,
});

export const back = (run: Run): Run => (run.before ? again(run.before) : run);

export async function next(run: Run, rules: Rules): Promise<Run> {
  if (isLast(run) || !mayGoOn(run)) return run;
  return enter(run.lesson, run.step + 1, answered(run), rules);
}
