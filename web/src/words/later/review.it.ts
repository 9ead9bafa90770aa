// What the review of a game says, and what becomes of a draw that is to be held, in Italian.
import { joined } from '../base/list';
import { colourName, movesOf } from '../first/it';
import type { Mover } from '../first/de';
import type { ReviewWords } from './reviewWords';

const phaseName = { placing: 'posa', moving: 'movimento', flying: 'salti' } as const;
const theMove = (mover: Mover): string => (mover === 'you' ? 'La tua mossa' : `La mossa del ${colourName[mover]}`);
const by = (mover: Mover, second: string, third: string): string =>
  mover === 'you' ? second : `il ${colourName[mover]} ${third}`;
const whom = (mover: Mover): string => (mover === 'you' ? 'te' : `il ${colourName[mover]}`);

export const review: ReviewWords = {
  chances: (colour) => `Che cosa può aspettarsi il ${colourName[colour]}`,
  chance: { win: 'vinta', draw: 'patta', loss: 'persa' },
  keptMoves: (colour, kept, moves, lost) => {
    const good = moves > 0 ? `${kept === 1 ? '1 buona' : `${kept} buone`} su ${movesOf(moves)}` : '';
    const rest = lost > 0 ? `${good ? `altre ${lost}` : movesOf(lost)} quando non c’era più niente da perdere` : '';
    return `${colourName[colour]}: ${[good, rest].filter(Boolean).join('; ') || 'nessuna mossa'}.`;
  },
  byPhase: 'Come è andata ogni fase',
  phaseOf: (colour, phase) => `${colourName[colour]}, ${phaseName[phase]}`,
  phaseGood: 'buone',
  phaseCritical: 'critiche',
  phaseExpected: 'attese',
  outOf: (n, all) => `${n} su ${all}`,
  phaseNote:
    'Critica: un’altra mossa avrebbe regalato qualcosa. Attese: tante ne troverebbe chi vede due semimosse avanti e a volte sbaglia.',
  phaseLost: 'Le mosse con cui non c’era più niente da perdere non sono contate.',
  difficultyHere: (keeping, moves, percent) =>
    `Questa mossa era critica: ${keeping === 1 ? 'solo una' : keeping} su ${moves} ${keeping === 1 ? 'era abbastanza buona' : 'erano abbastanza buone'}. Un giocatore così ne avrebbe trovata una nel ${percent}% dei casi.`,
  learnFromMistakes: 'Impara dagli errori',
  printReview: 'Stampa',
  gaveAwayAt: {
    win: (n) => `La mossa ${n} ha sprecato la vittoria`,
    draw: (n) => `La mossa ${n} ha sprecato la patta`,
  },
  reviewTabs: { values: 'Risposte', balance: 'Bilancio' },
  seeBetter: 'Vedi che cosa era meglio?',
  lostGame: (mover) => `Con questa mossa ${by(mover, 'hai perso', 'ha perso')} la partita.`,
  gaveWin: (mover) => `Così ${by(mover, 'regali', 'regala')} la vittoria: ora è patta.`,
  gaveDraw: (mover) => `Così ${by(mover, 'perdi', 'perde')}: prima era patta.`,
  gaveAll: (mover) => `Così ${by(mover, 'trasformi', 'trasforma')} la vittoria in una sconfitta.`,
  resignedTooSoon: (mover, had) => {
    const position = {
      won: `la posizione era vinta per ${whom(mover)}`,
      draw: `la posizione era ancora patta per ${whom(mover)}`,
      better: `${by(mover, 'stavi', 'stava')} probabilmente meglio`,
      level: `${by(mover, 'non stavi', 'non stava')} probabilmente peggio`,
    }[had];
    return `${mover === 'you' ? 'Hai' : `Il ${colourName[mover]} ha`} abbandonato quando ${position}.`;
  },
  graphLegend: (colour) => `Chiaro: che cosa può aspettarsi il ${colourName[colour]}; rosso: errori.`,
  misjudged: {
    doubtful: (mover) => `${theMove(mover)} era imprecisa.`,
    mistake: (mover) => `${theMove(mover)} era probabilmente un errore.`,
    blunder: (mover) => `${theMove(mover)} era probabilmente un errore grave.`,
  },
  wouldHave: {
    win: (moves) => `Avrebbe vinto ${joined(moves, 'o')}.`,
    draw: (moves) => `Avrebbe tenuto ${joined(moves, 'o')}.`,
    more: (moves) => `Meglio era ${joined(moves, 'o')}.`,
  },
  holding: ({ stand, moves, left, error }) => {
    const long = moves === 0 ? 'nessuna mossa' : moves === 1 ? 'una mossa' : `${moves} mosse`;
    if (stand === 'held') return `Ce l’hai fatta: hai tenuto la patta per ${long}.`;
    if (stand === 'lost')
      return error === null
        ? `La partita è persa, dopo ${long} tue.`
        : `${error} perde la patta. L’hai tenuta per ${long}.`;
    if (moves === 0) return left > 0 ? `Tieni la patta: per ${left} mosse, o finché la partita è patta.` : '';
    return `La patta tiene: ${moves} mosse su ${moves + left}.`;
  },
  noSolution: 'La soluzione qui non è a portata di mano: il computer calcola da sé e tende trappole.',
};
