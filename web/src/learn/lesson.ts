// A lesson as data: positions, what is drawn on them, and what is asked. Its words stand in words/learn, a step there
// for each step here.
import type { Shape } from '../board/shapes';
import type { PointName, Reason } from '../rules/view';

// In the order in which they are learned.
export const lessonIds = [
  'goal',
  'placing',
  'moving',
  'mills',
  'protected',
  'two-mills',
  'flying',
  'blocked',
  'draws',
  'zwickmuehle',
  'zwickmuehle-stop',
  'fork',
  'prevent',
  'central-mill',
  'mobility',
  'early-mills',
  'which-stone',
  'block-later',
  'behind',
  'errors',
] as const;
export type LessonId = (typeof lessonIds)[number];

export const groups = ['rules', 'skill'] as const;
export type Group = (typeof groups)[number];

// What a move has to do, by what the rules say of it.
export type Goal =
  | { kind: 'mill'; mills: 1 | 2 } // closes so many at least
  | { kind: 'wins'; reason: Reason }
  | { kind: 'to'; points: readonly PointName[] } // goes to one of these
  | { kind: 'moves'; moves: readonly string[] } // is one of these, whatever it takes
  | { kind: 'not'; moves: readonly string[] } // is none of these
  | { kind: 'safe' } // the other side can close no mill next
  | { kind: 'threatens'; gaps: number } // so many points complete an own line
  | { kind: 'leaves'; moves: number }; // the other side has so many moves at most

export interface Task {
  goals: readonly Goal[]; // all of them
  solution: string; // a move that meets them
  replies?: readonly string[]; // the other side answers with the first of them that is legal
}

export interface Step {
  position: string | null; // null: goes on where the step before ended
  shapes?: readonly Shape[];
  task?: Task; // without one there is something to read
}

export interface Lesson {
  id: LessonId;
  group: Group;
  rules: string;
  steps: readonly Step[];
}
