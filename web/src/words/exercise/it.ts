// The words of what is to be found on a board, in Italian.
import { colourName } from '../first/it';
import type { ExerciseWords } from './de';

export const exercise: ExerciseWords = {
  hint: 'Aiuto',
  solution: 'Soluzione',
  takeHint: 'Prendi l’aiuto',
  takeSolution: 'Mostrala',
  line: 'Scorri le mosse',
  found: (n, all) => `${n} mosse trovate su ${all}`,
  stepBack: 'Una mossa indietro',
  stepForward: 'Una mossa avanti',
  atBegin: 'All’inizio.',
  skip: 'Salta',
  next: 'Avanti',
  again: 'Ancora una volta',
  of: (n, all) => `${n} su ${all}`,
  youHave: (colour) => `Hai il ${colourName[colour]}`,
  stands: (toMove, white, black) =>
    `Tocca al ${colourName[toMove]} · ${white + black > 0 ? `in mano: ${colourName.white} ${white}, ${colourName.black} ${black}` : 'tutte le pedine sono posate'}`,
  right: 'Giusto!',
  rightGoOn: 'Giusto! E adesso?',
  tryAgain: 'Riprova.',
  hintMove: (point) => `Aiuto: muove la pedina in ${point}.`,
  hintPlace: (point) => `Aiuto: posa in ${point}.`,
  solutionIs: ({ from, to, capture }) =>
    `La soluzione: ${from ? `da ${from} a ${to}` : `posare in ${to}`}${capture ? ` e prendere ${capture}` : ''}.`,
  solutionWas: (move) => `La soluzione era ${move}.`,
  solvedAlready: 'È risolto. Con “Avanti” si continua.',
  notNow: 'Un momento: ora tocca all’altra parte.',

  mistakes: {
    title: 'Impara dagli errori',
    whose: 'Gli errori di chi?',
    of: (whose, n) => `${whose ? colourName[whose] : 'Tutti e due'} (${n})`,
    judging: 'Il computer guarda la tua mossa…',
    byComputer: 'Che cosa è giusto, qui lo stima il computer su questo dispositivo.',
    move: (label, colour) => `Mossa ${parseInt(label)} (${colourName[colour]})`,
    played: (mover, move) => `Qui ${mover === 'you' ? 'hai' : `il ${colourName[mover]} ha`} giocato ${move}.`,
    find: (mover, best) => {
      const can = mover === 'you' ? 'puoi' : `il ${colourName[mover]} può`;
      if (best === 'win') return `Trova di meglio: ${can} vincere.`;
      return best === 'draw' ? `Trova di meglio: ${can} tenere la patta.` : 'Trova di meglio.';
    },
    sameMove: 'È la mossa della partita.',
    loses: 'Questa perde.',
    losesToo: 'Perde anche questa.',
    onlyDraws: 'È solo patta.',
    onlyDrawsToo: 'Anche questa è solo patta.',
    notEnough: 'Non è meglio.',
    keeps: { win: 'Giusto! Questa vince.', draw: 'Giusto! Questa tiene la patta.', loss: 'Giusto!' },
    othersToo: (moves) => `Qui erano giuste ${moves} mosse.`,
    done: 'Erano tutti.',
    foundAlone: (n, all) => `Trovati da te: ${n} su ${all}.`,
    foundHelped: (n) => `Al secondo tentativo o con un aiuto: ${n}.`,
    seen: (n) => `Guardati o saltati: ${n}.`,
    restAgain: 'Gli altri ancora una volta',
    toReview: 'Alla valutazione',
  },
};
