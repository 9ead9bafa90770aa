// The words of the pages where one learns, in French; the lessons and the history are English.
import type { PartOf } from '../base/over';
import type { Learn } from './de';

export const learn: PartOf<Learn> = {
  title: 'Comment jouer au moulin',
  intro: 'De courtes leçons sur un plateau qui répond. Ce que tu as fini est coché.',
  path: (done, all) => `Un pion par leçon · ${done} sur ${all}`,
  nextIs: (title) => `Ensuite : ${title}.`,
  groups: { rules: 'Les règles', skill: 'L’art de jouer' },
  begin: 'Commencer',
  goOn: 'Continuer à apprendre',
  done: 'finie',
  begun: 'commencée',
  doneCount: (done, all) => `${done} sur ${all}`,
  allDone: 'Tout est fini !',
  firstGame: 'Ta première partie',
  toPuzzles: 'Résoudre des problèmes',
  nextSteps: {
    title: 'Et maintenant',
    puzzles: 'Problèmes',
    puzzlesHint: 'Exerce ce que tu as appris. Chaque position a été calculée.',
    game: 'Une partie',
    gameHint: (level) => `Contre l’ordinateur : ${level}. Le sort décide qui a Blanc.`,
    hold: 'Tiens la nulle',
    holdHint: 'Contre l’ordinateur infaillible, pour en avoir le cœur net.',
  },
  toList: 'Toutes les leçons',
  unknown: 'Cette leçon n’existe pas.',
  step: (n, all) => `Étape ${n} sur ${all}`,
  youHave: (colour, hand) => `Tu as ${colour}${hand > 0 ? ` (encore ${hand})` : ''}`,
  next: 'Suite',
  back: 'Retour',
  again: 'Recommencer',
  showMe: 'Montre-moi',
  shown: ({ from, to, capture }) =>
    `Comme ceci : ${from ? `de ${from} à ${to}` : `poser en ${to}`}${capture ? ` et prendre ${capture}` : ''}. À toi.`,
  analyse: 'Analyser',
  nextLesson: 'Leçon suivante',
  right: 'Exact !',
  onlyReading: 'Il n’y a rien à jouer ici. Continue avec « Suite ».',
  alreadyDone: 'Tu as déjà résolu cela. « Retour » te ramène ici.',
  lessonDone: 'Leçon finie.',
  rulesPage: 'Les règles côte à côte',
  historyPage: 'Un peu d’histoire',
  compare: {
    title: 'Les règles côte à côte',
    intro:
      'Poser, déplacer et sauter se font partout pareil. Sur ces points, les règlements dont viennent les jeux de règles ne disent pas la même chose.',
    same: 'Partout pareil',
    presets: 'Les jeux de règles',
    playWith: 'Jouer avec ces règles sur un plateau',
  },
};
