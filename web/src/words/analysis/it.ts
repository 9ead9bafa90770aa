// What the analysis page says, in Italian.
import type { Ink } from '../../rules/tree/tree';
import type { PointNames } from '../../rules/view';
import type { AnalysisWords } from './de';

const notations: Record<PointNames, string> = {
  names: 'nomi dei punti (da a7 a g1)',
  from_one: 'numeri da 1 (a7) a 24 (g1)',
  from_zero: 'numeri da 0 (a7) a 23 (g1)',
};
const inks: Record<Ink, string> = { green: 'verde', red: 'rosso', blue: 'blu', yellow: 'giallo' };

export const analysis: AnalysisWords = {
  title: 'Analisi',
  loading: 'L’analisi si carica…',
  badLink: 'In questo link non c’è un’analisi leggibile. Controlla che sia completo.',
  undo: 'Annulla',
  redo: 'Ripeti',
  turn: 'Gira il tavoliere',
  engine: 'Il computer guarda con te',
  lineCount: 'Linee',
  estimated: 'Stimato dal computer su questo dispositivo.',
  looking: 'Il computer guarda la posizione…',
  engineFailed: 'Il computer non si è potuto avviare.',
  over: 'Qui la partita è finita.',
  playLine: (move) => `Gioca ${move}`,
  depth: (plies) => `Profondità ${plies}`,
  counters: (noMill, times) =>
    [
      noMill > 0 ? `Semimosse senza mulino: ${noMill}.` : '',
      times > 1
        ? `Questa posizione per la ${times === 2 ? 'seconda' : times === 3 ? 'terza' : `${times}ª`} volta.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  openings: 'Che cosa si è giocato qui',
  noCollection: 'Questo server non ha una raccolta di partite.',
  notPlayed: 'Nessuna partita della raccolta è continuata da qui.',
  // Behind how many they were.
  cameOf: (games: number, white: string, whiteWins: number, draws: number, black: string, blackWins: number) =>
    `${games === 1 ? 'partita' : 'partite'}: vinte da ${white} ${whiteWins}, patte ${draws}, vinte da ${black} ${blackWins}`,
  collected: (n: number) =>
    n === 1
      ? 'Una partita della raccolta è passata di qui:'
      : `${n} partite della raccolta sono passate di qui, le ultime per prime:`,
  remarks: 'Di questa mossa',
  glyphs: {
    1: 'buona mossa',
    2: 'errore',
    3: 'ottima mossa',
    4: 'errore grave',
    5: 'mossa interessante',
    6: 'mossa dubbia',
    10: 'posizione pari',
    13: 'poco chiara',
    146: 'novità',
  },
  aboutGame: 'Della partita',
  tags: {
    Event: 'Occasione',
    Site: 'Luogo',
    Date: 'Data',
    Round: 'Turno',
    Result: 'Risultato',
  },
  stands: (who, degree) => `Il ${who} ${['sta un po’ meglio', 'sta meglio', 'ha partita vinta'][degree]}`,
  comment: 'Commento',
  promote: 'Sposta su la variante',
  remove: 'Elimina da qui',
  draw: 'Penna',
  drawHint:
    'Due punti fanno una freccia, un punto due volte un cerchio. Il tasto destro del mouse disegna sempre: con Maiusc in rosso, con Alt in blu, con tutti e due in giallo.',
  ink: 'Colore',
  inks,
  drawn: 'Disegnato (un tocco cancella):',
  shape: ({ from, to, ink }) =>
    from ? `Freccia da ${from} a ${to}, ${inks[ink]}` : `Cerchio intorno a ${to}, ${inks[ink]}`,
  drawFrom: (point) => `Freccia da ${point}: scegli dove.`,
  drew: (shape) => `${shape}.`,
  erased: (shape) => `Cancellato: ${shape}.`,
  erase: 'Cancella tutto',
  setUp: 'Posizione',
  setUpTitle: 'Componi una posizione',
  rules: 'Regole',
  begin: 'Analizza',
  load: 'Carica',
  loadTitle: 'Carica una partita o una posizione',
  loadHint:
    'Una notazione, una posizione come testo, un link di questa pagina, o solo le mosse: con i nomi dei punti o con numeri, come le scrivono altri programmi.',
  file: 'Da un file',
  text: 'Testo',
  unreadable: 'Non è né una notazione né una posizione né una lista di mosse che si legga.',
  severalWays: 'Questi numeri si leggono in due modi, e tutti e due danno una partita. Quale intendi?',
  severalGames: (count) => `Sono ${count} partite. Quale vuoi guardare?`,
  otherText: 'Altro testo',
  game: (white, black) => `${white} – ${black}`,
  readAs: (notation) => `Letto come: ${notations[notation]}.`,
  notation: (notation) => notations[notation],
  share: 'Condividi',
  shareTitle: 'Condividi e porta via',
  link: 'Link con tutto',
  linkHint:
    'Il link contiene tutta l’analisi con varianti e commenti, di più capitoli questo. Nessun server ne conserva niente.',
  linkText: 'Un’analisi di una partita a mulino',
  record: 'Notazione',
  picture: 'Immagine di questa posizione',
  print: 'Stampa',
  paper: 'Su carta',
  diagrams: 'Diagrammi',
  diagramsAt: (choice: 'said' | 'end' | number) => {
    if (choice === 'said') return 'dove si dice qualcosa';
    return choice === 'end' ? 'solo alla fine' : `ogni ${choice} mosse`;
  },
  // On the sheet; the sides are signs.
  round: (round: string) => `Turno ${round}`,
  after: (move: string) => `Dopo ${move}`,
  atStart: 'All’inizio',
  onMove: (side: string) => `Tocca a ${side}`,
  inHand: (white: string, black: string) => `; in mano: ${white}, ${black}`,
  animation: 'La partita come immagine animata',
  animationHint: 'La linea principale mossa per mossa, come PNG animato. Ogni browser lo mostra.',
  speed: 'Velocità',
  secondsAMove: (seconds) => `${seconds.toLocaleString('it')} s per mossa`,
  makeAnimation: 'Animazione',
  animationFailed: 'Questo browser non riesce a fare l’immagine.',
  // What is kept.
  kept: 'Le tue analisi',
  noneKept: 'Ancora nessuna analisi.',
  noneKeptText: 'Ciò che guardi e conservi lo troverai qui, in questo browser.',
  newAnalysis: 'Nuova analisi',
  searchStudies: 'Cerca: nome, capitolo',
  keep: 'Conserva',
  open: 'Apri',
  notKept: 'Questo browser non conserva niente: porta via il link o il testo prima di chiudere la pagina.',
  goneStudy: 'Questo browser non ha (più) questa analisi.',
  knownGame: (name) => `Ne hai già una: ${name}`,
  namedBy: (day) => `Analisi del ${day}`,
  studyName: 'Nome',
  chapters: 'Capitoli',
  chapter: (n) => `Capitolo ${n}`,
  chapterName: 'Nome',
  chapterCount: (n) => (n === 1 ? '1 capitolo' : `${n} capitoli`),
  earlier: 'Sposta su',
  later: 'Sposta giù',
  addChapter: 'Nuovo capitolo',
  addFromHere: 'Capitolo da questa posizione',
  removed: (name) => `“${name}” è eliminata.`,
  restore: 'Tienila lo stesso',
  exportAll: 'Tutti i capitoli come testo',
  importStudy: 'Da un testo',
  importHint: 'Una partita o più: ognuna diventa un capitolo.',
  allAsChapters: (n) => `Tutte (${n}) come capitoli`,
  badGame: (n) => `La partita ${n} non si legge.`,
  fileName: 'mulino-analisi',
};
