// What the review of a game says, and what becomes of a draw that is to be held, in French.
import { joined } from '../base/list';
import { colourName, counted } from '../first/fr';
import type { Mover } from '../first/de';
import type { ReviewWords } from './reviewWords';

const phaseName = { placing: 'pose', moving: 'déplacements', flying: 'sauts' } as const;
const theMove = (mover: Mover): string => (mover === 'you' ? 'Ton coup' : `Le coup de ${colourName[mover]}`);
const by = (mover: Mover, second: string, third: string): string =>
  mover === 'you' ? `tu ${second}` : `${colourName[mover]} ${third}`;

export const review: ReviewWords = {
  chances: (colour) => `Ce que ${colourName[colour]} peut espérer`,
  chance: { win: 'gagné', draw: 'nul', loss: 'perdu' },
  keptMoves: (colour, kept, moves, lost) => {
    const good = moves > 0 ? `${kept} ${kept < 2 ? 'bon coup' : 'bons coups'} sur ${moves}` : '';
    const rest =
      lost > 0 ? `${good ? `${lost} de plus` : counted(lost, 'coup')} quand il n’y avait plus rien à perdre` : '';
    return `${colourName[colour]} : ${[good, rest].filter(Boolean).join(' ; ') || 'aucun coup'}.`;
  },
  byPhase: 'Comment s’est passée chaque phase',
  phaseOf: (colour, phase) => `${colourName[colour]}, ${phaseName[phase]}`,
  phaseGood: 'bons',
  phaseCritical: 'critiques',
  phaseExpected: 'attendus',
  outOf: (n, all) => `${n} sur ${all}`,
  phaseNote:
    'Critique : un autre coup aurait laissé échapper quelque chose. Attendu : autant en trouverait quelqu’un qui voit deux demi-coups à l’avance et se trompe parfois.',
  phaseLost: 'Les coups où il n’y avait plus rien à perdre ne sont pas comptés.',
  difficultyHere: (keeping, moves, percent) =>
    `Ce coup était critique : ${keeping === 1 ? 'un seul' : keeping} des ${moves} coups ${keeping === 1 ? 'suffisait' : 'suffisaient'}. Un tel joueur en aurait trouvé un dans ${percent}\u00a0% des cas.`,
  learnFromMistakes: 'Apprendre de ses erreurs',
  printReview: 'Imprimer',
  gaveAwayAt: {
    win: (n) => `Le coup ${n} a laissé échapper le gain`,
    draw: (n) => `Le coup ${n} a laissé échapper la nulle`,
  },
  reviewTabs: { values: 'Réponses', balance: 'Bilan' },
  seeBetter: 'Vois-tu ce qui était mieux\u202f?',
  lostGame: (mover) => `Avec ce coup, ${by(mover, 'as perdu', 'a perdu')} la partie.`,
  gaveWin: (mover) => `Ainsi, ${by(mover, 'laisses', 'laisse')} échapper le gain : maintenant, c’est nul.`,
  gaveDraw: (mover) => `Ainsi, ${by(mover, 'perds', 'perd')} : avant, c’était nul.`,
  gaveAll: (mover) => `Ainsi, ${by(mover, 'changes', 'change')} le gain en perte.`,
  resignedTooSoon: (mover, had) => {
    const position = {
      won: `la position était gagnée pour ${mover === 'you' ? 'toi' : colourName[mover]}`,
      draw: `la position était encore nulle pour ${mover === 'you' ? 'toi' : colourName[mover]}`,
      better: `${by(mover, 'étais', 'était')} sans doute mieux`,
      level: `${by(mover, 'n’étais', 'n’était')} sans doute pas moins bien`,
    }[had];
    return `${mover === 'you' ? 'Tu as' : `${colourName[mover]} a`} abandonné alors que ${position}.`;
  },
  graphLegend: (colour) => `Clair : ce que ${colourName[colour]} peut espérer ; rouge : les erreurs.`,
  misjudged: {
    doubtful: (mover) => `${theMove(mover)} était imprécis.`,
    mistake: (mover) => `${theMove(mover)} était sans doute une erreur.`,
    blunder: (mover) => `${theMove(mover)} était sans doute une grosse erreur.`,
  },
  wouldHave: {
    win: (moves) => `Pour gagner : ${joined(moves, 'ou')}.`,
    draw: (moves) => `Pour tenir la nulle : ${joined(moves, 'ou')}.`,
    more: (moves) => `Il y avait mieux : ${joined(moves, 'ou')}.`,
  },
  holding: ({ stand, moves, left, error }) => {
    const long = moves === 0 ? 'aucun coup' : moves === 1 ? 'un coup' : `${moves} coups`;
    if (stand === 'held') return `Réussi : tu as tenu la nulle pendant ${long}.`;
    if (stand === 'lost')
      return error === null
        ? `La partie est perdue, après ${long} de ta part.`
        : `${error} perd la nulle. Tu l’as tenue : ${long}.`;
    if (moves === 0) return left > 0 ? `Tiens la nulle : ${left} coups, ou jusqu’à ce que la partie soit nulle.` : '';
    return `La nulle tient : ${moves} coups sur ${moves + left}.`;
  },
  noSolution: 'La solution n’est pas disponible ici : l’ordinateur calcule lui-même et tend des pièges.',
};
