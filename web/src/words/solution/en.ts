// The words of the solution, in English. Figures stand as in docs/solution.md.
import type { Topic } from '../../solution/document/document';
import { colourName, plies } from '../first/en';
import { percentOf } from '../../solution/document/sectors';
import { joined } from '../base/list';
import type { SolutionWords, TopicWords } from './de';

const stones = ({ own, opp }: { own: number; opp: number }): string => `${own} against ${opp}`;

const topics: Record<Topic, TopicWords> = {
  draw: {
    title: 'Two who make no mistake always draw',
    verdict: 'True.',
    text: ({ draw }) => [
      `The empty board is a draw: neither side can win by its own strength. Up to symmetry there are ${draw.firstMoves.length} first moves (${joined(draw.firstMoves, 'and')}). All of them draw, and so do all replies to them.`,
      `The earliest error that loses is ply ${draw.ply}. Up to symmetry ${draw.errors} moves lose a drawn game there; one of them is the last one of ${draw.line}.`,
    ],
    captions: ({ draw }) => [`After ${draw.line}: ${colourName.black} is to move and wins.`],
  },
  positions: {
    title: 'There are more than 18 billion positions',
    verdict: 'True, and it depends on what is counted.',
    text: ({ positions }) => [
      `Who calls equal what turning, reflecting and exchanging the outer and the inner ring make equal counts ${positions.all} positions: ${positions.placing} while stones are placed and ${positions.moving} afterwards, there with ${colourName.white} to move.`,
      `With either side to move the moving phase has ${positions.either}: each phase by itself stays just below 18 billion. What comes nearest is ${positions.slots}. So many numbers do programs give to the moving phase. Which was meant nobody can say.`,
      `Every position by itself makes ${positions.every}.`,
      `Earlier ${positions.earlier} were counted in the moving phase (R. Gasser, 1996), without positions that no game leads to.`,
    ],
    captions: () => [],
  },
  mistakes: {
    title: 'A mistake loses very soon, or after up to 150 moves',
    verdict: '“Soon” is true for some errors only. 150 is too many moves and too few plies.',
    text: ({ mistakes }) => [
      `The error that is punished last costs the game after ${mistakes.plies} plies, which are ${mistakes.moves} moves of the winner.`,
      `In random drawn positions ${mistakes.losing} of all moves lose. Of those ${mistakes.any.five} are punished within five moves of the winner and ${mistakes.any.twenty} within twenty; ${mistakes.long} take more than fifty.`,
      `Of the errors that players really make it is ${mistakes.players.five} within five moves, and half of them are punished after ${mistakes.players.half} moves.`,
    ],
    captions: ({ mistakes }) => [
      `${colourName[mistakes.mover]} is to move and draws, but not with ${mistakes.move}: that loses after ${mistakes.plies} plies.`,
    ],
  },
  few: {
    title: 'Three or four stones can still win against seven',
    verdict: 'Three: never by force. Four: in a handful of positions.',
    text: ({ few }) => [
      `Three stones win against six or seven in no position at all. But against seven they hold the draw in ${few.holds} of the positions in which they are to move.`,
      `Four stones win against seven in ${few.shutIn.few} positions in which they are to move, and in ${few.shutIn.many} in which the seven are. Each time they shut the seven in.`,
    ],
    captions: ({ few }) => [`Four against seven: ${few.move}, and ${colourName.black} is shut in.`],
  },
  mills: {
    title: 'Early mills matter less than mobility',
    verdict: 'Half true: mobility can outweigh a stone, but early a stone decides.',
    text: ({ mills }) => [
      `A stone ahead is worth most when it is won early. With six stones placed the side to move wins ${mills.early} of the positions in which it has one more; in the moving phase with nine against eight still ${mills.late}.`,
      `Where a mill can be closed, closing it is better early in the placing phase in ${mills.closing.early.better} of the choices and worse in ${mills.closing.early.worse}, in the moving phase in ${mills.closing.moving.better} and ${mills.closing.moving.worse}. Mostly it does not change the result.`,
      `A win scores one point, a draw a half. In the moving phase, with nine against nine and about as many slides as the other side, the side to move scores ${mills.score.even}. With a stone fewer it is ${mills.score.fewer}, with two to four slides more ${mills.score.some}, with five to seven more ${mills.score.many}. So a stone is worth about four slides.`,
    ],
    captions: () => [],
  },
  crossings: {
    title: 'Take the crossings, avoid the corners',
    verdict: 'True.',
    text: ({ crossings: { crossings, corners } }) => [
      `Eight stones are placed, four each; a win scores one point, a draw a half. With one crossing fewer the side to move scores ${crossings.fewer}, with as many ${crossings.same}, with one more ${crossings.more}.`,
      `With corners it is the other way round: one fewer ${corners.fewer}, as many ${corners.same}, one more ${corners.more}.`,
      'That is an average over all positions, not a rule for each.',
    ],
    captions: () => ['Circles: the four crossings. Crosses: the twelve corners.'],
  },
  taking: {
    title: 'When taking a stone, better open a mill of one’s own than prevent one',
    verdict: 'False: mostly it makes no difference, and else preventing is better.',
    text: ({ taking: { placing, moving, soon } }) => [
      `Random positions in which both can be done are compared. While placing, opening is better in ${placing.opening} of the choices and preventing in ${placing.preventing}, in the moving phase in ${moving.opening} and ${moving.preventing}.`,
      `If in the moving phase only that counts which the side could close with its next move, it is ${soon.opening} and ${soon.preventing}.`,
    ],
    captions: () => [],
  },
  central: {
    title: 'The central mill is drawn, and often decides',
    verdict: 'The draw is true. Between players who err it decides about as often as no plan.',
    text: ({ central }) => [
      `${colourName.white} takes two neighbouring crossings and the corner between them, and so threatens two mills on the middle ring. With best play it is a draw after 1. d6.`,
      `If neither of the first two stones of ${colourName.black} is on a crossing, ${colourName.white} wins in ${central.lost} of ${central.pairs.none} cases. One on a crossing is enough for ${colourName.black} not to lose.`,
      `Between players who err, ${central.decided} of the games with the central mill are decided, without a plan ${central.decidedWithout}. ${colourName.white} wins ${central.white}, without a plan ${central.whiteWithout}.`,
    ],
    captions: () => [`The central mill: ${colourName.white} threatens b6 and f2.`],
  },
  limits: {
    title: 'Draw rules and long wins',
    verdict: 'By the standard rules the longest win of the moving phase is a draw.',
    text: ({ limits }) => [
      `The values of the solution know no draw rule. The longest win of the moving phase takes ${limits.longest.plies} plies and closes its first mill at ply ${limits.firstMill}. The standard rules draw a game after 50 moves of each side (100 plies) without a mill, this one too.`,
      `So it goes with ${limits.fifty} of ${limits.lines} longest wins, one for each sector in which a win is possible. By the rules “Twenty moves”, where as few as 20 plies (ten of each side) without a mill are a draw, it is ${limits.twenty}. “Schelling-Salon”, “Strict” and “Mühle-spielen” have no such limit.`,
      'What is shown is one fastest win each. A winner who knows the rule may close a mill earlier and win later. Whether that is always possible is not in these values.',
    ],
    captions: ({ limits: { longest, survivor } }) => [
      `The longest win of the moving phase: ${stones(longest)}, ${longest.plies} plies, ${longest.moves} moves of the winner.`,
      `The longest one that a 50-move rule lets pass: ${stones(survivor)}, ${survivor.plies} plies, ${survivor.moves} moves of the winner.`,
    ],
  },
  strict: {
    title: 'Strict protection',
    verdict: 'Then, too, the game is a draw.',
    text: ({ strict }) => [
      `One of the rule sets has no exception: a stone in a mill is never taken, also when all stand in mills. The empty board is a draw then, too, and the earliest error is ply ${strict.ply}.`,
    ],
    captions: () => [],
  },
};

