// The words of the pages where one learns, in Italian.
import type { Learn } from './de';
import { lessons } from './lessons.it';

export const learn: Learn = {
  title: 'Come si gioca a mulino',
  intro: 'Brevi lezioni su un tavoliere che risponde. Ciò che hai fatto è spuntato.',
  path: (done, all) => `Una pedina per ogni lezione · ${done} su ${all}`,
  nextIs: (title) => `Ora: ${title}.`,
  groups: { rules: 'Le regole', skill: 'L’arte' },
  begin: 'Comincia',
  goOn: 'Continua a imparare',
  done: 'fatta',
  begun: 'cominciata',
  doneCount: (done, all) => `${done} su ${all}`,
  allDone: 'Tutto fatto!',
  firstGame: 'La tua prima partita',
  analyse: 'Analizza',
  toPuzzles: 'Risolvi problemi',
  nextSteps: {
    title: 'E adesso',
    puzzles: 'Problemi',
    puzzlesHint: 'Esercita ciò che hai imparato. Ogni posizione è calcolata.',
    game: 'Una partita',
    gameHint: (level) => `Contro il computer: ${level}. La sorte decide chi ha il Bianco.`,
    hold: 'Tieni la patta',
    holdHint: 'Contro l’infallibile, se vuoi esserne certo.',
  },
  toList: 'Tutte le lezioni',
  unknown: 'Questa lezione non esiste.',
  step: (n, all) => `Passo ${n} di ${all}`,
  youHave: (colour, hand) => `Hai il ${colour}${hand > 0 ? ` (ancora ${hand})` : ''}`,
  next: 'Avanti',
  back: 'Indietro',
  again: 'Ancora una volta',
  showMe: 'Fammi vedere',
  shown: ({ from, to, capture }) =>
    `Così: ${from ? `muovi da ${from} a ${to}` : `posa in ${to}`}${capture ? ` e prendi ${capture}` : ''}. Ora tocca a te.`,
  nextLesson: 'Prossima lezione',
  right: 'Giusto!',
  wrong: (hint) => `Si può, ma ${hint} Riprova.`,
  onlyReading: 'Qui non c’è niente da muovere. Con “Avanti” si continua.',
  alreadyDone: 'Questo l’hai risolto. Con “Indietro” torni qui.',
  lessonDone: 'Lezione fatta.',
  rulesPage: 'Le regole a confronto',
  historyPage: 'Un po’ di storia',
  compare: {
    title: 'Le regole a confronto',
    intro:
      'Posare, muovere e saltare si fa dappertutto allo stesso modo. Su questi punti i regolamenti da cui vengono le serie di regole non dicono lo stesso.',
    examples: {
      millProtection: 'Il Bianco ha appena chiuso un mulino, e tutte le pedine del Nero sono in mulini.',
      repetition: 'I due vanno avanti e indietro, e la stessa posizione ritorna.',
      noMillLimitPlies: 'Si muove e si muove, e nessuno chiude un mulino.',
      noMillCountsPlacing: 'Si posa ancora, e finora non c’è stato un mulino.',
      drawByRule: 'La stessa posizione compare per la terza volta. La partita è finita?',
    },
    same: 'Uguale dappertutto',
    presets: 'Le serie di regole',
    playWith: 'Giocaci in due a un tavoliere',
  },
  history: {
    title: 'Un po’ di storia',
    intro: 'Che cosa si sa dell’origine del gioco, e che cosa no. Sotto ogni paragrafo c’è la fonte.',
    boardCaption: 'Tre quadrati uno dentro l’altro, uniti a metà dei lati: non serve altro.',
    source: (kind) => `Fonte: ${kind}`,
    sections: {
      old: {
        title: 'Quanto è antico?',
        text: 'Nessuno lo sa. In molti libri si legge “intorno al 1400 avanti Cristo”, per i tavolieri incisi nelle lastre del tetto del tempio di Kurna in Egitto. È controverso: quando siano stati incisi non si sa. Tra le incisioni ci sono anche croci copte, molto più recenti del tempio, e per Friedrich Berger i tavolieri non si possono datare.',
        source:
          'per l’età H. J. R. Murray, A History of Board-Games Other than Chess, Oxford 1952; contro, F. Berger, “From Circle and Square to the Image of the World”, Rock Art Research 21 (2004)',
      },
      stone: {
        title: 'Inciso nella pietra',
        text: 'Bastano poche linee diritte, e si incidono in fretta in un pavimento. Perciò il tavoliere si trova in molti luoghi antichi, sui gradini dell’Acropoli di Atene come su un’asse della nave vichinga di Gokstad. Nella pietra però un’incisione dice di rado quando è stata fatta: può essere molto più recente dell’edificio.',
        source: 'Murray (1952) per i luoghi, Berger (2004) per la cautela',
      },
      book: {
        title: 'Nel libro di un re',
        text: 'Nel 1283 fu finito il “Libro de los juegos”, il libro dei giochi che fece fare il re Alfonso X di Castiglia. Descrive il gioco con nove pedine per parte con il nome di “alquerque de nueve”, una volta con i dadi e una volta senza.',
        source: 'Alfonso X, Libro de los juegos, 1283, nella biblioteca dell’Escorial',
      },
      names: {
        title: 'Molti nomi',
        text: 'In Italia si chiama anche filetto, tria o tavola a mulino. In tedesco è Mühle, in inglese nine men’s morris, in francese jeu du moulin, in olandese molenspel e in ungherese malom. Nel “Sogno di una notte di mezza estate” di Shakespeare Titania si lamenta che, dopo le lunghe piogge, il tavoliere all’aperto sia pieno di fango.',
        source:
          'W. Shakespeare, A Midsummer Night’s Dream, atto II, scena 1: “The nine men’s morris is filled up with mud”',
      },
      word: {
        title: 'Una parola per tutti',
        text: 'Il doppio mulino, in tedesco “Zwickmühle”, è passato dal gioco alla lingua tedesca: chi ci sta dentro perde qualcosa, dovunque vada.',
        source: 'le regole dello Schelling-Salon di Monaco, che lo dicono proverbiale; la spiegazione è nostra',
      },
      solved: {
        title: 'Calcolato',
        text: 'Nel novembre 1993 Ralph Gasser del Politecnico di Zurigo annunciò che la partita è patta se nessuno sbaglia. Questo programma ha calcolato di nuovo il valore di ogni posizione e arriva allo stesso risultato.',
        source:
          'R. Gasser, “Solving Nine Men’s Morris”, in: Games of No Chance, 1996; per il nostro calcolo la pagina “La soluzione”',
      },
    },
  },
  lessons,
};
