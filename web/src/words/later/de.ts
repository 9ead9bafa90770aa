// What only dialogs and other pages say, in German: loaded with the first of them. English has the same keys.
import type { Colour, Phase } from '../../rules/view';
import { errors, fixedRules, presets } from '../../../../words/de.json?later';
import { colourName, moveOf, plies, pliesOf, stones, type Mover, type Who, says } from '../first/de';
import type { Holding } from '../../exact/values/holding';
import { joined } from '../base/list';
import { dueAt, inTime, roughly } from '../base/span';

const phaseName: Record<Phase, string> = { placing: 'Setzen', moving: 'Ziehen', flying: 'Springen' };
const theMove = (mover: Mover): string => (mover === 'you' ? 'Dein Zug' : `Der Zug von ${colourName[mover]}`);

export const later = {
  description: 'Mühle spielen: gegen den Computer, zu zweit an einem Brett oder über einen Link.', // as the manifest has it
  typedMill: (move: string) =>
    `Damit ist eine Mühle zu. Schreib noch den Stein, der wegkommt, oder beides zusammen, zum Beispiel ${move}.`,
  presets,
  errors,
  fixedRules,

  // Actions.
  copy: 'Kopieren',
  copied: 'Kopiert',
  download: 'Herunterladen',
  load: 'Laden',
  analyse: 'Analysieren',

  // Offers, claims, resigning.
  tooLong: (n: number) => `Das ist zu lang. Kürze es um ${n} Zeichen.`,
  offerText: 'Nachricht (freiwillig)',
  declineText: 'Grund (freiwillig)',
  offerIn: (n: number) =>
    `Ein neues Angebot geht erst zehn eigene Züge nach dem letzten. ${n === 1 ? 'Es fehlt noch einer.' : `Es fehlen noch ${n}.`}`,
  undoDeclined: (who: Who) => `${says(who, 'lehnst', 'lehnt')} das Zurücknehmen ab.`,
  nextDeclined: (who: Who) => `${says(who, 'möchtest', 'möchte')} keine weitere Partie.`,
  onlyMoved: 'Der Zug ist gespielt, aber ohne das Angebot.',
  withMove: 'Mit dem nächsten Zug schicken',
  claimIntro: 'Das Programm prüft den Antrag und zeigt den Beweis.',
  claimReady: (proof: string) => `Der Antrag ist berechtigt. ${proof}`,
  claimNothing: 'Zurzeit ist nichts zu beantragen. Mit einem Zug geschickt, gilt der Antrag als Angebot.',
  sendClaim: 'Antrag prüfen',
  sendOffer: 'Anbieten',
  reallyAbort: 'Möchtest du die Partie abbrechen? Ihr habt noch nicht beide gezogen: Sie zählt dann für niemanden.',
  reallyResign: (mover: Mover) =>
    mover === 'you' ? 'Möchtest du die Partie aufgeben?' : `Soll ${colourName[mover]} die Partie aufgeben?`,

  // What a game refuses stands in the shared texts.
  refusals: {
    old_version: 'Inzwischen ist etwas geschehen. Sieh dir die Stellung noch einmal an.',
    not_seated: 'Du schaust hier nur zu.',
    not_yours: 'Das darf nur die andere Seite.',
    not_your_turn: 'Du bist nicht am Zug.',
    opponent_missing: 'Dein Gegenüber ist nicht da.',
    game_running: 'Die Partie läuft noch.',
    only_holder: 'Das macht, wer den Platz hat. Schlag es ihm vor.',
    no_consultation: 'Diesen Platz teilt niemand: In gewerteten Partien und in Turnieren spielt man allein.',
    series_full: 'An diesem Tisch sind genug Partien gespielt. Eröffnet einen neuen Tisch und spielt dort weiter.',
    nothing_asked: 'Es gibt nichts zu beantworten.',
    not_away: 'Dein Gegenüber ist noch nicht lange genug weg.',
    stopped: 'Die Spielleitung hat die Partie angehalten. Bis es weitergeht, wird nicht gezogen.',
    suspended: 'Du bist gesperrt und beginnst keine neue Partie. Bis wann und warum, steht bei deinem Konto.',
    opponent_suspended: 'Dein Gegenüber ist gesperrt: Eine neue Partie geht gerade nicht.',
    not_allowed: 'Das darf nur die Spielleitung oder ein Gastgeber.',
    no_guests: 'Auf diesem Server spielt man mit einem Konto. Melde dich an; zuschauen kannst du auch ohne.',
    name_taken: 'Diesen Namen hat schon jemand, oder er sieht einem anderen zu ähnlich. Nimm einen anderen.',
    name_reserved: 'Diesen Namen gibt es auf diesem Server für niemanden. Nimm einen anderen.',
    too_many: 'Das war zu viel auf einmal. Es geht gleich weiter.',
    busy: 'Der Server ist gerade beschäftigt. Es wird gleich noch einmal versucht.',
    internal:
      'Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal; was schon gespeichert war, ist noch da.',
    bad_answer:
      'Der Server hat anders geantwortet als erwartet. Lade die Seite neu. Hilft das nicht, dann passt seine Version nicht zu dieser Seite.',
    bad_protocol:
      'Diese Seite ist älter als der Server. Sie wird neu geladen; geschieht das nicht, lade sie selbst neu.',
    no_tables: 'Hier gibt es keine Partien mit Link: Diese Seite liegt auf einem Rechner ohne Mühle-Server.',
    bad_message: 'Der Server hat das nicht verstanden. Lade die Seite neu.',
    bad_host: 'Unter diesem Namen ist der Server nicht zu erreichen.',
    bad_text: 'Der Text enthält unsichtbare oder übereinander gestapelte Zeichen.',
    bad_name:
      'Ein Name braucht mindestens ein sichtbares Zeichen und darf keine unsichtbaren enthalten. Schreib ihn am besten neu.',
    too_long:
      'Die Partie ist so lang, wie der Server sie noch speichern kann. Jetzt könnt ihr sie nur noch beenden: Einigt euch auf Remis, oder gib auf.',
    bad_request: 'Der Server hat das nicht angenommen.',
    too_large: 'Das ist zu lang.',
    unknown_game: 'Diese Partie ist nicht mehr die laufende.',
    handicap_position:
      'Diese Vorgabe hat eine eigene Anfangsstellung. Nimm die aufgebaute Stellung weg oder wähle eine andere Vorgabe.',
    handicap_flying:
      'Nach diesen Regeln springt ohnehin nicht jeder. Wähle eine andere Vorgabe oder Regeln, nach denen beide springen dürfen.',
    bad_rules: 'Diese Regeln sind nicht lesbar.',
    bad_time:
      'Diese Bedenkzeit gibt es nicht: 10 Sekunden bis 3 Stunden, dazu bis zu 180 Sekunden je Zug; oder 1 bis 14 Tage je Zug.',
    bad_position: 'Diese Stellung ist nicht lesbar.',
    bad_record: 'Diese Aufzeichnung ist nicht lesbar.',
    bad_event: 'Das ist nicht lesbar.',
    bad_origin: 'Diese Adresse passt nicht zum Server.',
    not_found: 'Diesen Tisch gibt es nicht.',
    offline: 'Der Server ist nicht zu erreichen.',
  },
  place: (line: number, column: number) => `Zeile ${line}, Spalte ${column}:`,
  illegalMove: (move: string) => `Der Zug ${move} geht nicht.`,

  // What a game looks like to who knows it.
  reviewing: 'Die Partie wird ausgewertet …',
  reviewed: (done: number, of: number) => `Die Partie wird ausgewertet: ${done} von ${of} Stellungen …`,
  allMoves: 'Was jeder Zug hier wert ist',
  leadsTo: { win: 'Gewinnt', draw: 'Hält remis', loss: 'Verliert' },
  inMoves: (moves: number) => `in ${moves}`,
  worthHere: (value: 'win' | 'draw' | 'loss', moves: number | null) =>
    ({
      win: `Wer am Zug ist, gewinnt${moves === null ? '.' : ` in ${moves === 1 ? 'einem Zug' : `${moves} Zügen`}.`}`,
      draw: 'Die Stellung ist remis.',
      loss: `Wer am Zug ist, verliert${moves === null ? '.' : ` in ${moves === 1 ? 'einem Zug' : `${moves} Zügen`}.`}`,
    })[value],
  keepIt: (kept: number, all: number) =>
    kept === all
      ? `Jeder der ${all} Züge hält das.`
      : `${kept} von ${all} Zügen ${kept === 1 ? 'hält' : 'halten'} das.`,
  mergeTwins: 'Gleiche Züge zusammenfassen',
  heat: 'Punkte einfärben',
  byError: 'Geordnet danach, wie leicht ein fehlbarer Gegner im nächsten Zug verliert (geschätzt).',
  standAfter: (label: string) => `Stellung nach ${label}.`,
  endsAfter: (n: number) => `Das Ende kommt nach ${n === 1 ? 'einem Halbzug' : `${n} Halbzügen`}.`,
  noDistances: (placing: boolean) =>
    `${placing ? 'Beim Setzen kennt die Datenbank' : 'Die Datenbank kennt hier'} nur Gewinn, Remis und Verlust, nicht wie lange es noch dauert.`,
  noMovesHere: 'Hier ist die Partie zu Ende.',
  noValues: 'Für diese Stellung gibt es hier keine exakten Werte.',
  whyNoValues: {
    unreachable: 'Der Server ist gerade nicht zu erreichen.',
    nothing: 'Dieser Server hat keine Lösung.',
    few_stones: 'Dieser Server kennt nur Stellungen mit weniger Steinen.',
    no_ranges:
      'Dieser Server gibt Dateien nur als Ganzes heraus. Mit der Lösung auf dem Gerät (Einstellungen, „Ohne Netz“) geht es.',
    rules: 'Für diese Regeln gibt es keine Lösung.',
  },
  reviewFailed: 'Die Partie konnte nicht ausgewertet werden.',
  reviewExact: 'Exakt: Mühle ist gelöst.',
  reviewExactPlain: 'Exakt, ohne Remisregeln: Mühle ist gelöst.',
  reviewEstimated: 'Geschätzt vom Computer auf diesem Gerät.',
  reviewClean: 'Niemand hat etwas verschenkt.',
  chances: (colour: Colour) => `Was ${colourName[colour]} erwarten kann`,
  chance: { win: 'gewonnen', draw: 'remis', loss: 'verloren' },
  keptMoves: (colour: Colour, kept: number, moves: number, lost: number) => {
    const good = moves > 0 ? `${kept} von ${moves} ${moves === 1 ? 'Zug' : 'Zügen'} gut` : '';
    const rest =
      lost > 0
        ? `${lost} ${good ? (lost === 1 ? 'weiterer' : 'weitere') : lost === 1 ? 'Zug' : 'Züge'}, als nichts mehr zu verlieren war`
        : '';
    return `${colourName[colour]}: ${[good, rest].filter(Boolean).join('; ') || 'kein Zug'}.`;
  },
  byPhase: 'Wie es in jeder Phase lief',
  phaseOf: (colour: Colour, phase: Phase) => `${colourName[colour]}, ${phaseName[phase]}`,
  phaseGood: 'gut',
  phaseCritical: 'kritische',
  phaseExpected: 'erwartet',
  outOf: (n: number, all: number) => `${n} von ${all}`,
  phaseNote:
    'Kritisch: Ein anderer Zug hätte etwas verschenkt. Erwartet: So viele davon fände jemand, der zwei Halbzüge weit sieht und sich manchmal vertut.',
  phaseLost: 'Züge, bei denen nichts mehr zu verlieren war, sind nicht mitgezählt.',
  difficultyHere: (keeping: number, moves: number, percent: number) =>
    `Dieser Zug war kritisch: ${keeping === 1 ? 'Nur einer' : keeping} von ${moves} Zügen war${keeping === 1 ? '' : 'en'} gut genug. So jemand hätte zu ${percent} % einen davon gefunden.`,
  learnFromMistakes: 'Aus Fehlern lernen',
  printReview: 'Drucken',
  // The number of a move, as the record has it.
  gaveAwayAt: {
    win: (n: string): string => `Zug ${n} hat den Gewinn vergeben`,
    draw: (n: string): string => `Zug ${n} hat das Remis vergeben`,
  },
  reviewTabs: { values: 'Alle Antworten', balance: 'Bilanz' },
  seeBetter: 'Siehst du, was besser war?',
  lostGame: (mover: Mover) =>
    mover === 'you'
      ? 'Mit diesem Zug hast du die Partie verloren.'
      : `Mit diesem Zug hat ${colourName[mover]} die Partie verloren.`,
  gaveWin: (mover: Mover) =>
    `Damit ${mover === 'you' ? 'verschenkst du' : `verschenkt ${colourName[mover]}`} den Gewinn: Jetzt ist es remis.`,
  gaveDraw: (mover: Mover) =>
    `Damit ${mover === 'you' ? 'verlierst du' : `verliert ${colourName[mover]}`}: Vorher war es remis.`,
  gaveAll: (mover: Mover) =>
    `Damit ${mover === 'you' ? 'machst du' : `macht ${colourName[mover]}`} aus dem Gewinn einen Verlust.`,
  resignedTooSoon: (mover: Mover, had: 'won' | 'draw' | 'better' | 'level') => {
    const resigner = mover === 'you' ? 'du' : colourName[mover];
    const stood = { won: 'gewonnen', draw: 'noch remis' };
    const position =
      had === 'won' || had === 'draw'
        ? `die Stellung für ${mover === 'you' ? 'dich' : resigner} ${stood[had]} war`
        : `${resigner} wohl ${had === 'better' ? 'besser' : 'nicht schlechter'} ${mover === 'you' ? 'standest' : 'stand'}`;
    return `${mover === 'you' ? 'Du hast' : `${resigner} hat`} aufgegeben, als ${position}.`;
  },
  tryYourself: 'Selbst versuchen',
  errorBefore: 'Fehler davor',
  errorAfter: 'Nächster Fehler',
  errorsYours: 'deine Fehler',
  errorsTheirs: 'Fehler der anderen Seite',
  errorsAll: 'Fehler',
  graphLegend: (colour: Colour) => `Hell: was ${colourName[colour]} erwarten kann; rot: Fehler.`,
  misjudged: {
    doubtful: (mover: Mover) => `${theMove(mover)} war ungenau.`,
    mistake: (mover: Mover) => `${theMove(mover)} war wohl ein Fehler.`,
    blunder: (mover: Mover) => `${theMove(mover)} war wohl ein grober Fehler.`,
  },
  wouldHave: {
    win: (moves: readonly string[]) => `Gewonnen hätte ${joined(moves, 'oder')}.`,
    draw: (moves: readonly string[]) => `Gehalten hätte ${joined(moves, 'oder')}.`,
    more: (moves: readonly string[]) => `Besser war ${joined(moves, 'oder')}.`,
  },

  // What the computer would do, and what it thinks.
  noThoughts: 'Noch nichts.',
  even: 'Ausgeglichen',
  better: (colour: Colour, degree: 0 | 1 | 2, ahead: string) =>
    `${colourName[colour]} steht ${['etwas besser', 'besser', 'klar besser'][degree]} (+${ahead} ${ahead === '1' ? 'Stein' : 'Steine'})`,
  winsIn: (colour: Colour, moves: number) =>
    `${colourName[colour]} gewinnt in ${moves === 1 ? 'einem Zug' : `${moves} Zügen`}`,
  depth: (plies: number) => `Tiefe ${plies}:`,
  showPlan: 'Am Brett',
  holding: ({ stand, moves, left, error }: Holding): string => {
    const long = moves === 0 ? 'keinen Zug' : moves === 1 ? 'einen Zug' : `${moves} Züge`;
    if (stand === 'held') return `Geschafft: Du hast das Remis ${long} lang gehalten.`;
    if (stand === 'lost')
      return error === null
        ? `Die Partie ist verloren, nach ${moves === 1 ? 'einem Zug' : `${moves} Zügen`} von dir.`
        : `Mit ${error} ist das Remis verloren. Gehalten hast du es ${long} lang.`;
    if (moves === 0) return left > 0 ? `Halte das Remis: ${left} Züge lang, oder bis die Partie remis ist.` : '';
    return `Das Remis hält: ${moves} von ${moves + left} Zügen.`;
  },
  noSolution: 'Die Lösung ist hier nicht zur Hand: Der Computer rechnet selbst und stellt Fallen.',

  // Start page, and the games kept here.
  searchGames: 'Suchen: Gegner, Ergebnis, Datum',
  noGames: 'Deine erste Partie fehlt noch.',
  noGamesText: 'Was du an diesem Gerät spielst, liegt dann hier.',
  resultWanted: 'Ergebnis',
  resultsWanted: { any: 'alle', won: 'gewonnen', lost: 'verloren', drawn: 'remis', running: 'läuft noch' },
  withMistakes: 'mit eigenen Fehlern',
  ownMistakes: (n: number) => (n === 0 ? 'ausgewertet: ohne Fehler' : `ausgewertet: ${n} Fehler`),
  find: 'Suchen',
  twoHere: 'Zu zweit an einem Brett',
  withLink: 'Mit einem Link einladen',
  findPosition: 'Nach einer Stellung suchen',
  findHint: 'Auch gedreht, gespiegelt oder von innen nach außen gewendet.',
  findingPosition: (done: number, of: number) => `${done} von ${of} Partien durchgesehen …`,
  foundIn: (n: number) => (n === 1 ? 'In einer Partie stand diese Stellung.' : `In ${n} Partien stand diese Stellung.`),
  anyPosition: 'Alle Partien',
  findInGames: 'In meinen Partien suchen',
  gamesHere: 'Auf diesem Gerät',
  gamesWithOthers: 'Mit anderen gespielt',
  nothingFound: 'Nichts gefunden.',
  pliesPlayed: (n: number) => `${plies(n)} gespielt`,
  cries: { won: 'Gewonnen!', lost: 'Verloren.' },
  howItWent: 'So lief die Partie',
  movesAhead: (move: string) => `Vorausgezogen: ${move}. Tipp noch einmal darauf, um es zurückzunehmen.`,
  aheadVoid: 'Dein vorausgezogener Zug ging nicht mehr.',
  remove: 'Löschen',
  reallyRemove: (what: string, over: boolean) =>
    over
      ? `Die Partie „${what}“ löschen? Sie ist dann nicht mehr da.`
      : `Die laufende Partie „${what}“ löschen? Sie ist dann nicht mehr da.`,
  downloadAll: (n: number) => `Alle ${n} herunterladen`,
  allGamesFile: 'muehle-partien.txt',

  // Addresses that lead nowhere.
  lostTitle: 'Hier geht es nicht weiter',
  nothingHere: 'Unter dieser Adresse gibt es nichts. Prüfe, ob sie vollständig ist.',
  badWayBack: 'Dieser Rückweg öffnet keinen Platz an diesem Tisch. Prüfe, ob der Link vollständig ist.',
  wrongWish: (name: string, value: string, choices: readonly string[]) =>
    `In dieser Adresse steht ${name}=${value}. Möglich ist ${name}=${joined(choices, 'oder')}.`,

  // The home page.
  lesson: 'Lektion',
  makeLink: 'Link erstellen',
  rules: 'Regeln',
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
  ruleWritten: (title: string, name: string) => `„${title}“ (${name})`,
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
    return `24 Zeichen von a7 bis g1 (W für ${white}, B für ${black}, sonst Punkt), wer am Zug ist (w oder b), Steine in der Hand von ${white} und ${black}.`;
  },
  setUpOnBoard: 'Auf dem Brett aufbauen',
  setUpText: 'Stellung als Text',
  editTool: 'Was ein Tippen setzt',
  takeAway: 'nichts, nimmt weg',
  onBoard: (white: number, black: number) =>
    `Auf dem Brett: ${colourName.white} ${white}, ${colourName.black} ${black}. Noch einmal tippen nimmt den Stein weg.`,
  whoIsToMove: 'Am Zug',
  handOf: (colour: Colour) => `${colourName[colour]}: Steine in der Hand`,
  handHint:
    'Brett und Hand zusammen haben höchstens neun Steine je Seite. Setzt du einen mehr, wird er aus der Hand genommen.',
  turnBoard: 'Brett drehen',
  clearBoard: 'Alles wegnehmen',

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
        return `${colourName.white} springt nie, ${colourName.black} mit nur noch drei Steinen.`;
      },
      get black() {
        return `${colourName.black} springt nie, ${colourName.white} mit nur noch drei Steinen.`;
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
  openTable: 'Öffentlich: Andere finden die Partie in der Lobby und dürfen zusehen.',
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
  joinAs: (colour: Colour, drawn: boolean) => `Du bekommst ${colourName[colour]}${drawn ? ' (ausgelost)' : ''}.`,
  countsForRatings: 'Diese Partie zählt für die Wertung von beiden.',
  countsNot: 'Diese Partie zählt für keine Wertung.',
  setUpStart: 'Begonnen wird mit der aufgestellten Stellung.',
  watch: 'Zuschauen',
  ownInvitation: 'Ist es deine eigene Einladung? Dann nimm „Zuschauen“; an deinen Platz führt dein Rückweg.',
  yourNameHere: 'Dein Name an diesem Tisch',
  rename: 'Ändern',
  renamed: 'Geändert',
  notConnected: 'Keine Verbindung zum Tisch',
  keepsTrying: 'Es wird weiter versucht.',
  lineTrouble: {
    offline: 'Du bist gerade ohne Netz. Sobald es wieder da ist, geht es weiter.',
    blocked:
      'Der Server antwortet, aber die Verbindung für Partien kommt nicht durch: Wahrscheinlich lässt etwas auf dem Weg, etwa ein Proxy, keine WebSockets zu. Du siehst die Partie, wie sie gerade steht.',
  },
  goneTable: 'Diesen Tisch gibt es nicht (mehr)',
  goneTableHint: 'Prüfe, ob der Link vollständig ist, oder lass dir einen neuen schicken.',

  // Record and settings.
  language: 'Sprache',
  theme: 'Farben der Seite',
  themeAuto: 'wie das System',
  themeLight: 'hell',
  themeDark: 'dunkel',
  sound: 'Töne',
  volume: 'Lautstärke',
  timbre: 'Klang',
  timbres: { wood: 'Holz', stone: 'Stein', felt: 'Filz' },
  vibrateSetting: 'Das Handy vibriert bei Zügen',
  speedSetting: 'Bewegung der Steine',
  speeds: { normal: 'ruhig', quick: 'schnell', none: 'keine' },
  zenSetting: 'Nur Brett, Spieler und was zu tun ist (Zen)',
  settingGroups: ['Aussehen', 'Brett', 'Töne', 'Spielen', 'Hilfe und Tasten'],
  material: 'Brett',
  materials: { wood: 'Holz', slate: 'Schiefer', paper: 'Papier' },
  stoneSet: 'Steine',
  stoneSets: { 'ivory-ebony': 'Weiß und Schwarz', 'red-blue': 'Rot und Blau' },
  largeSetting: 'Großes Brett',
  wheelSetting: 'Mausrad über dem Brett: durch die Züge (Analyse und Auswertung)',
  turnedSetting: (colour: Colour) => `Brett drehen, wenn du ${colourName[colour]} hast`,
  facingSetting: 'Zu zweit an einem Brett sitzt ihr euch gegenüber',
  coordinatesSetting: 'Koordinaten am Brett',
  confirmSetting: 'Züge bestätigen',
  keys: 'Tasten',
  hintsSetting: 'Tipps gegen den Computer',
  threatsSetting: 'Gegen den Computer zeigen, wo er eine Mühle schließen kann',
  warningsSetting: 'Gegen den Computer warnen, bevor ein Zug etwas verschenkt (wo es die exakten Werte gibt)',
  warnOfDraw: 'Vorsicht: Damit verschenkst du den Gewinn.',
  warnOfLoss: 'Vorsicht: Damit verlierst du.',
  chatSetting: 'Chat an Tischen',
  singleKeysSetting: 'Tasten aus einem Buchstaben',
  offlineSettings: 'Ohne Netz',
  saidOwn: (colour: Colour, points: readonly string[], hand: number) =>
    `${colourName[colour]}: ${points.length ? points.join(', ') : 'kein Stein auf dem Brett'}${hand ? `, ${stones(hand)} in der Hand` : ''}.`,
  saidMoves: (moves: readonly string[]) => (moves.length ? `Möglich: ${moves.join(', ')}.` : 'Kein Zug möglich.'),
  saidLast: (move: string) => `Letzter Zug: ${move}.`,
  saidNoLast: 'Noch kein Zug.',
  saidLastCapture: (point: string, label: string) => `Zuletzt genommen: ${point}, in ${moveOf(label)}.`,
  saidNoCapture: 'Noch kein Stein genommen.',
  saidNoClock: 'Ohne Uhr: Die Bedenkzeit ist unbegrenzt.',
  awaySince: (who: Who, minutes: number) =>
    `${says(who, 'bist', 'ist')} ${minutes < 1 ? 'gerade' : `seit ${roughly(minutes, 'min', 'Std.', 'Tagen')}`} nicht da.`,
  mayAbort: 'Du kannst die Partie abbrechen.',
  abortIn: (minutes: number) => `In ${minutes} min kannst du die Partie abbrechen.`,
  decideFrom: (when: Date) => `Bleibt das bis ${dueAt('de', when)} so, darfst du entscheiden, wie es ausgeht.`,
  awayDays: (who: Who, days: number) =>
    `${says(who, 'bist', 'ist')} seit ${days === 1 ? 'einem Tag' : `${days} Tagen`} nicht mehr da gewesen.`,
  firstMoveWithin: (seconds: number, forfeits: boolean) =>
    `Ohne einen ersten Zug in ${inTime(seconds, 'einem Tag', 'Tagen')} ${forfeits ? 'verliert, wer am Zug ist' : 'wird die Partie abgebrochen'}.`,
  playOnFrom: (mover: Colour, white: number, black: number) =>
    `${colourName[mover]} am Zug${white + black > 0 ? `, in der Hand: ${colourName.white} ${white}, ${colourName.black} ${black}` : ''}. Hier beginnt eine neue Partie; was du ansiehst, bleibt, wie es ist.`,
  keysHelp: [
    ['Pfeile', 'auf dem Brett: zum nächsten Punkt; sonst: durch die Züge'],
    ['Eingabe, Leertaste', 'Punkt wählen'],
    ['Esc', 'erste Hälfte des Zuges zurücknehmen'],
    ['Pos1, Ende', 'an den Anfang, ans Ende'],
    ['↑, ↓', 'zur Variante davor oder danach; sonst an den Anfang, ans Ende'],
    ['Leertaste', 'in der Analyse: den besten Zug spielen'],
    ['1 bis 6', 'in der Analyse: ! ? !! ?? !? ?!'],
    ['F', 'Brett drehen'],
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

export type LaterWords = typeof later;
