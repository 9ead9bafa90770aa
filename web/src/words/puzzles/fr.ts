// The words of the puzzles, in French.
import type { Colour } from '../../rules/view';
import { colourName } from '../first/fr';
import type { PuzzleWords } from './de';

const reaches = { win: 'gagne', draw: 'tient la nulle' } as const;
// “Blanc joue et gagne en 3 coups.”
const moves = (solver: Colour, placing: boolean): string => `${colourName[solver]} ${placing ? 'pose' : 'joue'}`;
const other = (solver: Colour): string => colourName[solver === 'white' ? 'black' : 'white'];

export const puzzles: PuzzleWords = {
  title: 'Problèmes',
  intro: 'Chaque position a été calculée : ce qui compte comme juste l’est.',
  allPuzzles: 'Tous les problèmes',
  strength: (rating) => `Ta force : ${rating}`,
  strengthChange: (by, n) => `${by < 0 ? '−' : '+'}${Math.abs(by)} sur les ${n} derniers problèmes`,
  notRated: 'Résous-en quelques-uns, et ta force s’affichera ici.',
  daily: 'Pro\u00adblème du jour',
  solve: 'Résoudre',
  solvedIn: (n) => `${n} résolus`,
  dailyDone: 'résolu',
  mixed: 'Un peu de tout',
  mixedHint: 'Tous les thèmes, à la difficulté qui te convient.',
  streak: 'Série',
  streakHint: (best) => `De plus en plus dur, jusqu’à la première erreur.${best > 0 ? ` Ton record : ${best}.` : ''}`,
  again: 'À revoir',
  againHint: (n) => (n === 0 ? 'Ceux que tu n’as pas résolus tout de suite viennent ici.' : `Il en reste ${n}.`),
  hold: 'Tiens la nulle',
  holdHint: 'Contre l’ordinateur infaillible, à partir d’une position où un seul coup tient.',
  holdTask: (solver, enough) =>
    `Tu as ${colourName[solver]}, et c’est à toi de jouer. La position est nulle, mais un seul coup la tient. L’ordinateur ne fait pas de cadeau. Tu as tenu quand la partie finit par la nulle ou quand ${enough} de tes coups sont sans faute.`,
  holdPicture: (white, black) =>
    `La position. ${colourName.white} : ${white.join(', ')}. ${colourName.black} : ${black.join(', ')}.`,
  holdHands: (white, black) => `Encore à poser : ${colourName.white} ${white}, ${colourName.black} ${black}.`,
  holdUnsure:
    'La solution n’est pas disponible ici. Tu peux jouer, mais l’ordinateur n’est pas infaillible, et une faute ne se voit qu’à la fin.',
  beginHold: 'Commencer',
  anotherHold: 'Une autre position',
  unknownHold: 'Cette position n’existe pas ici. Prends-en une autre.',
  themesTitle: 'Par thème',
  themes: {
    win: 'Gagner',
    only: 'Le seul coup',
    draw: 'Sauver la nulle',
    build: 'Construire un double moulin',
    break: 'Empêcher un double moulin',
    block: 'Enfermer',
    sacrifice: 'Sacrifier',
    flying: 'Sauter',
    trap: 'Tendre des pièges',
  },
  themeHint: {
    win: 'En tant de coups, la partie est finie.',
    only: 'Un seul coup gagne.',
    draw: 'Un seul coup tient encore la nulle.',
    build: 'Crée un double moulin : un pion qui ouvre un moulin en fermant un autre.',
    break: 'Prive l’autre camp de son double moulin.',
    block: 'À la fin, l’autre camp n’a plus de coup.',
    sacrifice: 'Permets un moulin et reste bien placé.',
    flying: 'Qui n’a plus que trois pions peut sauter.',
    trap: 'Beaucoup de coups tiennent la nulle ; un seul rend la tâche la plus dure.',
  },
  streakAt: (n) => `Série : ${n}`,

  winsIn: (solver, placing, n) => `${moves(solver, placing)} et gagne en ${n === 1 ? 'un coup' : `${n} coups`}.`,
  reaches: (solver, placing, goal) => `${moves(solver, placing)} et ${reaches[goal]}.`,
  asks: {
    win: (solver, placing, goal) => `${moves(solver, placing)} et ${reaches[goal]}.`,
    only: (solver, placing, goal) => `${moves(solver, placing)} et ${reaches[goal]}, mais par un seul coup.`,
    draw: (solver, placing, goal) => `${moves(solver, placing)} et ${reaches[goal]}, mais par un seul coup.`,
    build: (solver, placing, goal) => `${moves(solver, placing)}, crée un double moulin et ${reaches[goal]}.`,
    break: (solver, placing, goal) =>
      `${moves(solver, placing)}, prive ${other(solver)} de son double moulin et ${reaches[goal]}.`,
    block: (solver, placing) => `${moves(solver, placing)} et enferme ${other(solver)}.`,
    sacrifice: (solver, placing, goal) => `${moves(solver, placing)}, permet un moulin et ${reaches[goal]} quand même.`,
    flying: (solver, placing, goal) => `${moves(solver, placing)} et ${reaches[goal]}.`,
    trap: (solver, placing) =>
      `${moves(solver, placing)}. Beaucoup de coups tiennent la nulle. Lequel rend la tâche la plus dure à ${other(solver)} ?`,
  },
  lost: {
    win: 'Ce coup laisse échapper la victoire.',
    draw: 'Ce coup perd la nulle.',
    trap: 'Ce n’est pas le meilleur piège.',
    punish: 'Ce coup ne profite pas de l’erreur.',
  },
  helpCounts: 'Un conseil, la solution ou un coup faux comptent comme non résolu.',
  helpEnds: 'Un conseil, la solution ou un coup faux met fin à la série.',
  price: {
    hint: (from, to) => `Avec un conseil, il compte comme non résolu : force ${from}, puis ${to}.`,
    solution: (from, to) => `Avec la solution, il compte comme non résolu : force ${from}, puis ${to}.`,
  },
  endsStreak: {
    hint: (n) => `Un conseil met fin à la série${n > 0 ? ` à ${n}` : ''}.`,
    solution: (n) => `La solution met fin à la série${n > 0 ? ` à ${n}` : ''}.`,
  },
  answers: (who, move, value, n) =>
    value === 'win'
      ? `${colourName[who]} répond ${move} et gagne${n === null ? '' : n === 1 ? ' aussitôt' : ` en ${n} coups`}.`
      : value === 'draw'
        ? `${colourName[who]} répond ${move} et tient la nulle.`
        : `${colourName[who]} répond par exemple ${move}.`,
  heldAfter: (keep, of) =>
    `Ensuite, ${keep} ${keep === 1 ? 'réponse' : 'réponses'} sur ${of} ${keep === 1 ? 'tient' : 'tiennent'} encore la nulle.`,
  trapHeld: (who, keep, of) =>
    keep === 1
      ? `Le plus difficile : une seule réponse sur ${of} tient la nulle pour ${colourName[who]}.`
      : `Le plus difficile : seules ${keep} réponses sur ${of} tiennent la nulle pour ${colourName[who]}, et elles ne sautent pas aux yeux.`,
  solved: 'Résolu !',
  solvedHelped: 'Résolu. La prochaine fois sans aide !',
  solutionSeen: 'C’était la solution.',
  about: (rating, themes) => `Difficulté ${rating} : ${themes.join(', ')}.`,
  strengthBy: (change) => `Force ${change < 0 ? '−' : '+'}${Math.abs(change)}.`,
  difficulty: (rating) => `Difficulté ${rating}`,
  record: (n) => `Record ${n}`,
  inRow: (n) => (n === 0 ? 'Aucun pour l’instant.' : n === 1 ? 'Un pour commencer.' : `${n} d’affilée.`),
  streakOver: (n, record) => `La série est finie. Résolu : ${n}.${record ? ' C’est ton record !' : ''}`,
  newStreak: 'Nouvelle série',
  analyse: 'Analyser',
  another: 'Un autre',
  rush: 'Contre la montre',
  rushHint: (best) => `Trois minutes, trois erreurs : autant que tu peux.${best > 0 ? ` Ton record : ${best}.` : ''}`,
  rushBegin: 'Trois minutes. La pendule part à ton premier coup.',
  rushClock: 'Ta pendule',
  rushScore: (n) => (n > 1 ? `${n} résolus` : `${n} résolu`),
  rushLives: (n) => (n === 1 ? 'La prochaine erreur met fin à la série' : `Encore ${n} erreurs avant la fin`),
  rushLeft: (seconds) => (seconds === 60 ? 'Encore une minute.' : `Encore ${seconds} secondes.`),
  rushRight: (n) => `Juste ! ${n > 1 ? `${n} résolus` : `${n} résolu`}.`,
  rushWrong: (lives) =>
    lives === 0
      ? 'Faux. C’était la troisième erreur.'
      : `Faux. ${lives === 1 ? 'La prochaine erreur met fin à la série.' : 'On passe au suivant.'}`,
  rushSolved: (n) => (n > 1 ? 'problèmes résolus' : 'problème résolu'),
  rushEnded: (missed) =>
    missed >= 3
      ? 'Trois erreurs, et c’était fini.'
      : missed === 0
        ? 'Le temps est écoulé, et tu n’as fait aucune erreur.'
        : `Le temps est écoulé. Tu as fait ${missed === 1 ? 'une erreur' : 'deux erreurs'}.`,
  rushRecord: 'C’est ton record !',
  rushBests: (today, best) =>
    best === 0 ? '' : `${today === 0 ? '' : `Meilleur du jour : ${today}. `}Ton record : ${best}.`,
  rushOther: 'D’autres problèmes',
  rushAgain: 'Les mêmes encore une fois',
  rushMissed: 'Non résolus',
  challenge: 'Défie quelqu’un',
  challengeLink: 'Lien vers les mêmes problèmes',
  challengeHint: 'Qui l’ouvre reçoit les mêmes problèmes dans le même ordre.',
  challengeText: (n) =>
    `J’ai résolu ${n === 1 ? 'un problème' : `${n} problèmes`} de moulin en trois minutes. Tu fais mieux ?`,
  copyResult: 'Copier le résultat',
  progress: {
    title: 'Où tu en es',
    link: 'Où tu en es, et ce que tu as résolu',
    empty: 'Ici tu verras ce qui te réussit et ce qui te résiste, dès que tu auras essayé quelques problèmes.',
    theme: 'Thème',
    solved: 'Résolus',
    share: 'Part',
    rating: 'Force',
    of: (solved, tried) => `${solved} sur ${tried}`,
    next: (theme) => `Le plus à gagner : ${theme}`,
    past: 'Les derniers problèmes',
    right: 'résolu',
    wrong: 'non résolu',
    streak: (best) => `Plus longue série : ${best}`,
    rush: (best) => `Contre la montre : ${best}`,
  },
  linkTo: 'Copier le lien de ce problème',
  linkCopied: 'Le lien de ce problème est copié.',
  loading: 'Le problème se charge…',
  failed: 'Les problèmes n’ont pas pu être chargés. Le serveur est-il accessible ?',
  tryAgain: 'Réessayer',
  unknown: 'Ce problème n’existe pas. Choisis-en un autre.',
  none: 'Il n’y a pas de problèmes ici pour le moment.',
  noneAgain: 'Il n’y a rien ici\u202f: ce que tu manques attend ici un deuxième essai.',
};
