// The words of what works without the server, in French.
import type { OfflineWords } from './de';

export const offline: OfflineWords = {
  newVersion: 'Nouvelle version',
  newVersionThere: 'Une nouvelle version est là.',
  reload: 'Recharger',
  notNow: 'Plus tard',

  title: 'Sans connexion',
  pageTitle: 'La page',
  pageKept:
    'La page est gardée sur cet appareil : tout sauf les parties par lien marche sans connexion. Le navigateur peut l’installer comme application.',
  pageComing: 'La page est en train d’être gardée. Ensuite, tout sauf les parties par lien marche sans connexion.',
  solutionTitle: 'La solution',
  solutionIntro:
    'Le jeu du moulin est résolu. Avec la solution sur cet appareil, la page sait ce que vaut chaque position et chaque coup, même sans connexion.',
  onlyEndings: 'Ce serveur n’a pas toute la solution, seulement les positions avec peu de pions.',
  howMuch: 'Que faut-il garder ici ?',
  results: (size: string) => `Gain, nulle ou perte (${size})`,
  distances: (size: string) => `Aussi en combien de coups (${size})`,
  whichRules: 'Pour quelles règles ?',
  keep: 'Charger sur cet appareil',
  pause: 'Pause',
  goOn: 'Continuer',
  tryAgain: 'Réessayer',
  remove: 'Supprimer de cet appareil',
  reallyRemove: 'Supprimer la solution de cet appareil ?',
  keepIt: 'La garder',
  progress: 'Chargé',
  progressOf: (done: string, all: string) => `${done} sur ${all}`,
  stands: {
    none: '',
    loading: 'La solution est chargée et vérifiée.',
    waiting: 'Pas de connexion. Le chargement reprend tout seul dès qu’il y en a une.',
    paused: 'En pause. Le chargement reprend là où il s’est arrêté.',
    whole: 'La solution est sur cet appareil, entière et vérifiée.',
  },
  faults: {
    room: (size: string) => `Il n’y a pas assez de place sur cet appareil. Il manque encore ${size}.`,
    wrong: 'Ce que le serveur envoie est abîmé et n’est pas utilisé. Réessaie plus tard.',
    storage: 'Le navigateur n’a pas pu garder les fichiers. Dans une fenêtre privée, c’est souvent impossible.',
    elsewhere: 'Une autre fenêtre s’en occupe. Regarde là-bas.',
  },
  whileOpen: 'Laisse une fenêtre ouverte avec cette page. Ce qui est chargé reste.',
  mayGo: 'Quand la place manque, le navigateur peut effacer les fichiers.',
  wholePart: 'Ce que le serveur avait est sur cet appareil, vérifié\u202f: seulement des positions avec peu de pions.',
  larger: (size: string) => `Le serveur en a davantage maintenant. Pas encore sur cet appareil\u202f: ${size}.`,
  more: (size: string) => `Pas encore sur cet appareil : ${size}.`,
  unreachable: 'Le serveur est injoignable.',
  nothingThere: 'Ce serveur n’a pas de solution à charger.',
  impossible: 'Ce navigateur ne peut pas garder de gros fichiers ici.',
};
