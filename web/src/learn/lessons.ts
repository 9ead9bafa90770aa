// All lessons, in the order in which they are learned.
import type { Lesson } from './lesson';
import { rulesLessons } from './rulesLessons';
import { skillLessons } from './skillLessons';

export const lessons: readonly Lesson[] = [...rulesLessons, ...skillLessons];

export const lessonOf = (id: string): Lesson | null => lessons.find((lesson) => lesson.id === id) ?? null;

export const lessonAfter = (lesson: Lesson): Lesson | null => lessons[lessons.indexOf(lesson) + 1] ?? null;

// The next one to do: the first that is not done.
export const nextToDo = (done: ReadonlySet<string>): Lesson | null => lessons.find(({ id }) => !done.has(id)) ?? null;

// What a lesson's picture shows: the first of its positions that has stones.
export const pictureOf = ({ steps }: Lesson): string =>
  steps.map(({ position }) => position ?? '').find((position) => /^[^ ]*[WB]/.test(position)) ?? '';
