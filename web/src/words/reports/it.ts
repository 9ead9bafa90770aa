import type { ReportsWords } from './de';

const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const reports: ReportsWords = {
  report: 'Segnala',
  title: (name) => `Segnala: ${name}`,
  hint: 'Gli arbitri leggono ciò che è scritto qui adesso e quello che ne dici tu. Chi l’ha scritto non viene a sapere chi l’ha segnalato.',
  reason: 'Perché?',
  reasons: {
    insult: 'Insulto o odio',
    advert: 'Pubblicità',
    secret: 'Dati privati di altri',
    name: 'Il nome',
    other: 'Altro',
  },
  words: 'Di che cosa si tratta?',
  wordsMissing: 'Scrivi in una frase di che cosa si tratta.',
  send: 'Segnala',
  sent: 'Grazie. Un arbitro guarderà, e te lo faremo sapere.',

  // For referees.
  queue: 'Segnalazioni',
  kinds: { player: 'Profilo', club: 'Circolo', tournament: 'Torneo' },
  reportedBy: (by, at) => `Segnalato da ${by}, ${at}`,
  nothingSaid: 'Nessun testo, solo il nome.',
  changed: 'Lì non c’è più.',
  own: 'È tuo, o l’hai segnalato tu: qui decide qualcun altro.',
  decide: 'Decidi',
  decision: 'Decisione',
  decisions: { nothing: 'Non fare nulla', remove: 'Togli il testo', warn: 'Ammonisci' },
  answer: 'Motivo',
  hintNothing: 'Resta nel registro degli arbitri.',
  hintOthers: 'Chi l’ha scritto lo legge. Resta anche nel registro degli arbitri.',
  answerMissing: 'Scrivi un motivo.',
  decided: 'È deciso.',

  // To players.
  letters: 'Dagli arbitri',
  says: {
    looked_at: (about) => `Un arbitro ha guardato ciò che hai segnalato (${about}).`,
    removed: (about) => `Un arbitro ha tolto un tuo testo (${about}):`,
    warned: (about) => `Un arbitro ti ammonisce (${about}):`,
  },
  understood: 'Capito',

  // What referees know of a player.
  toDesk: 'Note e decisioni',
  deskOf: (name) => `Arbitri: ${name}`,
  asking: 'Chiedo al server …',
  toPlayer: 'Alla pagina del giocatore',
  notes: 'Note',
  notesHint:
    'Le leggono solo arbitri e host, con il tuo nome. I dati del giocatore dicono quando è stato annotato qualcosa, non che cosa.',
  noNotes: 'Ancora nessuna.',
  newNote: 'Nuova nota',
  keepNote: 'Annota',
  noteMissing: 'Scrivi qualcosa.',
  removeNote: 'Togli',
  by: (name, at) => `${name || 'Arbitro'}, ${at}`,
  deeds: 'Che cosa è stato deciso',
  none: 'Ancora nulla.',
  reports: 'Che cosa è stato segnalato',
  waits: 'Attende una decisione',

  // How often a player held what positions were worth.
  held: 'Accordo con il gioco perfetto',
  heldHint:
    'Contano le posizioni di partite valutate in cui alcune mosse mantengono il valore e altre no. È un indizio, non una prova: chi è forte, conosce le posizioni o ne riceve di facili ne tiene molte anche lui. Poche posizioni non dicono quasi nulla, e gli intervalli sono piuttosto troppo stretti, perché le posizioni di una partita dipendono l’una dall’altra. Non decidete mai solo su questa base.',
  heldIn: 'Partite',
  heldPools: { live: 'Con l’orologio', correspondence: 'A giorni' },
  heldPhases: { all: 'In tutto', placing: 'Posa', moving: 'Movimento', flying: 'Volo' },
  heldOf: (held, critical) => `${held} su ${critical}`,
  others: 'Altri',
  othersNear: (from, to) => `Altri da ${from} a ${to}`,
  heldGames: (games, others) =>
    `Da ${counted(games, 'partita', 'partite')}, a confronto ${counted(others, 'partita', 'partite')}. Tra parentesi l’intervallo in cui sta la quota in 95 casi su 100.`,
  heldUnread: (n) => `${counted(n, 'partita attende', 'partite attendono')} di essere lette.`,
  heldUnknown: (n) => `Di ${counted(n, 'partita', 'partite')} la base di dati non conosce ogni posizione: non contano.`,
  noDatabase: 'Questo server non ha una base di dati del gioco risolto: qui non se ne può dire nulla.',
  nothingHeld: 'Non c’è ancora una partita di cui la base di dati sappia tutto.',

  problems: {
    too_many: 'Ce ne sono già abbastanza in attesa. Aspetta che un arbitro guardi.',
    no_referee: 'Su questo server non c’è nessuno che possa decidere.',
    yourself: 'Sei tu.',
    not_found: 'Questo non c’è più.',
    not_allowed: 'Possono farlo solo altri.',
    old_version: 'Questo testo non c’è più.',
    text_too_long: 'È troppo lungo.',
    no_session: 'Per questo accedi con un account.',
    guest: 'Per questo ti serve un account.',
  },
};
