// What the home page and a game say at once, in German; everything else is in `later/`. English has the same keys: it does
// not compile otherwise.
import type { Colour, DrawRule } from '../../rules/view';
import { levels, remarks, titles } from '../../../../words/de.json?first';
import type { Language } from '../../browser/settings.svelte';
import { joined } from '../base/list';
import type { SharedTexts } from '../base/shared';
import { byStones, renamed } from '../base/sides';

// Somebody in a sentence. `opponent` is whoever sits opposite and has no name, or will once the seat is taken.
export type Who = 'you' | 'opponent' | 'computer' | { name: string };
// Whose turn it is: by colour for who watches or plays both sides.
export type Mover = Colour | 'you';

type Case = 'nominative' | 'accusative';

const colourName = byStones({
  'ivory-ebony': { white: 'Weiß', black: 'Schwarz' },
  'red-blue': { white: 'Rot', black: 'Blau' },
});
const colourOf = byStones({
  'ivory-ebony': { white: 'weiß', black: 'schwarz' },
  'red-blue': { white: 'rot', black: 'blau' },
});
const newNames = { Weiß: 'Rot', Schwarz: 'Blau', weiß: 'rot', schwarz: 'blau' };
const stoneOf = (colour: Colour): Record<Case, string> => ({
  nominative: `ein ${colourOf[colour]}er Stein`,
  accusative: `einen ${colourOf[colour]}en Stein`,
});
export const stones = (n: number): string => (n === 1 ? '1 Stein' : `${n} Steine`);
const plies = (n: number): string => (n === 1 ? '1 Halbzug' : `${n} Halbzüge`);
const pliesDative = (n: number): string => (n === 1 ? '1 Halbzug' : `${n} Halbzügen`);
const list = (items: readonly string[]): string => joined(items, 'und');

const numerals = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const manyMoves = 40; // plies from which on people count in moves
// „20 Halbzüge (zehn je Seite)“, „50 Züge je Seite (100 Halbzüge)“; `n` is the ending of the dative.
function pliesOf(limit: number, n: '' | 'n' = ''): string {
  const moves = limit / 2;
  if (!Number.isInteger(moves) || limit < 4) return n ? pliesDative(limit) : plies(limit);
  return limit < manyMoves
    ? `${limit} Halbzüge${n} (${numerals[moves] ?? moves} je Seite)`
    : `${moves} Züge${n} je Seite (${limit} Halbzüge${n})`;
}

// A move by its label in the record, `12.` or `12…`: „Zug 12 (Weiß)“.
const numberOf = (label: string): string => String(parseInt(label));
export const moveOf = (label: string, number = numberOf(label), noun = 'Zug'): string =>
  `${noun} ${number} (${label.endsWith('.') ? colourName.white : colourName.black})`;

// Where one position stood: „nach den Zügen 9, 11 und 13 (Schwarz)“. It is always the same side that has moved.
function standsAfter(labels: readonly string[]): string {
  const moves = labels.filter((label) => label !== 'start');
  const [first] = moves;
  if (!first) return 'am Anfang';
  const after =
    moves.length === 1 ? `nach ${moveOf(first)}` : `nach den ${moveOf(first, list(moves.map(numberOf)), 'Zügen')}`;
  return moves.length < labels.length ? `am Anfang und ${after}` : after;
}

// „Du bietest“, „Anna bietet“; the rest of the sentence says nothing of the person.
export function says(who: Who, second: string, third: string): string {
  if (who === 'you') return `Du ${second}`;
  const name = who === 'opponent' ? 'Dein Gegenüber' : who === 'computer' ? 'Der Computer' : who.name;
  return `${name} ${third}`;
}
// „Du bist am Zug: Zieh einen Stein.“, „Weiß am Zug: Stein ziehen“
const turnOf = (mover: Mover, you: string, other: string): string =>
  mover === 'you' ? `Du bist am Zug: ${you}` : `${colourName[mover]} am Zug: ${other}`;
const result = (winner: Who, loser: Who): string =>
  loser === 'you' ? 'Du hast verloren' : says(winner, 'hast gewonnen', 'gewinnt');
