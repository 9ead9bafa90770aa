// The words of what is to be found on a board, in English.
import { colourName } from '../first/en';
import type { ExerciseWords } from './de';

export const exercise: ExerciseWords = {
  hint: 'Hint',
  solution: 'Solution',
  takeHint: 'Take the hint',
  takeSolution: 'Show it',
  line: 'Through the moves',
  stepBack: 'One move back',
  stepForward: 'One move forward',
  atBegin: 'At the beginning.',
  skip: 'Skip',
  next: 'Next',
  again: 'Try again',
  of: (n, all) => `${n} of ${all}`,
  found: (n: number, all: number) => `${n} of ${all} moves found`,
  youHave: (colour) => `You have ${colourName[colour]}`,
  stands: (toMove, white, black) =>
    `${colourName[toMove]} to move · ${white + black > 0 ? `in hand: ${colourName.white} ${white}, ${colourName.black} ${black}` : 'all stones are placed'}`,
  right: 'Right!',
  rightGoOn: 'Right! And now?',
  tryAgain: 'Try again.',
  hintMove: (point) => `Hint: the stone on ${point} moves.`,
  hintPlace: (point) => `Hint: place on ${point}.`,
  solutionIs: ({ from, to, capture }) =>
    `The solution: ${from ? `from ${from} to ${to}` : `place on ${to}`}${capture ? ` and take ${capture}` : ''}.`,
  solutionWas: (move) => `The solution was ${move}.`,
  solvedAlready: 'This is solved. “Next” leads on.',
  notNow: 'One moment: now it is the other side’s turn.',

  mistakes: {
    title: 'Learn from mistakes',
    whose: 'Whose mistakes?',
    of: (whose, n) => `${whose ? colourName[whose] : 'Both'} (${n})`,
    judging: 'The computer looks at your move …',
    byComputer: 'What is right is estimated here by the computer on this device.',
    move: (label, colour) => `Move ${parseInt(label)} (${colourName[colour]})`,
    played: (mover, move) => `${mover === 'you' ? 'You' : colourName[mover]} played ${move} here.`,
    find: (mover, best) => {
      const can = mover === 'you' ? 'you can' : `${colourName[mover]} can`;
      if (best === 'win') return `Find something better: ${can} win.`;
      return best === 'draw' ? `Find something better: ${can} hold the draw.` : 'Find something better.';
    },
    sameMove: 'That is the move of the game.',
    loses: 'That loses.',
    losesToo: 'That loses too.',
    onlyDraws: 'That is only a draw.',
    onlyDrawsToo: 'That is only a draw, too.',
    notEnough: 'That is no better.',
    keeps: { win: 'Right! That wins.', draw: 'Right! That holds the draw.', loss: 'Right!' },
    othersToo: (moves) => `${moves} moves were right here.`,
    done: 'Those were all.',
    foundAlone: (n, all) => `You found ${n} of ${all} by yourself.`,
    foundHelped: (n) => `${n} at the second try or with a hint.`,
    seen: (n) => `${n} you had shown to you or skipped.`,
    restAgain: 'The others again',
    toReview: 'To the review',
  },
};
