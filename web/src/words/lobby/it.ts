// The words of the lobby, in Italian.
import { colourName, counted, plies } from '../first/it';
import type { LobbyWords } from './de';

export const lobby: LobbyWords = {
  title: 'Sala',
  question: 'Chi ha tempo?',
  here: (n) => (n <= 1 ? 'Oltre a te ora non c’è nessuno.' : `Ora ci sono ${n} persone.`),
  onlyBotsHere: 'Oltre a te ora non c’è nessuna persona.',
  noLine:
    'Il server risponde, ma il collegamento delle partite non passa: probabilmente qualcosa per strada, per esempio un proxy, non lascia passare i WebSocket. Così non puoi giocare, e un’offerta con l’orologio non resta.',
  speeds: 'Gioca subito, con questo tempo',
  wanted: 'la tua offerta',
  watchIt: 'Guarda',
  nobodyWaits: 'Ora non aspetta nessuno.',
  nobodyWaitsHint: 'Tocca un tempo: chi arriva ti vede subito.',
  waitingCount: (n) => `${n} in attesa`,
  saidWaiting: (n) =>
    n === 0
      ? 'Nessuno aspetta un avversario.'
      : n === 1
        ? 'Qualcuno aspetta un avversario.'
        : `In ${n} aspettano un avversario.`,

  offer: 'Offri una partita',
  offerIt: 'Offri',
  rated: 'Classificata',
  ratedHint: 'La partita conta per la classifica di tutti e due.',
  ratedNeedsAccount: 'Le partite classificate sono per chi ha un account: prima accedi.',
  ratedNeedsClock: 'Le partite classificate hanno un orologio: scegli un tempo.',
  bots: 'Possono accettare anche programmi',
  botsHint: 'Allora il tuo avversario può essere anche un bot. Dopo il nome c’è scritto BOT.',
  botsHaveNoRating: 'I bot non hanno punteggio: serve una partita amichevole, contro giocatori di qualsiasi forza.',
  isForBots: 'possono accettare anche programmi',
  isRated: 'classificata',
  isCasual: 'amichevole',

  waiting: 'In attesa di un avversario',
  waitingLive: 'Tieni aperta questa pagina: appena qualcuno accetta, la partita comincia.',
  waitingLong: 'Non devi aspettare: l’offerta resta 14 giorni, poi trovi la partita tra i tuoi tavoli.',
  withdraw: 'Ritira',
  withdrawIt: (what) => `Ritira: ${what}`,
  comesOften: (n) => `A quest’ora di solito qualcuno arriva entro ${n === 1 ? 'un minuto' : `${n} minuti`}.`,
  comesSeldom: 'A quest’ora qualcuno arriva solo ogni tanto. Può volerci un po’.',
  comesHardly: 'A quest’ora c’è raramente qualcuno: gioca a giorni, o contro il computer.',
  houseHint:
    'Per ora non viene nessuno. Il computer di questo server gioca con la tua forza: subito, con l’orologio e senza punteggio.',
  playHouse: 'Gioca contro il computer',
  withdrawn: 'La tua offerta è ritirata.',

  seeks: 'Offerte',
  onlyOwnSeeks: 'Ora non aspetta nessun altro.',
  nearSeeksHidden: 'Chi cerca solo qualcuno di forza simile qui non si vede: per quello devi accedere.',
  play: 'Gioca',
  playAgainst: (who, what) => `Gioca contro ${who}: ${what}`,
  rating: (rating, provisional) => `${rating}${provisional ? '?' : ''}`,
  youHave: (colour) => `tu hai il ${colourName[colour]}`,
  byLot: 'colori a sorte',
  since: (minutes) => {
    if (minutes < 1) return 'proprio ora';
    if (minutes < 60) return `da ${minutes}\u00a0min`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return `da ${hours}\u00a0h`;
    const days = Math.floor(hours / 24);
    return days === 1 ? 'da 1\u00a0giorno' : `da ${days}\u00a0giorni`;
  },
  took: 'Presa',

  runningBots: 'Bot in funzione',
  runningBotsHint: 'Programmi che puoi sfidare. Le partite contro di loro sono amichevoli.',

  watch: 'Da guardare',
  ranking: 'Classifica',
  featured: 'I migliori di adesso',
  watching: (n) => counted(n, 'spettatore', 'spettatori'),
  noGames: 'Ora non si gioca nessuna partita pubblica.',
  between: (white, black) => `${white} – ${black}`,
  plies,

  loading: 'La sala si carica…',
  notHere: 'Qui non c’è una sala: questa pagina sta su un computer senza server di gioco.',
  refusals: {
    not_found: 'Qualcuno è stato più veloce, o l’offerta è stata ritirata. Prendine un’altra.',
    own_seek: 'È la tua offerta. Deve accettarla qualcun altro.',
    not_rated: 'Questa partita è classificata: servono un account, un orologio e regole le cui patte contano.',
    too_many_seeks: 'Hai già cinque offerte. Ritirane prima una.',
  },
};
