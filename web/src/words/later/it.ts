// What only dialogs and other pages say, in Italian.
import { colourName, moveOf, plies, pliesOf, saysFirst, stones } from '../first/it';
import { joined } from '../base/list';
import { dueAt, inTime, roughly } from '../base/span';
import type { LaterWords } from './de';
import { errors } from './errors.it';
import { presets } from './presets.it';
import { review } from './review.it';

export const later: LaterWords = {
  description: 'Giocare a mulino (filetto, Mühle): contro il computer, in due a un tavoliere o con un link.', // as the manifest has it
  typedMill: (move) =>
    `Questa mossa chiude un mulino. Scrivi ora la pedina da prendere, o tutte e due insieme, per esempio ${move}.`,
  presets,
  errors,
  fixedRules: {
    get firstPlayer() {
      return `Comincia il ${colourName.white}.`;
    },
    loseBelow: 'Chi ha meno di tre pedine, tra tavoliere e mano, ha perso.',
    removalMandatory: 'Chi chiude un mulino deve prendere una pedina.',
    removalsPerDoubleMill: 'Anche chi chiude due mulini insieme prende una sola pedina.',
  },

  copy: 'Copia',
  copied: 'Copiato',
  download: 'Scarica',
  load: 'Carica',
  analyse: 'Analizza',

  tooLong: (n) => `È troppo lungo. Accorcialo di ${n === 1 ? '1 carattere' : `${n} caratteri`}.`,
  offerText: 'Messaggio (facoltativo)',
  declineText: 'Motivo (facoltativo)',
  offerIn: (n) => `Puoi offrire di nuovo dieci tue mosse dopo l’ultima offerta: ne mancano ${n}.`,
  undoDeclined: (who) => `${saysFirst(who, 'rifiuti', 'rifiuta')} di annullare.`,
  nextDeclined: (who) => `${saysFirst(who, 'non vuoi', 'non vuole')} giocare un’altra partita.`,
  onlyMoved: 'La mossa è giocata, ma senza l’offerta.',
  withMove: 'Manda con la prossima mossa',
  claimIntro: 'Il programma controlla il reclamo e mostra la prova.',
  claimReady: (proof) => `Il reclamo è fondato. ${proof}`,
  claimNothing: 'Per ora non c’è niente da reclamare. Mandato con una mossa, il reclamo vale come offerta.',
  sendClaim: 'Controlla il reclamo',
  sendOffer: 'Offri',
  reallyAbort: 'Vuoi annullare la partita? Non avete ancora mosso tutti e due: non conta per nessuno.',
  reallyResign: (mover) =>
    mover === 'you' ? 'Vuoi abbandonare la partita?' : `Il ${colourName[mover]} abbandona la partita?`,

  refusals: {
    old_version: 'Nel frattempo è successo qualcosa. Guarda di nuovo la posizione.',
    not_seated: 'Qui stai solo guardando.',
    not_yours: 'Può farlo solo l’altra parte.',
    not_your_turn: 'Non tocca a te.',
    opponent_missing: 'Il tuo avversario non c’è.',
    game_running: 'La partita è ancora in corso.',
    only_holder: 'Lo fa chi ha il posto. Proponiglielo.',
    no_consultation: 'Nessuno divide questo posto: le partite classificate e quelle dei tornei si giocano da soli.',
    series_full: 'A questo tavolo si è giocato abbastanza. Apri un altro tavolo e continua lì.',
    nothing_asked: 'Non c’è niente a cui rispondere.',
    not_away: 'Il tuo avversario non manca da abbastanza tempo.',
    stopped: 'Un arbitro ha fermato la partita. Finché non riprende, non si muove.',
    suspended: 'Sei sospeso e non cominci nuove partite. Fino a quando e perché, è scritto nel tuo account.',
    opponent_suspended: 'Il tuo avversario è sospeso: ora non può cominciare una nuova partita.',
    not_allowed: 'Possono farlo solo arbitri e gestori.',
    no_guests: 'Su questo server si gioca con un account. Accedi; guardare si può anche senza.',
    name_taken: 'Questo nome ce l’ha già qualcuno, o somiglia troppo a un altro. Prendine un altro.',
    name_reserved: 'Questo nome sul server non può prenderlo nessuno. Prendine un altro.',
    too_many: 'È stato troppo in una volta. Tra un momento si continua.',
    busy: 'Il server è occupato. Tra un momento si riprova.',
    internal: 'Sul server qualcosa è andato storto. Riprova; ciò che era salvato c’è ancora.',
    bad_answer:
      'Il server ha risposto in modo inatteso. Ricarica la pagina. Se non basta, la sua versione non va con questa pagina.',
    bad_protocol: 'Questa pagina è più vecchia del server. Viene ricaricata; se non succede, ricaricala tu.',
    no_tables: 'Qui non ci sono partite con un link: questa pagina sta su un computer senza server di gioco.',
    bad_message: 'Il server non ha capito. Ricarica la pagina.',
    bad_host: 'Con questo nome il server non è raggiungibile.',
    bad_name: 'Un nome ha almeno un carattere visibile e nessuno invisibile. Conviene riscriverlo.',
    too_long:
      'La partita è lunga quanto il server riesce a salvare. Ora può solo finire: accordatevi sulla patta, o abbandona.',
    bad_request: 'Il server non l’ha accettato.',
    bad_text: 'Il testo ha caratteri invisibili o sovrapposti.',
    too_large: 'È troppo lungo.',
    unknown_game: 'Questa non è più la partita in corso.',
    handicap_position:
      'Questo vantaggio ha una sua posizione iniziale. Togli la posizione composta o scegli un altro vantaggio.',
    handicap_flying:
      'Con queste regole non saltano comunque tutti. Scegli un altro vantaggio, o regole con cui possono saltare tutti e due.',
    bad_rules: 'Queste regole non si leggono.',
    bad_time:
      'Questo tempo non esiste: da 10 secondi a 3 ore, più fino a 180 secondi per mossa; o da 1 a 14 giorni per mossa.',
    bad_position: 'Questa posizione non si legge.',
    bad_record: 'Questa notazione non si legge.',
    bad_event: 'Questo non si legge.',
    bad_origin: 'Questo indirizzo non appartiene al server.',
    not_found: 'Questo tavolo non esiste.',
    offline: 'Il server non è raggiungibile.',
  },
  place: (line, column) => `Riga ${line}, colonna ${column}:`,
  illegalMove: (move) => `La mossa ${move} non è valida.`,

  ruleValues: {
    millProtection: {
      exception_all_in_mills: 'Le pedine nei mulini sono protette, tranne se tutte sono in mulini.',
      strict: 'Le pedine nei mulini sono sempre protette. Se non c’è altro, non si prende niente.',
      strict_above_three: 'Le pedine nei mulini sono protette finché l’avversario ha più di tre pedine.',
    },
    flyAt: { '3': 'Chi ha solo tre pedine può saltare.', never: 'Non si salta mai.' },
    noFlying: {
      nobody: 'Per saltare vale lo stesso per tutte e due le parti.',
      get white() {
        return `Il ${colourName.white} non salta mai, il ${colourName.black} con solo tre pedine.`;
      },
      get black() {
        return `Il ${colourName.black} non salta mai, il ${colourName.white} con solo tre pedine.`;
      },
    },
    repetition: {
      off: 'Le posizioni ripetute non si contano.',
      threefold: 'Patta per ripetizione: quando la stessa posizione compare per la terza volta.',
      consecutive: 'Patta per ripetizione: quando la stessa posizione torna tre volte di fila con le stesse mosse.',
    },
    noMillCountsPlacing: {
      true: 'Le semimosse senza mulino contano già durante la posa.',
      false: 'Le semimosse senza mulino contano solo dopo la posa.',
    },
    drawByRule: {
      automatic: 'La patta per ripetizione o senza mulino viene da sé.',
      claim: 'La patta per ripetizione o senza mulino deve reclamarla un giocatore.',
    },
    drawByAgreement: { true: 'I due possono accordarsi sulla patta.', false: 'La patta d’accordo non c’è.' },
  },
  noMillValue: (plies) =>
    plies === '0' ? 'Le mosse senza mulino non si contano.' : `Patta senza mulino: dopo ${pliesOf(Number(plies))}.`,

  reviewing: 'La partita viene valutata…',
  reviewed: (done, of) => `La partita viene valutata: ${done} posizioni su ${of}…`,
  allMoves: 'Quanto vale qui ogni mossa',
  leadsTo: { win: 'Vince', draw: 'Tiene la patta', loss: 'Perde' },
  inMoves: (moves) => `in ${moves}`,
  worthHere: (value, moves) => {
    const soon = moves === null ? '' : ` in ${moves === 1 ? 'una mossa' : `${moves} mosse`}`;
    return {
      win: `Chi è al tratto vince${soon}.`,
      draw: 'La posizione è patta.',
      loss: `Chi è al tratto perde${soon}.`,
    }[value];
  },
  keepIt: (kept, all) =>
    kept === all
      ? `Ognuna delle ${all} mosse lo mantiene.`
      : `${kept} ${kept === 1 ? 'mossa' : 'mosse'} su ${all} ${kept === 1 ? 'lo mantiene' : 'lo mantengono'}.`,
  mergeTwins: 'Unisci le mosse uguali',
  heat: 'Colora i punti',
  byError: 'In ordine di quanto facilmente un avversario fallibile perde con la mossa seguente (stima).',
  standAfter: (label) => `Posizione dopo ${label}.`,
  endsAfter: (n) => `La fine arriva dopo ${plies(n)}.`,
  noDistances: (placing) =>
    `${placing ? 'Durante la posa il database conosce' : 'Qui il database conosce'} solo vittoria, patta e sconfitta, non quanto manca.`,
  noMovesHere: 'Qui la partita è finita.',
  noValues: 'Di questa posizione qui non ci sono valori esatti.',
  whyNoValues: {
    unreachable: 'Il server ora non è raggiungibile.',
    nothing: 'Questo server non ha la soluzione.',
    few_stones: 'Questo server conosce solo posizioni con meno pedine.',
    no_ranges:
      'Questo server dà i file solo per intero. Con la soluzione sul dispositivo (impostazioni, “Senza rete”) funziona.',
    rules: 'Per queste regole non c’è una soluzione.',
  },
  reviewFailed: 'La partita non si è potuta valutare.',
  reviewExact: 'Esatto: questo gioco è risolto.',
  reviewExactPlain: 'Esatto, senza regole di patta: questo gioco è risolto.',
  reviewEstimated: 'Stimato dal computer su questo dispositivo.',
  reviewClean: 'Nessuno ha regalato niente.',
  ...review,
  tryYourself: 'Prova tu',
  errorBefore: 'Errore precedente',
  errorAfter: 'Errore seguente',
  errorsYours: 'i tuoi errori',
  errorsTheirs: 'errori dell’altra parte',
  errorsAll: 'errori',

  noThoughts: 'Ancora niente.',
  even: 'In equilibrio',
  better: (colour, degree, ahead) =>
    `Il ${colourName[colour]} sta ${['un po’ meglio', 'meglio', 'nettamente meglio'][degree]} (+${ahead} ${ahead === '1' ? 'pedina' : 'pedine'})`,
  winsIn: (colour, moves) => `Il ${colourName[colour]} vince in ${moves === 1 ? 'una mossa' : `${moves} mosse`}`,
  depth: (plies) => `Profondità ${plies}:`,
  showPlan: 'Sul tavoliere',

  searchGames: 'Cerca: avversario, risultato, data',
  noGames: 'La tua prima partita deve ancora venire.',
  noGamesText: 'Ciò che giochi su questo dispositivo lo troverai qui.',
  resultWanted: 'Risultato',
  resultsWanted: { any: 'tutte', won: 'vinte', lost: 'perse', drawn: 'patte', running: 'in corso' },
  withMistakes: 'con errori miei',
  ownMistakes: (n) => (n === 0 ? 'valutata: senza errori' : n === 1 ? 'valutata: 1 errore' : `valutata: ${n} errori`),
  find: 'Cerca',
  findPosition: 'Cerca una posizione',
  findHint: 'Anche girata, allo specchio o rovesciata da dentro a fuori.',
  findingPosition: (done, of) => `${done} partite su ${of} guardate…`,
  foundIn: (n) => (n === 1 ? 'Questa posizione è in una partita.' : `Questa posizione è in ${n} partite.`),
  anyPosition: 'Tutte le partite',
  findInGames: 'Cerca nelle mie partite',
  gamesHere: 'Su questo dispositivo',
  gamesWithOthers: 'Giocate con altri',
  nothingFound: 'Niente trovato.',
  pliesPlayed: (n) => (n === 1 ? '1 semimossa giocata' : `${n} semimosse giocate`),
  cries: { won: 'Hai vinto!', lost: 'Hai perso.' },
  howItWent: 'Come è andata la partita',
  movesAhead: (move) => `Mossa in anticipo: ${move}. Toccala di nuovo per ritirarla.`,
  aheadVoid: 'La mossa scelta in anticipo non era più possibile.',
  remove: 'Elimina',
  reallyRemove: (what, over) =>
    over
      ? `Eliminare la partita “${what}”? Poi non c’è più.`
      : `Eliminare la partita “${what}”, ancora in corso? Poi non c’è più.`,
  downloadAll: (n) => `Scarica tutte (${n})`,
  allGamesFile: 'mulino-partite.txt',

  lostTitle: 'Qui non si va avanti',
  nothingHere: 'A questo indirizzo non c’è niente. Controlla che sia completo.',
  badWayBack: 'Questa via del ritorno non apre nessun posto a questo tavolo. Controlla che il link sia completo.',
  wrongWish: (name, value, choices) =>
    `Questo indirizzo dice ${name}=${value}. Possibile è ${name}=${joined(choices, 'o')}.`,

  lesson: 'Lezione',
  twoHere: 'In due a un tavoliere',
  withLink: 'Invita con un link',
  makeLink: 'Crea un link',
  rules: 'Regole',
  houseRulesText: 'Lo stesso come testo',
  houseRulesHint:
    'Da passare ad altri o da incollare, per esempio: standard, noMillLimitPlies=40, millProtection=strict',
  ruleNames: {
    millProtection: 'Protezione dei mulini',
    flyAt: 'Salto',
    noFlying: 'Vantaggio nel salto',
    repetition: 'Ripetizione',
    noMillLimitPlies: 'Senza mulino',
    noMillCountsPlacing: 'Conto durante la posa',
    drawByRule: 'Come viene la patta',
    drawByAgreement: 'Accordo',
  },
  ruleWritten: (title, name) => `“${title}” (${name})`,
  noMillSwitch: 'Patta se a lungo non si chiude un mulino',
  differs: 'Diverso dallo standard',
  sameAsStandard: 'Tutti i valori come nello standard.',
  unsaid: 'Non detto espressamente',
  silent: 'non detto nel documento',
  inferred: 'ricavato dal documento',
  allValues: 'Tutti i valori',
  colours: 'Colori della prossima partita',
  alternate: 'si alternano',
  loserChooses: 'sceglie chi ha perso',
  handicap: 'Vantaggio',
  handicaps: {
    none: 'Nessuno',
    one_stone: 'Una pedina in meno',
    two_stones: 'Due pedine in meno',
    no_flying: 'Niente salto',
  },
  handicapHints: {
    one_stone: 'Una pedina della parte più debole è già in d6, e tutti e due ne hanno ancora otto in mano.',
    two_stones: 'Due pedine della parte più debole sono già in d6 e d2, e tutti e due ne hanno ancora sette in mano.',
    no_flying: 'Chi dà il vantaggio muove solo verso punti vicini, anche con tre pedine.',
  },
  handicapBy: 'Chi lo dà?',
  handicapGivers: ['Tu (in due: giocatore 1)', 'Il computer (in due: giocatore 2)'],
  handicapSeries: 'In ogni partita lo dà la stessa persona, anche se i colori cambiano.',
  handicapNotInvited: 'Il vantaggio non vale per gli inviti.',
  yourName: 'Il tuo nome (facoltativo)',
  setUp: 'Componi una posizione',
  get setUpHint() {
    const { white, black } = colourName;
    return `24 caratteri da a7 a g1 (W per il ${white}, B per il ${black}, altrimenti un punto), a chi tocca (w o b), pedine in mano al ${white} e al ${black}.`;
  },
  setUpOnBoard: 'Componi sul tavoliere',
  setUpText: 'Posizione come testo',
  editTool: 'Che cosa posa un tocco',
  takeAway: 'niente, toglie',
  onBoard: (white, black) =>
    `Sul tavoliere: ${colourName.white} ${white}, ${colourName.black} ${black}. Un altro tocco toglie la pedina.`,
  whoIsToMove: 'Al tratto',
  handOf: (colour) => `${colourName[colour]}: pedine in mano`,
  handHint:
    'Tavoliere e mano insieme hanno al massimo nove pedine per parte. Se ne posi una in più, viene presa dalla mano.',
  turnBoard: 'Gira il tavoliere',
  clearBoard: 'Togli tutto',

  openTable: 'Pubblica: altri trovano la partita nella sala e possono guardare.',
  inviteHint: 'A chi lo apre si chiede: giocare o guardare? Preso il posto, tutti gli altri guardano.',
  inviteWatchHint: 'Tutti e due i posti sono presi. Chi apre il link guarda.',
  inviteOnlyHere:
    'Questo link vale solo su questo dispositivo. Perché altri possano aprirlo, il server va avviato per la rete (--host 0.0.0.0).',
  invitationText: 'Giochi una partita a mulino con me?',
  qrCode: 'Il link come codice QR',
  share: 'Condividi',
  invitedTitle: 'Una partita a mulino',
  invited: (host) =>
    host === null ? 'Hai un invito. Un posto è ancora libero.' : `${host} ti invita. Un posto è ancora libero.`,
  joinAs: (colour, drawn) => `Avrai il ${colourName[colour]}${drawn ? ' (a sorte)' : ''}.`,
  countsForRatings: 'Questa partita conta per la classifica di tutti e due.',
  countsNot: 'Questa partita non conta per nessuna classifica.',
  setUpStart: 'Si comincia dalla posizione composta.',
  watch: 'Guarda',
  ownInvitation: 'È il tuo invito? Allora scegli “Guarda”; al tuo posto ti porta la via del ritorno.',
  yourNameHere: 'Il tuo nome a questo tavolo',
  rename: 'Cambia',
  renamed: 'Cambiato',
  notConnected: 'Nessun collegamento con il tavolo',
  keepsTrying: 'Si continua a provare.',
  lineTrouble: {
    offline: 'Ora sei senza rete. Appena torna, si continua.',
    blocked:
      'Il server risponde, ma il collegamento delle partite non passa: probabilmente qualcosa per strada, per esempio un proxy, non lascia passare i WebSocket. Vedi la partita così com’è.',
  },
  goneTable: 'Questo tavolo non c’è (più)',
  goneTableHint: 'Controlla che il link sia completo, o fattene mandare uno nuovo.',

  language: 'Lingua',
  theme: 'Colori della pagina',
  themeAuto: 'come il sistema',
  themeLight: 'chiari',
  themeDark: 'scuri',
  sound: 'Suoni',
  volume: 'Volume',
  timbre: 'Timbro',
  timbres: { wood: 'legno', stone: 'pietra', felt: 'feltro' },
  vibrateSetting: 'Il telefono vibra a ogni mossa',
  speedSetting: 'Movimento delle pedine',
  speeds: { normal: 'calmo', quick: 'veloce', none: 'nessuno' },
  zenSetting: 'Solo tavoliere, giocatori e ciò che c’è da fare (zen)',
  settingGroups: ['Aspetto', 'Tavoliere', 'Suoni', 'Gioco', 'Aiuto e tasti'],
  material: 'Tavoliere',
  materials: { wood: 'legno', slate: 'ardesia', paper: 'carta' },
  stoneSet: 'Pedine',
  stoneSets: { 'ivory-ebony': 'Bianco e Nero', 'red-blue': 'Rosso e Blu' },
  largeSetting: 'Tavoliere grande',
  wheelSetting: 'Rotellina sul tavoliere: scorre le mosse (analisi e valutazione)',
  turnedSetting: (colour) => `Gira il tavoliere quando hai il ${colourName[colour]}`,
  facingSetting: 'In due a un tavoliere, uno di fronte all’altro',
  coordinatesSetting: 'Coordinate sul tavoliere',
  confirmSetting: 'Conferma le mosse',
  keys: 'Tasti',
  hintsSetting: 'Aiuti contro il computer',
  threatsSetting: 'Contro il computer, mostra dove può chiudere un mulino',
  warningsSetting: 'Contro il computer, avvisa prima di una mossa che regala qualcosa (dove ci sono valori esatti)',
  warnOfDraw: 'Attento: così regali la vittoria.',
  warnOfLoss: 'Attento: così perdi.',
  chatSetting: 'Chat ai tavoli',
  singleKeysSetting: 'Tasti di una sola lettera',
  offlineSettings: 'Senza rete',
  saidOwn: (colour, points, hand) =>
    `${colourName[colour]}: ${points.length ? points.join(', ') : 'nessuna pedina sul tavoliere'}${hand ? `, ${stones(hand)} in mano` : ''}.`,
  saidMoves: (moves) => (moves.length ? `Possibili: ${moves.join(', ')}.` : 'Nessuna mossa possibile.'),
  saidLast: (move) => `Ultima mossa: ${move}.`,
  saidNoLast: 'Ancora nessuna mossa.',
  saidLastCapture: (point, label) => `Ultima pedina presa: ${point}, con ${moveOf(label)}.`,
  saidNoCapture: 'Ancora nessuna pedina presa.',
  saidNoClock: 'Senza orologio: il tempo è illimitato.',
  awaySince: (who, minutes) =>
    minutes < 1
      ? `${saysFirst(who, 'non ci sei', 'non c’è')} in questo momento.`
      : `${saysFirst(who, 'non ci sei', 'non c’è')} da ${roughly(minutes, 'min', 'ore', 'giorni')}.`,
  mayAbort: 'Puoi annullare la partita.',
  abortIn: (minutes) => `Tra ${minutes} min puoi annullare la partita.`,
  decideFrom: (when) => `Se resta così fino a ${dueAt('it', when)}, potrai decidere come finisce.`,
  awayDays: (who, days) =>
    `${saysFirst(who, 'non ci sei', 'non c’è')} da ${days === 1 ? 'un giorno' : `${days} giorni`}.`,
  firstMoveWithin: (seconds, forfeits) =>
    `Senza una prima mossa entro ${inTime(seconds, 'un giorno', 'giorni')} ${forfeits ? 'perde chi deve muovere' : 'la partita viene annullata'}.`,
  playOnFrom: (mover, white, black) =>
    `Tocca al ${colourName[mover]}${white + black > 0 ? `, in mano: ${colourName.white} ${white}, ${colourName.black} ${black}` : ''}. Qui comincia una nuova partita; ciò che guardi resta com’è.`,
  keysHelp: [
    ['Frecce', 'sul tavoliere: al punto vicino; altrove: scorrono le mosse'],
    ['Invio, Spazio', 'scegli un punto'],
    ['Esc', 'annulla la prima metà della mossa'],
    ['Home, Fine', 'all’inizio, alla fine'],
    ['↑, ↓', 'alla variante prima o dopo; altrimenti all’inizio, alla fine'],
    ['Spazio', 'nell’analisi: gioca la mossa migliore'],
    ['da 1 a 6', 'nell’analisi: ! ? !! ?? !? ?!'],
    ['F', 'gira il tavoliere'],
    ['B', 'al tavoliere'],
    ['E', 'scrivi una mossa'],
    ['S', 'a chi tocca?'],
    ['O', 'le proprie pedine'],
    ['P', 'pedine dell’altra parte'],
    ['L', 'ultima mossa'],
    ['M', 'mosse possibili'],
    ['C', 'ultima pedina presa'],
    ['T', 'orologi'],
    ['?', 'questa lista'],
  ],
};
