// The words of answers to moves to come, in French.
import type { PartOf } from '../base/over';
import type { ConditionalWords } from './de';

export const conditional: PartOf<ConditionalWords> = {
  title: 'Jouer d’avance',
  close: 'À la partie',
  intro: 'Si ton adversaire joue ce que tu attends, ta réponse est jouée aussitôt. Personne d’autre ne la voit.',
  whichMove: (who) => `Que pourrait jouer ${who ?? 'ton adversaire'} ? Fais le coup sur le plateau.`,
  whichAnswer: (move) => `Et que réponds-tu à ${move} ?`,
  andThen: (move, who) =>
    `${move} est ta réponse. Et si ensuite ${who ?? 'ton adversaire'}… ? Continue, ou enregistre.`,
  gameOver: (move) => `Avec ${move}, la partie est finie.`,
  endsGame: (move) => `Avec ${move}, la partie serait finie ; il n’y a rien à répondre.`,
  lines: 'Tes réponses',
  noLines: 'Aucune pour l’instant.',
  line: (pairs) => pairs.map(([to, move], n) => `${n === 0 ? 'Si' : 'puis si'} ${to}, alors ${move}`).join(' ; '),
  show: (line) => `Montrer sur le plateau : ${line}`,
  remove: (line) => `Enlever : ${line}`,
  removeShort: 'Enlever',
  removed: 'Enlevé.',
  back: 'Un coup en arrière',
  another: 'Un autre coup',
  withdrawAll: 'Tout reprendre',
  save: 'Enregistrer',
  asText: 'En texte',
  textHint:
    'd6 > f4 veut dire : à d6 je réponds f4. Une virgule continue (d6 > f4, b4 > g7), | commence un autre coup, et des parenthèses réunissent plusieurs possibilités : d6 > f4 (b4 > g7 | d2 > a1).',
  take: 'Reprendre',
  taken: 'Repris.',
  moved: 'Un coup a été joué entre-temps. Ces réponses ne valent plus pour cette position.',
  notSaved: 'Ce n’est pas arrivé. Réessaie.',
  bad: (message) => `Le serveur ne l’accepte pas : ${message}`,
  cannot: (move) => `${move} n’est pas possible ici.`,
  twice: (move) => `Il y a déjà une réponse à ${move} ; n’en donne qu’une.`,
  faults: {
    move: 'Ici il manque un coup, écrit comme d6, d6-d5 ou d6-d5xa1.',
    answer: 'Ici il manque « > » et une réponse, comme dans d6 > f4.',
    comma: 'Après une réponse on continue avec une virgule, pas avec « > ».',
    open: 'Ici il manque « ) » : une parenthèse est restée ouverte.',
    close: 'Cette « ) » ne ferme rien.',
    behind: 'Après « ) » viennent la fin, une autre « ) », ou « | » et un autre coup.',
    many: 'Pas plus de 64 réponses.',
    deep: 'Pas plus de 20 réponses à la suite.',
  },
};
