// The words of what a host has decided for the server, in French.
import type { SiteWords } from './de';

export const site: SiteWords = {
  about: 'À propos de ce serveur',
  imprint: 'Mentions légales',
  privacy: 'Vie privée',
  noText: 'L’hôte de ce serveur n’a rien écrit à ce sujet.',
  asking: 'Demande au serveur…',

  accountsOnly: 'Sur ce serveur, on joue avec un compte. Tu peux regarder sans compte.',
  toAccount: 'Se connecter',

  invitations: 'Invitations',
  invitationsHint: 'Avec une invitation, quelqu’un peut créer un compte. Elle vaut une fois et pendant 14 jours.',
  invite: 'Créer une invitation',
  link: 'Lien d’invitation',
  linkHint: 'Donne-le à une seule personne. Il ne s’affiche que cette fois.',
  noInvitations: 'Aucune invitation n’est ouverte pour l’instant.',
  invitedBy: (name, day) => (name ? `Par ${name}, ${day}` : `Par qui s’occupe du serveur, ${day}`),
  until: (day) => `Valable jusqu’au ${day}`,
  withdraw: 'Retirer',
  withdrawOf: (day) => `Retirer l’invitation valable jusqu’au ${day}`,
  withdrawn: 'L’invitation est retirée.',

  newPassword: 'Nouveau mot de passe',
  passwordLink: (name) => `Lien vers un nouveau mot de passe pour ${name}`,
  passwordLinkHint: (name) =>
    `Avec ce lien, ${name} choisit un nouveau mot de passe. Ne le donne à personne d’autre : il sert une seule fois, pendant 24 heures, et n’est montré que maintenant.`,
  notYourPassword: 'Le mot de passe des autres hôtes n’appartient qu’à eux.',

  face: 'Visage de ce serveur',
  faceHint: 'Le nom, la marque et la phrase de ce club se voient alors sur chaque page.',
  faceOf: 'Club',
  noFace: 'Aucun\u202f: Mühle, comme partout',
  saveFace: 'Appliquer',
  faceIs: (club) => (club ? `Ce serveur montre maintenant ${club}.` : 'Ce serveur ne montre plus de club.'),

  problems: {
    too_many: 'Il y a déjà 500 invitations ouvertes. Retires-en d’abord quelques-unes.',
    not_found: 'Cette invitation a déjà servi ou n’est plus ouverte.',
    no_session: 'Tu n’es plus connecté. Reconnecte-toi.',
    not_allowed: 'Seuls les hôtes font des invitations.',
  },
};
