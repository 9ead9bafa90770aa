// The words of tournaments, as everybody sees them.
import { joined } from '../base/list';
import { colourName } from '../first/it';
import { refusals } from './refusals.it';
import type { TournamentsWords } from './de';

const boards = (n: number): string => (n === 1 ? 'un tavoliere' : `${n} tavolieri`);

export const tournaments: TournamentsWords = {
  title: 'Tornei',
  kinds: {
    round_robin: 'Girone all’italiana',
    swiss: 'Sistema svizzero',
    knockout: 'Eliminazione diretta',
    arena: 'Arena',
    ladder: 'Scala',
    simul: 'Simultanea',
    teams: 'Incontro a squadre',
  },

  // The list.
  coming: 'Prossimamente',
  running: 'In corso',
  over: 'Finiti',
  none: 'Ancora nessun torneo.',
  noneHint: 'Una serata del circolo, un campionato di mesi: creane uno e fai girare il link.',
  noneRunning: 'Al momento nessun torneo è in corso.',
  found: 'Crea un torneo',
  foundNeedsAccount: 'Per creare un torneo serve un account.',
  toAccount: 'Crea un account o accedi',
  there: (n: number) => (n === 0 ? 'ancora nessuno' : n === 1 ? '1 iscritto' : `${n} iscritti`),
  roundOf: (n: number, of: number) => (of > 0 ? `turno ${n} di ${of}` : `turno ${n}`),
  begins: (when: string) => `inizia ${when}`,
  beginsByHand: 'inizia all’annuncio',
  organised: (name: string) => `Direzione: ${name}`,
  yours: { organiser: 'lo dirigi tu', entrant: 'partecipi' },
  paused: 'in pausa',
  loading: 'Caricamento …',
  notHere: 'Qui non ci sono tornei: questa pagina sta su una macchina senza server Mühle.',

  // One of them.
  gone: 'Questo torneo non esiste.',
  goneHint: 'Controlla se il link è completo.',
  toAll: 'Tutti i tornei',
  stale: 'Al momento nessuna connessione: questo è l’ultimo stato noto.',
  rounds: 'Turni',
  round: (n: number) => `Turno ${n}`,
  pathRound: (n: number, state: 'done' | 'now' | 'coming') =>
    `Turno ${n}, ${{ done: 'giocato', now: 'in corso', coming: 'da giocare' }[state]}`,
  openBoards: (n: number, open: number) => `Turno ${n}: ancora ${boards(open)} in gioco`,
  roundOver: (n: number) => `Turno ${n}: tutti i tavolieri hanno finito`,
  notBegun: 'Chi partecipa',
  nobodyYet: 'Ancora nessuno. Fai girare il link.',
  board: (n: number) => `Tavoliere ${n}`,
  boardHead: 'Tavoliere',
  isLive: 'in corso',
  byForfeit: 'a forfait',
  bye: 'riposa',
  byeOf: (name: string) => `Riposa: ${name}`,
  game: (n: number) => `${n}ª partita`,

  // The table.
  standings: 'Classifica',
  crosstable: 'Tabellone',
  rank: 'Posto',
  name: 'Nome',
  points: 'Punti',
  you: '(tu)',
  withdrawn: 'non gioca più',
  tieHeads: {
    buchholz: 'Buchh.',
    buchholz_cut_1: 'Buchh.-1',
    sonneborn_berger: 'So-Be',
    direct_encounter: 'Diretto',
    wins: 'Vitt.',
    get black_wins() {
      return `Vitt. ${colourName.black.charAt(0)}`;
    },
  },
  tieNames: {
    buchholz: 'Buchholz',
    buchholz_cut_1: 'Buchholz senza il più debole',
    sonneborn_berger: 'Sonneborn-Berger',
    direct_encounter: 'Scontro diretto',
    wins: 'Vittorie',
    get black_wins() {
      return `Vittorie con il ${colourName.black}`;
    },
  },
  tieRules: {
    buchholz: 'I punti di tutti i tuoi avversari.',
    buchholz_cut_1:
      'I punti dei tuoi avversari senza quello che ne ha meno. Se hai saltato un turno o non ti sei presentato a una partita, viene tolto per primo quel turno.',
    sonneborn_berger: 'Per ogni avversario: i suoi punti per quelli che gli hai tolto.',
    direct_encounter:
      'I punti tra chi è alla pari, se tutti si sono incontrati. Chi resta alla pari viene confrontato ancora una volta allo stesso modo.',
    wins: 'Le partite vinte sul tavoliere.',
    get black_wins() {
      return `Le partite vinte sul tavoliere con il ${colourName.black}.`;
    },
  },
  ties: 'A parità di punti',
  pointsRule: 'Una vittoria vale due punti, una patta uno.',
  unplayed:
    'In un turno senza partita vale un avversario con tanti punti quanti ne hai tu. I turni in cui un avversario non c’era più contano per te come se li avesse pareggiati. Chi è alla pari in tutto divide il posto.',
  numberShort: 'N.',
  byeShort: 'rip.',
  crossAll: 'In una riga: i punti contro ciascuno, con il suo numero in alto.',
  get crossRounds() {
    return `4○ 2 significa: contro il n. 4, prima con il ${colourName.white}, 2 punti. – significa: assente.`;
  },

  // One's own board, and what comes next.
  yourGame: (board: number, name: string) => `La tua partita · tavoliere ${board} contro ${name}`,
  yourTurn: 'Tocca a te.',
  theirTurn: (name: string) => `Tocca a ${name}.`,
  yourBoard: (board: number) => `Giochi al tavoliere ${board}.`,
  yourGameStarts: 'Sta per cominciare.',
  yourBye: 'In questo turno riposi.',
  results: { won: 'Hai vinto!', lost: 'Hai perso.', drawn: 'Patta.', none: 'Non giocata.' },
  toBoard: 'Al tavoliere',
  featured: (board: number) => `Ora al tavoliere ${board}`,
  watch: 'Guarda',
  winner: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} vince.` : `${joined(names, 'e')} dividono il primo posto.`,
  nextRound: (n: number, when: string) => `Turno ${n}${when && `: ${when}`}`,
  nextAfter: (open: number) =>
    open === 1 ? 'Abbinamenti appena l’ultimo tavoliere ha finito' : `Abbinamenti appena ${boards(open)} hanno finito`,
  nextByHand: 'Abbinamenti appena la direzione li sorteggia',
  nextAt: 'Allora si sorteggiano gli abbinamenti',
  firstRound: (when: string) => `Inizio${when && `: ${when}`}`,
  lastRound: 'Questo è l’ultimo turno',
  lastHint: 'Dopo, la classifica è definitiva.',
  isPaused: 'Il torneo è in pausa',
  pausedHint: 'Finché non riprende, non comincia nessun turno.',
  goesOn: (when: string) => `Dura fino a ${when}`,
  arenaHint: 'Chi è libero viene subito abbinato di nuovo.',
  // A ladder, and the bracket of a knockout.
  rungs: 'Posti',
  challenge: 'Sfida',
  playsNow: (name: string) => `gioca contro ${name}`,
  ladderRule: (reach: number) =>
    `Puoi sfidare chi sta al massimo ${reach === 1 ? 'un posto' : `${reach} posti`} sopra di te e adesso non gioca. Non si può rifiutare: la partita comincia subito, e chi non viene perde a tavolino. Se vinci, prendi il posto.`,
  openChallenges: 'Sfide aperte',
  noChallenges: 'Adesso nessuna. Chi partecipa sfida qualcuno sopra di sé.',
  bracket: 'Tabellone',
  stages: { final: 'Finale', semi: 'Semifinali', quarter: 'Quarti di finale' },
  stage: (n: number) => `Ultimi ${n}`,
  noOne: 'non ancora noto',
  byeInTie: 'passa il turno',

  // A simul, and a match of two teams.
  score: 'Punteggio',
  matchPoints: (a: number, b: number) => `Punti squadra ${a} : ${b}`,
  games: (won: number, drawn: number, lost: number) => `${won} vinte, ${drawn} patte, ${lost} perse`,
  stillPlaying: (n: number) =>
    n === 0
      ? 'Tutte le partite sono finite.'
      : n === 1
        ? 'Una partita è ancora in corso.'
        : `${n} partite sono ancora in corso.`,
  alone: 'Gioca da solo',
  against: 'Giocano contro',
  theOthers: 'Tutti gli altri',
  nobodyAlone: 'Ancora nessuno.',
  boards: 'Tavoli',
  winsAlone: (name: string) => `Nessuno di fronte: ${name} vince a tavolino.`,
  substitute: 'riserva',
  leadsTeam: 'guida la squadra',
  nobodyThere: 'nessuno',
  enterFor: (team: string) => `Gioca per ${team}`,
  ownBoards: 'Le tue partite',
  noneWaits: 'Adesso nessuna partita aspetta te.',
  individual: 'Risultati individuali',
  teamRule:
    'Una partita vale due punti, una patta uno; la squadra con più punti riceve due punti squadra, in parità ne riceve uno ciascuna.',

  // Who is in it.
  enter: 'Partecipa',
  entering: 'Il tuo nome nel torneo',
  youAreIn: 'Partecipi.',
  leave: 'Esci',
  reallyLeave: 'Uscire dal torneo? Nei turni seguenti non verrai più abbinato.',
  lateHint: 'Giochi dal prossimo turno.',
  entryHints: {
    open: 'Può partecipare chi vuole.',
    link: 'Può partecipare chi ha il link della direzione.',
    list: 'Chi partecipa lo dice la direzione.',
    club: 'Possono partecipare i soci del circolo.',
  },
  needsAccount: 'Per partecipare qui ti serve un account.',
  unanswered: (club: string) => `${club} non ha ancora accettato`,
  declined: (club: string) => `${club} ha rifiutato`,
  onlyMembers: (club: string) => `Solo per i soci di ${club}.`,
  toClub: 'Al circolo',
  isTwin: (organiser: string) =>
    `Con il tuo nome è già iscritto qui qualcuno senza account. Sei tu? Allora ${organiser || 'la direzione'} può collegare l’iscrizione al tuo account.`,
  askToJoin: 'Sì, chiedilo',
  askedToJoin: (organiser: string) => `${organiser || 'La direzione'} sa che sei tu.`,
  comesLater: 'La tua partita si apre da sola quando comincia il tuo turno.',

  // To take along.
  print: 'Stampa',
  printHint: 'Abbinamenti, classifica, regole, cartelli',
  wall: 'Per la parete',
  wallHint: 'In grande, e si aggiorna da sola',
  wallNext: (n: number, of: number) => `Pagina ${n} di ${of}`,
  leaveWall: 'Torna al torneo',
  shareIt: 'Link e codice QR',
  shareHint: 'Per partecipare e guardare',
  sharedText: (title: string) => `${title}: partecipa o guarda`,
  files: 'Come file',
  filesHint: 'Le partite, e tutto per rifare i conti',
  fileNames: {
    'games.txt': 'Le partite annotate',
    'games.ndjson': 'Le partite per programmi (NDJSON)',
    'acts.txt': 'Lo svolgimento, come lo legge “muehle tournament”',
  },
  saidRound: (n: number) => `Il turno ${n} è cominciato.`,
  saidOver: 'Il torneo è finito.',
  refusals,
};
