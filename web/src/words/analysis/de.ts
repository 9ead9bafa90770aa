// What the analysis page says, in German. English has the same keys.
import type { Ink, Shape } from '../../rules/tree/tree';
import type { PointNames } from '../../rules/view';

const notations: Record<PointNames, string> = {
  names: 'Punkte mit Namen (a7 bis g1)',
  from_one: 'Zahlen von 1 (a7) bis 24 (g1)',
  from_zero: 'Zahlen von 0 (a7) bis 23 (g1)',
};

const inks: Record<Ink, string> = { green: 'grün', red: 'rot', blue: 'blau', yellow: 'gelb' };

export const analysis = {
  title: 'Analyse',
  loading: 'Die Analyse wird geladen …',
  badLink: 'Dieser Link enthält keine Analyse, die sich lesen lässt. Prüfe, ob er vollständig ist.',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  turn: 'Brett drehen',
  engine: 'Computer rechnet mit',
  lineCount: 'Varianten',
  estimated: 'Geschätzt vom Computer auf diesem Gerät.',
  looking: 'Der Computer sieht sich die Stellung an …',
  engineFailed: 'Der Computer konnte nicht gestartet werden.',
  over: 'Die Partie ist hier zu Ende.',
  playLine: (move: string) => `${move} spielen`,
  depth: (plies: number) => `Tiefe ${plies}`,
  counters: (noMill: number, times: number) =>
    [noMill > 0 ? `Halbzüge ohne Mühle: ${noMill}.` : '', times > 1 ? `Diese Stellung steht zum ${times}. Mal.` : '']
      .filter(Boolean)
      .join(' '),
  openings: 'Was hier gespielt wurde',
  noCollection: 'Dieser Server hat keine Sammlung von Partien.',
  notPlayed: 'In der Sammlung ging von hier keine Partie weiter.',
  // Behind how many they were.
  cameOf: (games: number, white: string, whiteWins: number, draws: number, black: string, blackWins: number) =>
    `${games === 1 ? 'Partie' : 'Partien'}: ${white} gewann ${whiteWins}, remis ${draws}, ${black} gewann ${blackWins}`,
  collected: (n: number) =>
    n === 1 ? 'Eine Partie der Sammlung kam hierher:' : `${n} Partien der Sammlung kamen hierher, die letzten zuerst:`,
  remarks: 'Zu diesem Zug',
  glyphs: {
    1: 'guter Zug',
    2: 'Fehler',
    3: 'sehr guter Zug',
    4: 'grober Fehler',
    5: 'interessanter Zug',
    6: 'fragwürdiger Zug',
    10: 'Stellung ausgeglichen',
    13: 'unklar',
    146: 'Neuerung',
  } as Readonly<Record<number, string>>,
  aboutGame: 'Zur Partie',
  tags: {
    Event: 'Anlass',
    Site: 'Ort',
    Date: 'Datum',
    Round: 'Runde',
    Result: 'Ergebnis',
  },
  stands: (who: string, degree: 0 | 1 | 2) =>
    `${who} ${(['steht etwas besser', 'steht besser', 'gewinnt'] as const)[degree]}`,
  comment: 'Kommentar',
  promote: 'Variante nach vorn',
  remove: 'Ab hier löschen',
  draw: 'Stift',
  drawHint:
    'Zwei Punkte ergeben einen Pfeil, zweimal derselbe einen Kreis. Mit der rechten Maustaste geht das jederzeit: Umschalt zeichnet rot, Alt blau, beides gelb.',
  ink: 'Farbe',
  inks,
  drawn: 'Gezeichnet ist (antippen löscht):',
  shape: ({ from, to, ink }: Shape) =>
    from ? `Pfeil von ${from} nach ${to}, ${inks[ink]}` : `Kreis um ${to}, ${inks[ink]}`,
  drawFrom: (point: string) => `Pfeil ab ${point}: Wähle, wohin.`,
  drew: (shape: string) => `${shape}.`,
  erased: (shape: string) => `Gelöscht: ${shape}.`,
  erase: 'Alles löschen',
  setUp: 'Stellung',
  setUpTitle: 'Stellung aufbauen',
  rules: 'Regeln',
  begin: 'Analysieren',
  load: 'Laden',
  loadTitle: 'Partie oder Stellung laden',
  loadHint:
    'Eine Aufzeichnung, eine Stellung als Text, ein Link von dieser Seite oder nur die Züge: mit den Namen der Punkte oder mit Zahlen, wie andere Programme sie schreiben.',
  file: 'Aus einer Datei',
  text: 'Text',
  unreadable: 'Das ist weder eine Aufzeichnung noch eine Stellung noch eine Zugliste, die sich lesen lässt.',
  severalWays: 'Diese Zahlen lassen sich auf zwei Arten lesen, und beide ergeben eine Partie. Welche ist gemeint?',
  severalGames: (count: number) => `Das sind ${count} Partien. Welche willst du ansehen?`,
  otherText: 'Anderer Text',
  game: (white: string, black: string) => `${white} – ${black}`,
  readAs: (notation: PointNames) => `Gelesen als: ${notations[notation]}.`,
  notation: (notation: PointNames) => notations[notation],
  share: 'Teilen',
  shareTitle: 'Teilen und Mitnehmen',
  link: 'Link mit allem',
  linkHint:
    'Der Link enthält die ganze Analyse mit Varianten und Kommentaren, von mehreren Kapiteln dieses. Ein Server speichert nichts davon.',
  linkText: 'Eine Mühle-Analyse',
  record: 'Aufzeichnung',
  picture: 'Bild dieser Stellung',
  print: 'Drucken',
  paper: 'Auf Papier',
  diagrams: 'Diagramme',
  diagramsAt: (choice: 'said' | 'end' | number) => {
    if (choice === 'said') return 'wo etwas steht';
    return choice === 'end' ? 'nur am Ende' : `alle ${choice} Züge`;
  },
  // On the sheet; the sides are signs.
  round: (round: string) => `Runde ${round}`,
  after: (move: string) => `Nach ${move}`,
  atStart: 'Am Anfang',
  onMove: (side: string) => `${side} am Zug`,
  inHand: (white: string, black: string) => `; in der Hand: ${white}, ${black}`,
  animation: 'Die Partie als Bild, das sich bewegt',
  animationHint: 'Die Hauptvariante Zug für Zug, als animiertes PNG. Jeder Browser zeigt es.',
  speed: 'Tempo',
  secondsAMove: (seconds: number) => `${seconds.toLocaleString('de')} s je Zug`,
  makeAnimation: 'Animation',
  animationFailed: 'Dieser Browser kann das Bild nicht erzeugen.',
  // What is kept.
  kept: 'Deine Analysen',
  noneKept: 'Noch keine Analyse.',
  noneKeptText: 'Was du untersuchst und behältst, liegt dann hier, in diesem Browser.',
  newAnalysis: 'Neue Analyse',
  searchStudies: 'Suchen: Name, Kapitel',
  keep: 'Behalten',
  open: 'Öffnen',
  notKept: 'Dieser Browser behält nichts: Nimm den Link oder den Text mit, bevor du die Seite schließt.',
  goneStudy: 'Diese Analyse hat dieser Browser nicht (oder nicht mehr).',
  knownGame: (name: string) => `Dazu hast du schon: ${name}`,
  namedBy: (day: string) => `Analyse vom ${day}`,
  studyName: 'Name',
  chapters: 'Kapitel',
  chapter: (n: number) => `Kapitel ${n}`,
  chapterName: 'Name',
  chapterCount: (n: number) => `${n} Kapitel`,
  earlier: 'Nach vorn',
  later: 'Nach hinten',
  addChapter: 'Neues Kapitel',
  addFromHere: 'Kapitel ab dieser Stellung',
  removed: (name: string) => `„${name}“ ist gelöscht.`,
  restore: 'Doch behalten',
  exportAll: 'Alle Kapitel als Text',
  importStudy: 'Aus einem Text',
  importHint: 'Eine oder mehrere Partien: Jede wird ein Kapitel.',
  allAsChapters: (n: number) => `Alle ${n} als Kapitel`,
  badGame: (n: number) => `Partie ${n} lässt sich nicht lesen.`,
  fileName: 'muehle-analyse',
};
export type AnalysisWords = typeof analysis;
