// What the analysis page says, in English.
import type { Ink } from '../../rules/tree/tree';
import type { PointNames } from '../../rules/view';
import type { AnalysisWords } from './de';

const notations: Record<PointNames, string> = {
  names: 'names of points (a7 to g1)',
  from_one: 'numbers from 1 (a7) to 24 (g1)',
  from_zero: 'numbers from 0 (a7) to 23 (g1)',
};
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const order = new Intl.PluralRules('en', { type: 'ordinal' });
const nth = (n: number): string => `${n}${endings[order.select(n)] ?? 'th'}`;

const inks: Record<Ink, string> = { green: 'green', red: 'red', blue: 'blue', yellow: 'yellow' };

export const analysis: AnalysisWords = {
  title: 'Analysis',
  loading: 'The analysis is being loaded …',
  badLink: 'This link holds no analysis that can be read. Check that it is complete.',
  undo: 'Undo',
  redo: 'Redo',
  turn: 'Turn the board',
  engine: 'Computer looks along',
  lineCount: 'Lines',
  estimated: 'Estimated by the computer on this device.',
  looking: 'The computer is looking at the position …',
  engineFailed: 'The computer could not be started.',
  over: 'The game is over here.',
  playLine: (move) => `Play ${move}`,
  depth: (plies) => `Depth ${plies}`,
  counters: (noMill, times) =>
    [noMill > 0 ? `Plies without a mill: ${noMill}.` : '', times > 1 ? `This position for the ${nth(times)} time.` : '']
      .filter(Boolean)
      .join(' '),
  openings: 'What was played here',
  noCollection: 'This server has no collection of games.',
  notPlayed: 'No game of the collection went on from here.',
  // Behind how many they were.
  cameOf: (games: number, white: string, whiteWins: number, draws: number, black: string, blackWins: number) =>
    `${games === 1 ? 'game' : 'games'}: ${white} won ${whiteWins}, ${draws} drawn, ${black} won ${blackWins}`,
  collected: (n: number) =>
    n === 1 ? 'One game of the collection came here:' : `${n} games of the collection came here, the latest first:`,
  remarks: 'About this move',
  glyphs: {
    1: 'good move',
    2: 'mistake',
    3: 'very good move',
    4: 'blunder',
    5: 'interesting move',
    6: 'doubtful move',
    10: 'equal position',
    13: 'unclear',
    146: 'novelty',
  },
  aboutGame: 'About the game',
  tags: {
    Event: 'Event',
    Site: 'Place',
    Date: 'Date',
    Round: 'Round',
    Result: 'Result',
  },
  stands: (who, degree) => `${who} is ${['slightly better', 'better', 'winning'][degree]}`,
  comment: 'Comment',
  promote: 'Move variation up',
  remove: 'Delete from here',
  draw: 'Pen',
  drawHint:
    'Two points make an arrow, one point twice a circle. The right mouse button draws at any time: in red with Shift, blue with Alt, yellow with both.',
  ink: 'Colour',
  inks,
  drawn: 'Drawn (touch to erase):',
  shape: ({ from, to, ink }) =>
    from ? `Arrow from ${from} to ${to}, ${inks[ink]}` : `Circle around ${to}, ${inks[ink]}`,
  drawFrom: (point) => `Arrow from ${point}: choose where to.`,
  drew: (shape) => `${shape}.`,
  erased: (shape) => `Erased: ${shape}.`,
  erase: 'Erase all',
  setUp: 'Position',
  setUpTitle: 'Set up a position',
  rules: 'Rules',
  begin: 'Analyse',
  load: 'Load',
  loadTitle: 'Load a game or a position',
  loadHint:
    'A record, a position as text, a link from this page, or just the moves: by the names of the points or by numbers, as other programs write them.',
  file: 'From a file',
  text: 'Text',
  unreadable: 'This is neither a record nor a position nor a list of moves that can be read.',
  severalWays: 'These numbers can be read in two ways, and both make a game. Which one is meant?',
  severalGames: (count) => `These are ${count} games. Which one do you want to look at?`,
  otherText: 'Another text',
  game: (white, black) => `${white} – ${black}`,
  readAs: (notation) => `Read as: ${notations[notation]}.`,
  notation: (notation) => notations[notation],
  share: 'Share',
  shareTitle: 'Share and take home',
  link: 'Link with everything',
  linkHint:
    'The link holds the whole analysis with its variations and comments, of several chapters this one. No server keeps any of it.',
  linkText: 'An analysis of a mill game',
  record: 'Record',
  picture: 'Picture of this position',
  print: 'Print',
  paper: 'On paper',
  diagrams: 'Diagrams',
  diagramsAt: (choice: 'said' | 'end' | number) => {
    if (choice === 'said') return 'where something is said';
    return choice === 'end' ? 'only at the end' : `every ${choice} moves`;
  },
  // On the sheet; the sides are signs.
  round: (round: string) => `Round ${round}`,
  after: (move: string) => `After ${move}`,
  atStart: 'At the start',
  onMove: (side: string) => `${side} to move`,
  inHand: (white: string, black: string) => `; in hand: ${white}, ${black}`,
  animation: 'The game as a picture that moves',
  animationHint: 'The main line move by move, as an animated PNG. Every browser shows it.',
  speed: 'Speed',
  secondsAMove: (seconds) => `${seconds.toLocaleString('en')} s a move`,
  makeAnimation: 'Animation',
  animationFailed: 'This browser cannot make the picture.',
  // What is kept.
  kept: 'Your analyses',
  noneKept: 'No analysis yet.',
  noneKeptText: 'What you look into and keep will lie here, in this browser.',
  newAnalysis: 'New analysis',
  searchStudies: 'Search: name, chapter',
  keep: 'Keep',
  open: 'Open',
  notKept: 'This browser keeps nothing: take the link or the text along before you close the page.',
  goneStudy: 'This browser does not have this analysis (any more).',
  knownGame: (name) => `You have one already: ${name}`,
  namedBy: (day) => `Analysis of ${day}`,
  studyName: 'Name',
  chapters: 'Chapters',
  chapter: (n) => `Chapter ${n}`,
  chapterName: 'Name',
  chapterCount: (n) => (n === 1 ? '1 chapter' : `${n} chapters`),
  earlier: 'Move up',
  later: 'Move down',
  addChapter: 'New chapter',
  addFromHere: 'Chapter from this position',
  removed: (name) => `“${name}” is deleted.`,
  restore: 'Keep after all',
  exportAll: 'All chapters as text',
  importStudy: 'From a text',
  importHint: 'One game or several: each becomes a chapter.',
  allAsChapters: (n) => `All ${n} as chapters`,
  badGame: (n) => `Game ${n} cannot be read.`,
  fileName: 'muehle-analysis',
};
