// What the presets are, and what their documents do not say, in French.
import type { PresetTexts } from '../base/shared';

const whoBegins = 'Il n’est pas dit qui commence. Dans les trois documents qui le disent, c’est Blanc.';
const onTheBoard =
  'Le document parle de pions « sur le plateau ». Pris à la lettre, presque toute partie finirait dès la pose ; les pions en main comptent donc aussi.';
const twoMills =
  'Il n’est pas question de deux moulins à la fois. Les deux documents qui en parlent ne permettent qu’un seul pion.';
const mayTake =
  'Le document dit qu’on « peut » prendre un pion. C’est un droit ; il n’est dit nulle part qu’on puisse y renoncer.';
const noRepetition = 'Il n’est pas question de répétitions.';
const noLimit = 'Aucune limite n’est donnée pour les coups sans moulin.';
const agreement = 'La nulle d’un commun accord n’est pas mentionnée, mais pas interdite non plus.';

export const presets: Readonly<Record<string, PresetTexts>> = {
  standard: {
    description:
      'Les règles de départ de ce programme. Avec trois pions, on peut sauter. On ne prend un pion dans un moulin que si tous les pions sont dans des moulins. Nulle quand la même position apparaît pour la troisième fois (comme dans deux des cinq documents) ou après 50 coups par joueur (100 demi-coups) sans moulin (comme dans un).',
    unsaid: {},
  },
  brettspielnetz: {
    description:
      'Comme sur brettspielnetz.de : quand la même position apparaît pour la troisième fois, ou sans moulin pendant 50 coups par joueur (100 demi-coups, pose comprise), la partie ne finit pas d’elle-même : la nulle doit être réclamée. Le programme vérifie la réclamation.',
    unsaid: {
      firstPlayer: whoBegins,
      loseBelow: onTheBoard,
      removalsPerDoubleMill: twoMills,
      noMillCountsPlacing:
        'Le document appelle aussi la pose des « coups » et compte par numéros de coups. La pose compte donc aussi.',
    },
  },
  'zwanzig-zuege': {
    description:
      'Des parties courtes : nulle après 20 demi-coups (dix par joueur) sans moulin, comptés après la pose, ou quand la même position revient trois fois de suite par les mêmes coups.',
    unsaid: {
      loseBelow: onTheBoard,
      removalMandatory: mayTake,
      noMillLimitPlies: '« 20 coups en tout » compte les deux joueurs ensemble : 20 demi-coups (dix par joueur).',
      noMillCountsPlacing:
        'Pris à la lettre, la pose compterait aussi. Toute ouverture sans moulin serait alors nulle après 20 demi-coups.',
      repetition:
        'Chaque demi-coup change le plateau. « Trois fois de suite » veut donc dire : trois fois le même va-et-vient.',
      drawByAgreement: agreement,
    },
  },
  'schelling-salon': {
    description:
      'Comme au Schelling-Salon de Munich : aucune règle ne déclare une partie nulle. Quand personne n’avance plus, les joueurs en conviennent.',
    unsaid: {
      loseBelow: 'Il n’est pas dit que perd qui n’a plus que deux pions. Les quatre autres documents le disent.',
      repetition: noRepetition,
      noMillLimitPlies: noLimit,
      drawByAgreement:
        'Une partie où personne ne peut plus prendre l’avantage est nulle. Qui le constate, ce n’est pas dit : les joueurs, d’un commun accord.',
    },
  },
  strikt: {
    description:
      'Les pions d’un moulin sont toujours protégés. Si tous les pions sont dans des moulins, on ne prend rien. Aucune règle ne déclare une partie nulle ; les joueurs en conviennent.',
    unsaid: {
      firstPlayer: whoBegins,
      removalMandatory: mayTake,
      removalsPerDoubleMill: twoMills,
      millProtection:
        'Il n’est pas dit ce qui se passe quand tous les pions sont dans des moulins. Le moulin compte alors, et on ne prend rien.',
      repetition: noRepetition,
      noMillLimitPlies: noLimit,
      drawByAgreement: agreement,
    },
  },
  'muehle-spielen': {
    description:
      'Comme sur muehle-spielen.de : nulle quand la même position apparaît pour la troisième fois, et d’un commun accord. Il n’y a pas de limite pour les coups sans moulin.',
    unsaid: {
      removalsPerDoubleMill: twoMills,
      repetition:
        'Le document parle de trois coups pareils de suite et de trois fois la même position. La seconde règle comprend la première.',
      noMillLimitPlies: noLimit,
    },
  },
};
