// The words of what works without the server, in Italian.
import type { OfflineWords } from './de';

export const offline: OfflineWords = {
  newVersion: 'Nuova versione',
  newVersionThere: 'C’è una nuova versione.',
  reload: 'Ricarica',
  notNow: 'Più tardi',

  title: 'Senza rete',
  pageTitle: 'La pagina',
  pageKept:
    'La pagina è su questo dispositivo: senza rete funziona tutto, tranne le partite con un link. Il browser può installarla come app.',
  pageComing: 'La pagina viene conservata. Poi senza rete funziona tutto, tranne le partite con un link.',
  solutionTitle: 'La soluzione',
  solutionIntro:
    'Il mulino è risolto. Con la soluzione su questo dispositivo la pagina sa quanto vale ogni posizione e ogni mossa, anche senza rete.',
  onlyEndings: 'Questo server non ha tutta la soluzione, solo posizioni con poche pedine.',
  howMuch: 'Che cosa va conservato qui?',
  results: (size: string) => `Vittoria, patta o sconfitta (${size})`,
  distances: (size: string) => `Anche in quante mosse (${size})`,
  whichRules: 'Per quali regole?',
  keep: 'Carica su questo dispositivo',
  pause: 'Pausa',
  goOn: 'Continua a caricare',
  tryAgain: 'Riprova',
  remove: 'Togli da questo dispositivo',
  reallyRemove: 'Togliere la soluzione da questo dispositivo?',
  keepIt: 'Tienila',
  progress: 'Caricato',
  progressOf: (done: string, all: string) => `${done} di ${all}`,
  stands: {
    none: '',
    loading: 'La soluzione viene caricata e controllata.',
    waiting: 'Niente rete. Appena c’è, si continua da sé.',
    paused: 'In pausa. Si continua da dove si era arrivati.',
    whole: 'La soluzione è su questo dispositivo, intera e controllata.',
  },
  faults: {
    room: (size: string) => `Su questo dispositivo non c’è abbastanza spazio. Servono ancora ${size}.`,
    wrong: 'Ciò che manda il server è danneggiato e non viene usato. Riprova più tardi.',
    storage: 'Il browser non è riuscito a conservare i file. In una finestra privata spesso non può.',
    elsewhere: 'Ci sta lavorando un’altra finestra. Guarda lì.',
  },
  whileOpen: 'Lascia aperta una finestra con questa pagina. Ciò che è caricato resta.',
  mayGo: 'Se lo spazio scarseggia, il browser può eliminare i file.',
  wholePart: 'Ciò che aveva il server è su questo dispositivo, controllato: solo posizioni con poche pedine.',
  larger: (size: string) => `Ora il server ha di più. Non ancora su questo dispositivo: ${size}.`,
  more: (size: string) => `Non ancora su questo dispositivo: ${size}.`,
  unreachable: 'Il server non è raggiungibile.',
  nothingThere: 'Questo server non ha una soluzione da caricare.',
  impossible: 'Questo browser qui non può conservare file grandi.',
};
