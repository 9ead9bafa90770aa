// What the home page and a game say at once, in Italian.
import type { Messages, Mover, Who } from './de';
import { joined } from '../base/list';
import { byStones, renamed } from '../base/sides';

const colourName = byStones({
  'ivory-ebony': { white: 'Bianco', black: 'Nero' },
  'red-blue': { white: 'Rosso', black: 'Blu' },
});
// “una pedina bianca”, “le pedine bianche”
const colourOf = byStones({
  'ivory-ebony': { white: 'bianca', black: 'nera' },
  'red-blue': { white: 'rossa', black: 'blu' },
});
const coloursOf = byStones({
  'ivory-ebony': { white: 'bianche', black: 'nere' },
  'red-blue': { white: 'rosse', black: 'blu' },
});
const newNames = { Bianco: 'Rosso', Nero: 'Blu' };
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const stones = (n: number): string => counted(n, 'pedina', 'pedine');
const plies = (n: number): string => counted(n, 'semimossa', 'semimosse');
export const movesOf = (n: number): string => counted(n, 'mossa', 'mosse');
const quoted = (text: string): string => (text ? `: “${text}”` : '.');
const list = (items: readonly string[]): string => joined(items, 'e');

const numerals = ['zero', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
const manyMoves = 40; // plies from which on people count in moves
// “20 semimosse (dieci per parte)”, “50 mosse per parte (100 semimosse)”
function pliesOf(limit: number): string {
  const moves = limit / 2;
  if (!Number.isInteger(moves) || limit < 4) return plies(limit);
  return limit < manyMoves
    ? `${limit} semimosse (${numerals[moves] ?? moves} per parte)`
    : `${moves} mosse per parte (${limit} semimosse)`;
}

// A move by its label in the record, `12.` or `12…`: “la mossa 12 (Bianco)”.
export const numberOf = (label: string): string => String(parseInt(label));
export const sideOf = (label: string): string => (label.endsWith('.') ? colourName.white : colourName.black);
const moveOf = (label: string): string => `la mossa ${numberOf(label)} (${sideOf(label)})`;

// Where one position stood: “dopo le mosse 9, 11 e 13 (Nero)”. It is always the same side that has moved.
function standsAfter(labels: readonly string[]): string {
  const moves = labels.filter((label) => label !== 'start');
  const [first] = moves;
  if (!first) return 'all’inizio';
  const which = moves.length === 1 ? moveOf(first) : `le mosse ${list(moves.map(numberOf))} (${sideOf(first)})`;
  return moves.length < labels.length ? `all’inizio e dopo ${which}` : `dopo ${which}`;
}

// The player is in the endings of the verbs: “hai chiuso”, “Anna ha chiuso”.
function nameOf(who: Exclude<Who, 'you'>): string {
  if (typeof who === 'object') return who.name;
  return { opponent: 'l’avversario', computer: 'il computer' }[who];
}
export const says = (who: Who, second: string, third: string): string =>
  who === 'you' ? second : `${nameOf(who)} ${third}`;
const begins = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
// At the beginning of a sentence; a name stays as it is written.
export const saysFirst = (who: Who, second: string, third: string): string =>
  typeof who === 'object' ? says(who, second, third) : begins(says(who, second, third));

// “Tocca a te: muovi una pedina.”, “Tocca al Bianco: muovere una pedina.”
const turnOf = (mover: Mover, you: string, other: string): string =>
  mover === 'you' ? `Tocca a te: ${you}` : `Tocca al ${colourName[mover]}: ${other}`;
const result = (winner: Who, loser: Who): string =>
  loser === 'you' ? 'Hai perso' : saysFirst(winner, 'hai vinto', 'vince');

export const it: Messages = {
  code: 'it',
  gameName: 'Mulino',
  colour: (colour) => colourName[colour],
  list,
  choice: (items) => joined(items, 'o'),
  titled: (title, text) => `${title}: ${text}`,
  named: (text) => renamed(text, newNames),

  toPlace: (mover, left) => turnOf(mover, `posa una pedina (ancora ${left}).`, `posare una pedina (ancora ${left}).`),
  toMove: (mover) => turnOf(mover, 'muovi una pedina.', 'muovere una pedina.'),
  toFly: (mover) => turnOf(mover, 'salta con una pedina.', 'saltare con una pedina.'),
  toTarget: (mover, from) => turnOf(mover, `dove va ${from}?`, `dove va ${from}?`),
  toCapture: (victim) => `Mulino! Prendi una pedina ${colourOf[victim]}.`,
  toCaptureOnce: (victim) => `Due mulini insieme! Prendi comunque una sola pedina ${colourOf[victim]}.`,
  toConfirm: (move) => `Giocare ${move}?`,
  thinking: (colour) => `Tocca al ${colourName[colour]}: il computer pensa.`,
  waitingFor: (colour, who) => `Tocca al ${colourName[colour]}: si aspetta ${who === 'you' ? 'te' : nameOf(who)}.`,
  lookingBack: (label) => `Sguardo indietro: posizione dopo ${label}.`,
  lookingAside: (label) => `Variante: posizione dopo ${label}.`,
  lookingAtStart: 'Sguardo indietro: la posizione iniziale.',

  winsTooFew: (winner, loser) => `${result(winner, loser)}: ${says(loser, 'hai', 'ha')} solo due pedine.`,
  winsBlocked: (winner, loser) => `${result(winner, loser)}: ${says(loser, 'non puoi', 'non può')} più muovere.`,
  winsResigned: (winner, loser) => `${result(winner, loser)}: ${says(loser, 'hai', 'ha')} abbandonato.`,
  winsTime: (winner, loser) => `${result(winner, loser)}: ${says(loser, 'hai', 'ha')} finito il tempo.`,
  winsJudged: (winner, loser) => `${result(winner, loser)}: decisione dell’arbitro.`,
  winsAbsent: (winner, loser) => `${result(winner, loser)}: l’altra parte non si è più vista.`,
  winsRecorded: (winner, loser) => `${result(winner, loser)}, secondo la notazione.`,
  drawAgreed: 'Patta d’accordo.',
  drawRepetition: 'Patta: la stessa posizione per la terza volta.',
  drawNoMill: (limit) => `Patta: ${pliesOf(limit)} senza mulino.`,
  drawJudged: 'Patta per decisione dell’arbitro.',
  drawAbsent: 'Patta: una parte non si è più vista.',
  drawRecorded: 'Patta secondo la notazione.',
  aborted: 'La partita è annullata e non conta.',
  proofOf: (rule, proof) =>
    rule === 'repetition'
      ? `La stessa posizione ${standsAfter(proof)}`
      : `Nessun mulino dal${!proof[0] || proof[0] === 'start' ? 'l’inizio' : moveOf(proof[0])}`,

  noMillSoFar: (count, limit) => `Da ${plies(count)} nessun mulino. A ${limit} la partita è patta.`,
  noMillClaimable: (count, limit) => `Da ${plies(count)} nessun mulino. Da ${limit} in poi si può reclamare la patta.`,
  secondTime: 'Questa posizione è sul tavoliere per la seconda volta. La terza è patta.',
  secondTimeClaim: 'Questa posizione è sul tavoliere per la seconda volta. La terza si può reclamare la patta.',
  secondTimeConsecutive:
    'Questa posizione è sul tavoliere per la seconda volta. Se torna subito con le stesse mosse, la partita è patta.',
  claimDue: 'Ora si può reclamare la patta.',
  drawSuggested: 'Nessuno fa progressi. Si potrebbe offrire la patta.',
  millClosed: (who, mills, taken) =>
    `${saysFirst(who, 'hai', 'ha')} chiuso ${mills > 1 ? 'due mulini' : 'un mulino'}${taken ? ` e ${who === 'you' ? 'prendi' : 'prende'} ${taken}` : ''}.`,
  allProtected: (owner) => `Niente da prendere: tutte le pedine ${coloursOf[owner]} sono protette.`,
  nothingThere: 'Niente da prendere: sul tavoliere non ci sono altre pedine.',
  protectedInMill: (point) => `${point} è protetta: sta in un mulino, altre no.`,
  takeOpponents: (victim) =>
    `Prendi una delle pedine ${coloursOf[victim]} segnate. “Cambia mossa” riporta indietro la tua mossa.`,
  takeNotEmpty: (victim) => `Qui non c’è niente. Prendi una delle pedine ${coloursOf[victim]} segnate.`,
  blockedStone: (point) => `${point} è chiusa: nessun punto vicino è libero.`,
  chooseOwn: (colour) => `Scegli prima una pedina ${colourOf[colour]}.`,
  notYours: (colour) => `Questa pedina è del ${colourName[colour]}.`,
  notYourTurn: (colour) => `Tocca al ${colourName[colour]}.`,
  gameIsOver: 'La partita è finita.',
  overPlayOn: 'La partita è finita. “Gioca da qui” ne comincia una nuova da questa posizione.',
  backToGame: 'Torna alla partita, poi puoi muovere.',
  unreadableMove: 'Questa non è una mossa. Scrivi per esempio d6, a1-a4 o a1-a4xg7.',
  moveFails: 'Questa mossa qui non è possibile.',

  boardName: 'Tavoliere',
  pointEmpty: (point) => `${point}, vuoto`,
  pointStone: (point, colour) => `${point}, ${colourOf[colour]}`,
  inMill: 'in un mulino',
  inMills: 'in due mulini',
  isTarget: 'possibile',
  isThreat: (by) => `qui il ${colourName[by]} chiude un mulino`,
  isRemovable: 'si può prendere',
  isChosen: 'scelta',
  isProtected: 'protetta',
  saidPlace: (colour, to) => `Il ${colourName[colour]} posa in ${to}`,
  saidMove: (colour, from, to) => `Il ${colourName[colour]} muove da ${from} a ${to}`,
  saidFly: (colour, from, to) => `Il ${colourName[colour]} salta da ${from} a ${to}`,
  saidMill: 'chiude un mulino',
  saidDoubleMill: 'chiude due mulini',
  saidCapture: (point) => `prende ${point}`,
  tookBack: 'Riportata indietro.',
  wentOnElsewhere: 'La partita è andata avanti in un’altra finestra. Ora sta così.',
  watchersDoNotMove: 'Stai guardando e qui non puoi muovere.',

  you: 'Tu',
  computer: 'Computer',
  playerNumber: (n) => `Giocatore ${n}`,
  guest: 'Ospite',
  deletedAccount: 'account eliminato',
  inHand: (n) => `${stones(n)} in mano`,
  lost: (n) => counted(n, 'pedina persa', 'pedine perse'),
  onTurn: 'al tratto',
  away: 'non c’è',
  seatFree: 'posto ancora libero',
  score: (points) => `Punteggio ${points}`,

  undo: 'Annulla mossa',
  redo: 'Muovi lo stesso',
  playOn: 'Gioca da qui',
  askUndo: 'Chiedi di annullare',
  offerDraw: 'Offri patta',
  drawShort: 'Patta',
  claimDraw: 'Reclama la patta',
  claimShort: 'Reclama',
  resign: 'Abbandona',
  abort: 'Annulla la partita',
  abortShort: 'Annulla',
  nextGame: 'Prossima partita',
  noThanks: 'No, grazie',
  another: 'Altra posizione',
  record: 'Notazione',
  recordShort: 'Mosse',
  accept: 'Accetta',
  decline: 'Rifiuta',
  withdraw: 'Ritira',
  confirm: 'Conferma',
  cancel: 'Annulla',
  close: 'Chiudi',
  change: 'Cambia mossa',
  skip: 'Al contenuto',
  home: 'Pagina iniziale',

  offers: (who, message) => `${saysFirst(who, 'offri', 'offre')} la patta${quoted(message)}`,
  yourOffer: (message) => `La tua offerta di patta è valida${quoted(message)}`,
  declined: (who, reason) => `${saysFirst(who, 'rifiuti', 'rifiuta')} la patta${quoted(reason)}`,
  claimed: (who, message) => `${saysFirst(who, 'hai', 'ha')} reclamato la patta${quoted(message)}`,
  withdrew: (who) => `${saysFirst(who, 'ritiri', 'ritira')} l’offerta di patta.`,
  attachedOffer: 'L’offerta di patta parte con la tua prossima mossa.',
  attachedClaim: 'Il reclamo parte con la tua prossima mossa.',
  claimRight: (proof) => `Il reclamo è fondato. ${proof}`,
  claimWrong: (occurrences, count, limit) =>
    `Il reclamo è infondato: la posizione è comparsa ${['', 'una volta', 'due volte'][occurrences] ?? `${occurrences} volte`}${limit ? `, e senza mulino si sono giocate solo ${count} semimosse su ${limit}` : ''}.`,
  claimAsOffer: 'Il reclamo era infondato e ora vale come offerta di patta.',

  refusedElse: 'Non è andata.',
  computerFailed: 'Il computer non risponde. Ricarica la pagina, la partita resta.',

  review: 'Valuta',
  hint: 'Aiuto',
  hintMove: (move, capture) => `Aiuto: ${move}${capture ? `, prendi ${capture}` : ''}.`,
  hintClaim: 'Aiuto: reclama la patta.',
  hintSought: 'Il computer cerca una mossa per te.',
  thoughts: 'Che cosa pensa il computer',
  thoughtsShort: 'Pensieri',

  continueGame: 'Continua',
  continueHint: (what, ply) => `${what}, ${plies(ply)}`,
  myGames: 'Le mie partite',
  myGamesLink: (n) => `Le mie partite (${n})`,
  isRunning: 'in corso',
  isDrawn: 'patta',
  isAborted: 'annullata',
  hasWon: (who) => saysFirst(who, 'hai vinto', 'ha vinto'),
  notLasting: 'Questo browser non conserva niente: se chiudi la pagina, la partita è persa.',
  goneGame: 'Questo browser non ha (più) questa partita.',

  homeBegin: 'Posa la prima pedina.',
  homeBlack: 'Il computer posa per primo.',
  homeYourTurn: 'Tocca a te.',
  homeHint: 'Tocca un punto, e il computer risponde. Senza account, senza pubblicità.',
  pages: 'Pagine',
  learn: 'Impara',
  puzzles: 'Problemi',
  lobby: 'Sala',
  tournaments: 'Tornei',
  clubs: 'Circoli',
  analysis: 'Analisi',
  more: 'Altro',
  newHere: 'Prima volta?',
  learnLink: 'Come si gioca',
  solution: 'La soluzione',
  withSomebody: 'Con qualcuno',
  partMissing: 'Questa parte della pagina non si è potuta caricare. Il server è raggiungibile?',
  tryAgain: 'Riprova',

  againstComputer: 'Contro il computer',
  oneBoard: 'A un tavoliere',
  invite: 'Invita',
  play: 'Gioca',
  level: 'Livello',
  yourColour: 'Il tuo colore',
  lot: 'A sorte',
  // At the player who gives it.
  handicapShort: { one_stone: '−1 pedina', two_stones: '−2 pedine', no_flying: 'non salta mai' },
  rulesOf: (title) => `Regole: ${title}`,
  houseRules: 'Regole proprie',
  loadRecord: 'Carica una notazione',
  recentTables: 'I tuoi tavoli',
  notWorking: 'Le regole del gioco non si sono potute caricare. Ricarica la pagina.',

  gameNumber: (n) => `Partita ${n}`,
  leaveAsk: 'Non l’hai ancora inviato. Vuoi scartarlo?',
  discard: 'Scarta',
  stay: 'Continua',
  isRated: 'classificata',
  isCasual: 'amichevole',
  lotGave: (who, colour) => `A sorte: ${says(who, 'hai', 'ha')} il ${colourName[colour]}.`,
  chooseColour: 'Chi ha perso sceglie: quale colore vuoi?',
  takeColour: (colour) => `Prendi il ${colourName[colour]}`,
  asksNext: (who) => `${saysFirst(who, 'vuoi', 'vuole')} giocare un’altra partita.`,
  askedNext: 'Vuoi giocare un’altra partita. Si aspetta la risposta.',
  asksUndo: (who, n) =>
    `${saysFirst(who, 'vuoi', 'vuole')} annullare ${n === 1 ? 'l’ultima mossa' : 'le ultime due mosse'}.`,
  askedUndo: 'Vuoi annullare. Si aspetta la risposta.',
  inviteTitle: 'Manda questo link',
  join: 'Gioca',
  watching: 'Stai guardando.',
  tableLinks: 'Tavolo',
  backAgain: (who) => `${saysFirst(who, 'sei', 'è')} di nuovo qui.`,
  connecting: 'Connessione…',
  reconnecting: 'Connessione persa. Nuovo tentativo…',
  reconnected: 'Di nuovo in linea.',
  sending: 'Invio…',

  moves: 'Mosse',
  noMoves: 'Ancora nessuna mossa.',
  variation: 'Variante',
  first: 'All’inizio',
  previous: 'Una mossa indietro',
  next: 'Una mossa avanti',
  latest: 'Alla partita',
  typeMove: 'Scrivi una mossa',
  typeMoveHint: 'd6, a1-a4, a1-a4xg7',
  enter: 'Muovi',
  settings: 'Impostazioni',
  soundOn: 'Suoni accesi',
  soundOff: 'Suoni spenti',

  shared: {
    titles: {
      standard: 'Standard',
      brettspielnetz: 'Brettspielnetz',
      'zwanzig-zuege': 'Venti mosse',
      'schelling-salon': 'Schelling-Salon',
      strikt: 'Rigide',
      'muehle-spielen': 'Mühle-spielen',
    },
    levels: {
      '1': {
        name: 'Principiante',
        description: 'Conosce le regole e non vede quasi nessuna minaccia. Un bambino può vincere.',
      },
      '2': {
        name: 'Apprendista',
        description: 'Chiude quasi tutti i suoi mulini, ma i tuoi li vede spesso troppo tardi.',
      },
      '3': {
        name: 'Giocatore occasionale',
        description: 'Non manca mai una vittoria in una mossa, ma molte altre cose sì.',
      },
      '4': { name: 'Giocatore di famiglia', description: 'Para quasi tutte le minacce e ne crea qualcuna.' },
      '5': { name: 'Habitué', description: 'Vede due o tre mosse avanti e sfrutta i tuoi errori.' },
      '6': {
        name: 'Giocatore esperto',
        description: 'Raramente gli sfugge ciò che è vicino, a volte ciò che è dall’altra parte del tavoliere.',
      },
      '7': { name: 'Giocatore di circolo', description: 'Prepara doppi mulini e chiude le pedine.' },
      '8': { name: 'Giocatore da torneo', description: 'Calcola bene e perdona poco.' },
      '9': { name: 'Maestro', description: 'Non gli sfugge quasi niente, e vede una vittoria da lontano.' },
      '10': {
        name: 'Gran maestro',
        description: 'Non gli sfugge niente, e pensa per un buon secondo, il più a fondo possibile.',
      },
      '11': { name: 'Piena forza', description: 'Pensa fino a cinque secondi, il più a fondo possibile.' },
      '12': {
        name: 'Tenditore di trappole',
        description:
          'Gioca meglio che può e, tra mosse ugualmente buone, sceglie quella dopo cui è più facile che tu sbagli.',
      },
      '13': {
        name: 'Infallibile',
        description: 'Tende trappole e, dove la soluzione è a portata di mano, non regala niente.',
      },
    },
    remarks: {
      win_in_sight: 'Vedo come vincere.',
      ahead: 'Sono in vantaggio, quindi continuiamo.',
      too_early: 'Per me è troppo presto. Accetto dopo 20 semimosse senza mulino, se non sono in vantaggio.',
      going_round: 'Patta? Stiamo girando in tondo.',
      long_quiet: 'Patta? Da 100 semimosse non si chiude un mulino.',
    },
  },
};

export { colourName, counted, moveOf, plies, pliesOf };
