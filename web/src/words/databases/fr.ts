// The words of what the databases of a server have, in French.
import type { DatabasesWords } from './de';

const joined = (sectors: readonly string[]): string => sectors.join(' et ');

export const databases: DatabasesWords = {
  asking: 'Le serveur regarde…',
  intro:
    'La base de données dit ce que valent les positions quand personne ne se trompe. Ce qui y manque, ce serveur peut le calculer.',
  caption: 'Ce qu’il y a',
  heads: { moving: 'Déplacements', placing: 'Pose', size: 'Taille' },
  sectors: 'En secteurs : les positions avec autant de pions.',
  known: (some, all) => (some === all ? 'complet' : `${some} sur ${all}`),
  distances: (some, all) =>
    some === all
      ? 'avec le nombre de coups'
      : some === 0
        ? 'sans le nombre de coups'
        : `avec le nombre de coups : ${some}`,
  free: (disk) => `Libre sur le disque : ${disk}.`,

  title: 'Calculer davantage',
  rules: 'Règles',
  goal: 'Quoi',
  goals: {
    upTo: (stones) => `Les déplacements jusqu’à ${stones} pions`,
    moving: 'Tous les déplacements',
    all: 'Toute la partie, pose et déplacements',
  },
  withDistances: 'Aussi en combien de coups',
  threads: 'Processeurs',
  megabytes: 'Mémoire au plus (Mo)',
  machineHint: 'Ce qui reste vide : tous les processeurs, la mémoire qui est libre.',
  takes: (time, disk, memory) =>
    `Sur deux processeurs, cela prend ${time}, et pendant ce temps jusqu’à ${disk} de disque et environ ${memory} de mémoire. Ce qui est déjà là n’est pas recalculé.`,
  tooLittleDisk: (disk) => `Il ne reste que ${disk} sur le disque. Cela ne suffit peut-être pas.`,
  tooLittleMemory: (memory) => `Il ne reste que ${memory} de mémoire. Cela ne suffit peut-être pas.`,
  aside:
    'Le calcul a la plus basse priorité, les parties passent avant. Un redémarrage du serveur y met fin ; relance-le alors, et il reprend où il en était.',
  start: 'Calculer',
  building: 'La petite base de données que chaque serveur reçoit est en cours de calcul. Cela prend quelques secondes.',
  obstacles: {
    no_solver: 'Ce serveur ne peut rien calculer lui-même. « muehle solve » le fait sur sa machine.',
    no_folder:
      'Ce serveur n’a pas de dossier pour les bases de données. Qui s’en occupe en indique un avec « muehle serve --db ».',
  },

  running: 'Calcul en cours.',
  stopping: 'Le calcul va s’arrêter.',
  states: {
    done: 'Tout est calculé.',
    stopped: 'Arrêté. Ce qui était fini reste ; relancé, le calcul reprend de là.',
    failed: 'Ça n’a pas marché.',
  },
  ordered: (what, rules, by, since) => `${what} ; ${rules}. Lancé par ${by}, ${since}.`,
  progress: 'Où en est le calcul',
  step: (number, of) => `Étape ${number} sur ${of}`,
  now: (ply, sectors) =>
    ply === null ? `déplacements ${joined(sectors)}` : `pose ${joined(sectors)} après ${ply} pions`,
  left: (time) => `encore ${time}`,
  about: (time) => `environ ${time}`,
  lessThanAMinute: 'moins d’une minute',
  stop: 'Arrêter',
  says: 'Le programme dit :',

  problems: {
    solving: 'Un calcul est déjà en cours. Attends qu’il soit fini, ou arrête-le.',
    no_solver: 'Ce serveur ne peut rien calculer.',
    bad_rules: 'Rien ne peut être calculé pour ces règles.',
    no_session: 'Tu n’es plus connecté. Reconnecte-toi.',
    not_allowed: 'Seuls les hôtes peuvent faire cela.',
  },
};