function accusative(who: Who): string {
  if (who === 'you') return 'dich';
  return who === 'opponent' ? 'dein Gegenüber' : who === 'computer' ? 'den Computer' : who.name;
}

export const de = {
  code: 'de' as Language,
  gameName: 'Mühle',
  colour: (colour: Colour) => colourName[colour],
  list,
  choice: (items: readonly string[]) => joined(items, 'oder'),
  titled: (title: string, text: string) => `${title}: ${text}`, // a heading or a label before what it is about
  shared: { titles, levels, remarks } as SharedTexts,
  named: (text: string) => renamed(text, newNames), // a shared text, for the stones that are set

  // The state line.
  toPlace: (mover: Mover, left: number) =>
    turnOf(mover, `Setz einen Stein (noch ${left}).`, `Stein setzen (noch ${left}).`),
  toMove: (mover: Mover) => turnOf(mover, 'Zieh einen Stein.', 'Stein ziehen.'),
  toFly: (mover: Mover) => turnOf(mover, 'Spring mit einem Stein.', 'mit einem Stein springen.'),
  toTarget: (mover: Mover, from: string) => turnOf(mover, `Wohin mit ${from}?`, `Wohin mit ${from}?`),
  toCapture: (victim: Colour) => `Mühle! Nimm ${stoneOf(victim).accusative}.`,
  toCaptureOnce: (victim: Colour) => `Zwei Mühlen auf einmal! Nimm trotzdem nur ${stoneOf(victim).accusative}.`,
  toConfirm: (move: string) => `Zug ${move} bestätigen?`,
  thinking: (colour: Colour) => `${colourName[colour]} am Zug: Der Computer denkt nach.`,
  waitingFor: (colour: Colour, who: Who) => `${colourName[colour]} am Zug: Warten auf ${accusative(who)}.`,
  lookingBack: (label: string) => `Rückblick: Stellung nach ${label}.`,
  lookingAside: (label: string) => `Variante: Stellung nach ${label}.`,
  lookingAtStart: 'Rückblick: Stellung am Anfang.',

  // How a game ended.
  winsTooFew: (winner: Who, loser: Who) =>
    `${result(winner, loser)}: ${says(loser, 'hast', 'hat')} nur noch zwei Steine.`,
  winsBlocked: (winner: Who, loser: Who) =>
    `${result(winner, loser)}: ${says(loser, 'kannst', 'kann')} nicht mehr ziehen.`,
  winsResigned: (winner: Who, loser: Who) => `${result(winner, loser)}: ${says(loser, 'hast', 'hat')} aufgegeben.`,
  winsTime: (winner: Who, loser: Who) => `${result(winner, loser)}: ${says(loser, 'hast', 'hat')} keine Zeit mehr.`,
  winsJudged: (winner: Who, loser: Who) => `${result(winner, loser)}: So lautet der Schiedsspruch.`,
  winsAbsent: (winner: Who, loser: Who) => `${result(winner, loser)}: Die andere Seite kam nicht wieder.`,
  winsRecorded: (winner: Who, loser: Who) => `${result(winner, loser)}: So steht es in der Aufzeichnung.`,
  drawAgreed: 'Remis durch Einigung.',
  drawRepetition: 'Remis: dieselbe Stellung zum dritten Mal.',
  drawNoMill: (limit: number) => `Remis: ${pliesOf(limit)} ohne Mühle.`,
  drawJudged: 'Remis durch Schiedsspruch.',
  drawAbsent: 'Remis: Eine Seite kam nicht wieder.',
  drawRecorded: 'Remis: So steht es in der Aufzeichnung.',
  aborted: 'Die Partie ist abgebrochen und zählt nicht.',
  proofOf: (rule: DrawRule, proof: readonly string[]) =>
    rule === 'repetition'
      ? `Dieselbe Stellung ${standsAfter(proof)}`
      : `Keine Mühle seit ${!proof[0] || proof[0] === 'start' ? 'dem Anfang' : moveOf(proof[0])}`,

  // Notes below the state line.
  noMillSoFar: (count: number, limit: number) =>
    `Seit ${pliesDative(count)} keine Mühle. Nach ${limit} ist die Partie remis.`,
  noMillClaimable: (count: number, limit: number) =>
    `Seit ${pliesDative(count)} keine Mühle. Ab ${limit} kann Remis beantragt werden.`,
  secondTime: 'Diese Stellung steht zum zweiten Mal. Beim dritten Mal ist die Partie remis.',
  secondTimeClaim: 'Diese Stellung steht zum zweiten Mal. Beim dritten Mal kann Remis beantragt werden.',
  secondTimeConsecutive:
    'Diese Stellung steht zum zweiten Mal. Entsteht sie auf demselben Weg gleich noch einmal, ist die Partie remis.',
  claimDue: 'Remis kann jetzt beantragt werden.',
  drawSuggested: 'Niemand kommt voran. Ein Remisangebot liegt nahe.',
  millClosed: (who: Who, mills: number, taken: string | null) =>
    `${says(who, 'hast', 'hat')} ${mills > 1 ? 'zwei Mühlen' : 'eine Mühle'} geschlossen${taken ? ` und ${who === 'you' ? 'nimmst' : 'nimmt'} ${taken}` : ''}.`,
  allProtected: (owner: Colour) => `Nichts zu nehmen: Alle Steine von ${colourName[owner]} sind geschützt.`,
  nothingThere: 'Nichts zu nehmen: Auf dem Brett steht kein anderer Stein.',
  protectedInMill: (point: string) => `${point} ist geschützt: Der Stein steht in einer Mühle, andere stehen frei.`,
  takeOpponents: (victim: Colour) =>
    `Nimm einen der markierten ${colourOf[victim]}en Steine. „Zug ändern“ nimmt den Zug zurück.`,
  takeNotEmpty: (victim: Colour) => `Hier steht nichts. Nimm einen der markierten ${colourOf[victim]}en Steine.`,
  blockedStone: (point: string) => `${point} ist eingeschlossen: Kein Nachbarpunkt ist frei.`,
  chooseOwn: (colour: Colour) => `Wähle zuerst ${stoneOf(colour).accusative}.`,
  notYours: (colour: Colour) => `Der Stein gehört ${colourName[colour]}.`,
  notYourTurn: (colour: Colour) => `${colourName[colour]} ist am Zug.`,
  gameIsOver: 'Die Partie ist zu Ende.',
  overPlayOn: 'Die Partie ist zu Ende. „Ab hier spielen“ beginnt von dieser Stellung aus eine neue.',
  backToGame: 'Geh zurück zur Partie, dann kannst du ziehen.',
  unreadableMove: 'Das ist kein Zug. Schreib zum Beispiel d6, a1-a4 oder a1-a4xg7.',
  moveFails: 'Der Zug geht hier nicht.',

  // Points and announcements.
  boardName: 'Spielbrett',
  pointEmpty: (point: string) => `${point}, leer`,
  pointStone: (point: string, colour: Colour) => `${point}, ${colourOf[colour]}`,
  inMill: 'in einer Mühle',
  inMills: 'in zwei Mühlen',
  isTarget: 'möglich',
  isThreat: (by: Colour) => `hier schließt ${colourName[by]} eine Mühle`,
  isRemovable: 'kann genommen werden',
  isChosen: 'gewählt',
  isProtected: 'geschützt',
  saidPlace: (colour: Colour, to: string) => `${colourName[colour]} setzt auf ${to}`,
  saidMove: (colour: Colour, from: string, to: string) => `${colourName[colour]} zieht von ${from} nach ${to}`,
  saidFly: (colour: Colour, from: string, to: string) => `${colourName[colour]} springt von ${from} nach ${to}`,
  saidMill: 'schließt eine Mühle',
  saidDoubleMill: 'schließt zwei Mühlen',
  saidCapture: (point: string) => `nimmt ${point}`,
  tookBack: 'Zurückgenommen.',
  wentOnElsewhere: 'Die Partie ist in einem anderen Fenster weitergegangen. Das ist der neue Stand.',
  watchersDoNotMove: 'Du schaust zu und kannst hier nicht ziehen.',

  // Players and what lies beside the board.
  you: 'Du',
  computer: 'Computer',
  playerNumber: (n: number) => `Spieler ${n}`,
  guest: 'Gast',
  deletedAccount: 'gelöschtes Konto', // in the place of a name
  inHand: (n: number) => `${stones(n)} in der Hand`,
  lost: (n: number) => `${stones(n)} verloren`,
  onTurn: 'am Zug',
  away: 'nicht da',
  seatFree: 'Platz noch frei',
  score: (points: string) => `Stand ${points}`,

  // Actions.
  undo: 'Zurück\u00adnehmen',
  redo: 'Doch ziehen',
  playOn: 'Ab hier spielen',
  askUndo: 'Zurücknahme erbitten',
  offerDraw: 'Remis anbieten',
  drawShort: 'Remis',
  claimDraw: 'Remis beantragen',
  claimShort: 'Antrag',
  resign: 'Aufgeben',
  abort: 'Partie abbrechen',
  abortShort: 'Abbrechen',
  nextGame: 'Nächste Partie',
  noThanks: 'Nein, danke',
  another: 'Andere Stellung',
  record: 'Aufzeichnung',
  recordShort: 'Züge',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  change: 'Zug ändern',
  skip: 'Zum Inhalt',
  home: 'Startseite',

  // Offers, claims, resigning.
  offers: (who: Who, message: string) =>
    `${says(who, 'bietest', 'bietet')} Remis an${message ? `: „${message}“` : '.'}`,
  yourOffer: (message: string) => `Dein Remisangebot steht${message ? `: „${message}“` : '.'}`,
  declined: (who: Who, reason: string) =>
    `${says(who, 'lehnst', 'lehnt')} das Remis ab${reason ? `: „${reason}“` : '.'}`,
  claimed: (who: Who, message: string) =>
    `${says(who, 'hast', 'hat')} das Remis beantragt${message ? `: „${message}“` : '.'}`,
  withdrew: (who: Who) => `${says(who, 'ziehst', 'zieht')} das Remisangebot zurück.`,
  attachedOffer: 'Das Remisangebot geht mit deinem nächsten Zug hinaus.',
  attachedClaim: 'Der Antrag geht mit deinem nächsten Zug hinaus.',
  claimRight: (proof: string) => `Der Antrag ist berechtigt. ${proof}`,
  claimWrong: (occurrences: number, count: number, limit: number) =>
    `Der Antrag ist unbegründet: Die Stellung steht zum ${['', 'ersten', 'zweiten'][occurrences] ?? `${occurrences}.`} Mal${limit ? `, und ohne Mühle sind erst ${count} von ${limit} Halbzügen gespielt` : ''}.`,
  claimAsOffer: 'Der Antrag war unbegründet und gilt jetzt als Remisangebot.',

  // What a game refuses stands in the shared texts.
  refusedElse: 'Das ging nicht.',
  computerFailed: 'Der Computer antwortet nicht. Lade die Seite neu, die Partie bleibt erhalten.',

  // What the computer would do, and what it thinks.
  review: 'Auswerten',
  hint: 'Tipp',
  hintMove: (move: string, capture: string | null) => `Tipp: ${move}${capture ? `, nimm ${capture}` : ''}.`,
  hintClaim: 'Tipp: Beantrage Remis.',
  hintSought: 'Der Computer sucht einen Zug für dich.',
  thoughts: 'Was der Computer denkt',
  thoughtsShort: 'Gedanken',

  // Start page, and the games kept here.
  continueGame: 'Weiterspielen',
  continueHint: (what: string, ply: number) => `${what}, ${plies(ply)} gespielt`,
  myGames: 'Meine Partien',
  myGamesLink: (n: number) => `Meine Partien (${n})`,
  isRunning: 'läuft noch',
  isDrawn: 'remis',
  isAborted: 'abgebrochen',
  hasWon: (who: Who) => `${says(who, 'hast', 'hat')} gewonnen`,
  notLasting: 'Dieser Browser bewahrt nichts auf: Ist die Seite zu, ist die Partie weg.',
  goneGame: 'Diese Partie bewahrt dieser Browser nicht (mehr) auf.',

  // The home page.
  homeBegin: 'Setz deinen ersten Stein.',
  homeBlack: 'Der Computer setzt zuerst.',
  homeYourTurn: 'Du bist am Zug.',
  homeHint: 'Tipp auf einen Punkt, und der Computer antwortet. Ohne Konto, ohne Werbung.',
  pages: 'Seiten',
  learn: 'Lernen',
  puzzles: 'Rätsel',
  lobby: 'Lobby',
  tournaments: 'Turniere',
  clubs: 'Vereine',
  analysis: 'Analyse',
  more: 'Mehr',
  newHere: 'Neu hier?',
  learnLink: 'So geht Mühle',
  solution: 'Die Lösung',
  withSomebody: 'Mit jemandem',
  partMissing: 'Dieser Teil der Seite konnte nicht geladen werden. Ist der Server zu erreichen?',
  tryAgain: 'Noch einmal versuchen',

  againstComputer: 'Gegen den Computer',
  oneBoard: 'An einem Brett',
  invite: 'Einladen',
  play: 'Spielen',
  level: 'Stufe',
  yourColour: 'Deine Farbe',
  lot: 'Auslosen',
  // At the player who gives it.
  handicapShort: { one_stone: '−1 Stein', two_stones: '−2 Steine', no_flying: 'springt nie' },
  rulesOf: (title: string) => `Regeln: ${title}`,
  houseRules: 'Eigene Regeln',
  loadRecord: 'Aufzeichnung laden',
  recentTables: 'Deine Tische',
  notWorking: 'Die Spielregeln konnten nicht geladen werden. Lade die Seite neu.',

  // Games, series, tables.
  gameNumber: (n: number) => `Partie ${n}`,
  leaveAsk: 'Das ist noch nicht abgeschickt. Soll es verworfen werden?',
  discard: 'Verwerfen',
  stay: 'Weiter bearbeiten',
  isRated: 'gewertet',
  isCasual: 'ohne Wertung',
  lotGave: (who: Who, colour: Colour) => `Ausgelost: ${says(who, 'hast', 'hat')} ${colourName[colour]}.`,
  chooseColour: 'Wer verloren hat, wählt: Welche Farbe willst du?',
  takeColour: (colour: Colour) => `${colourName[colour]} nehmen`,
  asksNext: (who: Who) => `${says(who, 'möchtest', 'möchte')} noch eine Partie.`,
  askedNext: 'Du möchtest noch eine Partie. Warten auf die Antwort.',
  asksUndo: (who: Who, n: number) =>
    `${says(who, 'möchtest', 'möchte')} ${n === 1 ? 'den letzten Zug' : 'die letzten beiden Züge'} zurücknehmen.`,
  askedUndo: 'Du möchtest zurücknehmen. Warten auf die Antwort.',
  inviteTitle: 'Schick diesen Link',
  join: 'Mitspielen',
  watching: 'Du schaust zu.',
  tableLinks: 'Tisch',
  backAgain: (who: Who) => `${says(who, 'bist', 'ist')} wieder da.`,
  connecting: 'Verbinden …',
  reconnecting: 'Verbindung unterbrochen. Neuer Versuch …',
  reconnected: 'Verbindung wieder da.',
  sending: 'Wird gesendet …',

  // Record and settings.
  moves: 'Züge',
  noMoves: 'Noch keine Züge.',
  variation: 'Variante',
  first: 'Zum Anfang',
  previous: 'Ein Zug zurück',
  next: 'Ein Zug vor',
  latest: 'Zur Partie',
  typeMove: 'Zug eingeben',
  typeMoveHint: 'd6, a1-a4, a1-a4xg7',
  enter: 'Ziehen',
  settings: 'Einstellungen',
  soundOn: 'Töne an',
  soundOff: 'Töne aus',
};

export type Messages = typeof de;
export { colourName, plies, pliesOf };
