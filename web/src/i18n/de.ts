// Every word the player reads, in German. English has the same keys: en.ts does not compile otherwise.
import type { Colour, DrawRule } from '../core/view';
import german from '../../../words/de.json';
import type { Language } from '../ui/settings.svelte';
import type { SharedTexts } from './shared';
import { byStones, renamed } from './sides';

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
const stones = (n: number): string => (n === 1 ? '1 Stein' : `${n} Steine`);
const plies = (n: number): string => (n === 1 ? '1 Halbzug' : `${n} Halbzüge`);
const pliesDative = (n: number): string => (n === 1 ? '1 Halbzug' : `${n} Halbzügen`);
const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
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
const moveOf = (label: string, number = numberOf(label), noun = 'Zug'): string =>
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
function says(who: Who, second: string, third: string): string {
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
  shared: german as SharedTexts,
  named: (text: string) => renamed(text, newNames), // a shared text, for the stones that are set

  // The state line.
  toPlace: (mover: Mover, left: number) =>
    turnOf(mover, `Setz einen Stein (noch ${left}).`, `Stein setzen (noch ${left})`),
  toMove: (mover: Mover) => turnOf(mover, 'Zieh einen Stein.', 'Stein ziehen'),
  toFly: (mover: Mover) => turnOf(mover, 'Spring mit einem Stein.', 'mit einem Stein springen'),
  toTarget: (mover: Mover, from: string) => turnOf(mover, `Wohin mit ${from}?`, `Wohin mit ${from}?`),
  toCapture: (victim: Colour) => `Mühle! Nimm ${stoneOf(victim).accusative}.`,
  toCaptureOnce: (victim: Colour) => `Zwei Mühlen auf einmal! Nimm trotzdem nur ${stoneOf(victim).accusative}.`,
  toConfirm: (move: string) => `Zug ${move} bestätigen?`,
  thinking: (colour: Colour) => `${colourName[colour]} am Zug: Der Computer denkt nach`,
  waitingFor: (colour: Colour, who: Who) => `${colourName[colour]} am Zug: Warten auf ${accusative(who)}`,
  lookingBack: (label: string) => `Rückblick: Stellung nach ${label}`,
  lookingAside: (label: string) => `Variante: Stellung nach ${label}`,
  lookingAtStart: 'Rückblick: Stellung am Anfang',

  // How a game ended.
  winsTooFew: (winner: Who, loser: Who) =>
    `${result(winner, loser)}: ${says(loser, 'hast', 'hat')} nur noch zwei Steine.`,
  winsBlocked: (winner: Who, loser: Who) =>
    `${result(winner, loser)}: ${says(loser, 'kannst', 'kann')} nicht mehr ziehen.`,
  winsResigned: (winner: Who, loser: Who) => `${result(winner, loser)}: ${says(loser, 'hast', 'hat')} aufgegeben.`,
  winsTime: (winner: Who, loser: Who) => `${result(winner, loser)}: ${says(loser, 'hast', 'hat')} keine Zeit mehr.`,
  winsJudged: (winner: Who, loser: Who) => `${result(winner, loser)}: So lautet der Schiedsspruch.`,
  drawAgreed: 'Remis durch Einigung.',
  drawRepetition: 'Remis: dieselbe Stellung zum dritten Mal.',
  drawNoMill: (limit: number) => `Remis: ${pliesOf(limit)} ohne Mühle.`,
  drawJudged: 'Remis durch Schiedsspruch.',
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
  saidMill: 'schließt eine Mühle',
  saidDoubleMill: 'schließt zwei Mühlen',
  saidCapture: (point: string) => `nimmt ${point}`,
  saidOwn: (colour: Colour, points: readonly string[], hand: number) =>
    `${colourName[colour]}: ${points.length ? points.join(', ') : 'kein Stein auf dem Brett'}${hand ? `, ${stones(hand)} in der Hand` : ''}`,
  saidMoves: (moves: readonly string[]) => (moves.length ? `Möglich: ${moves.join(', ')}` : 'Kein Zug möglich'),
  saidLast: (move: string) => `Letzter Zug: ${move}`,
  saidNoLast: 'Noch kein Zug',
  saidLastCapture: (point: string, label: string) => `Zuletzt genommen: ${point}, in ${moveOf(label)}`,
  saidNoCapture: 'Noch kein Stein genommen',
  saidNoClock: 'Ohne Uhr: Die Bedenkzeit ist unbegrenzt.',
  tookBack: 'Zurückgenommen',
  wentOnElsewhere: 'Die Partie ist in einem anderen Fenster weitergegangen. Das ist der neue Stand.',
  watchersDoNotMove: 'Du schaust zu und kannst hier nicht ziehen.',

  // Players and what lies beside the board.
  you: 'Du',
  computer: 'Computer',
  playerNumber: (n: number) => `Spieler ${n}`,
  guest: 'Gast',
  inHand: (n: number) => `${stones(n)} in der Hand`,
  lost: (n: number) => `${stones(n)} verloren`,
  onTurn: 'am Zug',
  away: 'nicht da',
  seatFree: 'Platz noch frei',
  score: (points: string) => `Stand ${points}`,

  // Actions.
  undo: 'Zurück\u00adnehmen',
  redo: 'Doch ziehen',
  askUndo: 'Zurücknahme erbitten',
  offerDraw: 'Remis anbieten',
  drawShort: 'Remis',
  claimDraw: 'Remis beantragen',
  claimShort: 'Antrag',
  resign: 'Aufgeben',
  abort: 'Partie abbrechen',
  nextGame: 'Nächste Partie',
  newGame: 'Neues Spiel',
  record: 'Aufzeichnung',
  recordShort: 'Züge',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  change: 'Zug ändern',
  copy: 'Kopieren',
  copied: 'Kopiert',
  download: 'Herunterladen',
  load: 'Laden',
  home: 'Startseite',

  // Offers, claims, resigning.
  offers: (who: Who, message: string) =>
    `${says(who, 'bietest', 'bietet')} Remis an${message ? `: „${message}“` : '.'}`,
  yourOffer: (message: string) => `Dein Remisangebot steht${message ? `: „${message}“` : '.'}`,
  declined: (who: Who, reason: string) =>
    `${says(who, 'lehnst', 'lehnt')} das Remis ab${reason ? `: „${reason}“` : '.'}`,
  withdrew: (who: Who) => `${says(who, 'ziehst', 'zieht')} das Remisangebot zurück.`,
  tooLong: (n: number) => `Das ist zu lang. Kürze es um ${n} Zeichen.`,
  offerText: 'Nachricht (freiwillig)',
  declineText: 'Grund (freiwillig)',
  withMove: 'Mit dem nächsten Zug schicken',
  attachedOffer: 'Das Remisangebot geht mit deinem nächsten Zug hinaus.',
  attachedClaim: 'Der Antrag geht mit deinem nächsten Zug hinaus.',
  claimIntro: 'Das Programm prüft den Antrag und zeigt den Beweis.',
  claimReady: (proof: string) => `Der Antrag ist berechtigt. ${proof}`,
  claimNothing: 'Zurzeit ist nichts zu beantragen. Mit einem Zug geschickt, gilt der Antrag als Angebot.',
  claimRight: (proof: string) => `Der Antrag ist berechtigt. ${proof}`,
  claimWrong: (occurrences: number, count: number, limit: number) =>
    `Der Antrag ist unbegründet: Die Stellung steht zum ${['', 'ersten', 'zweiten'][occurrences] ?? `${occurrences}.`} Mal${limit ? `, und ohne Mühle sind erst ${count} von ${limit} Halbzügen gespielt` : ''}.`,
  claimAsOffer: 'Der Antrag war unbegründet und gilt jetzt als Remisangebot.',
  sendClaim: 'Antrag prüfen',
  sendOffer: 'Anbieten',
  reallyResign: (mover: Mover) =>
    mover === 'you' ? 'Möchtest du die Partie aufgeben?' : `Soll ${colourName[mover]} die Partie aufgeben?`,

  // What a game refuses stands in the shared texts.
  refusals: {
    old_version: 'Inzwischen ist etwas geschehen. Sieh dir die Stellung noch einmal an.',
    not_seated: 'Du schaust hier nur zu.',
    not_yours: 'Das darf nur die andere Seite.',
    not_your_turn: 'Du bist nicht am Zug.',
    opponent_missing: 'Dein Gegenüber ist noch nicht da.',
    game_running: 'Die Partie läuft noch.',
    nothing_asked: 'Es gibt nichts zu beantworten.',
    not_away: 'Dein Gegenüber ist noch nicht lange genug weg.',
    too_many: 'Das war zu viel auf einmal. Es geht gleich weiter.',
    busy: 'Der Server ist gerade beschäftigt. Es wird gleich noch einmal versucht.',
    bad_answer:
      'Der Server hat anders geantwortet als erwartet. Lade die Seite neu. Hilft das nicht, dann passt seine Version nicht zu dieser Seite.',
    bad_message: 'Der Server hat das nicht verstanden. Lade die Seite neu.',
    bad_host: 'Unter diesem Namen ist der Server nicht zu erreichen.',
    bad_request: 'Der Server hat das nicht angenommen.',
    too_large: 'Das ist zu lang.',
    unknown_game: 'Diese Partie ist nicht mehr die laufende.',
    handicap_position:
      'Diese Vorgabe hat eine eigene Anfangsstellung. Nimm die aufgebaute Stellung weg oder wähle eine andere Vorgabe.',
    handicap_flying:
      'Nach diesen Regeln springt ohnehin nicht jeder. Wähle eine andere Vorgabe oder Regeln, nach denen beide springen dürfen.',
    bad_rules: 'Diese Regeln sind nicht lesbar.',
    bad_position: 'Diese Stellung ist nicht lesbar.',
    bad_record: 'Diese Aufzeichnung ist nicht lesbar.',
    bad_event: 'Das ist nicht lesbar.',
    bad_origin: 'Diese Adresse passt nicht zum Server.',
    not_found: 'Diesen Tisch gibt es nicht.',
    computer_failed: 'Der Computer antwortet nicht. Lade die Seite neu, die Partie bleibt erhalten.',
    offline: 'Der Server ist nicht zu erreichen.',
  },
  place: (line: number, column: number) => `Zeile ${line}, Spalte ${column}:`,
  refusedElse: 'Das ging nicht.',

  // What the computer would do, and what it thinks.
  hint: 'Tipp',
  hintMove: (move: string, capture: string | null) => `Tipp: ${move}${capture ? `, nimm ${capture}` : ''}.`,
  hintClaim: 'Tipp: Beantrage Remis.',
  hintSought: 'Der Computer sucht einen Zug für dich.',
  thoughts: 'Was der Computer denkt',
  thoughtsShort: 'Gedanken',
  noThoughts: 'Noch nichts',
  even: 'Ausgeglichen',
  better: (colour: Colour, degree: 0 | 1 | 2, ahead: string) =>
    `${colourName[colour]} steht ${['etwas besser', 'besser', 'klar besser'][degree]} (+${ahead} ${ahead === '1' ? 'Stein' : 'Steine'})`,
  winsIn: (colour: Colour, moves: number) =>
    `${colourName[colour]} gewinnt in ${moves === 1 ? 'einem Zug' : `${moves} Zügen`}`,
  depth: (plies: number) => `Tiefe ${plies}:`,
  showPlan: 'Am Brett',

  // Start page, and the games kept here.
  continueGame: 'Weiterspielen',
  continueHint: (what: string, ply: number) => `${what}, ${plies(ply)} gespielt`,
  myGames: 'Meine Partien',
  myGamesLink: (n: number) => `Meine Partien (${n})`,
  searchGames: 'Suchen: Gegner, Ergebnis, Datum',
  noGames: 'Noch keine. Was du hier spielst, steht dann in dieser Liste.',
  nothingFound: 'Nichts gefunden.',
  pliesPlayed: (n: number) => `${plies(n)} gespielt`,
  isRunning: 'läuft noch',
  isDrawn: 'remis',
  isAborted: 'abgebrochen',
  hasWon: (who: Who) => `${says(who, 'hast', 'hat')} gewonnen`,
  remove: 'Löschen',
  reallyRemove: (what: string, over: boolean) =>
    over
      ? `Die Partie „${what}“ löschen? Sie ist dann nicht mehr da.`
      : `Die laufende Partie „${what}“ löschen? Sie ist dann nicht mehr da.`,
  downloadAll: (n: number) => `Alle ${n} herunterladen`,
  allGamesFile: 'muehle-partien.txt',
  notLasting: 'Dieser Browser bewahrt nichts auf: Ist die Seite zu, ist die Partie weg.',
  goneGame: 'Diese Partie bewahrt dieser Browser nicht (mehr) auf.',

  // Addresses that lead nowhere.
  lostTitle: 'Hier geht es nicht weiter',
  nothingHere: 'Unter dieser Adresse gibt es nichts. Prüfe, ob sie vollständig ist.',
  badWayBack: 'Dieser Rückweg öffnet keinen Platz an diesem Tisch. Prüfe, ob der Link vollständig ist.',
  wrongWish: (name: string, value: string, choices: readonly string[]) =>
    `In dieser Adresse steht ${name}=${value}. Möglich ist ${name}=${joined(choices, 'oder')}.`,

  // The home page.
  homeBegin: 'Setz deinen ersten Stein.',
  homeBlack: 'Der Computer setzt zuerst.',
  homeOpponent: (opponent: string) => `Dein Gegenüber: ${opponent}.`,
  pages: 'Seiten',
  learn: 'Lernen',
  lesson: 'Lektion',
  newHere: 'Neu hier?',
  learnLink: 'So geht Mühle',
  withSomebody: 'Mit jemandem',
  partMissing: 'Dieser Teil der Seite konnte nicht geladen werden. Ist der Server zu erreichen?',
  tryAgain: 'Noch einmal versuchen',

  againstComputer: 'Gegen den Computer',
  twoHere: 'Zu zweit an einem Brett',
  withLink: 'Mit einem Link einladen',
  play: 'Spielen',
  makeLink: 'Link erstellen',
  level: 'Stufe',
  yourColour: 'Deine Farbe',
  lot: 'Auslosen',
  rules: 'Regeln',
  rulesOf: (title: string) => `Regeln: ${title}`,
  houseRules: 'Eigene Regeln',
  houseRulesText: 'Dasselbe als Text',
  houseRulesHint: 'Zum Weitergeben oder Einfügen, zum Beispiel: standard, noMillLimitPlies=40, millProtection=strict',
  ruleNames: {
    millProtection: 'Schutz der Mühlen',
    flyAt: 'Springen',
    noFlying: 'Vorgabe beim Springen',
    repetition: 'Wiederholung',
    noMillLimitPlies: 'Ohne Mühle',
    noMillCountsPlacing: 'Zählen beim Setzen',
    drawByRule: 'Wie ein Remis eintritt',
    drawByAgreement: 'Einigung',
  },
  noMillSwitch: 'Remis, wenn lange keine Mühle geschlossen wird',
  differs: 'Anders als Standard',
  sameAsStandard: 'Alle Werte wie im Standard.',
  unsaid: 'Nicht ausdrücklich gesagt',
  silent: 'im Dokument nicht gesagt',
  inferred: 'aus dem Dokument erschlossen',
  allValues: 'Alle Werte',
  colours: 'Farben der nächsten Partie',
  alternate: 'wechseln',
  loserChooses: 'Verlierer wählt',
  handicap: 'Vorgabe',
  handicaps: {
    none: 'Keine',
    one_stone: 'Ein Stein weniger',
    two_stones: 'Zwei Steine weniger',
    no_flying: 'Kein Springen',
  },
  // At the player who gives it.
  handicapShort: { one_stone: '−1 Stein', two_stones: '−2 Steine', no_flying: 'springt nie' },
  handicapHints: {
    one_stone: 'Ein Stein der schwächeren Seite steht schon auf d6, und beide haben noch acht in der Hand.',
    two_stones:
      'Zwei Steine der schwächeren Seite stehen schon auf d6 und d2, und beide haben noch sieben in der Hand.',
    no_flying: 'Wer vorgibt, zieht auch mit drei Steinen nur zum Nachbarpunkt.',
  },
  handicapBy: 'Wer gibt vor?',
  handicapGivers: ['Du (zu zweit: Spieler 1)', 'Der Computer (zu zweit: Spieler 2)'] as readonly [string, string],
  handicapSeries: 'In jeder Partie gibt dieselbe Person vor, auch wenn die Farben wechseln.',
  handicapNotInvited: 'Die Vorgabe gilt nicht für Einladungen.',
  yourName: 'Dein Name (freiwillig)',
  setUp: 'Stellung aufbauen',
  get setUpHint() {
    const { white, black } = colourName;
    return `24 Zeichen von a7 bis g1 (W für ${white}, B für ${black}, sonst Punkt), wer am Zug ist (w oder b), Steine in der Hand von ${white} und ${black}`;
  },
  setUpOnBoard: 'Auf dem Brett aufbauen',
  setUpText: 'Stellung als Text',
  editTool: 'Was ein Tippen setzt',
  takeAway: 'nichts, nimmt weg',
  onBoard: (white: number, black: number) =>
    `Auf dem Brett: ${colourName.white} ${white}, ${colourName.black} ${black}. Noch einmal tippen nimmt den Stein weg.`,
  whoIsToMove: 'Wer ist am Zug?',
  handOf: (colour: Colour) => `${colourName[colour]}: Steine in der Hand`,
  turnBoard: 'Brett drehen',
  clearBoard: 'Alles wegnehmen',
  loadRecord: 'Aufzeichnung laden',
  recentTables: 'Deine Tische',
  notWorking: 'Die Spielregeln konnten nicht geladen werden. Lade die Seite neu.',

  // What each value of a rule means, in one sentence.
  ruleValues: {
    millProtection: {
      exception_all_in_mills: 'Steine in Mühlen sind geschützt, außer wenn alle in Mühlen stehen.',
      strict: 'Steine in Mühlen sind immer geschützt. Ist nichts anderes da, wird nichts genommen.',
      strict_above_three: 'Steine in Mühlen sind geschützt, solange der Gegner mehr als drei Steine hat.',
    },
    flyAt: { '3': 'Wer nur noch drei Steine hat, darf springen.', never: 'Springen gibt es nicht.' },
    noFlying: {
      nobody: 'Beim Springen gilt für beide Seiten dasselbe.',
      get white() {
        return `${colourName.white} springt nie.`;
      },
      get black() {
        return `${colourName.black} springt nie.`;
      },
    },
    repetition: {
      off: 'Wiederholte Stellungen werden nicht gezählt.',
      threefold: 'Remis durch Wiederholung: wenn dieselbe Stellung zum dritten Mal steht.',
      consecutive: 'Remis durch Wiederholung: wenn dieselbe Stellung auf demselben Weg dreimal in Folge entsteht.',
    },
    noMillCountsPlacing: {
      true: 'Halbzüge ohne Mühle zählen schon beim Setzen.',
      false: 'Halbzüge ohne Mühle zählen erst nach dem Setzen.',
    },
    drawByRule: {
      automatic: 'Remis durch Wiederholung oder ohne Mühle tritt von selbst ein.',
      claim: 'Remis durch Wiederholung oder ohne Mühle muss ein Spieler beantragen.',
    },
    drawByAgreement: { true: 'Beide können sich auf Remis einigen.', false: 'Ein Remis durch Einigung gibt es nicht.' },
  },
  noMillValue: (plies: string) =>
    plies === '0' ? 'Züge ohne Mühle werden nicht gezählt.' : `Remis ohne Mühle: nach ${pliesOf(Number(plies), 'n')}.`,

  // Games, series, tables.
  gameNumber: (n: number) => `Partie ${n}`,
  lotGave: (who: Who, colour: Colour) => `Ausgelost: ${says(who, 'hast', 'hat')} ${colourName[colour]}.`,
  chooseColour: 'Wer verloren hat, wählt: Welche Farbe willst du?',
  takeColour: (colour: Colour) => `${colourName[colour]} nehmen`,
  asksNext: (who: Who) => `${says(who, 'möchtest', 'möchte')} noch eine Partie.`,
  askedNext: 'Du möchtest noch eine Partie. Warten auf die Antwort.',
  asksUndo: (who: Who, n: number) => `${says(who, 'möchtest', 'möchte')} ${plies(n)} zurücknehmen.`,
  askedUndo: 'Du möchtest zurücknehmen. Warten auf die Antwort.',
  inviteTitle: 'Schick diesen Link',
  inviteHint: 'Wer ihn öffnet, wird gefragt: mitspielen oder zuschauen? Ist der Platz besetzt, sehen alle weiteren zu.',
  inviteWatchHint: 'Beide Plätze sind besetzt. Wer den Link öffnet, schaut zu.',
  inviteOnlyHere:
    'Dieser Link gilt nur auf diesem Gerät. Damit andere ihn öffnen können, muss der Server für das Netz gestartet sein (--host 0.0.0.0).',
  invitationText: 'Spielst du eine Partie Mühle mit mir?',
  qrCode: 'Der Link als QR-Code',
  share: 'Teilen',
  invitedTitle: 'Eine Partie Mühle',
  invited: (host: string | null) =>
    host === null ? 'Du bist eingeladen. Ein Platz ist noch frei.' : `${host} lädt dich ein. Ein Platz ist noch frei.`,
  join: 'Mitspielen',
  watch: 'Zuschauen',
  ownInvitation: 'Ist es deine eigene Einladung? Dann nimm „Zuschauen“; an deinen Platz führt dein Rückweg.',
  yourNameHere: 'Dein Name an diesem Tisch',
  rename: 'Ändern',
  renamed: 'Geändert',
  returnTitle: 'Dein Rückweg',
  returnHint: 'Mit diesem Link kommst du auf jedem Gerät an deinen Platz zurück. Gib ihn nicht weiter.',
  watching: 'Du schaust zu.',
  tableLinks: 'Links',
  awaySince: (who: Who, minutes: number) =>
    `${says(who, 'bist', 'ist')} ${minutes < 1 ? 'gerade' : `seit ${minutes} min`} nicht da.`,
  mayAbort: 'Du kannst die Partie abbrechen.',
  abortAfter: (minutes: number) => `Nach ${minutes} min kannst du die Partie abbrechen.`,
  connecting: 'Verbinden',
  reconnecting: 'Verbindung unterbrochen. Neuer Versuch',
  sending: 'Wird gesendet',
  goneTable: 'Diesen Tisch gibt es nicht (mehr).',
  goneTableHint: 'Prüfe, ob der Link vollständig ist, oder lass dir einen neuen schicken.',

  // Record and settings.
  moves: 'Züge',
  noMoves: 'Noch keine Züge',
  variation: 'Variante',
  first: 'Zum Anfang',
  previous: 'Ein Zug zurück',
  next: 'Ein Zug vor',
  latest: 'Zur Partie',
  typeMove: 'Zug eingeben',
  typeMoveHint: 'd6, a1-a4, a1-a4xg7',
  enter: 'Ziehen',
  settings: 'Einstellungen',
  language: 'Sprache',
  theme: 'Farben der Seite',
  themeAuto: 'wie das System',
  themeLight: 'hell',
  themeDark: 'dunkel',
  sound: 'Töne',
  soundOn: 'Töne an',
  soundOff: 'Töne aus',
  material: 'Brett',
  materials: { wood: 'Holz', slate: 'Schiefer', paper: 'Papier' },
  stoneSet: 'Steine',
  stoneSets: { 'ivory-ebony': 'Weiß und Schwarz', 'red-blue': 'Rot und Blau' },
  largeSetting: 'Großes Brett',
  turnedSetting: (colour: Colour) => `Brett drehen, wenn du ${colourName[colour]} hast`,
  coordinatesSetting: 'Koordinaten am Brett',
  confirmSetting: 'Züge bestätigen',
  keys: 'Tasten',
  hintsSetting: 'Tipps gegen den Computer',
  threatsSetting: 'Gegen den Computer zeigen, wo er eine Mühle schließen kann',
  singleKeysSetting: 'Tasten aus einem Buchstaben',
  keysHelp: [
    ['Pfeile', 'auf dem Brett: zum nächsten Punkt; sonst: durch die Züge'],
    ['Eingabe, Leertaste', 'Punkt wählen'],
    ['Esc', 'erste Hälfte des Zuges zurücknehmen'],
    ['B', 'zum Brett'],
    ['E', 'Zug eingeben'],
    ['S', 'Wer ist am Zug?'],
    ['O', 'eigene Steine'],
    ['P', 'Steine der anderen Seite'],
    ['L', 'letzter Zug'],
    ['M', 'mögliche Züge'],
    ['C', 'zuletzt genommener Stein'],
    ['T', 'Uhren'],
    ['?', 'diese Liste'],
  ] as readonly (readonly [string, string])[],
};

export type Messages = typeof de;
