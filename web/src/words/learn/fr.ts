// The words of the pages where one learns, in French.
import type { Learn } from './de';
import { lessons } from './lessons.fr';

export const learn: Learn = {
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
  wrong: (hint) => `Ce coup est permis, mais ${hint} Essaie encore.`,
  onlyReading: 'Il n’y a rien à jouer ici. Continue avec « Suite ».',
  alreadyDone: 'Tu as déjà résolu cela. « Retour » te ramène ici.',
  lessonDone: 'Leçon finie.',
  rulesPage: 'Les règles côte à côte',
  historyPage: 'Un peu d’histoire',
  compare: {
    title: 'Les règles côte à côte',
    intro:
      'Poser, déplacer et sauter se font partout pareil. Sur ces points, les règlements dont viennent les jeux de règles ne disent pas la même chose.',
    examples: {
      millProtection: 'Blanc vient de fermer un moulin, et tous les pions de Noir sont dans des moulins.',
      repetition: 'Les deux vont et viennent, et la même position revient.',
      noMillLimitPlies: 'On déplace encore et encore, et personne ne ferme de moulin.',
      noMillCountsPlacing: 'On pose encore, et il n’y a pas encore eu de moulin.',
      drawByRule: 'La même position apparaît pour la troisième fois. La partie est-elle finie ?',
    },
    same: 'Partout pareil',
    presets: 'Les jeux de règles',
    playWith: 'Jouer avec ces règles sur un plateau',
  },
  history: {
    title: 'Un peu d’histoire',
    intro:
      'Ce que l’on sait de l’origine du jeu, et ce que l’on ne sait pas. Sous chaque paragraphe se trouve la source.',
    boardCaption: 'Trois carrés l’un dans l’autre, reliés par le milieu de leurs côtés : il n’en faut pas plus.',
    source: (kind) => `Source : ${kind}`,
    sections: {
      old: {
        title: 'Quel âge a-t-il ?',
        text: 'Personne ne le sait. Beaucoup de livres disent « vers 1400 avant notre ère », d’après des tracés sur les dalles du toit du temple de Kourna, en Égypte. C’est contesté : on ignore quand ils ont été gravés. Parmi les gravures il y a aussi des croix coptes, bien plus récentes que le temple, et pour Friedrich Berger, ces tracés ne peuvent pas être datés.',
        source:
          'pour l’âge, H. J. R. Murray, A History of Board-Games Other than Chess, Oxford 1952 ; contre, F. Berger, « From Circle and Square to the Image of the World », Rock Art Research 21 (2004)',
      },
      stone: {
        title: 'Gravé dans la pierre',
        text: 'Quelques lignes droites suffisent, et elles sont vite gravées dans un sol. On trouve donc le tracé en bien des lieux anciens, sur les marches de l’Acropole d’Athènes comme sur une planche du bateau viking de Gokstad. Mais dans la pierre, une gravure dit rarement quand elle a été faite : elle peut être bien plus récente que le bâtiment.',
        source: 'Murray (1952) pour les lieux, Berger (2004) pour la réserve',
      },
      book: {
        title: 'Dans le livre d’un roi',
        text: 'En 1283 fut achevé le « Libro de los juegos », le livre des jeux que fit faire le roi Alphonse X de Castille. Il décrit le jeu à neuf pions par camp sous le nom d’« alquerque de nueve », une fois avec des dés et une fois sans.',
        source: 'Alphonse X, Libro de los juegos, 1283, à la bibliothèque de l’Escurial',
      },
      names: {
        title: 'Beaucoup de noms',
        text: 'En français, on dit aussi marelle ou mérelle. En allemand, c’est Mühle, en italien mulino, en néerlandais molenspel, en hongrois malom et en anglais nine men’s morris. Dans « Le Songe d’une nuit d’été » de Shakespeare, Titania se plaint qu’après de longues pluies le jeu tracé en plein air soit rempli de boue.',
        source:
          'W. Shakespeare, A Midsummer Night’s Dream, acte II, scène 1 : « The nine men’s morris is filled up with mud »',
      },
      word: {
        title: 'Un mot pour tous',
        text: 'Le double moulin, « Zwickmühle », est passé du jeu dans la langue allemande : qui s’y trouve pris perd quelque chose, où qu’il aille.',
        source: 'les règles du Schelling-Salon de Munich, qui le disent proverbial ; l’explication est la nôtre',
      },
      solved: {
        title: 'Calculé',
        text: 'En novembre 1993, Ralph Gasser, de l’ETH de Zurich, annonça que la partie est nulle quand personne ne se trompe. Ce programme a calculé encore une fois la valeur de chaque position et arrive au même résultat.',
        source:
          'R. Gasser, « Solving Nine Men’s Morris », dans Games of No Chance, 1996 ; pour notre calcul, la page « La solution »',
      },
    },
  },
  lessons,
};
