// The words of tournaments, as everybody sees them.
import { joined } from '../base/list';
import { colourName } from '../first/en';
import { refusals } from './refusals.en';
import type { TournamentsWords } from './de';

const boards = (n: number): string => (n === 1 ? 'one board' : `${n} boards`);

export const tournaments: TournamentsWords = {
  title: 'Tournaments',
  kinds: {
    round_robin: 'Round robin',
    swiss: 'Swiss system',
    knockout: 'Knockout',
    arena: 'Arena',
    ladder: 'Ladder',
    simul: 'Simul',
    teams: 'Team match',
  },

  // The list.
  coming: 'Coming up',
  running: 'Running now',
  over: 'Over',
  none: 'No tournament yet.',
  noneHint: 'A club evening, a league over months: found one and pass the link around.',
  noneRunning: 'No tournament is running just now.',
  found: 'Found a tournament',
  foundNeedsAccount: 'Tournaments are founded by those with an account.',
  toAccount: 'Make an account or sign in',
  there: (n: number) => (n === 0 ? 'nobody in it yet' : `${n} in it`),
  roundOf: (n: number, of: number) => (of > 0 ? `round ${n} of ${of}` : `round ${n}`),
  begins: (when: string) => `begins ${when}`,
  beginsByHand: 'begins when it is called',
  organised: (name: string) => `led by ${name}`,
  yours: { organiser: 'you lead it', entrant: 'you are in it' },
  paused: 'paused',
  loading: 'Loading …',
  notHere: 'There are no tournaments here: this page lies on a machine without a Mühle server.',

  // One of them.
  gone: 'There is no such tournament.',
  goneHint: 'Check whether the link is complete.',
  toAll: 'All tournaments',
  stale: 'No connection just now: this is how it stood last.',
  rounds: 'Rounds',
  round: (n: number) => `Round ${n}`,
  pathRound: (n: number, state: 'done' | 'now' | 'coming') =>
    `Round ${n}, ${{ done: 'played', now: 'running', coming: 'to come' }[state]}`,
  openBoards: (n: number, open: number) => `Round ${n}: ${boards(open)} still playing`,
  roundOver: (n: number) => `Round ${n}: all boards done`,
  notBegun: 'Who is in it',
  nobodyYet: 'Nobody yet. Pass the link around.',
  board: (n: number) => `Board ${n}`,
  boardHead: 'Board',
  isLive: 'playing',
  byForfeit: 'by forfeit',
  bye: 'bye',
  byeOf: (name: string) => `Bye: ${name}`,
  game: (n: number) => `Game ${n}`,

  // The table.
  standings: 'Standings',
  crosstable: 'Crosstable',
  rank: 'Rank',
  name: 'Name',
  points: 'Points',
  you: '(you)',
  withdrawn: 'has left',
  tieHeads: {
    buchholz: 'Buchh.',
    buchholz_cut_1: 'Buchh.-1',
    sonneborn_berger: 'So-Be',
    direct_encounter: 'Direct',
    wins: 'Wins',
    get black_wins() {
      return `Wins ${colourName.black.charAt(0)}`;
    },
  },
  tieNames: {
    buchholz: 'Buchholz',
    buchholz_cut_1: 'Buchholz without the lowest',
    sonneborn_berger: 'Sonneborn-Berger',
    direct_encounter: 'Direct encounter',
    wins: 'Wins',
    get black_wins() {
      return `Wins with ${colourName.black}`;
    },
  },
  tieRules: {
    buchholz: 'The points of all your opponents.',
    buchholz_cut_1:
      'The points of your opponents without the one with the fewest. If you missed a round or did not come to a game, that round is left out first.',
    sonneborn_berger: 'For every opponent: his points times those you took from him.',
    direct_encounter:
      'Points among those who are level, if all of them have met. Who is level then is compared once more in the same way.',
    wins: 'Games won on the board.',
    get black_wins() {
      return `Games won on the board with ${colourName.black}.`;
    },
  },
  ties: 'Where points are level',
  pointsRule: 'A win is worth two points, a draw one.',
  unplayed:
    'In a round without a game your opponent counts as somebody with as many points as you have. Rounds that an opponent did not stay for count as drawn for you. Who is level in everything shares the place.',
  numberShort: 'No.',
  byeShort: 'bye',
  crossAll: 'In a row: the points against each, whose number stands above.',
  get crossRounds() {
    return `4○ 2 means: against no. 4, ${colourName.white} first, 2 points. – means: not there.`;
  },

  // One's own board, and what comes next.
  yourGame: (board: number, name: string) => `Your game · board ${board} against ${name}`,
  yourTurn: 'It is your move.',
  theirTurn: (name: string) => `${name} is to move.`,
  yourBoard: (board: number) => `You play at board ${board}.`,
  yourGameStarts: 'It is about to begin.',
  yourBye: 'You have this round off.',
  results: { won: 'Won!', lost: 'Lost.', drawn: 'Drawn.', none: 'Not played.' },
  toBoard: 'To the board',
  featured: (board: number) => `Now at board ${board}`,
  watch: 'Watch',
  winner: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} wins.` : `${joined(names, 'and')} share the first place.`,
  nextRound: (n: number, when: string) => `Round ${n}${when && `: ${when}`}`,
  nextAfter: (open: number) =>
    open === 1 ? 'Pairings as soon as the last board is done' : `Pairings as soon as ${boards(open)} are done`,
  nextByHand: 'Pairings as soon as they are drawn by who leads it',
  nextAt: 'Pairings are drawn then',
  firstRound: (when: string) => `Begins${when && `: ${when}`}`,
  lastRound: 'This is the last round',
  lastHint: 'After it the standings are final.',
  isPaused: 'The tournament is paused',
  pausedHint: 'No round begins until it goes on.',
  goesOn: (when: string) => `Goes on until ${when}`,
  arenaHint: 'Who is free is paired again at once.',
  // A ladder, and the bracket of a knockout.
  rungs: 'Places',
  challenge: 'Challenge',
  playsNow: (name: string) => `plays ${name}`,
  ladderRule: (reach: number) =>
    `You may challenge who stands at most ${reach === 1 ? 'one place' : `${reach} places`} above you and does not play just now. Nobody can refuse: the game begins at once, and who does not come forfeits. If you win, you take the place.`,
  openChallenges: 'Open challenges',
  noChallenges: 'None just now. Who is in it challenges somebody above.',
  bracket: 'Bracket',
  stages: { final: 'Final', semi: 'Semi-finals', quarter: 'Quarter-finals' },
  stage: (n: number) => `Last ${n}`,
  noOne: 'not known yet',
  byeInTie: 'bye',

  // A simul, and a match of two teams.
  score: 'Score',
  matchPoints: (a: number, b: number) => `Match points ${a} : ${b}`,
  games: (won: number, drawn: number, lost: number) => `${won} won, ${drawn} drawn, ${lost} lost`,
  stillPlaying: (n: number) =>
    n === 0 ? 'All boards are done.' : n === 1 ? 'One board is still playing.' : `${n} boards are still playing.`,
  alone: 'Plays alone',
  against: 'Play against',
  theOthers: 'Everybody else',
  nobodyAlone: 'Nobody yet.',
  boards: 'Boards',
  winsAlone: (name: string) => `Nobody sits opposite: ${name} wins by forfeit.`,
  substitute: 'substitute',
  leadsTeam: 'leads the team',
  nobodyThere: 'nobody there',
  enterFor: (team: string) => `Play for ${team}`,
  ownBoards: 'Your boards',
  noneWaits: 'No board waits for you just now.',
  individual: 'Individual results',
  teamRule:
    'A game is worth two points, a draw one; the team with more points gets two match points, where it is level each gets one.',

  // Who is in it.
  enter: 'Enter',
  entering: 'Your name in the tournament',
  youAreIn: 'You are in it.',
  leave: 'Leave it',
  reallyLeave: 'Leave the tournament? You are not paired in later rounds then.',
  lateHint: 'You play from the next round on.',
  entryHints: {
    open: 'Anybody may enter.',
    link: 'Who has the link of the organiser may enter.',
    list: 'The organiser says who is in it.',
    club: 'Members of the club may enter.',
  },
  needsAccount: 'To enter you need an account here.',
  unanswered: (club: string) => `${club} has not agreed yet`,
  declined: (club: string) => `${club} has declined`,
  onlyMembers: (club: string) => `Only for members of ${club}.`,
  toClub: 'To the club',
  isTwin: (organiser: string) =>
    `Somebody without an account is entered here under your name. Is that you? Then ${organiser || 'the organiser'} can join the entry to your account.`,
  askToJoin: 'Yes, ask for it',
  askedToJoin: (organiser: string) => `${organiser || 'The organiser'} knows that this is you.`,
  comesLater: 'Your game opens by itself when your round begins.',

  // To take along.
  print: 'Print',
  printHint: 'Pairings, standings, rules, signs',
  wall: 'For the wall',
  wallHint: 'Large, and renews itself',
  wallNext: (n: number, of: number) => `Page ${n} of ${of}`,
  leaveWall: 'Back to the tournament',
  shareIt: 'Link and QR code',
  shareHint: 'To enter and to watch',
  sharedText: (title: string) => `${title}: enter or watch`,
  files: 'As a file',
  filesHint: 'Games, and all that is needed to check it',
  fileNames: {
    'games.txt': 'Games as records',
    'games.ndjson': 'Games for programs (NDJSON)',
    'acts.txt': 'What was done, as “muehle tournament” reads it',
  },
  saidRound: (n: number) => `Round ${n} has begun.`,
  saidOver: 'The tournament is over.',
  refusals,
};
