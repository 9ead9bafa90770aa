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
    intro:
      'What is known of where Mühle comes from, and what is not. Below each paragraph stands where we have it from.',
    boardCaption: 'Three squares inside each other, joined at the middles of their sides: no more is needed.',
    source: (kind) => `Source: ${kind}`,
    sections: {
      old: {
        title: 'How old is it?',
        text: 'Nobody knows. Many books say “about 1400 BC”, because of boards in the roof slabs of the temple of Kurna in Egypt. That is disputed: when they were scratched there is not known. Among the scratches are Coptic crosses, too, which are much later than the temple, and Friedrich Berger holds that the boards cannot be dated.',
        source:
          'for the age H. J. R. Murray, A History of Board-Games Other than Chess, Oxford 1952; against it F. Berger, “From Circle and Square to the Image of the World”, Rock Art Research 21 (2004)',
      },
      stone: {
        title: 'Scratched into stone',
        text: 'A few straight lines are enough, and they are quickly scratched into a floor. So the board is found in many old places, on the steps of the Acropolis in Athens as well as on a plank of the Viking ship of Gokstad. But scratches in stone rarely tell when they were made: they may be much younger than the building.',
        source: 'Murray (1952) for the places, Berger (2004) for the caution',
      },
      book: {
        title: 'In the book of a king',
        text: 'In 1283 the “Libro de los juegos” was finished, the book of games that King Alfonso X of Castile had made. It describes the game with nine stones a side by the name of “alquerque de nueve”, once with dice and once without.',
        source: 'Alfonso X, Libro de los juegos, 1283, in the library of the Escorial',
      },
      names: {
        title: 'Many names',
        text: 'In German it is Mühle, in French jeu du moulin, in Italian mulino, in Dutch molenspel and in Hungarian malom. In Shakespeare’s “A Midsummer Night’s Dream” Titania complains that, after long rain, the board in the open is filled with mud.',
        source:
          'W. Shakespeare, A Midsummer Night’s Dream, act 2, scene 1: “The nine men’s morris is filled up with mud”',
      },
      word: {
        title: 'A word for everybody',
        text: 'The “Zwickmühle”, the double mill, has gone from the game into the German language: whoever is in one loses something, wherever they move.',
        source: 'the rules of the Schelling-Salon in Munich, which call it proverbial; the explanation is ours',
      },
      solved: {
        title: 'Worked out',
        text: 'In November 1993 Ralph Gasser of ETH Zürich announced that the game is a draw when neither side errs. This program has worked out the value of every position once more and comes to the same result.',
        source:
          'R. Gasser, “Solving Nine Men’s Morris”, in: Games of No Chance, 1996; for our own calculation the page “The solution”',
      },
    },
  },
  lessons,
};
