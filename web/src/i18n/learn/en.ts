// The words of the pages where one learns, in English.
import type { Learn } from './de';
import { lessons } from './lessons.en';

export const learn: Learn = {
  title: 'How to play Mühle',
  intro: 'Short lessons at a board that answers. What you have done is ticked off.',
  groups: { rules: 'The rules', skill: 'Skill' },
  begin: 'Begin',
  goOn: 'Go on learning',
  with: (title) => `With: ${title}`,
  done: 'done',
  doneCount: (done, all) => `${done} of ${all} done`,
  allDone: 'All done!',
  firstGame: 'Your first game',
  toList: 'All lessons',
  unknown: 'There is no such lesson.',
  step: (n, all) => `Step ${n} of ${all}`,
  youHave: (colour) => `You have ${colour}.`,
  next: 'Next',
  back: 'Back',
  again: 'Try again',
  showMe: 'Show me',
  shown: (move) => `Like this: ${move}`,
  nextLesson: (title) => `Next lesson: ${title}`,
  right: 'Right!',
  wrong: (hint) => `That is a legal move, but ${hint} Try again.`,
  onlyReading: 'There is nothing to move here. Go on with “Next”.',
  alreadyDone: 'You have solved this. “Back” brings you here again.',
  lessonDone: 'Lesson done.',
  rulesPage: 'The rules side by side',
  historyPage: 'From its history',
  lessons,
};
