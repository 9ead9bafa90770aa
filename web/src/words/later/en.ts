// What only dialogs and other pages say, in English.
import type { Colour, Phase } from '../../rules/view';
import { errors, fixedRules, presets } from '../../../../words/en.json?later';
import type { Mover, Who } from '../first/de';
import { colourName, moveOf, plies, pliesOf, stones, says } from '../first/en';
import { joined } from '../base/list';
import { dueAt, inTime, roughly } from '../base/span';
import type { LaterWords } from './de';

const phaseName: Record<Phase, string> = { placing: 'placing', moving: 'moving', flying: 'flying' };
const theMove = (mover: Mover): string => (mover === 'you' ? 'Your move' : `${colourName[mover]}’s move`);

export const later: LaterWords = {
  description: 'Play Mühle (Nine Men’s Morris): against the computer, with somebody at one board, or by a link.', // as the manifest has it
  typedMill: (move: string) =>
    `That closes a mill. Now type the stone to be taken, or both together, for example ${move}.`,
  presets,
  errors,
  fixedRules,

  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  load: 'Load',
  analyse: 'Analyse',

  tooLong: (n: number) => `That is too long. Shorten it by ${n === 1 ? '1 character' : `${n} characters`}.`,
  offerText: 'Message (optional)',
  declineText: 'Reason (optional)',
  offerIn: (n: number) => `You may offer again ten moves of your own after your last offer: ${n} more to go.`,
  undoDeclined: (who: Who) => `${says(who, 'decline', 'declines')} to let the move be taken back.`,
  nextDeclined: (who: Who) => `${says(who, 'do', 'does')} not want another game.`,
  onlyMoved: 'The move is played, but without the offer.',
  withMove: 'Send with my next move',
  claimIntro: 'The program checks the claim and shows the proof.',
  claimReady: (proof: string) => `The claim is sound. ${proof}`,
  claimNothing: 'There is nothing to claim at present. Sent with a move, the claim counts as an offer.',
  sendClaim: 'Check the claim',
  sendOffer: 'Offer',
  reallyAbort: 'Do you want to abort the game? You have not both moved yet, so it counts for nobody.',
  reallyResign: (mover: Mover) =>
    mover === 'you' ? 'Do you want to resign the game?' : `Resign the game for ${colourName[mover]}?`,

  refusals: {
    old_version: 'Something has happened in the meantime. Look at the position again.',
    not_seated: 'You are only watching here.',
    not_yours: 'Only the other side may do that.',
    not_your_turn: 'It is not your turn.',
    opponent_missing: 'Your opponent is not there.',
    game_running: 'The game is still in progress.',
    only_holder: 'Whose seat it is does that. Propose it to them.',
    no_consultation: 'Nobody shares this seat: rated games and those of tournaments are played alone.',
    series_full: 'Enough games have been played at this table. Open a new table to play on.',
    nothing_asked: 'There is no request to answer.',
    not_away: 'Your opponent has not been away for long enough.',
    stopped: 'A referee has stopped the game. Nobody moves until it goes on.',
    suspended: 'You are suspended and begin no new game. Until when and why is said at your account.',
    opponent_suspended: 'Your opponent is suspended: no new game can begin just now.',
    not_allowed: 'Only referees and hosts may do that.',
    no_guests: 'On this server one plays with an account. Sign in; you can watch without one.',
    name_taken: 'Somebody has this name already, or it looks too much like another. Take a different one.',
    name_reserved: 'Nobody may take this name on this server. Take a different one.',
    too_many: 'That was too much at once. It goes on in a moment.',
    busy: 'The server is busy. It is tried again in a moment.',
    internal: 'Something went wrong on the server. Try again; what was stored before is still there.',
    bad_answer:
      'The server gave an answer that was not expected. Reload the page. If that does not help, its version does not fit this page.',
    bad_protocol: 'This page is older than the server. It is loaded anew; if that does not happen, reload it yourself.',
    no_tables: 'There are no games by link here: this page lies on a machine without a Mühle server.',
    bad_message: 'The server did not understand that. Reload the page.',
    bad_host: 'The server cannot be reached by this name.',
    bad_text: 'The text has characters that cannot be seen, or that pile up.',
    bad_name: 'A name needs at least one character that can be seen, and none that cannot. It is best to type it anew.',
    too_long: 'The game is as long as the server can store. Now it can only be ended: agree on a draw, or resign.',
    bad_request: 'The server did not accept that.',
    too_large: 'That is too long.',
    unknown_game: 'This game is no longer the one being played.',
    handicap_position:
      'This handicap has a starting position of its own. Take away the one you set up, or choose another handicap.',
    handicap_flying:
      'By these rules not everybody flies anyway. Choose another handicap, or rules by which both may fly.',
    bad_rules: 'These rules cannot be read.',
    bad_time: 'There is no such time: 10 seconds to 3 hours, and up to 180 seconds a move; or 1 to 14 days a move.',
    bad_position: 'This position cannot be read.',
    bad_record: 'This record cannot be read.',
    bad_event: 'That cannot be read.',
    bad_origin: 'This address does not belong to the server.',
    not_found: 'There is no such table.',
    offline: 'The server cannot be reached.',
  },
  place: (line: number, column: number) => `Line ${line}, column ${column}:`,
  illegalMove: (move: string) => `The move ${move} is not legal.`,

  ruleValues: {
    millProtection: {
      exception_all_in_mills: 'Stones in mills are protected unless all are in mills.',
      strict: 'Stones in mills are always protected. If there is nothing else, nothing is taken.',
      strict_above_three: 'Stones in mills are protected as long as the opponent has more than three stones.',
    },
    flyAt: { '3': 'A player with only three stones left may fly.', never: 'There is no flying.' },
    noFlying: {
      nobody: 'Both sides are treated alike in flying.',
      get white() {
        return `${colourName.white} never flies; ${colourName.black} may with three stones left.`;
      },
      get black() {
        return `${colourName.black} never flies; ${colourName.white} may with three stones left.`;
      },
    },
    repetition: {
      off: 'Repeated positions are not counted.',
      threefold: 'Draw by repetition: when the same position comes up for the third time.',
      consecutive: 'Draw by repetition: when the same position comes up three times in succession by the same moves.',
    },
    noMillCountsPlacing: {
      true: 'Plies without a mill count from the placing phase on.',
      false: 'Plies without a mill count only after placing.',
    },
    drawByRule: {
      automatic: 'A draw by repetition or without a mill comes by itself.',
      claim: 'A draw by repetition or without a mill has to be claimed by a player.',
    },
    drawByAgreement: { true: 'Both may agree on a draw.', false: 'There is no draw by agreement.' },
  },
  noMillValue: (plies: string) =>
    plies === '0' ? 'Moves without a mill are not counted.' : `Draw without a mill: after ${pliesOf(Number(plies))}.`,

  reviewing: 'The game is being reviewed …',
  reviewed: (done: number, of: number) => `The game is being reviewed: ${done} of ${of} positions …`,
  allMoves: 'What every move here is worth',
  leadsTo: { win: 'Wins', draw: 'Holds the draw', loss: 'Loses' },
  inMoves: (moves: number) => `in ${moves}`,
  worthHere: (value, moves) =>
    ({
      win: `The side to move wins${moves === null ? '.' : ` in ${moves === 1 ? 'one move' : `${moves} moves`}.`}`,
      draw: 'The position is a draw.',
      loss: `The side to move loses${moves === null ? '.' : ` in ${moves === 1 ? 'one move' : `${moves} moves`}.`}`,
    })[value],
  keepIt: (kept, all) =>
    kept === all
      ? `Each of the ${all} moves keeps that.`
      : `${kept} of ${all} moves ${kept === 1 ? 'keeps' : 'keep'} that.`,
  mergeTwins: 'Merge symmetric moves',
  heat: 'Colour the points',
  byError: 'In order of how easily a fallible opponent loses with the next move (estimated).',
  standAfter: (label) => `Position after ${label}.`,
  endsAfter: (n: number) => `The end comes after ${plies(n)}.`,
  noDistances: (placing) =>
    `${placing ? 'While stones are placed, the database knows' : 'Here the database knows'} only win, draw and loss, not how long it will take.`,
  noMovesHere: 'The game is over here.',
  noValues: 'There are no exact values of this position here.',
  whyNoValues: {
    unreachable: 'The server cannot be reached at present.',
    nothing: 'This server has no solution.',
    few_stones: 'This server knows only positions with fewer stones.',
    no_ranges:
      'This server hands files out only as a whole. With the solution on the device (settings, “Without a connection”) it works.',
    rules: 'There is no solution for these rules.',
  },
  reviewFailed: 'The game could not be reviewed.',
  reviewExact: 'Exact: this game is solved.',
  reviewExactPlain: 'Exact, without draw rules: this game is solved.',
  reviewEstimated: 'Estimated by the computer on this device.',
  reviewClean: 'Nobody gave anything away.',
  chances: (colour: Colour) => `What ${colourName[colour]} can expect`,
  chance: { win: 'won', draw: 'drawn', loss: 'lost' },
  keptMoves: (colour: Colour, kept: number, moves: number, lost: number) => {
    const good = moves > 0 ? `${kept} of ${moves} ${moves === 1 ? 'move' : 'moves'} good` : '';
    const rest =
      lost > 0 ? `${lost} ${good ? 'more' : lost === 1 ? 'move' : 'moves'} when there was nothing left to lose` : '';
    return `${colourName[colour]}: ${[good, rest].filter(Boolean).join('; ') || 'no move'}.`;
  },
  byPhase: 'How each phase went',
  phaseOf: (colour: Colour, phase: Phase) => `${colourName[colour]}, ${phaseName[phase]}`,
  phaseGood: 'good',
  phaseCritical: 'critical',
  phaseExpected: 'expected',
  outOf: (n: number, all: number) => `${n} of ${all}`,
  phaseNote:
    'Critical: another move would have given something away. Expected: so many of them would be found by somebody who looks two plies ahead and slips now and then.',
  phaseLost: 'Moves with which there was nothing left to lose are not counted.',
  difficultyHere: (keeping: number, moves: number, percent: number) =>
    `This move was critical: ${keeping === 1 ? 'only one' : keeping} of ${moves} moves ${keeping === 1 ? 'was' : 'were'} good enough. Such a player would have found one in ${percent} % of cases.`,
  learnFromMistakes: 'Learn from mistakes',
  printReview: 'Print',
  gaveAwayAt: {
    win: (n) => `Move ${n} gave the win away`,
    draw: (n) => `Move ${n} gave the draw away`,
  },
  reviewTabs: { values: 'All answers', balance: 'Summary' },
  seeBetter: 'Do you see what was better?',
  lostGame: (mover: Mover) => `With this move ${mover === 'you' ? 'you' : colourName[mover]} lost the game.`,
  gaveWin: (mover: Mover) =>
    `With this ${mover === 'you' ? 'you give' : `${colourName[mover]} gives`} the win away: now it is a draw.`,
  gaveDraw: (mover: Mover) =>
    `With this ${mover === 'you' ? 'you lose' : `${colourName[mover]} loses`}: before, it was a draw.`,
  gaveAll: (mover: Mover) =>
    `With this ${mover === 'you' ? 'you turn' : `${colourName[mover]} turns`} the win into a loss.`,
  resignedTooSoon: (mover: Mover, had: 'won' | 'draw' | 'better' | 'level') => {
    const resigner = mover === 'you' ? 'you' : colourName[mover];
    const stood = { won: 'won', draw: 'still a draw', better: 'better', level: 'no worse' }[had];
    const position =
      had === 'won' || had === 'draw'
        ? `the position was ${stood} for ${resigner}`
        : `${resigner} probably stood ${stood}`;
    return `${mover === 'you' ? 'You' : resigner} resigned when ${position}.`;
  },
  tryYourself: 'Try it yourself',
  errorBefore: 'Mistake before',
  errorAfter: 'Next mistake',
  errorsYours: 'your mistakes',
  errorsTheirs: 'the other side’s mistakes',
  errorsAll: 'mistakes',
  graphLegend: (colour: Colour) => `Light: what ${colourName[colour]} can expect; red: errors.`,
  misjudged: {
    doubtful: (mover: Mover) => `${theMove(mover)} was inaccurate.`,
    mistake: (mover: Mover) => `${theMove(mover)} was probably a mistake.`,
    blunder: (mover: Mover) => `${theMove(mover)} was probably a blunder.`,
  },
  wouldHave: {
    win: (moves: readonly string[]) => `${joined(moves, 'or')} would have won.`,
    draw: (moves: readonly string[]) => `${joined(moves, 'or')} would have held.`,
    more: (moves: readonly string[]) => `${joined(moves, 'or')} was better.`,
  },

  noThoughts: 'Nothing yet.',
  even: 'Even',
  better: (colour: Colour, degree: 0 | 1 | 2, ahead: string) =>
    `${colourName[colour]} is ${['slightly better', 'better', 'much better'][degree]} (+${ahead} ${ahead === '1' ? 'stone' : 'stones'})`,
  winsIn: (colour: Colour, moves: number) =>
    `${colourName[colour]} wins in ${moves === 1 ? '1 move' : `${moves} moves`}`,
  depth: (plies: number) => `Depth ${plies}:`,
  showPlan: 'On the board',
  holding: ({ stand, moves, left, error }) => {
    const long = moves === 0 ? 'no move' : moves === 1 ? 'one move' : `${moves} moves`;
    if (stand === 'held') return `Done: you have held the draw for ${long}.`;
    if (stand === 'lost')
      return error === null
        ? `The game is lost, after ${long} of yours.`
        : `${error} loses the draw. You held it for ${long}.`;
    if (moves === 0) return left > 0 ? `Hold the draw: for ${left} moves, or until the game is drawn.` : '';
    return `The draw holds: ${moves} of ${moves + left} moves.`;
  },
  noSolution: 'The solution is not at hand here: the computer thinks for itself and sets traps.',

  searchGames: 'Search: opponent, result, date',
  noGames: 'Your first game is still to come.',
  noGamesText: 'What you play on this device will lie here.',
  resultWanted: 'Result',
  resultsWanted: { any: 'all', won: 'won', lost: 'lost', drawn: 'drawn', running: 'in progress' },
  withMistakes: 'with own mistakes',
  ownMistakes: (n) => (n === 0 ? 'reviewed: no mistakes' : n === 1 ? 'reviewed: 1 mistake' : `reviewed: ${n} mistakes`),
  find: 'Search',
  twoHere: 'Two at one board',
  withLink: 'Invite with a link',
  findPosition: 'Search by position',
  findHint: 'Also turned, mirrored or inside out.',
  findingPosition: (done, of) => `Looked through ${done} of ${of} games …`,
  foundIn: (n) => (n === 1 ? 'This position stood in one game.' : `This position stood in ${n} games.`),
  anyPosition: 'All games',
  findInGames: 'Search my games',
  gamesHere: 'On this device',
  gamesWithOthers: 'Played with others',
  nothingFound: 'Nothing found.',
  pliesPlayed: (n: number) => `${plies(n)} played`,
  cries: { won: 'You won!', lost: 'You lost.' },
  howItWent: 'How the game went',
  movesAhead: (move: string) => `Move chosen ahead: ${move}. Touch it again to take it back.`,
  aheadVoid: 'The move that you chose ahead could not be made any more.',
  remove: 'Delete',
  reallyRemove: (what: string, over: boolean) =>
    over
      ? `Delete the game “${what}”? It will be gone.`
      : `Delete the game “${what}”, which is still in progress? It will be gone.`,
  downloadAll: (n: number) => `Download all ${n}`,
  allGamesFile: 'muehle-games.txt',

  lostTitle: 'This leads nowhere',
  nothingHere: 'There is nothing at this address. Check whether it is complete.',
  badWayBack: 'This way back opens no seat at this table. Check whether the link is complete.',
  wrongWish: (name: string, value: string, choices: readonly string[]) =>
    `This address says ${name}=${value}. Possible is ${name}=${joined(choices, 'or')}.`,

  // The home page.
  lesson: 'Lesson',

  makeLink: 'Make a link',
  rules: 'Rules',
  houseRulesText: 'The same as text',
  houseRulesHint: 'To pass on or to paste, for example: standard, noMillLimitPlies=40, millProtection=strict',
  ruleNames: {
    millProtection: 'Protection of mills',
    flyAt: 'Flying',
    noFlying: 'Handicap in flying',
    repetition: 'Repetition',
    noMillLimitPlies: 'Without a mill',
    noMillCountsPlacing: 'Counting while placing',
    drawByRule: 'How a draw comes about',
    drawByAgreement: 'Agreement',
  },
  ruleWritten: (title, name) => `“${title}” (${name})`,
  noMillSwitch: 'Draw when no mill is closed for long',
  differs: 'Differs from standard',
  sameAsStandard: 'All values as in standard.',
  unsaid: 'Not said in so many words',
  silent: 'not said in the document',
  inferred: 'inferred from the document',
  allValues: 'All values',
  colours: 'Colours of the next game',
  alternate: 'alternate',
  loserChooses: 'loser chooses',
  handicap: 'Handicap',
  handicaps: {
    none: 'None',
    one_stone: 'One stone less',
    two_stones: 'Two stones less',
    no_flying: 'No flying',
  },
  handicapHints: {
    one_stone: 'One stone of the weaker side is on d6 already, and both have eight more in hand.',
    two_stones: 'Two stones of the weaker side are on d6 and d2 already, and both have seven more in hand.',
    no_flying: 'Who gives the handicap moves to neighbouring points only, even with three stones.',
  },
  handicapBy: 'Who gives it?',
  handicapGivers: ['You (at one board: player 1)', 'The computer (at one board: player 2)'],
  handicapSeries: 'The same person gives it in every game, even when colours change.',
  handicapNotInvited: 'The handicap does not apply to invitations.',
  yourName: 'Your name (optional)',
  setUp: 'Set up position',
  get setUpHint() {
    const { white, black } = colourName;
    return `24 characters from a7 to g1 (W for ${white}, B for ${black}, else a dot), who is to play (w or b), stones in hand of ${white} and ${black}.`;
  },
  setUpOnBoard: 'Set up on the board',
  setUpText: 'Position as text',
  editTool: 'What a tap sets',
  takeAway: 'nothing, takes away',
  onBoard: (white, black) =>
    `On the board: ${colourName.white} ${white}, ${colourName.black} ${black}. Tap again to take a stone away.`,
  whoIsToMove: 'To play',
  handOf: (colour) => `${colourName[colour]}: stones in hand`,
  handHint: 'Board and hand together have at most nine stones a side. Set one more, and it is taken from the hand.',
  turnBoard: 'Turn the board',
  clearBoard: 'Take all away',

  openTable: 'Public: others find the game in the lobby and may watch.',
  inviteHint: 'Whoever opens it is asked: play or watch? Once the seat is taken, everybody else watches.',
  inviteWatchHint: 'Both seats are taken. Whoever opens the link watches.',
  inviteOnlyHere:
    'This link only works on this device. For others to open it, the server has to be started for the network (--host 0.0.0.0).',
  invitationText: 'Will you play a game of Mühle with me?',
  qrCode: 'The link as a QR code',
  share: 'Share',
  invitedTitle: 'A game of Mühle',
  invited: (host: string | null) =>
    host === null ? 'You are invited. A seat is still free.' : `${host} invites you. A seat is still free.`,
  joinAs: (colour: Colour, drawn: boolean) => `You get ${colourName[colour]}${drawn ? ' (drawn by lot)' : ''}.`,
  countsForRatings: 'This game counts for the ratings of both.',
  countsNot: 'This game counts for no rating.',
  setUpStart: 'It begins with the position that was set up.',
  watch: 'Watch',
  ownInvitation: 'Is it your own invitation? Then choose “Watch”; your way back leads to your seat.',
  yourNameHere: 'Your name at this table',
  rename: 'Change',
  renamed: 'Changed',
  notConnected: 'No connection to the table',
  keepsTrying: 'It is tried again and again.',
  lineTrouble: {
    offline: 'You are offline. It goes on as soon as the network is back.',
    blocked:
      'The server answers, but the line for games does not get through: probably something on the way, such as a proxy, lets no WebSockets pass. You see the game as it stands.',
  },
  goneTable: 'There is no such table (any more)',
  goneTableHint: 'Check whether the link is complete, or ask for a new one.',

  language: 'Language',
  theme: 'Colours of the page',
  themeAuto: 'like the system',
  themeLight: 'light',
  themeDark: 'dark',
  sound: 'Sounds',
  volume: 'Volume',
  timbre: 'Sound of the stones',
  timbres: { wood: 'wood', stone: 'stone', felt: 'felt' },
  vibrateSetting: 'The phone vibrates at moves',
  speedSetting: 'Movement of the stones',
  speeds: { normal: 'calm', quick: 'quick', none: 'none' },
  zenSetting: 'Only board, players and what is to be done (zen)',
  settingGroups: ['Appearance', 'Board', 'Sounds', 'Playing', 'Help and keys'],
  material: 'Board',
  materials: { wood: 'wood', slate: 'slate', paper: 'paper' },
  stoneSet: 'Stones',
  stoneSets: { 'ivory-ebony': 'White and Black', 'red-blue': 'Red and Blue' },
  largeSetting: 'Large board',
  wheelSetting: 'Wheel over the board: through the moves (analysis and review)',
  turnedSetting: (colour) => `Turn the board when you have ${colourName[colour]}`,
  facingSetting: 'Two at one board sit opposite each other',
  coordinatesSetting: 'Coordinates on the board',
  confirmSetting: 'Confirm moves',
  keys: 'Keys',
  hintsSetting: 'Hints against the computer',
  threatsSetting: 'Against the computer, show where it can close a mill',
  warningsSetting: 'Against the computer, warn before a move gives something away (where there are exact values)',
  warnOfDraw: 'Careful: this gives your win away.',
  warnOfLoss: 'Careful: this loses.',
  chatSetting: 'Chat at tables',
  singleKeysSetting: 'Keys of a single letter',
  offlineSettings: 'Without a connection',
  saidOwn: (colour: Colour, points: readonly string[], hand: number) =>
    `${colourName[colour]}: ${points.length ? points.join(', ') : 'no stone on the board'}${hand ? `, ${stones(hand)} in hand` : ''}.`,
  saidMoves: (moves: readonly string[]) => (moves.length ? `Possible: ${moves.join(', ')}.` : 'No move is possible.'),
  saidLast: (move: string) => `Last move: ${move}.`,
  saidNoLast: 'No move yet.',
  saidLastCapture: (point: string, label: string) => `Last taken: ${point}, in ${moveOf(label)}.`,
  saidNoCapture: 'No stone taken yet.',
  saidNoClock: 'No clock: time is unlimited.',
  awaySince: (who: Who, minutes: number) =>
    minutes < 1
      ? `${says(who, 'are', 'is')} not here just now.`
      : `${says(who, 'have', 'has')} been away for ${roughly(minutes, 'min', 'h', 'days')}.`,
  mayAbort: 'You may abort the game.',
  abortIn: (minutes: number) => `In ${minutes} min you may abort the game.`,
  decideFrom: (when: Date) => `If that lasts until ${dueAt('en-GB', when)}, you may decide how it ends.`,
  awayDays: (who: Who, days: number) =>
    `${says(who, 'have', 'has')} not been here for ${days === 1 ? 'a day' : `${days} days`}.`,
  firstMoveWithin: (seconds, forfeits) =>
    `Without a first move within ${inTime(seconds, 'a day', 'days')} ${forfeits ? 'whoever is to move loses' : 'the game will be aborted'}.`,
  playOnFrom: (mover, white, black) =>
    `${colourName[mover]} to play${white + black > 0 ? `, in hand: ${colourName.white} ${white}, ${colourName.black} ${black}` : ''}. A new game begins here; what you look at stays as it is.`,
  keysHelp: [
    ['Arrows', 'on the board: to the next point; elsewhere: through the moves'],
    ['Enter, Space', 'choose a point'],
    ['Esc', 'take back the first half of the move'],
    ['Home, End', 'to the start, to the end'],
    ['↑, ↓', 'to the variation before or after; else to the start, to the end'],
    ['Space', 'in an analysis: play the best move'],
    ['1 to 6', 'in an analysis: ! ? !! ?? !? ?!'],
    ['F', 'turn the board'],
    ['B', 'to the board'],
    ['E', 'type a move'],
    ['S', 'who is to play?'],
    ['O', 'own stones'],
    ['P', 'the other side’s stones'],
    ['L', 'last move'],
    ['M', 'possible moves'],
    ['C', 'last captured stone'],
    ['T', 'clocks'],
    ['?', 'this list'],
  ],
};
