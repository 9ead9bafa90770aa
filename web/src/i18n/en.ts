// Every word the player reads, in English.
import type { Colour, DrawRule } from '../core/view';
import type { Messages, Mover, Who } from './de';
import english from '../../../words/en.json';
import { byStones, renamed } from './sides';

const colourName = byStones({
  'ivory-ebony': { white: 'White', black: 'Black' },
  'red-blue': { white: 'Red', black: 'Blue' },
});
const colourOf = byStones({
  'ivory-ebony': { white: 'white', black: 'black' },
  'red-blue': { white: 'red', black: 'blue' },
});
const newNames = { White: 'Red', Black: 'Blue', white: 'red', black: 'blue' };
const stones = (n: number): string => (n === 1 ? '1 stone' : `${n} stones`);
const plies = (n: number): string => (n === 1 ? '1 ply' : `${n} plies`);
const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
const list = (items: readonly string[]): string => joined(items, 'and');

const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const manyMoves = 40; // plies from which on people count in moves
// “20 plies (ten a side)”, “50 moves a side (100 plies)”
function pliesOf(limit: number): string {
  const moves = limit / 2;
  if (!Number.isInteger(moves) || limit < 4) return plies(limit);
  return limit < manyMoves
    ? `${limit} plies (${numerals[moves] ?? moves} a side)`
    : `${moves} moves a side (${limit} plies)`;
}

// A move by its label in the record, `12.` or `12…`: “move 12 (White)”.
const numberOf = (label: string): string => String(parseInt(label));
const moveOf = (label: string, number = numberOf(label), noun = 'move'): string =>
  `${noun} ${number} (${label.endsWith('.') ? colourName.white : colourName.black})`;

// Where one position stood: “after moves 9, 11 and 13 (Black)”. It is always the same side that has moved.
function standsAfter(labels: readonly string[]): string {
  const moves = labels.filter((label) => label !== 'start');
  const [first] = moves;
  if (!first) return 'at the start';
  const after =
    moves.length === 1 ? `after ${moveOf(first)}` : `after ${moveOf(first, list(moves.map(numberOf)), 'moves')}`;
  return moves.length < labels.length ? `at the start and ${after}` : after;
}

// “You offer”, “Anna offers”; `inside` a sentence “you”, “your opponent”.
function nameOf(who: Who, inside = false): string {
  if (typeof who === 'object') return who.name;
  const name = { you: 'You', opponent: 'Your opponent', computer: 'The computer' }[who];
  return inside ? name.toLowerCase() : name;
}
const says = (who: Who, second: string, third: string, inside = false): string =>
  `${nameOf(who, inside)} ${who === 'you' ? second : third}`;

// “Your turn: move a stone.”, “White to play: move a stone”
const turnOf = (mover: Mover, task: string): string =>
  mover === 'you' ? `Your turn: ${task}${task.endsWith('?') ? '' : '.'}` : `${colourName[mover]} to play: ${task}`;
const result = (winner: Who, loser: Who): string =>
  loser === 'you' ? 'You have lost' : says(winner, 'have won', 'wins');

