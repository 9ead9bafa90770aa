// Something to be found on a board, as it is tried: a move, or a line in which the other side answers. Values and pure
// functions; positions come from the rules, and what is right from whoever asks.
import type { LegalMove, Place } from '../rules/view';
import type { Value } from '../exact/values/review';

// A move to be found, and the answer to it; after the last one there is none.
export interface Step {
  moves: readonly string[]; // right, as far as they are known; the first one is shown as the solution
  reply: string | null;
}
export interface Task {
  rules: string;
  position: string;
  steps: readonly Step[]; // at least one
}

// What somebody found out about a move.
export interface Judged {
  right: boolean;
  left: Value | null; // for who moved, where that is known
}

export type Stand =
  | 'asked'
  | 'judged' // its move is on the board, and somebody looks at it
  | 'wrong' // its move is on the board
  | 'answered' // right, and the other side moves
  | 'solved';

export interface Trial {
  task: Task;
  step: number;
  stand: Stand;
  begin: Place; // where a move is asked for
  place: Place; // on the board
  line: readonly Place[]; // what was right and what was answered, from the beginning
  wrong: number; // moves so far
  verdict: (Judged & { move: string }) | null; // of the move on the board
  hinted: boolean; // in this step
  helped: boolean; // in any
  shown: boolean; // the solution was
}

export const begin = (task: Task, place: Place): Trial => ({
  task,
  step: 0,
  stand: 'asked',
  begin: place,
  place,
  line: [place],
  wrong: 0,
  verdict: null,
  hinted: false,
  helped: false,
  shown: false,
});

const nothingToDo: Step = { moves: [], reply: null };
export const stepOf = ({ task, step }: Trial): Step => task.steps[step] ?? nothingToDo;
export const isLast = ({ task, step }: Trial): boolean => step + 1 >= task.steps.length;

// What can be played now.
export const movesOf = ({ stand, shown, place }: Trial): readonly LegalMove[] =>
  stand === 'asked' && !shown ? place.board.moves : [];

export function solutionOf(trial: Trial): LegalMove | null {
  const [wanted] = stepOf(trial).moves;
  return trial.begin.board.moves.find(({ move }) => move === wanted) ?? null;
}

// The move stands on the board, and is looked at.
export const tried = (trial: Trial, place: Place): Trial => ({ ...trial, stand: 'judged', place });

export function judged(trial: Trial, move: string, verdict: Judged): Trial {
  if (trial.stand !== 'judged') return trial;
  const after = { ...trial, verdict: { ...verdict, move } };
  if (!verdict.right) return { ...after, stand: 'wrong', wrong: trial.wrong + 1 };
  return { ...after, line: [...trial.line, trial.place], stand: isLast(trial) ? 'solved' : 'answered' };
}

// The other side has answered, and the next move is asked for.
export const answered = (trial: Trial, place: Place): Trial =>
  trial.stand === 'answered'
    ? {
        ...trial,
        step: trial.step + 1,
        stand: 'asked',
        begin: place,
        place,
        line: [...trial.line, place],
        verdict: null,
        hinted: false,
      }
    : trial;

// The move is taken back, unless it was right.
export const again = (trial: Trial): Trial =>
  trial.stand === 'wrong' || trial.stand === 'judged'
    ? { ...trial, stand: 'asked', place: trial.begin, verdict: null }
    : trial;

// Only where a move is asked for.
export function hint(trial: Trial): Trial {
  const before = again(trial);
  return before.stand === 'asked' ? { ...before, hinted: true, helped: true } : trial;
}

// From now on the solution is played: nothing is to be found any more.
export const show = (trial: Trial): Trial => ({ ...again(trial), shown: true, helped: true });

// How it was solved.
export type Result = 'alone' | 'helped' | 'shown';
export function resultOf({ shown, helped, wrong }: Trial): Result {
  if (shown) return 'shown';
  return helped || wrong > 0 ? 'helped' : 'alone';
}
