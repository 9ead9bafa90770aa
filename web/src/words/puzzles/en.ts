// The words of the puzzles, in English.
import type { Colour } from '../../rules/view';
import { colourName } from '../first/en';
import type { PuzzleWords } from './de';

const reaches = { win: 'win', draw: 'hold the draw' } as const;
// “White to move and win in 3 moves.”
const moves = (solver: Colour, placing: boolean): string => `${colourName[solver]} to ${placing ? 'place' : 'move'}`;
const other = (solver: Colour): string => colourName[solver === 'white' ? 'black' : 'white'];

export const puzzles: PuzzleWords = {
  title: 'Puzzles',
  intro: 'Every position has been worked out: what counts as right is right.',
  allPuzzles: 'All puzzles',
  strength: (rating) => `Your rating: ${rating}`,
  strengthChange: (by, n) => `${by < 0 ? '−' : '+'}${Math.abs(by)} in the last ${n} puzzles`,
  notRated: 'Solve a few, and your rating stands here.',
  daily: 'Puzzle of the day',
  solve: 'Solve',
  solvedIn: (n) => `${n} solved`,
  dailyDone: 'solved',
  mixed: 'A mixed bag',
  mixedHint: 'All themes, as hard as it suits you.',
  streak: 'Streak',
  streakHint: (best) => `Harder and harder, until the first error.${best > 0 ? ` Your record: ${best}.` : ''}`,
  again: 'Once more',
  againHint: (n) =>
    n === 0 ? 'Those that you did not solve at once come here.' : n === 1 ? 'One is left.' : `${n} are left.`,
  hold: 'Hold the draw',
  holdHint: 'Against the infallible computer, from a position in which one move alone holds.',
  holdTask: (solver, enough) =>
    `You have ${colourName[solver]} and are to move. The position is a draw, but one move alone holds it. The computer gives nothing away. You have held it when the game ends in a draw or ${enough} of your moves are without an error.`,
  holdPicture: (white, black) =>
    `The position. ${colourName.white}: ${white.join(', ')}. ${colourName.black}: ${black.join(', ')}.`,
  holdHands: (white, black) => `Still to be placed: ${colourName.white} ${white}, ${colourName.black} ${black}.`,
  holdUnsure:
    'The solution is not at hand here. You can play, but then the computer is not infallible, and an error only shows at the end.',
  beginHold: 'Begin',
  anotherHold: 'Another position',
  unknownHold: 'There is no such position here. Take another one.',
  themesTitle: 'By theme',
  themes: {
    win: 'Win',
    only: 'The only move',
    draw: 'Save the draw',
    build: 'Build a Zwickmühle',
    break: 'Break a Zwickmühle',
    block: 'Shut in',
    sacrifice: 'Sacrifice',
    flying: 'Flying',
    trap: 'Set traps',
  },
  themeHint: {
    win: 'In so many moves the game is over.',
    only: 'One move alone wins.',
    draw: 'One move alone still draws.',
    build: 'Make yourself a Zwickmühle: a stone that opens one mill and closes another.',
    break: 'Take the Zwickmühle from the other side.',
    block: 'In the end the other side has no move.',
    sacrifice: 'Let a mill happen and still stand well.',
    flying: 'Who has three stones may fly.',
    trap: 'Many moves hold the draw; one makes it hardest.',
  },
  streakAt: (n) => `Streak: ${n}`,

  winsIn: (solver, placing, n) => `${moves(solver, placing)} and win in ${n === 1 ? 'one move' : `${n} moves`}.`,
  reaches: (solver, placing, goal) => `${moves(solver, placing)} and ${reaches[goal]}.`,
  asks: {
    win: (solver, placing, goal) => `${moves(solver, placing)} and ${reaches[goal]}.`,
    only: (solver, placing, goal) => `${moves(solver, placing)} and ${reaches[goal]}, with one move alone.`,
    draw: (solver, placing, goal) => `${moves(solver, placing)} and ${reaches[goal]}, with one move alone.`,
    build: (solver, placing, goal) => `${moves(solver, placing)}, make a Zwickmühle and ${reaches[goal]}.`,
    break: (solver, placing, goal) =>
      `${moves(solver, placing)}, take the Zwickmühle from ${other(solver)} and ${reaches[goal]}.`,
    block: (solver, placing) => `${moves(solver, placing)} and shut ${other(solver)} in.`,
    sacrifice: (solver, placing, goal) => `${moves(solver, placing)}, let a mill happen and still ${reaches[goal]}.`,
    flying: (solver, placing, goal) => `${moves(solver, placing)} and ${reaches[goal]}.`,
    trap: (solver, placing) =>
      `${moves(solver, placing)}. Many moves hold the draw. Which one makes it hardest for ${other(solver)}?`,
  },
  lost: {
    win: 'That gives the win away.',
    draw: 'That loses the draw.',
    trap: 'That is not the best trap.',
    punish: 'That lets the error pass.',
  },
  helpCounts: 'A hint, the solution or a wrong move counts as not solved.',
  helpEnds: 'A hint, the solution or a wrong move ends the streak.',
  price: {
    hint: (from, to) => `With a hint it counts as not solved: rating ${from}, then ${to}.`,
    solution: (from, to) => `With the solution it counts as not solved: rating ${from}, then ${to}.`,
  },
  endsStreak: {
    hint: (n) => `A hint ends the streak${n > 0 ? ` at ${n}` : ''}.`,
    solution: (n) => `The solution ends the streak${n > 0 ? ` at ${n}` : ''}.`,
  },
  answers: (who, move, value, n) =>
    value === 'win'
      ? `${colourName[who]} answers ${move} and wins${n === null ? '' : n === 1 ? ' at once' : ` in ${n} moves`}.`
      : value === 'draw'
        ? `${colourName[who]} answers ${move} and holds the draw.`
        : `${colourName[who]} answers ${move}, for example.`,
  heldAfter: (keep, of) => `After it ${keep} of ${of} answers still hold the draw.`,
  trapHeld: (who, keep, of) =>
    keep === 1
      ? `The hardest, as ${colourName[who]} has just one of ${of} answers that holds the draw.`
      : `The hardest: only ${keep} of ${of} answers hold the draw for ${colourName[who]}, and they are not easy to see.`,
  solved: 'Solved!',
  solvedHelped: 'Solved. The next time without help!',
  solutionSeen: 'That was the solution.',
  about: (rating, themes) => `Difficulty ${rating}: ${themes.join(', ')}.`,
  strengthBy: (change) => `Rating ${change < 0 ? '−' : '+'}${Math.abs(change)}.`,
  difficulty: (rating) => `Difficulty ${rating}`,
  record: (n) => `Record ${n}`,
  inRow: (n) => (n === 0 ? 'None yet.' : n === 1 ? 'One so far.' : `${n} in a row.`),
  streakOver: (n, record) =>
    `The streak is over: ${n === 0 ? 'none' : n === 1 ? 'one' : n} solved.${record ? ' That is your record!' : ''}`,
  newStreak: 'New streak',
  analyse: 'Analyse',
  another: 'Another',
  rush: 'Against the clock',
  rushHint: (best) => `Three minutes, three mistakes: as many as you can.${best > 0 ? ` Your record: ${best}.` : ''}`,
  rushBegin: 'Three minutes. The clock runs from your first move.',
  rushClock: 'Your clock',
  rushScore: (n) => `${n} solved`,
  rushLives: (n) => (n === 1 ? 'The next mistake ends it' : `${n} mistakes to the end`),
  rushLeft: (seconds) => (seconds === 60 ? 'One minute left.' : `${seconds} seconds left.`),
  rushRight: (n) => `Right! ${n} solved.`,
  rushWrong: (lives) =>
    lives === 0
      ? 'Wrong. That was the third mistake.'
      : `Wrong. ${lives === 1 ? 'The next mistake ends it.' : 'On to the next one.'}`,
  rushSolved: (n) => (n === 1 ? 'puzzle solved' : 'puzzles solved'),
  rushEnded: (missed) =>
    missed >= 3
      ? 'Three mistakes, and it was over.'
      : missed === 0
        ? 'Time is up, and you made no mistake.'
        : `Time is up. You made ${missed === 1 ? 'one mistake' : 'two mistakes'}.`,
  rushRecord: 'That is your record!',
  rushBests: (today, best) =>
    best === 0 ? '' : `${today === 0 ? '' : `Best of today: ${today}. `}Your record: ${best}.`,
  rushOther: 'New puzzles',
  rushAgain: 'The same ones again',
  rushMissed: 'Not solved',
  challenge: 'Challenge somebody',
  challengeLink: 'Link to the same puzzles',
  challengeHint: 'Who opens it gets the same puzzles in the same order.',
  challengeText: (n) =>
    `I solved ${n === 1 ? 'one mill puzzle' : `${n} mill puzzles`} in three minutes. Can you beat that?`,
  copyResult: 'Copy the result',
  progress: {
    title: 'How you are doing',
    link: 'How you are doing, and what you solved',
    empty: 'Here you see what suits you and what does not, once you have tried some puzzles.',
    theme: 'Theme',
    solved: 'Solved',
    share: 'Share',
    rating: 'Rating',
    of: (solved, tried) => `${solved} of ${tried}`,
    next: (theme) => `Most to gain: ${theme}`,
    past: 'The last puzzles',
    right: 'solved',
    wrong: 'not solved',
    streak: (best) => `Longest streak: ${best}`,
    rush: (best) => `Against the clock: ${best}`,
  },
  linkTo: 'Copy the link to this puzzle',
  linkCopied: 'The link to this puzzle is copied.',
  loading: 'The puzzle is being loaded …',
  failed: 'The puzzles could not be loaded. Can the server be reached?',
  tryAgain: 'Try again',
  unknown: 'There is no such puzzle. Choose another one.',
  none: 'There are no puzzles here at present.',
  noneAgain: 'Nothing is left here: what you miss waits here for a second try.',
};
