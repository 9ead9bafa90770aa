// The words of clubs, as everybody sees them, in French.
import type { ClubsWords } from './de';
import { refusals } from './refusals.fr';

const people = (n: number): string => (n === 1 ? '1 membre' : `${n} membres`);

export const clubs: ClubsWords = {
  title: 'Clubs',

  yours: 'Tes clubs',
  all: 'Tous les clubs',
  none: 'Pas encore de club.',
  noneHint: 'Une tablée d’amis, une classe, un club avec sa maison\u202f: fonde-le et invite du monde.',
  found: 'Fonder un club',
  foundNeedsAccount: 'Pour fonder un club, il faut un compte.',
  toAccount: 'Créer un compte ou se connecter',
  members: people,
  joinings: { open: 'ouvert à tous', asked: 'sur demande', invited: 'sur invitation' },
  you: { leader: 'tu le diriges', organiser: 'tu organises', member: 'tu en fais partie', asked: 'tu as demandé' },
  loading: 'Chargement …',
  notHere: 'Il n’y a pas de clubs ici\u202f: cette page se trouve sur une machine sans serveur Mühle.',

  gone: 'Ce club n’existe pas.',
  goneHint: 'Vérifie que le lien est complet.',
  toAll: 'Tous les clubs',
  stale: 'Pas de connexion pour l’instant\u202f: voici le dernier état connu.',
  alone: 'Encore personne dans ton club.',
  aloneHint: 'Écris une lettre, il n’en faut pas plus.',
  invite: 'Inviter',
  news: 'Nouvelles',
  older: 'Montrer les plus anciennes',
  tournaments: 'Tournois',
  presets: 'Nos règles',
  playBy: 'Une table avec ces règles',
  people: 'Membres',
  roles: { leader: 'Direction', organiser: 'Organisation', member: 'Membre' },
  everybody: (n) => `Montrer les ${n}`,
  hidden: 'Seuls les membres voient qui en fait partie.',
  youToo: '(toi)',
  remove: 'Supprimer',
  reallyRemove: 'Vraiment supprimer\u202f?',
  newsGone: 'La nouvelle est supprimée.',

  joinHints: {
    open: 'Y entre qui veut.',
    asked: 'Demande, et la direction t’accueille.',
    invited: 'Y entre qui a une invitation.',
  },
  join: 'Rejoindre',
  ask: 'Demander à entrer',
  askWords: 'Quelques mots avec la demande (facultatif)',
  hasAsked: 'Ta demande attend une réponse.',
  takeBack: 'Retirer la demande',
  letter: 'Tu as une invitation.',
  letterHint: (club) => `Avec cette lettre, tu entres dans ${club}.`,
  accept: 'Accepter',
  needsAccount: 'Pour entrer, il faut un compte. Un nom et un mot de passe suffisent.',
  makeAccount: 'Vers le compte',
  isIn: 'Bienvenue\u202f! Tu en fais partie.',
  isAsked: 'Ta demande est partie.',
  leave: 'Quitter le club',
  reallyLeave: (club) => `Veux-tu quitter ${club}\u202f?`,
  hasLeft: 'Tu as quitté le club.',

  share: 'Lien et code QR',
  shareHint: 'Pour regarder et pour entrer',
  sharedText: (club) => `${club}\u202f: jouer au moulin`,

  refusals,
};
