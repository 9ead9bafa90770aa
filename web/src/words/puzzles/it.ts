// The words of the puzzles, in Italian.
import type { Colour } from '../../rules/view';
import { colourName, movesOf } from '../first/it';
import type { PuzzleWords } from './de';

const reaches = { win: 'vince', draw: 'tiene la patta' } as const;
// “Il Bianco muove e vince in 3 mosse.”
const moves = (solver: Colour, placing: boolean): string => `Il ${colourName[solver]} ${placing ? 'posa' : 'muove'}`;
const other = (solver: Colour): string => colourName[solver === 'white' ? 'black' : 'white'];
const solved = (n: number): string => (n === 1 ? '1 risolto' : `${n} risolti`);

export const puzzles: PuzzleWords = {
  title: 'Problemi',
  intro: 'Ogni posizione è calcolata: ciò che vale come giusto, è giusto.',
  allPuzzles: 'Tutti i problemi',
  strength: (rating) => `La tua forza: ${rating}`,
  strengthChange: (by, n) => `${by < 0 ? '−' : '+'}${Math.abs(by)} negli ultimi ${n} problemi`,
  notRated: 'Risolvine qualcuno, e qui vedrai la tua forza.',
  daily: 'Pro\u00adblema del giorno',
  solve: 'Risolvi',
  solvedIn: (n) => `${n} risolti`,
  dailyDone: 'risolto',
  mixed: 'Un po’ di tutto',
  mixedHint: 'Tutti i temi, difficili quanto va bene per te.',
  streak: 'Serie',
  streakHint: (best) => `Sempre più difficile, fino al primo errore.${best > 0 ? ` Il tuo record: ${best}.` : ''}`,
  again: 'Ancora una volta',
  againHint: (n) =>
    n === 0 ? 'Qui arrivano quelli che non risolvi subito.' : n === 1 ? 'Ne resta uno.' : `Ne restano ${n}.`,
  hold: 'Tieni la patta',
  holdHint: 'Contro il computer infallibile, da una posizione in cui tiene una sola mossa.',
  holdTask: (solver, enough) =>
    `Hai il ${colourName[solver]} e tocca a te. La posizione è patta, ma la tiene una sola mossa. Il computer non regala niente. Ce l’hai fatta se la partita finisce patta, o se ${enough} tue mosse sono senza errori.`,
  holdPicture: (white, black) =>
    `La posizione. ${colourName.white}: ${white.join(', ')}. ${colourName.black}: ${black.join(', ')}.`,
  holdHands: (white, black) => `Ancora da posare: ${colourName.white} ${white}, ${colourName.black} ${black}.`,
  holdUnsure:
    'La soluzione qui non è a portata di mano. Puoi giocare, ma il computer allora non è infallibile, e un errore si vede solo alla fine.',
  beginHold: 'Comincia',
  anotherHold: 'Altra posizione',
  unknownHold: 'Questa posizione qui non c’è. Prendine un’altra.',
  themesTitle: 'Per tema',
  themes: {
    win: 'Vincere',
    only: 'La mossa unica',
    draw: 'Salvare la patta',
    build: 'Costruire un doppio mulino',
    break: 'Impedire un doppio mulino',
    block: 'Chiudere',
    sacrifice: 'Sacrificare',
    flying: 'Saltare',
    trap: 'Tendere trappole',
  },
  themeHint: {
    win: 'In tante mosse la partita è finita.',
    only: 'Vince una sola mossa.',
    draw: 'Una sola mossa tiene ancora la patta.',
    build: 'Crea un doppio mulino: una pedina che apre un mulino e ne chiude un altro.',
    break: 'Togli all’altra parte il suo doppio mulino.',
    block: 'Alla fine l’altra parte non può più muovere.',
    sacrifice: 'Lascia fare un mulino e resta messo bene.',
    flying: 'Chi ha solo tre pedine può saltare.',
    trap: 'Molte mosse tengono la patta; una rende tutto più difficile.',
  },
  streakAt: (n) => `Serie: ${n}`,

  winsIn: (solver, placing, n) => `${moves(solver, placing)} e vince in ${n === 1 ? 'una mossa' : `${n} mosse`}.`,
  reaches: (solver, placing, goal) => `${moves(solver, placing)} e ${reaches[goal]}.`,
  asks: {
    win: (solver, placing, goal) => `${moves(solver, placing)} e ${reaches[goal]}.`,
    only: (solver, placing, goal) => `${moves(solver, placing)} e ${reaches[goal]}, ma con una sola mossa.`,
    draw: (solver, placing, goal) => `${moves(solver, placing)} e ${reaches[goal]}, ma con una sola mossa.`,
    build: (solver, placing, goal) => `${moves(solver, placing)}, crea un doppio mulino e ${reaches[goal]}.`,
    break: (solver, placing, goal) =>
      `${moves(solver, placing)}, toglie al ${other(solver)} il doppio mulino e ${reaches[goal]}.`,
    block: (solver, placing) => `${moves(solver, placing)} e chiude il ${other(solver)}.`,
    sacrifice: (solver, placing, goal) =>
      `${moves(solver, placing)}, lascia fare un mulino e ${reaches[goal]} lo stesso.`,
    flying: (solver, placing, goal) => `${moves(solver, placing)} e ${reaches[goal]}.`,
    trap: (solver, placing) =>
      `${moves(solver, placing)}. Molte mosse tengono la patta. Quale rende la vita più difficile al ${other(solver)}?`,
  },
  lost: {
    win: 'Così la vittoria sfugge.',
    draw: 'Così la patta è persa.',
    trap: 'Non è la trappola migliore.',
    punish: 'Così l’errore resta impunito.',
  },
  helpCounts: 'Un aiuto, la soluzione o una mossa sbagliata valgono come non risolto.',
  helpEnds: 'Un aiuto, la soluzione o una mossa sbagliata chiudono la serie.',
  price: {
    hint: (from, to) => `Con un aiuto vale come non risolto: forza ${from}, poi ${to}.`,
    solution: (from, to) => `Con la soluzione vale come non risolto: forza ${from}, poi ${to}.`,
  },
  endsStreak: {
    hint: (n) => `Un aiuto chiude la serie${n > 0 ? ` a ${n}` : ''}.`,
    solution: (n) => `La soluzione chiude la serie${n > 0 ? ` a ${n}` : ''}.`,
  },
  answers: (who, move, value, n) =>
    value === 'win'
      ? `Il ${colourName[who]} risponde ${move} e vince${n === null ? '' : n === 1 ? ' subito' : ` in ${movesOf(n)}`}.`
      : value === 'draw'
        ? `Il ${colourName[who]} risponde ${move} e tiene la patta.`
        : `Il ${colourName[who]} risponde per esempio ${move}.`,
  heldAfter: (keep, of) =>
    `Poi ${keep === 1 ? 'una risposta' : `${keep} risposte`} su ${of} ${keep === 1 ? 'tiene' : 'tengono'} ancora la patta.`,
  trapHeld: (who, keep, of) =>
    keep === 1
      ? `La più difficile: una sola risposta su ${of} tiene la patta per il ${colourName[who]}.`
      : `La più difficile: solo ${keep} risposte su ${of} tengono la patta per il ${colourName[who]}, e non è facile vederle.`,
  solved: 'Risolto!',
  solvedHelped: 'Risolto. La prossima volta senza aiuto!',
  solutionSeen: 'Era la soluzione.',
  about: (rating, themes) => `Difficoltà ${rating}: ${themes.join(', ')}.`,
  strengthBy: (change) => `Forza ${change < 0 ? '−' : '+'}${Math.abs(change)}.`,
  difficulty: (rating) => `Difficoltà ${rating}`,
  record: (n) => `Record ${n}`,
  inRow: (n) => (n === 0 ? 'Ancora nessuno.' : n === 1 ? 'Il primo è fatto.' : `${n} di fila.`),
  streakOver: (n, record) =>
    `La serie è finita. ${n === 1 ? 'Risolto' : 'Risolti'}: ${n}.${record ? ' È il tuo record!' : ''}`,
  newStreak: 'Nuova serie',
  analyse: 'Analizza',
  another: 'Un altro',
  rush: 'Contro il tempo',
  rushHint: (best) => `Tre minuti, tre errori: più che puoi.${best > 0 ? ` Il tuo record: ${best}.` : ''}`,
  rushBegin: 'Tre minuti. L’orologio parte con la tua prima mossa.',
  rushClock: 'Il tuo orologio',
  rushScore: solved,
  rushLives: (n) => (n === 1 ? 'Al prossimo errore è finita' : `Ancora ${n} errori alla fine`),
  rushLeft: (seconds) => (seconds === 60 ? 'Ancora un minuto.' : `Ancora ${seconds} secondi.`),
  rushRight: (n) => `Giusto! ${solved(n)}.`,
  rushWrong: (lives) =>
    lives === 0
      ? 'Sbagliato. Era il terzo errore.'
      : `Sbagliato. ${lives === 1 ? 'Al prossimo è finita.' : 'Avanti il prossimo.'}`,
  rushSolved: (n) => (n === 1 ? 'problema risolto' : 'problemi risolti'),
  rushEnded: (missed) =>
    missed >= 3
      ? 'Tre errori, e la prova è finita.'
      : missed === 0
        ? 'Il tempo è scaduto, e non hai fatto errori.'
        : `Il tempo è scaduto. Hai fatto ${missed === 1 ? 'un errore' : 'due errori'}.`,
  rushRecord: 'È il tuo record!',
  rushBests: (today, best) =>
    best === 0 ? '' : `${today === 0 ? '' : `Il migliore di oggi: ${today}. `}Il tuo record: ${best}.`,
  rushOther: 'Nuovi problemi',
  rushAgain: 'Gli stessi ancora una volta',
  rushMissed: 'Non risolti',
  challenge: 'Sfida qualcuno',
  challengeLink: 'Link agli stessi problemi',
  challengeHint: 'Chi lo apre riceve gli stessi problemi nello stesso ordine.',
  challengeText: (n) =>
    `Ho risolto ${n === 1 ? 'un problema di mulino' : `${n} problemi di mulino`} in tre minuti. Sai fare di meglio?`,
  copyResult: 'Copia il risultato',
  progress: {
    title: 'Come stai andando',
    link: 'Come stai andando, e che cosa hai risolto',
    empty: 'Qui vedrai che cosa ti riesce e che cosa no, appena avrai provato qualche problema.',
    theme: 'Tema',
    solved: 'Risolti',
    share: 'Quota',
    rating: 'Forza',
    of: (solved, tried) => `${solved} su ${tried}`,
    next: (theme) => `Qui c’è più da guadagnare: ${theme}`,
    past: 'Gli ultimi problemi',
    right: 'risolto',
    wrong: 'non risolto',
    streak: (best) => `Serie più lunga: ${best}`,
    rush: (best) => `Contro il tempo: ${best}`,
  },
  linkTo: 'Copia il link a questo problema',
  linkCopied: 'Il link a questo problema è copiato.',
  loading: 'Il problema si carica…',
  failed: 'I problemi non si sono potuti caricare. Il server è raggiungibile?',
  tryAgain: 'Riprova',
  unknown: 'Questo problema non esiste. Scegline un altro.',
  none: 'Per ora qui non ci sono problemi.',
  noneAgain: 'Qui non c’è più niente: ciò che sbagli aspetta qui un secondo tentativo.',
};
