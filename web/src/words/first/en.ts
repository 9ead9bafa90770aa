// What the home page and a game say at once, in English.
import type { Colour, DrawRule } from '../../rules/view';
import type { Messages, Mover, Who } from './de';
import { levels, remarks, titles } from '../../../../words/en.json?first';
import { joined } from '../base/list';
import { byStones, renamed } from '../base/sides';

const colourName = byStones({
  'ivory-ebony': { white: 'White', black: 'Black' },
  'red-blue': { white: 'Red', black: 'Blue' },
});
const colourOf = byStones({
  'ivory-ebony': { white: 'white', black: 'black' },
  'red-blue': { white: 'red', black: 'blue' },
});
const newNames = { White: 'Red', Black: 'Blue', white: 'red', black: 'blue' };
export const stones = (n: number): string => (n === 1 ? '1 stone' : `${n} stones`);
const plies = (n: number): string => (n === 1 ? '1 ply' : `${n} plies`);
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
export const moveOf = (label: string, number = numberOf(label), noun = 'move'): string =>
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
export const says = (who: Who, second: string, third: string, inside = false): string =>
  `${nameOf(who, inside)} ${who === 'you' ? second : third}`;

// “Your turn: move a stone.”, “White to play: move a stone”
const turnOf = (mover: Mover, task: string): string =>
  `${mover === 'you' ? 'Your turn' : `${colourName[mover]} to play`}: ${task}${task.endsWith('?') ? '' : '.'}`;
const result = (winner: Who, loser: Who): string =>
  loser === 'you' ? 'You have lost' : says(winner, 'have won', 'wins');

