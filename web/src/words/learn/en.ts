// The words of the pages where one learns, in English.
import type { Learn } from './de';
import { lessons } from './lessons.en';

export const learn: Learn = {
  title: 'How to play Mühle',
  intro: 'Short lessons at a board that answers. What you have done is ticked off.',
  path: (done, all) => `A stone for each lesson · ${done} of ${all}`,
  nextIs: (title) => `Next: ${title}.`,
  groups: { rules: 'The rules', skill: 'Skill' },
  begin: 'Begin',
  goOn: 'Go on learning',
  done: 'done',
  begun: 'begun',
  doneCount: (done, all) => `${done} of ${all} done`,
  allDone: 'All done!',
  firstGame: 'Your first game',
  toPuzzles: 'Solve puzzles',
  nextSteps: {
    title: 'What next',
    puzzles: 'Puzzles',
    puzzlesHint: 'Train what you have learned. Every position is calculated.',
    game: 'A game',
    gameHint: (level) => `Against the computer: ${level}. The lot says who has White.`,
    hold: 'Hold the draw',
    holdHint: 'Against the infallible computer, if you want to know for sure.',
  },
  toList: 'All lessons',
  unknown: 'There is no such lesson.',
  step: (n, all) => `Step ${n} of ${all}`,
  youHave: (colour, hand) => `You have ${colour}${hand > 0 ? ` (${hand} left)` : ''}`,
  next: 'Next',
  back: 'Back',
  again: 'Try again',
  showMe: 'Show me',
  shown: ({ from, to, capture }) =>
    `Like this: ${from ? `move from ${from} to ${to}` : `place on ${to}`}${capture ? ` and take ${capture}` : ''}. Now you.`,
  analyse: 'Analyse',
  nextLesson: 'Next lesson',
  right: 'Right!',
  wrong: (hint) => `That is a legal move, but ${hint} Try again.`,
  onlyReading: 'There is nothing to move here. Go on with “Next”.',
  alreadyDone: 'You have solved this. “Back” brings you here again.',
  lessonDone: 'Lesson done.',
  rulesPage: 'The rules side by side',
  historyPage: 'From its history',
  compare: {
    title: 'The rules side by side',
    intro:
      'Placing, moving and flying are the same everywhere. On these points the rule texts that the presets are made from do not say the same.',
    examples: {
      millProtection: 'White has just closed a mill, and all of Black’s stones stand in mills.',
      repetition: 'Both move to and fro, and the same position comes again.',
      noMillLimitPlies: 'They move and move, and nobody closes a mill.',
      noMillCountsPlacing: 'Stones are still being placed, and there has been no mill yet.',
      drawByRule: 'The same position stands for the third time. Is the game over now?',
    },
    same: 'The same everywhere',
    presets: 'The presets',
    playWith: 'Play with them at one board',
  },
  history: {
    title: 'From its history',
    intro: 'What German descriptions of the game tell of where Mühle comes from, in our words. We have not checked it.',
    boardCaption: 'Three squares inside each other, joined at the middles of their sides: no more is needed.',
    source: (kind) => `Source: ${kind}`,
    sections: {
      old: {
        title: 'Much older than one thinks',
        text: 'Mühle is among the oldest games known. The oldest board is dated to 1400 BC; it was found on a roof slab of a temple in Egypt.',
        source:
          'a German description of the game that does not say where it is from; for the age also the rules of brettspielnetz.de',
      },
      rome: {
        title: 'Scratched into stone',
        text: 'The Romans liked to pass the time with it too. A few straight lines are enough, and they are quickly scratched into a floor: such a board can be seen on the steps of the Basilica Iulia in Rome. Perhaps two legionaries once found their watch too long.',
        source: 'the same description, which says itself that the legionaries are a guess',
      },
      names: {
        title: 'Many names',
        text: 'It is played in many countries of Europe under different names: Nine Men’s Morris, Molenspel, Mill or Merrelles, for example. The stones need not be white and black: all that matters is that both know which are theirs.',
        source: 'the rules of brettspielnetz.de for the names, the description for the colours',
      },
      word: {
        title: 'A word for everybody',
        text: 'The “Zwickmühle”, the double mill, has gone from the game into the German language: whoever is in one loses something, wherever they move.',
        source: 'the rules of the Schelling-Salon, which call it proverbial; the explanation is ours',
      },
      newer: {
        title: 'And still young',
        text: 'A game as old as this is never finished. Only since 2010 do the official rules say that a stone may be taken out of a mill when all stones stand in mills.',
        source: 'the rules of brettspielnetz.de',
      },
    },
  },
  lessons,
};
