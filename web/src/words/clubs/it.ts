// The words of clubs, as everybody sees them, in Italian.
import type { ClubsWords } from './de';
import { refusals } from './refusals.it';

const people = (n: number): string => (n === 1 ? '1 socio' : `${n} soci`);

export const clubs: ClubsWords = {
  title: 'Circoli',

  yours: 'I tuoi circoli',
  all: 'Tutti i circoli',
  none: 'Ancora nessun circolo.',
  noneHint: 'Una tavolata di amici, una classe, un circolo con la sua sede: fondalo e invita.',
  found: 'Fonda un circolo',
  foundNeedsAccount: 'Per fondare un circolo serve un account.',
  toAccount: 'Crea un account o accedi',
  members: people,
  joinings: { open: 'aperto a tutti', asked: 'su richiesta', invited: 'su invito' },
  you: { leader: 'lo dirigi tu', organiser: 'organizzi tu', member: 'ne fai parte', asked: 'hai chiesto' },
  loading: 'Caricamento…',
  notHere: 'Qui non ci sono circoli: questa pagina si trova su un computer senza server Mühle.',

  gone: 'Questo circolo non esiste.',
  goneHint: 'Controlla che il link sia completo.',
  toAll: 'Tutti i circoli',
  stale: 'Al momento manca la connessione: così stava l’ultima volta.',
  alone: 'Ancora nessuno nel tuo circolo.',
  aloneHint: 'Scrivi una lettera, non serve altro.',
  invite: 'Invita',
  news: 'Novità',
  older: 'Mostra le precedenti',
  tournaments: 'Tornei',
  presets: 'Le nostre regole',
  playBy: 'Tavolo con queste regole',
  people: 'Soci',
  roles: { leader: 'Direzione', organiser: 'Organizzazione', member: 'Socio' },
  everybody: (n) => `Mostra tutti e ${n}`,
  hidden: 'Solo i soci vedono chi ne fa parte.',
  youToo: '(tu)',
  remove: 'Elimina',
  reallyRemove: 'Eliminare davvero?',
  newsGone: 'La novità è eliminata.',

  joinHints: {
    open: 'Entra chi vuole.',
    asked: 'Chiedi, e la direzione ti accoglie.',
    invited: 'Entra chi ha un invito.',
  },
  join: 'Entra',
  ask: 'Chiedi di entrare',
  askWords: 'Due parole con la richiesta (facoltativo)',
  hasAsked: 'La tua richiesta aspetta una risposta.',
  takeBack: 'Ritira la richiesta',
  letter: 'Hai un invito.',
  letterHint: (club) => `Con questa lettera entri in ${club}.`,
  accept: 'Accetta',
  needsAccount: 'Per entrare serve un account. Bastano un nome e una password.',
  makeAccount: 'Vai all’account',
  isIn: 'Benvenuto! Ora ne fai parte.',
  isAsked: 'La tua richiesta è partita.',
  leave: 'Lascia il circolo',
  reallyLeave: (club) => `Vuoi lasciare ${club}?`,
  hasLeft: 'Hai lasciato il circolo.',

  share: 'Link e codice QR',
  shareHint: 'Per guardare e per entrare',
  sharedText: (club) => `${club}: giocare a mulino`,

  refusals,
};
