// The words of the lobby, in French.
import { colourName, counted, plies } from '../first/fr';
import type { LobbyWords } from './de';

export const lobby: LobbyWords = {
  title: 'Salon',
  question: 'Qui a le temps ?',
  here: (n) => (n <= 1 ? 'Il n’y a que toi ici en ce moment.' : `${n} personnes sont ici en ce moment.`),
  onlyBotsHere: 'Il n’y a personne d’autre que toi ici en ce moment.',
  noLine:
    'Le serveur répond, mais la liaison des parties ne passe pas : sans doute quelque chose en chemin, un proxy par exemple, bloque les WebSockets. Tu ne peux pas jouer ainsi, et une offre avec pendule n’est pas maintenue.',
  speeds: 'Jouer tout de suite, à cette cadence',
  wanted: 'ton offre',
  watchIt: 'Regarder',
  nobodyWaits: 'Personne n’attend pour l’instant.',
  nobodyWaitsHint: 'Touche une cadence : qui arrive te voit aussitôt.',
  waitingCount: (n) => `${n} en attente`,
  saidWaiting: (n) =>
    n === 0
      ? 'Personne n’attend d’adversaire.'
      : n === 1
        ? 'Quelqu’un attend un adversaire.'
        : `${n} joueurs attendent un adversaire.`,

  offer: 'Proposer une partie',
  offerIt: 'Proposer',
  rated: 'Classée',
  ratedHint: 'La partie compte pour le classement de vous deux.',
  ratedNeedsAccount: 'Les parties classées sont pour les joueurs qui ont un compte : connecte-toi d’abord.',
  ratedNeedsClock: 'Une partie classée a une pendule : choisis un temps.',
  bots: 'Les programmes peuvent accepter',
  botsHint: 'Ton adversaire peut alors aussi être un bot. Son nom est suivi de BOT.',
  botsHaveNoRating:
    'Les bots n’ont pas de classement : cela ne va que sans classement, et sans chercher un adversaire de ta force.',
  isForBots: 'les programmes aussi peuvent accepter',
  isRated: 'classée',
  isCasual: 'sans classement',

  waiting: 'En attente d’un adversaire',
  waitingLive: 'Garde cette page ouverte : dès que quelqu’un accepte, la partie commence.',
  waitingLong: 'Tu n’as pas besoin d’attendre : l’offre tient 14 jours, puis tu trouves la partie parmi tes tables.',
  withdraw: 'Retirer',
  withdrawIt: (what) => `Retirer : ${what}`,
  comesOften: (n) => `À cette heure, quelqu’un vient le plus souvent en ${n === 1 ? 'une minute' : `${n} minutes`}.`,
  comesSeldom: 'À cette heure, quelqu’un ne vient que de temps en temps. Cela peut durer.',
  comesHardly: 'À cette heure, il n’y a presque personne : joue par jours, ou contre l’ordinateur.',
  houseHint:
    'Personne ne vient pour l’instant. L’ordinateur de ce serveur joue à ta force\u202f: tout de suite, à la pendule et sans classement.',
  playHouse: 'Jouer contre l’ordinateur',
  withdrawn: 'Ton offre est retirée.',

  seeks: 'Offres',
  onlyOwnSeeks: 'Personne d’autre n’attend en ce moment.',
  nearSeeksHidden:
    'Qui ne cherche qu’un adversaire de sa force n’est pas montré ici : pour cela, il faut être connecté.',
  play: 'Jouer',
  playAgainst: (who, what) => `Jouer contre ${who} : ${what}`,
  rating: (rating, provisional) => `${rating}${provisional ? '?' : ''}`,
  youHave: (colour) => `tu as ${colourName[colour]}`,
  byLot: 'couleurs tirées au sort',
  since: (minutes) => {
    if (minutes < 1) return 'à l’instant';
    if (minutes < 60) return `depuis ${minutes}\u00a0min`;
    const hours = Math.floor(minutes / 60);
    return hours < 24 ? `depuis ${hours}\u00a0h` : `depuis ${counted(Math.floor(hours / 24), 'jour')}`;
  },
  took: 'Prise',

  runningBots: 'Bots en marche',
  runningBotsHint: 'Des programmes que l’on peut défier. On joue contre eux sans classement.',

  watch: 'À regarder',
  ranking: 'Palmarès',
  featured: 'La partie des meilleurs',
  watching: (n) => counted(n, 'spectateur'),
  noGames: 'Aucune partie publique n’est en cours.',
  between: (white, black) => `${white} – ${black}`,
  plies,

  loading: 'Chargement du salon…',
  notHere: 'Il n’y a pas de salon ici : cette page se trouve sur un ordinateur sans serveur de moulin.',
  refusals: {
    not_found: 'Quelqu’un a été plus rapide, ou l’offre a été retirée. Prends-en une autre.',
    own_seek: 'C’est ta propre offre. Quelqu’un d’autre doit l’accepter.',
    not_rated:
      'Cette partie est classée : il faut pour cela un compte, une pendule et des règles dont les nulles comptent.',
    too_many_seeks: 'Tu as déjà cinq offres. Retires-en d’abord une.',
  },
};
