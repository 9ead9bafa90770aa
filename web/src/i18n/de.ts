// Every word the player reads, in German. The English page has the same keys: en.ts does not compile otherwise.
import type { Colour, DrawRule } from '../core/view';

type Case = 'nominative' | 'accusative';

const colourName: Record<Colour, string> = { white: 'Weiß', black: 'Schwarz' };
const colourOf: Record<Colour, string> = { white: 'weiß', black: 'schwarz' };
const stoneOf: Record<Colour, Record<Case, string>> = {
  white: { nominative: 'ein weißer Stein', accusative: 'einen weißen Stein' },
  black: { nominative: 'ein schwarzer Stein', accusative: 'einen schwarzen Stein' },
};
const stones = (n: number): string => (n === 1 ? '1 Stein' : `${n} Steine`);
const plies = (n: number): string => (n === 1 ? '1 Halbzug' : `${n} Halbzüge`);
const pliesDative = (n: number): string => (n === 1 ? '1 Halbzug' : `${n} Halbzügen`);
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;

export const de = {
  code: 'de' as 'de' | 'en',
  languageName: 'Deutsch',
  gameName: 'Mühle',
  colour: (colour: Colour) => colourName[colour],
  list,

  // The state line.
  toPlace: (colour: Colour, left: number) => `${colourName[colour]} am Zug: Stein setzen (noch ${left})`,
  toMove: (colour: Colour) => `${colourName[colour]} am Zug: Stein ziehen`,
  toFly: (colour: Colour) => `${colourName[colour]} am Zug: mit einem Stein springen`,
  toTarget: (colour: Colour, from: string) => `${colourName[colour]} am Zug: Wohin mit ${from}?`,
  toCapture: (victim: Colour) => `Mühle! Nimm ${stoneOf[victim].accusative}.`,
  toCaptureOnce: (victim: Colour) => `Doppelmühle! Nimm ${stoneOf[victim].accusative}, nur einen.`,
  toConfirm: (move: string) => `Zug ${move} bestätigen?`,
  thinking: (colour: Colour) => `${colourName[colour]} am Zug: Der Computer denkt nach`,
  waitingFor: (colour: Colour, name: string) => `${colourName[colour]} am Zug: Warten auf ${name}`,
  lookingBack: (label: string) => `Rückblick: Stellung nach ${label}`,
  lookingAtStart: 'Rückblick: Stellung am Anfang',

  // How a game ended.
  winsTooFew: (winner: Colour, loser: Colour) =>
    `${colourName[winner]} gewinnt: ${colourName[loser]} hat weniger als drei Steine.`,
  winsBlocked: (winner: Colour, loser: Colour) =>
    `${colourName[winner]} gewinnt: ${colourName[loser]} kann nicht mehr ziehen.`,
  winsResigned: (winner: Colour, loser: Colour) =>
    `${colourName[winner]} gewinnt: ${colourName[loser]} hat aufgegeben.`,
  winsTime: (winner: Colour, loser: Colour) =>
    `${colourName[winner]} gewinnt: Die Zeit von ${colourName[loser]} ist abgelaufen.`,
  winsJudged: (winner: Colour) => `${colourName[winner]} gewinnt durch Entscheidung.`,
  drawAgreed: 'Remis: Beide sind einverstanden.',
  drawRepetition: 'Remis: dieselbe Stellung zum dritten Mal.',
  drawNoMill: (limit: number) => `Remis: ${limit} Halbzüge ohne Mühle.`,
  drawJudged: 'Remis durch Entscheidung.',
  aborted: 'Die Partie ist abgebrochen und zählt nicht.',
  proofOf: (rule: DrawRule, proof: readonly string[]) =>
    rule === 'repetition'
      ? `Dieselbe Stellung nach ${list(proof.map((move) => (move === 'start' ? 'dem Anfang' : `Zug ${move}`)))}`
      : `Keine Mühle seit Zug ${proof[0] ?? '1.'}`,

  // Notes below the state line.
  noMillSoFar: (count: number, limit: number) =>
    `Seit ${pliesDative(count)} keine Mühle. Bei ${limit} ist die Partie remis.`,
  noMillClaimable: (count: number, limit: number) =>
    `Seit ${pliesDative(count)} keine Mühle. Ab ${limit} kann Remis beansprucht werden.`,
  secondTime: 'Diese Stellung steht zum zweiten Mal. Beim dritten Mal ist die Partie remis.',
  secondTimeClaim: 'Diese Stellung steht zum zweiten Mal. Beim dritten Mal kann Remis beansprucht werden.',
  secondTimeConsecutive:
    'Diese Stellung steht zum zweiten Mal. Kommt sie auf demselben Weg gleich noch einmal, ist die Partie remis.',
  claimDue: 'Remis kann jetzt beansprucht werden.',
  drawSuggested: 'Niemand kommt voran. Ein Remisangebot liegt nahe.',
  millTakesNothing: (owner: Colour) =>
    `Mühle, aber nichts zu nehmen: Alle Steine von ${colourName[owner]} sind geschützt.`,
  millFindsNothing: 'Mühle, aber es steht kein Stein da, der genommen werden kann.',
  protectedInMill: (point: string) => `${point} ist geschützt: Der Stein steht in einer Mühle, andere stehen frei.`,
  takeOpponents: (victim: Colour) => `Nimm ${stoneOf[victim].accusative} mit Ring. Esc nimmt den Zug zurück.`,
  takeNotEmpty: (victim: Colour) => `Hier steht nichts. Nimm ${stoneOf[victim].accusative} mit Ring.`,
  blockedStone: (point: string) => `${point} ist eingeschlossen: Kein Nachbarpunkt ist frei.`,
  chooseOwn: (colour: Colour) => `Wähle zuerst einen Stein von ${colourName[colour]}.`,
  notYours: (colour: Colour) => `Der Stein gehört ${colourName[colour]}.`,
  notYourTurn: (colour: Colour) => `${colourName[colour]} ist am Zug.`,
  gameIsOver: 'Die Partie ist zu Ende.',
  backToGame: 'Zurück zur Partie, dann kannst du ziehen.',
  unreadableMove: 'Das ist kein Zug. Schreib zum Beispiel d6, a1-a4 oder a1-a4xg7.',
  moveFails: 'Der Zug geht hier nicht.',

  // Points and announcements.
  boardName: 'Spielbrett',
  pointEmpty: (point: string) => `${point}, leer`,
  pointStone: (point: string, colour: Colour) => `${point}, ${colourOf[colour]}`,
  inMill: 'in einer Mühle',
  inMills: 'in zwei Mühlen',
  isTarget: 'möglich',
  isRemovable: 'kann genommen werden',
  isChosen: 'gewählt',
  isProtected: 'geschützt',
  saidPlace: (colour: Colour, to: string) => `${colourName[colour]} setzt ${to}`,
  saidMove: (colour: Colour, from: string, to: string) => `${colourName[colour]} zieht ${from} nach ${to}`,
  saidMill: 'schließt eine Mühle',
  saidDoubleMill: 'schließt zwei Mühlen',
  saidCapture: (point: string) => `nimmt ${point}`,
  saidOwn: (colour: Colour, points: readonly string[], hand: number) =>
    `${colourName[colour]}: ${points.length ? points.join(', ') : 'kein Stein auf dem Brett'}${hand ? `, ${stones(hand)} in der Hand` : ''}`,
  saidMoves: (moves: readonly string[]) => (moves.length ? `Möglich: ${moves.join(', ')}` : 'Kein Zug möglich'),
  saidLast: (move: string) => `Letzter Zug: ${move}`,
  saidNoLast: 'Noch kein Zug',
  saidLastCapture: (point: string, label: string) => `Zuletzt genommen: ${point} mit Zug ${label}`,
  saidNoCapture: 'Noch kein Stein genommen',
  saidNoClock: 'Ohne Uhr: Die Bedenkzeit ist unbegrenzt.',
  tookBack: 'Zurückgenommen',

  // Players and what lies beside the board.
  you: 'Du',
  computer: (level: number | 'full') => (level === 'full' ? 'Computer, volle Stärke' : `Computer, Stufe ${level}`),
  playerNumber: (n: number) => `Spieler ${n}`,
  guest: 'Gast',
  inHand: (n: number) => `${stones(n)} in der Hand`,
  lost: (n: number) => `${stones(n)} verloren`,
  onTurn: 'am Zug',
  away: 'nicht da',
  seatFree: 'Platz noch frei',
  score: (points: string) => `Stand ${points}`,

  // Actions.
  undo: 'Zurücknehmen',
  undoShort: 'Zurück',
  askUndo: 'Zurücknahme erbitten',
  offerDraw: 'Remis anbieten',
  drawShort: 'Remis',
  claimDraw: 'Remis beanspruchen',
  claimShort: 'Anspruch',
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
  offers: (name: string, message: string) => `${name} bietet Remis an${message ? `: „${message}“` : '.'}`,
  yourOffer: (message: string) => `Dein Remisangebot steht${message ? `: „${message}“` : '.'}`,
  declined: (name: string, reason: string) => `${name} lehnt das Remis ab${reason ? `: „${reason}“` : '.'}`,
  withdrew: (name: string) => `${name} zieht das Remisangebot zurück.`,
  offerText: 'Nachricht (freiwillig)',
  declineText: 'Grund (freiwillig)',
  withMove: 'Mit dem nächsten Zug schicken',
  attachedOffer: 'Das Remisangebot geht mit deinem nächsten Zug hinaus.',
  attachedClaim: 'Der Anspruch geht mit deinem nächsten Zug hinaus.',
  claimIntro: 'Das Programm prüft den Anspruch und zeigt den Beweis.',
  claimReady: (proof: string) => `Es steht: ${proof}`,
  claimNothing: 'Zurzeit ist nichts zu beanspruchen. Mit einem Zug geschickt, gilt der Anspruch als Angebot.',
  claimRight: (proof: string) => `Der Anspruch stimmt. ${proof}`,
  claimWrong: (occurrences: number, count: number, limit: number) =>
    `Der Anspruch stimmt nicht: Die Stellung steht zum ${occurrences}. Mal${limit ? `, und seit ${count} von ${limit} Halbzügen fiel keine Mühle` : ''}.`,
  claimAsOffer: 'Der Anspruch stimmte nicht und gilt jetzt als Remisangebot.',
  sendClaim: 'Anspruch prüfen',
  sendOffer: 'Anbieten',
  reallyResign: (colour: Colour) => `Gibt ${colourName[colour]} die Partie auf?`,
  reallyAbandon: 'Die laufende Partie wird dabei beendet. Neu anfangen?',
  startAnew: 'Neu anfangen',

  refusals: {
    game_over: 'Die Partie ist zu Ende.',
    illegal_move: 'Der Zug geht hier nicht.',
    text_too_long: 'Der Text ist zu lang. Bis zu 1000 Zeichen passen.',
    agreement_off: 'Nach diesen Regeln gibt es kein Remis durch Vereinbarung.',
    offer_stands: 'Dein letztes Angebot ist noch nicht beantwortet.',
    offer_too_soon: 'Bis zum nächsten Angebot müssen zehn eigene Züge vergehen.',
    no_offer: 'Es steht kein Angebot.',
    claims_off: 'Nach diesen Regeln tritt das Remis von selbst ein. Ein Anspruch ist nicht nötig.',
    claim_unfounded: 'Der Anspruch stimmt nicht.',
    too_few_plies: 'Es gibt nichts zurückzunehmen.',
    old_version: 'Inzwischen ist etwas geschehen. Sieh dir die Stellung noch einmal an.',
    not_seated: 'Du siehst hier nur zu.',
    not_yours: 'Das steht nur der anderen Seite zu.',
    not_your_turn: 'Du bist nicht am Zug.',
    opponent_missing: 'Noch sitzt niemand gegenüber.',
    game_running: 'Die Partie läuft noch.',
    nothing_asked: 'Es gibt keine Bitte zu beantworten.',
    not_away: 'Dein Gegenüber ist noch nicht lange genug weg.',
    too_many: 'Das war zu viel auf einmal. Warte einen Augenblick.',
    busy: 'Der Server ist gerade beschäftigt. Versuch es gleich noch einmal.',
    unknown_game: 'Diese Partie ist nicht mehr die laufende.',
    bad_rules: 'Diese Regeln sind nicht lesbar. Lesbar ist zum Beispiel standard,noMillLimitPlies=40.',
    bad_position:
      'Diese Stellung ist nicht lesbar. Sie besteht aus 24 Zeichen (W, B oder Punkt), w oder b und den Steinen in der Hand von Weiß und Schwarz.',
    bad_record: 'Diese Aufzeichnung ist nicht lesbar.',
    bad_event: 'Das ist nicht lesbar.',
    bad_origin: 'Diese Adresse passt nicht zum Server.',
    not_found: 'Diesen Tisch gibt es nicht.',
    computer_failed: 'Der Computer antwortet nicht. Lade die Seite neu, die Partie bleibt erhalten.',
    offline: 'Der Server ist nicht zu erreichen.',
  },
  place: (line: number, column: number) => `Zeile ${line}, Spalte ${column}:`,
  refusedElse: 'Das ging nicht.',

  // What the computer thinks.
  thoughts: 'Was der Computer denkt',
  thoughtsShort: 'Gedanken',
  noThoughts: 'Noch nichts',
  even: 'Ausgeglichen',
  better: (colour: Colour, degree: 0 | 1 | 2, stones: string) =>
    `${colourName[colour]} steht ${['etwas besser', 'besser', 'klar besser'][degree]} (+${stones})`,
  winsIn: (colour: Colour, moves: number) =>
    `${colourName[colour]} gewinnt in ${moves === 1 ? 'einem Zug' : `${moves} Zügen`}`,
  depth: (plies: number) => `Tiefe ${plies}:`,
  showPlan: 'Am Brett',

  // Start page.
  tagline: 'Das alte Brettspiel, nach deinen Regeln.',
  continueGame: 'Weiterspielen',
  continueHint: (what: string, ply: number) => `${what}, ${plies(ply)} gespielt`,
  againstComputer: 'Gegen den Computer',
  twoHere: 'Zu zweit an einem Brett',
  withLink: 'Mit einem Link einladen',
  play: 'Spielen',
  makeLink: 'Link erstellen',
  level: 'Stufe',
  yourColour: 'Deine Farbe',
  lot: 'Los',
  rules: 'Regeln',
  rulesOf: (title: string) => `Regeln: ${title}`,
  houseRules: 'Eigene Regeln',
  houseRulesText: 'Regeln als Text',
  houseRulesHint: 'Zum Beispiel: standard,noMillLimitPlies=40,millProtection=strict',
  differs: 'Anders als Standard',
  sameAsStandard: 'Alle Werte wie im Standard.',
  unsaid: 'Nicht ausdrücklich gesagt',
  silent: 'sagt die Vorlage nicht',
  inferred: 'aus der Vorlage erschlossen',
  allValues: 'Alle Werte',
  colours: 'Farben der nächsten Partie',
  alternate: 'wechseln',
  loserChooses: 'Verlierer wählt',
  yourName: 'Dein Name (freiwillig)',
  setUp: 'Stellung aufbauen',
  setUpHint:
    '24 Zeichen von a7 bis g1 (W, B oder Punkt), wer am Zug ist (w oder b), Steine in der Hand von Weiß und Schwarz',
  loadRecord: 'Aufzeichnung laden',
  recentTables: 'Deine Tische',
  moreOptions: 'Mehr',
  notWorking: 'Die Spielregeln konnten nicht geladen werden. Lade die Seite neu.',

  // What each value of a rule means, in one sentence.
  ruleValues: {
    millProtection: {
      exception_all_in_mills: 'Steine in Mühlen sind geschützt, außer wenn alle in Mühlen stehen.',
      strict: 'Steine in Mühlen sind immer geschützt. Ist nichts anderes da, wird nichts genommen.',
      strict_above_three: 'Steine in Mühlen sind geschützt, bis der Gegner nur noch drei Steine hat.',
    },
    flyAt: { '3': 'Wer nur noch drei Steine hat, darf springen.', never: 'Springen gibt es nicht.' },
    repetition: {
      off: 'Wiederholte Stellungen werden nicht gezählt.',
      threefold: 'Steht dieselbe Stellung zum dritten Mal, ist es remis.',
      consecutive: 'Steht dieselbe Stellung dreimal in unmittelbarer Folge, ist es remis.',
    },
    noMillCountsPlacing: {
      true: 'Halbzüge ohne Mühle zählen schon beim Setzen.',
      false: 'Halbzüge ohne Mühle zählen erst nach dem Setzen.',
    },
    drawByRule: {
      automatic: 'Remis durch Wiederholung oder ohne Mühle tritt von selbst ein.',
      claim: 'Remis durch Wiederholung oder ohne Mühle muss ein Spieler beanspruchen.',
    },
    drawByAgreement: { true: 'Beide können sich auf Remis einigen.', false: 'Auf Remis einigen kann man sich nicht.' },
  },
  noMillValue: (plies: string) =>
    plies === '0' ? 'Züge ohne Mühle werden nicht gezählt.' : `Nach ${plies} Halbzügen ohne Mühle ist es remis.`,

  // Games, series, tables.
  gameNumber: (n: number) => `Partie ${n}`,
  lotGave: (name: string, colour: Colour) => `Das Los: ${name} hat ${colourName[colour]}.`,
  chooseColour: 'Wer verliert, wählt: Welche Farbe willst du?',
  takeColour: (colour: Colour) => `${colourName[colour]} nehmen`,
  asksNext: (name: string) => `${name} möchte noch eine Partie.`,
  askedNext: 'Du möchtest noch eine Partie. Warten auf die Antwort.',
  asksUndo: (name: string, n: number) => `${name} möchte ${plies(n)} zurücknehmen.`,
  askedUndo: 'Deine Bitte um Zurücknahme ist gestellt.',
  inviteTitle: 'Schick diesen Link',
  inviteHint: 'Wer ihn zuerst öffnet, spielt mit. Alle weiteren sehen zu.',
  returnTitle: 'Dein Rückweg',
  returnHint: 'Mit diesem Link kommst du auf jedem Gerät an deinen Platz zurück. Gib ihn nicht weiter.',
  watching: 'Du siehst zu',
  tableLinks: 'Links',
  awaySince: (name: string, minutes: number) =>
    minutes < 1 ? `${name} ist gerade nicht da.` : `${name} ist seit ${minutes} min nicht da.`,
  mayAbort: 'Du kannst die Partie abbrechen.',
  abortAfter: (minutes: number) => `Nach ${minutes} min kannst du die Partie abbrechen.`,
  connecting: 'Verbinden',
  reconnecting: 'Verbindung unterbrochen. Neuer Versuch',
  sending: 'Wird gesendet',
  goneTable: 'Diesen Tisch gibt es nicht (mehr).',

  // Record and settings.
  moves: 'Züge',
  noMoves: 'Noch keine Züge',
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
  coordinatesSetting: 'Koordinaten am Brett',
  confirmSetting: 'Züge bestätigen',
  keys: 'Tasten',
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
  ] as readonly (readonly [string, string])[],
};

export type Messages = typeof de;
