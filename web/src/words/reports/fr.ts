import type { ReportsWords } from './de';

const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const reports: ReportsWords = {
  report: 'Signaler',
  title: (name) => `Signaler : ${name}`,
  hint: 'Les arbitres lisent ce qui est écrit ici maintenant, et ce que tu en dis. La personne concernée n’apprend pas qui l’a signalée.',
  reason: 'Pourquoi ?',
  reasons: {
    insult: 'Insulte ou haine',
    advert: 'Publicité',
    secret: 'Informations privées sur d’autres',
    name: 'Le nom',
    other: 'Autre chose',
  },
  words: 'De quoi s’agit-il ?',
  wordsMissing: 'Dis en une phrase de quoi il s’agit.',
  send: 'Signaler',
  sent: 'Merci. Un arbitre va regarder, et tu seras prévenu.',

  // For referees.
  queue: 'Signalements',
  kinds: { player: 'Profil', club: 'Club', tournament: 'Tournoi' },
  reportedBy: (by, at) => `Signalé par ${by}, ${at}`,
  nothingSaid: 'Pas de texte, seulement le nom.',
  changed: 'Ce texte n’y est plus.',
  own: 'C’est à toi, ou c’est toi qui l’as signalé : quelqu’un d’autre décide ici.',
  decide: 'Décider',
  decision: 'Décision',
  decisions: { nothing: 'Ne rien faire', remove: 'Retirer le texte', warn: 'Avertir' },
  answer: 'Motif',
  hintNothing: 'Il figure dans le registre des arbitres.',
  hintOthers: 'La personne qui l’a écrit le lit. Il figure aussi dans le registre des arbitres.',
  answerMissing: 'Donne un motif.',
  decided: 'C’est décidé.',

  // To players.
  letters: 'De la part des arbitres',
  says: {
    looked_at: (about) => `Un arbitre a regardé ce que tu as signalé (${about}).`,
    removed: (about) => `Un arbitre a retiré un de tes textes (${about}) :`,
    warned: (about) => `Un arbitre t’avertit (${about}) :`,
  },
  understood: 'Compris',

  // What referees know of a player.
  toDesk: 'Notes et décisions',
  deskOf: (name) => `Arbitres : ${name}`,
  asking: 'Question au serveur…',
  toPlayer: 'Vers la page du joueur',
  notes: 'Notes',
  notesHint:
    'Seuls les arbitres et les hôtes les lisent, avec ton nom. Les données du joueur disent quand quelque chose a été noté, pas quoi.',
  noNotes: 'Aucune pour l’instant.',
  newNote: 'Nouvelle note',
  keepNote: 'Noter',
  noteMissing: 'Écris quelque chose.',
  removeNote: 'Retirer',
  by: (name, at) => `${name || 'Arbitre'}, ${at}`,
  deeds: 'Ce qui a été décidé',
  none: 'Rien pour l’instant.',
  reports: 'Ce qui a été signalé',
  waits: 'Attend une décision',

  // How often a player held what positions were worth.
  held: 'Accord avec le jeu parfait',
  heldHint:
    'Comptent les positions de parties classées où certains coups gardent la valeur et d’autres non. C’est un indice, pas une preuve : un joueur fort, qui connaît des positions ou en reçoit de faciles, en tient beaucoup aussi. Quelques positions ne disent presque rien, et les intervalles sont plutôt trop étroits, car les positions d’une partie dépendent les unes des autres. Ne décidez jamais sur cette seule base.',
  heldIn: 'Parties',
  heldPools: { live: 'À la pendule', correspondence: 'Par jours' },
  heldPhases: { all: 'En tout', placing: 'Pose', moving: 'Déplacement', flying: 'Vol' },
  heldOf: (held, critical) => `${held} sur ${critical}`,
  others: 'Autres',
  othersNear: (from, to) => `Autres de ${from} à ${to}`,
  heldGames: (games, others) =>
    `Tiré de ${counted(games, 'partie', 'parties')}, comparé à ${counted(others, 'partie', 'parties')}. Entre parenthèses l’intervalle où se trouve la part dans 95 cas sur 100.`,
  heldUnread: (n) => `${counted(n, 'partie attend', 'parties attendent')} d’être lues.`,
  heldUnknown: (n) =>
    `De ${counted(n, 'partie', 'parties')}, la base ne connaît pas toutes les positions : elles ne comptent pas.`,
  noDatabase: 'Ce serveur n’a pas de base du jeu résolu : on ne peut rien en dire ici.',
  nothingHeld: 'Il n’y a pas encore de partie dont la base connaisse tout.',

  problems: {
    too_many: 'Il y en a déjà assez en attente. Attends qu’un arbitre ait regardé.',
    no_referee: 'Personne sur ce serveur ne pourrait en décider.',
    yourself: 'C’est toi.',
    not_found: 'Cela n’existe plus.',
    not_allowed: 'Seuls d’autres peuvent le faire.',
    old_version: 'Ce texte n’y est plus.',
    text_too_long: 'C’est trop long.',
    no_session: 'Connecte-toi avec un compte pour cela.',
    guest: 'Il faut un compte pour cela.',
  },
};