export const solution: SolutionWords = {
  unknown: 'There is no such thing in the solution. Choose something else.',
  figure: (text) => text,
  number: (n) => n.toLocaleString('en'),
  percent: (share) => percentOf(share, 'en'),

  headline: 'Mühle is solved: if neither side errs, it is a draw.',
  intro: 'The value of every position has been worked out, from the empty board to the last stone.',
  walkOn: 'Explore it from the empty board',
  countOfPositions: 'positions, up to symmetry',
  countOfPlies: 'plies does the longest win take',
  countOfMoves: 'moves is that for the winner',
  watchIt: 'Watch the longest win',
  saidTitle: 'What people say, and what is true',
  rulesTitle: 'And with other rules',
  wordsTitle: 'What the words mean',
  meanings: [
    ['Ply', 'What one side does when it is its turn, the stone it takes included.'],
    ['Moves of the winner', 'Only the moves of the side that wins.'],
    [
      'Won, drawn, lost',
      'For the side to move and with best play: the winner hurries, the loser delays. Endless play is a draw; the values know no draw rules.',
    ],
    ['Up to symmetry', 'What looks the same when turned, reflected or turned inside out counts once.'],
  ],
  holdTitle: 'Dare it',
  hold: 'Hold the draw',
  holdHint: 'Against the infallible computer, from a position in which one move alone holds.',
  topics,
  nextTopic: (title) => `Next: ${title}`,
  made: 'Work the numbers out yourself',
  madeOf:
    'With the database of the whole solution in the folder DB, from ‘muehle solve --all --distances --db DB’; FILE is the file that the numbers go into.',
  allTopics: 'What is known',
  openBoard: (caption) => `${caption} Open on the analysis board.`,
  openRecord: (caption) => `${caption} Watch the record.`,
  tables: {
    few: {
      caption: 'All stones are placed; for the side with fewer stones, up to symmetry.',
      heads: ['Stones', 'to move', 'won', 'drawn', 'lost', 'longest win'],
    },
    strict: {
      caption: 'For the side to move, up to symmetry.',
      heads: ['Phase', 'Rules', 'won', 'drawn', 'lost'],
    },
  },
  cell: (text) => text,

  sectorsIntro:
    'A sector is all positions with the same numbers of stones: first those of the side to move, then those of the other one. With all stones placed there are 49.',
  showing: 'Show',
  metrics: { won: 'Won', drawn: 'Drawn', lost: 'Lost', win: 'Longest win' },
  own: 'To move',
  opp: 'Stones of the other side',
  cellName: (own, opp, won, drawn, lost, win) =>
    `${stones({ own, opp })}: won ${won}, drawn ${drawn}, lost ${lost}, ${win === null ? 'no win' : `longest win ${plies(win)}`}`,
  mapHint: 'The stronger the colour, the more. A field leads to the longest win of its sector.',
  pliesTitle: 'Placing, stone by stone',
  pliesIntro: 'What the side to move can expect when so many stones have been placed, counted over all positions.',
  placed: 'placed',
  legend: { won: 'won', drawn: 'drawn', lost: 'lost' },
  tableTitle: 'All sectors',
  phase: 'Phase',
  phases: { moving: 'Moving', placing: 'Placing' },
  heads: {
    placed: 'placed',
    sector: 'sector',
    total: 'positions',
    won: 'won',
    drawn: 'drawn',
    lost: 'lost',
    decided: 'decided',
    win: 'longest win',
    loss: 'longest loss',
  },
  sortHint: 'The headings put the table in order.',
  winLink: (own, opp, n) => `${plies(n)}: watch the longest win ${stones({ own, opp })}`,
  lossLink: (own, opp, n) => `${plies(n)}: look into the position of the longest loss ${stones({ own, opp })}`,

  recordOf: 'Record',
  recordOfAll: (n) => `While placing: ${plies(n)}`,
  recordOfAllTitle: (n) => `The longest win of all, begun while placing: ${plies(n)}`,
  recordChoice: (own, opp, n) => `${stones({ own, opp })}: ${plies(n)}`,
  recordTitle: (own, opp, n) => `The longest win ${stones({ own, opp })}: ${plies(n)}`,
  noRecord: 'There is no win in this sector. Here is the longest of all.',
  noSector: 'There is no such sector. Here is the longest win of all.',
  atStart: (colour) => `${colourName[colour]} begins and wins.`,
  at: (colour, move) => `${colourName[colour]}: ${move}`,
  left: (n) => (n === 0 ? 'That is the win.' : `${plies(n)} left to the win.`),
  plyOf: (n, all, move) => `Ply ${n} of ${all}${move ? `: ${move}` : ''}`,
  slider: 'Ply',
  play: 'Play',
  pause: 'Pause',
  inAnalysis: 'Open on the analysis board',
  takes: 'Strokes: a stone is taken here.',
  recordsIntro: 'Both play as well as can be: the winner hurries, the loser delays. No draw rule counts here.',
};