export const en: Messages = {
  code: 'en',
  gameName: 'Mühle',
  colour: (colour: Colour) => colourName[colour],
  list,
  choice: (items: readonly string[]) => joined(items, 'or'),
  shared: english,
  named: (text: string) => renamed(text, newNames),

  toPlace: (mover: Mover, left: number) => turnOf(mover, `place a stone (${left} left)`),
  toMove: (mover: Mover) => turnOf(mover, 'move a stone'),
  toFly: (mover: Mover) => turnOf(mover, 'fly with a stone'),
  toTarget: (mover: Mover, from: string) => turnOf(mover, `where does ${from} go?`),
  toCapture: (victim: Colour) => `Mill! Take a ${colourOf[victim]} stone.`,
  toCaptureOnce: (victim: Colour) => `Two mills at once! Even so, take only one ${colourOf[victim]} stone.`,
  toConfirm: (move: string) => `Play ${move}?`,
  thinking: (colour: Colour) => `${colourName[colour]} to play: the computer is thinking`,
  waitingFor: (colour: Colour, who: Who) => `${colourName[colour]} to play: waiting for ${nameOf(who, true)}`,
  lookingBack: (label: string) => `Looking back: position after ${label}`,
  lookingAside: (label: string) => `Variation: position after ${label}`,
  lookingAtStart: 'Looking back: the first position',

  winsTooFew: (winner: Who, loser: Who) =>
    `${result(winner, loser)}: ${says(loser, 'have', 'has', true)} only two stones left.`,
  winsBlocked: (winner: Who, loser: Who) => `${result(winner, loser)}: ${nameOf(loser, true)} cannot move.`,
  winsResigned: (winner: Who, loser: Who) => `${result(winner, loser)}: ${says(loser, 'have', 'has', true)} resigned.`,
  winsTime: (winner: Who, loser: Who) =>
    `${result(winner, loser)}: ${says(loser, 'have', 'has', true)} run out of time.`,
  winsJudged: (winner: Who, loser: Who) => `${result(winner, loser)}: the referee decided so.`,
  drawAgreed: 'Draw by agreement.',
  drawRepetition: 'Draw: the same position for the third time.',
  drawNoMill: (limit: number) => `Draw: ${pliesOf(limit)} without a mill.`,
  drawJudged: "Draw by a referee's decision.",
  aborted: 'The game was aborted and does not count.',
  proofOf: (rule: DrawRule, proof: readonly string[]) =>
    rule === 'repetition'
      ? `The same position ${standsAfter(proof)}`
      : `No mill since ${!proof[0] || proof[0] === 'start' ? 'the start' : moveOf(proof[0])}`,

  noMillSoFar: (count: number, limit: number) => `No mill for ${plies(count)}. At ${limit} the game is drawn.`,
  noMillClaimable: (count: number, limit: number) =>
    `No mill for ${plies(count)}. From ${limit} on a draw can be claimed.`,
  secondTime: 'This position has come up for the second time. The third time is a draw.',
  secondTimeClaim: 'This position has come up for the second time. The third time a draw can be claimed.',
  secondTimeConsecutive:
    'This position has come up for the second time. If it comes back at once by the same moves, the game is drawn.',
  claimDue: 'A draw can be claimed now.',
  drawSuggested: 'Nobody is making progress. You might offer a draw.',
  millClosed: (who: Who, mills: number, taken: string | null) =>
    `${says(who, 'have', 'has')} closed ${mills > 1 ? 'two mills' : 'a mill'}${taken ? ` and ${who === 'you' ? 'take' : 'takes'} ${taken}` : ''}.`,
  allProtected: (owner: Colour) => `Nothing to take: all ${colourOf[owner]} stones are protected.`,
  nothingThere: 'Nothing to take: there is no other stone on the board.',
  protectedInMill: (point: string) => `${point} is protected: the stone is in a mill and others are not.`,
  takeOpponents: (victim: Colour) =>
    `Take one of the marked ${colourOf[victim]} stones. “Change move” takes your move back.`,
  takeNotEmpty: (victim: Colour) => `There is no stone here. Take one of the marked ${colourOf[victim]} stones.`,
  blockedStone: (point: string) => `${point} is shut in: no point next to it is free.`,
  chooseOwn: (colour: Colour) => `First choose a ${colourOf[colour]} stone.`,
  notYours: (colour: Colour) => `This stone belongs to ${colourName[colour]}.`,
  notYourTurn: (colour: Colour) => `It is ${colourName[colour]}'s turn.`,
  gameIsOver: 'The game is over.',
  backToGame: 'Go back to the game, then you can move.',
  unreadableMove: 'That is not a move. Write, for example, d6, a1-a4 or a1-a4xg7.',
  moveFails: 'That move is not possible here.',

  boardName: 'Board',
  pointEmpty: (point: string) => `${point}, empty`,
  pointStone: (point: string, colour: Colour) => `${point}, ${colourOf[colour]}`,
  inMill: 'in a mill',
  inMills: 'in two mills',
  isTarget: 'possible',
  isThreat: (by: Colour) => `${colourName[by]} closes a mill here`,
  isRemovable: 'can be taken',
  isChosen: 'chosen',
  isProtected: 'protected',
  saidPlace: (colour: Colour, to: string) => `${colourName[colour]} places a stone on ${to}`,
  saidMove: (colour: Colour, from: string, to: string) => `${colourName[colour]} moves from ${from} to ${to}`,
  saidMill: 'closes a mill',
  saidDoubleMill: 'closes two mills',
  saidCapture: (point: string) => `takes ${point}`,
  saidOwn: (colour: Colour, points: readonly string[], hand: number) =>
    `${colourName[colour]}: ${points.length ? points.join(', ') : 'no stone on the board'}${hand ? `, ${stones(hand)} in hand` : ''}`,
  saidMoves: (moves: readonly string[]) => (moves.length ? `Possible: ${moves.join(', ')}` : 'No move is possible'),
  saidLast: (move: string) => `Last move: ${move}`,
  saidNoLast: 'No move yet',
  saidLastCapture: (point: string, label: string) => `Last taken: ${point}, in ${moveOf(label)}`,
  saidNoCapture: 'No stone taken yet',
  saidNoClock: 'No clock: time is unlimited.',
  tookBack: 'Taken back',
  wentOnElsewhere: 'The game has gone on in another window. This is where it stands now.',
  watchersDoNotMove: 'You are watching and cannot move here.',

  you: 'You',
  computer: 'Computer',
  playerNumber: (n: number) => `Player ${n}`,
  guest: 'Guest',
  inHand: (n: number) => `${stones(n)} in hand`,
  lost: (n: number) => `${stones(n)} lost`,
  onTurn: 'to play',
  away: 'away',
  seatFree: 'seat still free',
  score: (points: string) => `Score ${points}`,

  undo: 'Take back',
  redo: 'Move after all',
  askUndo: 'Ask to take back',
  offerDraw: 'Offer a draw',
  drawShort: 'Draw',
  claimDraw: 'Claim a draw',
  claimShort: 'Claim',
  resign: 'Resign',
  abort: 'Abort the game',
  nextGame: 'Next game',
  newGame: 'New game',
  record: 'Record',
  recordShort: 'Moves',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  change: 'Change move',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  load: 'Load',
  home: 'Start page',

  offers: (who: Who, message: string) => `${says(who, 'offer', 'offers')} a draw${message ? `: “${message}”` : '.'}`,
  yourOffer: (message: string) => `Your draw offer stands${message ? `: “${message}”` : '.'}`,
  declined: (who: Who, reason: string) =>
    `${says(who, 'decline', 'declines')} the draw${reason ? `: “${reason}”` : '.'}`,
  withdrew: (who: Who) => `${says(who, 'withdraw', 'withdraws')} the draw offer.`,
  tooLong: (n: number) => `That is too long. Shorten it by ${n === 1 ? '1 character' : `${n} characters`}.`,
  offerText: 'Message (optional)',
  declineText: 'Reason (optional)',
  withMove: 'Send with my next move',
  attachedOffer: 'The draw offer goes out with your next move.',
  attachedClaim: 'The claim goes out with your next move.',
  claimIntro: 'The program checks the claim and shows the proof.',
  claimReady: (proof: string) => `The claim is sound. ${proof}`,
  claimNothing: 'There is nothing to claim at present. Sent with a move, the claim counts as an offer.',
  claimRight: (proof: string) => `The claim is sound. ${proof}`,
  claimWrong: (occurrences: number, count: number, limit: number) =>
    `The claim is unfounded: the position has come up ${['', 'once', 'twice'][occurrences] ?? `${occurrences} times`}${limit ? `, and only ${count} of ${limit} plies without a mill have been played` : ''}.`,
  claimAsOffer: 'The claim was unfounded and now counts as a draw offer.',
  sendClaim: 'Check the claim',
  sendOffer: 'Offer',
  reallyResign: (mover: Mover) =>
    mover === 'you' ? 'Do you want to resign the game?' : `Resign the game for ${colourName[mover]}?`,

  refusals: {
    old_version: 'Something has happened in the meantime. Look at the position again.',
    not_seated: 'You are only watching here.',
    not_yours: 'Only the other side may do that.',
    not_your_turn: 'It is not your turn.',
    opponent_missing: 'Your opponent has not joined yet.',
    game_running: 'The game is still in progress.',
    nothing_asked: 'There is no request to answer.',
    not_away: 'Your opponent has not been away for long enough.',
    too_many: 'That was too much at once. It goes on in a moment.',
    busy: 'The server is busy. It is tried again in a moment.',
    bad_answer:
      'The server gave an answer that was not expected. Reload the page. If that does not help, its version does not fit this page.',
    bad_message: 'The server did not understand that. Reload the page.',
    bad_host: 'The server cannot be reached by this name.',
    bad_request: 'The server did not accept that.',
    too_large: 'That is too long.',
    unknown_game: 'This game is no longer the one being played.',
    handicap_position:
      'This handicap has a starting position of its own. Take away the one you set up, or choose another handicap.',
    handicap_flying:
      'By these rules not everybody flies anyway. Choose another handicap, or rules by which both may fly.',
    bad_rules: 'These rules cannot be read.',
    bad_position: 'This position cannot be read.',
    bad_record: 'This record cannot be read.',
    bad_event: 'That cannot be read.',
    bad_origin: 'This address does not belong to the server.',
    not_found: 'There is no such table.',
    computer_failed: 'The computer does not answer. Reload the page, the game is kept.',
    offline: 'The server cannot be reached.',
  },
  place: (line: number, column: number) => `Line ${line}, column ${column}:`,
  refusedElse: 'That did not work.',

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
        return `${colourName.white} never flies.`;
      },
      get black() {
        return `${colourName.black} never flies.`;
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

  hint: 'Hint',
  hintMove: (move: string, capture: string | null) => `Hint: ${move}${capture ? `, take ${capture}` : ''}.`,
  hintClaim: 'Hint: claim a draw.',
  hintSought: 'The computer is looking for a move for you.',
  thoughts: 'What the computer thinks',
  thoughtsShort: 'Thoughts',
  noThoughts: 'Nothing yet',
  even: 'Even',
  better: (colour: Colour, degree: 0 | 1 | 2, ahead: string) =>
    `${colourName[colour]} is ${['slightly better', 'better', 'much better'][degree]} (+${ahead} ${ahead === '1' ? 'stone' : 'stones'})`,
  winsIn: (colour: Colour, moves: number) =>
    `${colourName[colour]} wins in ${moves === 1 ? '1 move' : `${moves} moves`}`,
  depth: (plies: number) => `Depth ${plies}:`,
  showPlan: 'On the board',

  continueGame: 'Continue',
  continueHint: (what: string, ply: number) => `${what}, ${plies(ply)} played`,
  myGames: 'My games',
  myGamesLink: (n: number) => `My games (${n})`,
  searchGames: 'Search: opponent, result, date',
  noGames: 'None yet. What you play here will stand in this list.',
  nothingFound: 'Nothing found.',
  pliesPlayed: (n: number) => `${plies(n)} played`,
  isRunning: 'still in progress',
  isDrawn: 'draw',
  isAborted: 'aborted',
  hasWon: (who: Who) => `${says(who, 'have', 'has')} won`,
  remove: 'Delete',
  reallyRemove: (what: string, over: boolean) =>
    over
      ? `Delete the game “${what}”? It will be gone.`
      : `Delete the game “${what}”, which is still in progress? It will be gone.`,
  downloadAll: (n: number) => `Download all ${n}`,
  allGamesFile: 'muehle-games.txt',
  notLasting: 'This browser keeps nothing: when the page is closed, the game is gone.',
  goneGame: 'This browser does not keep this game (any more).',

  lostTitle: 'This leads nowhere',
  nothingHere: 'There is nothing at this address. Check whether it is complete.',
  badWayBack: 'This way back opens no seat at this table. Check whether the link is complete.',
  wrongWish: (name: string, value: string, choices: readonly string[]) =>
    `This address says ${name}=${value}. Possible is ${name}=${joined(choices, 'or')}.`,

  // The home page.
  homeBegin: 'Place your first stone.',
  homeBlack: 'The computer places first.',
  homeOpponent: (opponent) => `Your opponent: ${opponent}.`,
  pages: 'Pages',
  learn: 'Learn',
  lesson: 'Lesson',
  newHere: 'New here?',
  learnLink: 'How Mühle is played',
  withSomebody: 'With somebody',
  partMissing: 'This part of the page could not be loaded. Can the server be reached?',
  tryAgain: 'Try again',

  againstComputer: 'Against the computer',
  twoHere: 'Two at one board',
  withLink: 'Invite with a link',
  play: 'Play',
  makeLink: 'Make a link',
  level: 'Level',
  yourColour: 'Your colour',
  lot: 'By lot',
  rules: 'Rules',
  rulesOf: (title: string) => `Rules: ${title}`,
  houseRules: 'House rules',
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
  // At the player who gives it.
  handicapShort: { one_stone: '−1 stone', two_stones: '−2 stones', no_flying: 'never flies' },
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
    return `24 characters from a7 to g1 (W for ${white}, B for ${black}, else a dot), who is to play (w or b), stones in hand of ${white} and ${black}`;
  },
  setUpOnBoard: 'Set up on the board',
  setUpText: 'Position as text',
  editTool: 'What a tap sets',
  takeAway: 'nothing, takes away',
  onBoard: (white, black) =>
    `On the board: ${colourName.white} ${white}, ${colourName.black} ${black}. Tap again to take a stone away.`,
  whoIsToMove: 'Who is to play?',
  handOf: (colour) => `${colourName[colour]}: stones in hand`,
  turnBoard: 'Turn the board',
  clearBoard: 'Take all away',
  loadRecord: 'Load a record',
  recentTables: 'Your tables',
  notWorking: 'The rules of the game could not be loaded. Reload the page.',

  gameNumber: (n: number) => `Game ${n}`,
  lotGave: (who: Who, colour: Colour) => `By lot: ${says(who, 'have', 'has', true)} ${colourName[colour]}.`,
  chooseColour: 'The loser chooses: which colour would you like?',
  takeColour: (colour: Colour) => `Take ${colourName[colour]}`,
  asksNext: (who: Who) => `${says(who, 'would', 'would')} like another game.`,
  askedNext: 'You would like another game. Waiting for the answer.',
  asksUndo: (who: Who, n: number) => `${says(who, 'would', 'would')} like to take back ${plies(n)}.`,
  askedUndo: 'You would like to take back. Waiting for the answer.',
  inviteTitle: 'Send this link',
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
  join: 'Play',
  watch: 'Watch',
  ownInvitation: 'Is it your own invitation? Then choose “Watch”; your way back leads to your seat.',
  yourNameHere: 'Your name at this table',
  rename: 'Change',
  renamed: 'Changed',
  returnTitle: 'Your way back',
  returnHint: 'This link brings you back to your seat on any device. Keep it to yourself.',
  watching: 'You are watching.',
  tableLinks: 'Links',
  awaySince: (who: Who, minutes: number) =>
    minutes < 1
      ? `${says(who, 'are', 'is')} not here just now.`
      : `${says(who, 'have', 'has')} been away for ${minutes} min.`,
  mayAbort: 'You may abort the game.',
  abortAfter: (minutes: number) => `After ${minutes} min you may abort the game.`,
  connecting: 'Connecting',
  reconnecting: 'Connection lost. Trying again',
  sending: 'Sending',
  goneTable: 'There is no such table (any more).',
  goneTableHint: 'Check whether the link is complete, or ask for a new one.',

  moves: 'Moves',
  noMoves: 'No moves yet',
  variation: 'Variation',
  first: 'To the start',
  previous: 'One move back',
  next: 'One move forward',
  latest: 'To the game',
  typeMove: 'Type a move',
  typeMoveHint: 'd6, a1-a4, a1-a4xg7',
  enter: 'Play',
  settings: 'Settings',
  language: 'Language',
  theme: 'Colours of the page',
  themeAuto: 'like the system',
  themeLight: 'light',
  themeDark: 'dark',
  sound: 'Sounds',
  soundOn: 'Sounds on',
  soundOff: 'Sounds off',
  material: 'Board',
  materials: { wood: 'wood', slate: 'slate', paper: 'paper' },
  stoneSet: 'Stones',
  stoneSets: { 'ivory-ebony': 'White and Black', 'red-blue': 'Red and Blue' },
  largeSetting: 'Large board',
  turnedSetting: (colour) => `Turn the board when you have ${colourName[colour]}`,
  coordinatesSetting: 'Coordinates on the board',
  confirmSetting: 'Confirm moves',
  keys: 'Keys',
  hintsSetting: 'Hints against the computer',
  threatsSetting: 'Against the computer, show where it can close a mill',
  singleKeysSetting: 'Keys of a single letter',
  keysHelp: [
    ['Arrows', 'on the board: to the next point; elsewhere: through the moves'],
    ['Enter, Space', 'choose a point'],
    ['Esc', 'take back the first half of the move'],
    ['B', 'to the board'],
    ['E', 'type a move'],
    ['S', 'who is to play?'],
    ['O', 'own stones'],
    ['P', "the other side's stones"],
    ['L', 'last move'],
    ['M', 'possible moves'],
    ['C', 'last captured stone'],
    ['T', 'clocks'],
    ['?', 'this list'],
  ],
};
