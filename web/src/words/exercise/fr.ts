// The words of what is to be found on a board, in French.
import { colourName } from '../first/fr';
import type { ExerciseWords } from './de';

export const exercise: ExerciseWords = {
  hint: 'Conseil',
  solution: 'Solution',
  takeHint: 'Prendre le conseil',
  takeSolution: 'La montrer',
  line: 'Parcourir les coups',
  stepBack: 'Un coup en arrière',
  stepForward: 'Un coup en avant',
  atBegin: 'Au début.',
  skip: 'Passer',
  next: 'Suite',
  again: 'Recommencer',
  of: (n, all) => `${n} sur ${all}`,
  found: (n, all) => `${n} coups trouvés sur ${all}`,
  youHave: (colour) => `Tu as ${colourName[colour]}`,
  stands: (toMove, white, black) =>
    `À ${colourName[toMove]} de jouer · ${white + black > 0 ? `en main : ${colourName.white} ${white}, ${colourName.black} ${black}` : 'tous les pions sont posés'}`,
  right: 'Exact !',
  rightGoOn: 'Exact ! Et ensuite ?',
  tryAgain: 'Essaie encore.',
  hintMove: (point) => `Conseil : c’est le pion en ${point} qui joue.`,
  hintPlace: (point) => `Conseil : pose en ${point}.`,
  solutionIs: ({ from, to, capture }) =>
    `La solution : ${from ? `de ${from} à ${to}` : `poser en ${to}`}${capture ? ` et prendre ${capture}` : ''}.`,
  solutionWas: (move) => `La solution était ${move}.`,
  solvedAlready: 'C’est résolu. « Suite » mène plus loin.',
  notNow: 'Un instant : c’est à l’autre camp de jouer.',

  mistakes: {
    title: 'Apprendre de ses erreurs',
    whose: 'Les erreurs de qui ?',
    of: (whose, n) => `${whose ? colourName[whose] : 'Des deux'} (${n})`,
    judging: 'L’ordinateur examine ton coup…',
    byComputer: 'Ce qui est juste est estimé ici par l’ordinateur sur cet appareil.',
    move: (label, colour) => `Coup ${parseInt(label)} (${colourName[colour]})`,
    played: (mover, move) => `${mover === 'you' ? 'Tu as' : `${colourName[mover]} a`} joué ${move} ici.`,
    find: (mover, best) => {
      const can = mover === 'you' ? 'tu peux' : `${colourName[mover]} peut`;
      if (best === 'win') return `Trouve mieux : ${can} gagner.`;
      return best === 'draw' ? `Trouve mieux : ${can} tenir la nulle.` : 'Trouve mieux.';
    },
    sameMove: 'C’est le coup de la partie.',
    loses: 'Ce coup perd.',
    losesToo: 'Ce coup perd aussi.',
    onlyDraws: 'Ce n’est plus que la nulle.',
    onlyDrawsToo: 'Là aussi, ce n’est que la nulle.',
    notEnough: 'Ce n’est pas mieux.',
    keeps: { win: 'Exact ! Ce coup gagne.', draw: 'Exact ! Ce coup tient la nulle.', loss: 'Exact !' },
    othersToo: (moves) => `${moves} coups étaient bons ici.`,
    done: 'C’étaient toutes les erreurs.',
    foundAlone: (n, all) => `Trouvé par toi-même : ${n} sur ${all}.`,
    foundHelped: (n) => `Au deuxième essai ou avec un conseil : ${n}.`,
    seen: (n) => `Solution regardée ou passée : ${n}.`,
    restAgain: 'Revoir les autres',
    toReview: 'Retour au bilan',
  },
};
