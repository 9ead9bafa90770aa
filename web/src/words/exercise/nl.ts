// The words of what is to be found on a board, in Dutch.
import { colourName } from '../first/nl';
import type { ExerciseWords } from './de';

export const exercise: ExerciseWords = {
  hint: 'Tip',
  solution: 'Oplossing',
  takeHint: 'Tip nemen',
  takeSolution: 'Tonen',
  line: 'Door de zetten',
  stepBack: 'Een zet terug',
  stepForward: 'Een zet vooruit',
  atBegin: 'Aan het begin.',
  skip: 'Overslaan',
  next: 'Verder',
  again: 'Nog eens',
  of: (n, all) => `${n} van ${all}`,
  found: (n, all) => `${n} van ${all} zetten gevonden`,
  youHave: (colour) => `Je hebt ${colourName[colour]}`,
  stands: (toMove, white, black) =>
    `${colourName[toMove]} aan zet · ${white + black > 0 ? `in de hand: ${colourName.white} ${white}, ${colourName.black} ${black}` : 'alle stenen zijn geplaatst'}`,
  right: 'Goed!',
  rightGoOn: 'Goed! En nu?',
  tryAgain: 'Probeer het nog eens.',
  hintMove: (point) => `Tip: de steen op ${point} is aan de beurt.`,
  hintPlace: (point) => `Tip: plaats op ${point}.`,
  solutionIs: ({ from, to, capture }) =>
    `De oplossing: ${from ? `van ${from} naar ${to}` : `plaats op ${to}`}${capture ? ` en neem ${capture}` : ''}.`,
  solutionWas: (move) => `De oplossing was ${move}.`,
  solvedAlready: 'Dit is opgelost. Met “Verder” ga je door.',
  notNow: 'Even wachten: nu is de andere kant aan zet.',

  mistakes: {
    title: 'Van fouten leren',
    whose: 'Wiens fouten?',
    of: (whose, n) => `${whose ? colourName[whose] : 'Allebei'} (${n})`,
    judging: 'De computer bekijkt je zet…',
    byComputer: 'Wat goed is, schat hier de computer op dit apparaat.',
    move: (label, colour) => `Zet ${parseInt(label)} (${colourName[colour]})`,
    played: (mover, move) => `${mover === 'you' ? 'Je hebt' : `${colourName[mover]} heeft`} hier ${move} gespeeld.`,
    find: (mover, best) => {
      const can = mover === 'you' ? 'je kunt' : `${colourName[mover]} kan`;
      if (best === 'win') return `Vind iets beters: ${can} winnen.`;
      return best === 'draw' ? `Vind iets beters: ${can} remise houden.` : 'Vind iets beters.';
    },
    sameMove: 'Dat is de zet uit de partij.',
    loses: 'Dat verliest.',
    losesToo: 'Dat verliest ook.',
    onlyDraws: 'Dat is maar remise.',
    onlyDrawsToo: 'Ook dat is maar remise.',
    notEnough: 'Dat is niet beter.',
    keeps: { win: 'Goed! Dat wint.', draw: 'Goed! Dat houdt remise.', loss: 'Goed!' },
    othersToo: (moves) => `Hier waren ${moves} zetten goed.`,
    done: 'Dat waren ze allemaal.',
    foundAlone: (n, all) => `Zelf gevonden: ${n} van ${all}.`,
    foundHelped: (n) => `Bij de tweede poging of met een tip: ${n}.`,
    seen: (n) => `Laten zien of overgeslagen: ${n}.`,
    restAgain: 'De andere nog eens',
    toReview: 'Naar de beoordeling',
  },
};