export const en: Messages = {
  code: 'en',
  gameName: 'Mühle',
  colour: (colour: Colour) => colourName[colour],
  list,
  choice: (items: readonly string[]) => joined(items, 'or'),
  titled: (title, text) => `${title}: ${text}`,
  shared: { titles, levels, remarks },
  named: (text: string) => renamed(text, newNames),

  toPlace: (mover: Mover, left: number) => turnOf(mover, `place a stone (${left} left)`),
  toMove: (mover: Mover) => turnOf(mover, 'move a stone'),
  toFly: (mover: Mover) => turnOf(mover, 'fly with a stone'),
  toTarget: (mover: Mover, from: string) => turnOf(mover, `where does ${from} go?`),
  toCapture: (victim: Colour) => `Mill! Take a ${colourOf[victim]} stone.`,
  toCaptureOnce: (victim: Colour) => `Two mills at once! Even so, take only one ${colourOf[victim]} stone.`,
  toConfirm: (move: string) => `Play ${move}?`,
  thinking: (colour: Colour) => `${colourName[colour]} to play: the computer is thinking.`,
  waitingFor: (colour: Colour, who: Who) => `${colourName[colour]} to play: waiting for ${nameOf(who, true)}.`,
  lookingBack: (label: string) => `Looking back: position after ${label}.`,
  lookingAside: (label: string) => `Variation: position after ${label}.`,
  lookingAtStart: 'Looking back: the first position.',

  winsTooFew: (winner: Who, loser: Who) =>
    `${result(winner, loser)}: ${says(loser, 'have', 'has', true)} only two stones left.`,
  winsBlocked: (winner: Who, loser: Who) => `${result(winner, loser)}: ${nameOf(loser, true)} cannot move.`,
  winsResigned: (winner: Who, loser: Who) => `${result(winner, loser)}: ${says(loser, 'have', 'has', true)} resigned.`,
  winsTime: (winner: Who, loser: Who) =>
    `${result(winner, loser)}: ${says(loser, 'have', 'has', true)} run out of time.`,
  winsJudged: (winner: Who, loser: Who) => `${result(winner, loser)}: the referee decided so.`,
  winsAbsent: (winner: Who, loser: Who) => `${result(winner, loser)}: the other side stayed away.`,
  winsRecorded: (winner: Who, loser: Who) => `${result(winner, loser)}, as the record says.`,
  drawAgreed: 'Draw by agreement.',
  drawRepetition: 'Draw: the same position for the third time.',
  drawNoMill: (limit: number) => `Draw: ${pliesOf(limit)} without a mill.`,
  drawJudged: 'Draw by a referee’s decision.',
  drawAbsent: 'Draw: one side stayed away.',
  drawRecorded: 'Draw, as the record says.',
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
  overPlayOn: 'The game is over. “Play from here” begins a new one from this position.',
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
  saidFly: (colour: Colour, from: string, to: string) => `${colourName[colour]} flies from ${from} to ${to}`,
  saidMill: 'closes a mill',
  saidDoubleMill: 'closes two mills',
  saidCapture: (point: string) => `takes ${point}`,
  tookBack: 'Taken back.',
  wentOnElsewhere: 'The game has gone on in another window. This is where it stands now.',
  watchersDoNotMove: 'You are watching and cannot move here.',

  you: 'You',
  computer: 'Computer',
  playerNumber: (n: number) => `Player ${n}`,
  guest: 'Guest',
  deletedAccount: 'deleted account',
  inHand: (n: number) => `${stones(n)} in hand`,
  lost: (n: number) => `${stones(n)} lost`,
  onTurn: 'to play',
  away: 'away',
  seatFree: 'seat still free',
  score: (points: string) => `Score ${points}`,

  undo: 'Take back',
  redo: 'Move after all',
  playOn: 'Play from here',
  askUndo: 'Ask to take back',
  offerDraw: 'Offer a draw',
  drawShort: 'Draw',
  claimDraw: 'Claim a draw',
  claimShort: 'Claim',
  resign: 'Resign',
  abort: 'Abort the game',
  abortShort: 'Abort',
  nextGame: 'Next game',
  noThanks: 'No, thanks',
  another: 'Another position',
  record: 'Record',
  recordShort: 'Moves',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  change: 'Change move',
  skip: 'To the content',
  home: 'Start page',

  offers: (who: Who, message: string) => `${says(who, 'offer', 'offers')} a draw${message ? `: “${message}”` : '.'}`,
  yourOffer: (message: string) => `Your draw offer stands${message ? `: “${message}”` : '.'}`,
  declined: (who: Who, reason: string) =>
    `${says(who, 'decline', 'declines')} the draw${reason ? `: “${reason}”` : '.'}`,
  claimed: (who: Who, message: string) =>
    `${says(who, 'have', 'has')} claimed the draw${message ? `: “${message}”` : '.'}`,
  withdrew: (who: Who) => `${says(who, 'withdraw', 'withdraws')} the draw offer.`,
  attachedOffer: 'The draw offer goes out with your next move.',
  attachedClaim: 'The claim goes out with your next move.',
  claimRight: (proof: string) => `The claim is sound. ${proof}`,
  claimWrong: (occurrences: number, count: number, limit: number) =>
    `The claim is unfounded: the position has come up ${['', 'once', 'twice'][occurrences] ?? `${occurrences} times`}${limit ? `, and only ${count} of ${limit} plies without a mill have been played` : ''}.`,
  claimAsOffer: 'The claim was unfounded and now counts as a draw offer.',

  refusedElse: 'That did not work.',
  computerFailed: 'The computer does not answer. Reload the page, the game is kept.',

  review: 'Review',
  hint: 'Hint',
  hintMove: (move: string, capture: string | null) => `Hint: ${move}${capture ? `, take ${capture}` : ''}.`,
  hintClaim: 'Hint: claim a draw.',
  hintSought: 'The computer is looking for a move for you.',
  thoughts: 'What the computer thinks',
  thoughtsShort: 'Thoughts',

  continueGame: 'Continue',
  continueHint: (what: string, ply: number) => `${what}, ${plies(ply)} played`,
  myGames: 'My games',
  myGamesLink: (n: number) => `My games (${n})`,
  isRunning: 'still in progress',
  isDrawn: 'draw',
  isAborted: 'aborted',
  hasWon: (who: Who) => `${says(who, 'have', 'has')} won`,
  notLasting: 'This browser keeps nothing: when the page is closed, the game is gone.',
  goneGame: 'This browser does not keep this game (any more).',

  // The home page.
  homeBegin: 'Place your first stone.',
  homeBlack: 'The computer places first.',
  homeYourTurn: 'It is your turn.',
  homeHint: 'Tap a point, and the computer answers. No account, no ads.',
  pages: 'Pages',
  learn: 'Learn',
  puzzles: 'Puzzles',
  lobby: 'Lobby',
  tournaments: 'Tournaments',
  clubs: 'Clubs',
  analysis: 'Analysis',
  more: 'More',
  newHere: 'New here?',
  learnLink: 'How Mühle is played',
  solution: 'The solution',
  withSomebody: 'With somebody',
  partMissing: 'This part of the page could not be loaded. Can the server be reached?',
  tryAgain: 'Try again',

  againstComputer: 'Against the computer',
  oneBoard: 'At one board',
  invite: 'Invite',
  play: 'Play',
  level: 'Level',
  yourColour: 'Your colour',
  lot: 'By lot',
  // At the player who gives it.
  handicapShort: { one_stone: '−1 stone', two_stones: '−2 stones', no_flying: 'never flies' },
  rulesOf: (title: string) => `Rules: ${title}`,
  houseRules: 'House rules',
  loadRecord: 'Load a record',
  recentTables: 'Your tables',
  notWorking: 'The rules of the game could not be loaded. Reload the page.',

  gameNumber: (n: number) => `Game ${n}`,
  leaveAsk: 'This has not been sent yet. Discard it?',
  discard: 'Discard',
  stay: 'Go on',
  isRated: 'rated',
  isCasual: 'casual',
  lotGave: (who: Who, colour: Colour) => `By lot: ${says(who, 'have', 'has', true)} ${colourName[colour]}.`,
  chooseColour: 'The loser chooses: which colour would you like?',
  takeColour: (colour: Colour) => `Take ${colourName[colour]}`,
  asksNext: (who: Who) => `${says(who, 'would', 'would')} like another game.`,
  askedNext: 'You would like another game. Waiting for the answer.',
  asksUndo: (who: Who, n: number) =>
    `${says(who, 'would', 'would')} like to take back ${n === 1 ? 'the last move' : 'the last two moves'}.`,
  askedUndo: 'You would like to take back. Waiting for the answer.',
  inviteTitle: 'Send this link',
  join: 'Play',
  watching: 'You are watching.',
  tableLinks: 'Table',
  backAgain: (who: Who) => `${says(who, 'are', 'is')} back.`,
  connecting: 'Connecting…',
  reconnecting: 'Connection lost. Trying again…',
  reconnected: 'Connected again.',
  sending: 'Sending…',

  moves: 'Moves',
  noMoves: 'No moves yet.',
  variation: 'Variation',
  first: 'To the start',
  previous: 'One move back',
  next: 'One move forward',
  latest: 'To the game',
  typeMove: 'Type a move',
  typeMoveHint: 'd6, a1-a4, a1-a4xg7',
  enter: 'Play',
  settings: 'Settings',
  soundOn: 'Sounds on',
  soundOff: 'Sounds off',
};

export { colourName, plies, pliesOf };
