// The words of tournaments, as everybody sees them.
import { joined } from '../base/list';
import { colourName } from '../first/fr';
import { refusals } from './refusals.fr';
import type { TournamentsWords } from './de';

const boards = (n: number): string => (n === 1 ? 'un plateau' : `${n} plateaux`);

export const tournaments: TournamentsWords = {
  title: 'Tournois',
  kinds: {
    round_robin: 'Toutes rondes',
    swiss: 'Système suisse',
    knockout: 'Élimination directe',
    arena: 'Arène',
    ladder: 'Échelle',
    simul: 'Simultanée',
    teams: 'Match par équipes',
  },

  // The list.
  coming: 'Bientôt',
  running: 'En cours',
  over: 'Terminés',
  none: 'Pas encore de tournoi.',
  noneHint: 'Une soirée du club, un championnat sur des mois\u202f: crée-le et fais circuler le lien.',
  noneRunning: 'Aucun tournoi n’est en cours.',
  found: 'Créer un tournoi',
  foundNeedsAccount: 'Pour créer un tournoi, il faut un compte.',
  toAccount: 'Créer un compte ou se connecter',
  there: (n: number) => (n === 0 ? 'encore personne' : n === 1 ? '1 inscrit' : `${n} inscrits`),
  roundOf: (n: number, of: number) => (of > 0 ? `ronde ${n} sur ${of}` : `ronde ${n}`),
  begins: (when: string) => `commence ${when}`,
  beginsByHand: 'commence sur annonce',
  organised: (name: string) => `Organisation\u202f: ${name}`,
  yours: { organiser: 'tu l’organises', entrant: 'tu y joues' },
  paused: 'en pause',
  loading: 'Chargement …',
  notHere: 'Il n’y a pas de tournois ici\u202f: cette page se trouve sur une machine sans serveur Mühle.',

  // One of them.
  gone: 'Ce tournoi n’existe pas.',
  goneHint: 'Vérifie que le lien est complet.',
  toAll: 'Tous les tournois',
  stale: 'Pas de connexion pour l’instant\u202f: voici le dernier état connu.',
  rounds: 'Rondes',
  round: (n: number) => `Ronde ${n}`,
  pathRound: (n: number, state: 'done' | 'now' | 'coming') =>
    `Ronde ${n}, ${{ done: 'jouée', now: 'en cours', coming: 'à venir' }[state]}`,
  openBoards: (n: number, open: number) => `Ronde ${n}\u202f: encore ${boards(open)} en jeu`,
  roundOver: (n: number) => `Ronde ${n}\u202f: tous les plateaux ont fini`,
  notBegun: 'Les inscrits',
  nobodyYet: 'Encore personne. Fais circuler le lien.',
  board: (n: number) => `Plateau ${n}`,
  boardHead: 'Plateau',
  isLive: 'en cours',
  byForfeit: 'par forfait',
  bye: 'exempt',
  byeOf: (name: string) => `Exempt\u202f: ${name}`,
  game: (n: number) => (n === 1 ? '1re partie' : `${n}e partie`),

  // The table.
  standings: 'Classement',
  crosstable: 'Grille',
  rank: 'Place',
  name: 'Nom',
  points: 'Points',
  you: '(toi)',
  withdrawn: 'a quitté',
  tieHeads: {
    buchholz: 'Buchh.',
    buchholz_cut_1: 'Buchh.-1',
    sonneborn_berger: 'So-Be',
    direct_encounter: 'Direct',
    wins: 'Vict.',
    get black_wins() {
      return `Vict. ${colourName.black.charAt(0)}`;
    },
  },
  tieNames: {
    buchholz: 'Buchholz',
    buchholz_cut_1: 'Buchholz sans le plus faible',
    sonneborn_berger: 'Sonneborn-Berger',
    direct_encounter: 'Confrontation directe',
    wins: 'Victoires',
    get black_wins() {
      return `Victoires avec ${colourName.black}`;
    },
  },
  tieRules: {
    buchholz: 'Les points de tous tes adversaires.',
    buchholz_cut_1:
      'Les points de tes adversaires sans celui qui en a le moins. Si tu as manqué une ronde ou si tu n’es pas venu à une partie, c’est d’abord cette ronde qui est laissée de côté.',
    sonneborn_berger: 'Pour chaque adversaire\u202f: ses points fois ceux que tu as pris contre lui.',
    direct_encounter:
      'Les points entre ceux qui sont à égalité, si tous se sont rencontrés. Ceux qui restent à égalité sont comparés encore une fois de la même façon.',
    wins: 'Les parties gagnées sur le plateau.',
    get black_wins() {
      return `Les parties gagnées sur le plateau avec ${colourName.black}.`;
    },
  },
  ties: 'À égalité de points',
  pointsRule: 'Une victoire vaut deux points, une nulle un.',
  unplayed:
    'Dans une ronde sans partie, ton adversaire compte comme quelqu’un qui a autant de points que toi. Les rondes auxquelles un adversaire n’était plus là comptent pour toi comme s’il les avait annulées. Ceux qui sont à égalité en tout partagent la place.',
  numberShort: 'Nº',
  byeShort: 'ex.',
  crossAll: 'Sur une ligne\u202f: les points contre chacun, dont le numéro est en haut.',
  get crossRounds() {
    return `4○ 2 veut dire\u202f: contre le nº 4, d’abord avec ${colourName.white}, 2 points. – veut dire\u202f: absent.`;
  },

  // One's own board, and what comes next.
  yourGame: (board: number, name: string) => `Ta partie · plateau ${board} contre ${name}`,
  yourTurn: 'C’est à toi de jouer.',
  theirTurn: (name: string) => `C’est à ${name} de jouer.`,
  yourBoard: (board: number) => `Tu joues au plateau ${board}.`,
  yourGameStarts: 'Ça va commencer.',
  yourBye: 'Tu es exempt de cette ronde.',
  results: { won: 'Gagné\u202f!', lost: 'Perdu.', drawn: 'Nulle.', none: 'Pas jouée.' },
  toBoard: 'Au plateau',
  featured: (board: number) => `En ce moment au plateau ${board}`,
  watch: 'Regarder',
  winner: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} gagne.` : `${joined(names, 'et')} partagent la première place.`,
  nextRound: (n: number, when: string) => `Ronde ${n}${when && `\u202f: ${when}`}`,
  nextAfter: (open: number) =>
    open === 1
      ? 'Les appariements dès que le dernier plateau a fini'
      : `Les appariements dès que ${boards(open)} ont fini`,
  nextByHand: 'Les appariements dès que l’organisateur les tire',
  nextAt: 'Les appariements sont tirés à ce moment-là',
  firstRound: (when: string) => `Début${when && `\u202f: ${when}`}`,
  lastRound: 'C’est la dernière ronde',
  lastHint: 'Après elle, le classement est définitif.',
  isPaused: 'Le tournoi est en pause',
  pausedHint: 'Aucune ronde ne commence avant la reprise.',
  goesOn: (when: string) => `Dure jusqu’à ${when}`,
  arenaHint: 'Qui est libre est aussitôt apparié de nouveau.',
  // A ladder, and the bracket of a knockout.
  rungs: 'Places',
  challenge: 'Défier',
  playsNow: (name: string) => `joue contre ${name}`,
  ladderRule: (reach: number) =>
    `Tu peux défier qui est au plus ${reach === 1 ? 'une place' : `${reach} places`} au-dessus de toi et ne joue pas en ce moment. Personne ne peut refuser\u202f: la partie commence aussitôt, et qui ne vient pas perd par forfait. Si tu gagnes, tu prends la place.`,
  openChallenges: 'Défis en cours',
  noChallenges: 'Aucun en ce moment. Qui participe défie quelqu’un au-dessus de soi.',
  bracket: 'Tableau',
  stages: { final: 'Finale', semi: 'Demi-finales', quarter: 'Quarts de finale' },
  stage: (n: number) => `${n} derniers`,
  noOne: 'pas encore connu',
  byeInTie: 'exempt',

  // A simul, and a match of two teams.
  score: 'Score',
  matchPoints: (a: number, b: number) => `Points de match ${a}\u202f: ${b}`,
  games: (won: number, drawn: number, lost: number) => `${won} gagnées, ${drawn} nulles, ${lost} perdues`,
  stillPlaying: (n: number) =>
    n === 0
      ? 'Toutes les parties sont finies.'
      : n === 1
        ? 'Une partie est encore en cours.'
        : `${n} parties sont encore en cours.`,
  alone: 'Joue seul',
  against: 'Jouent contre',
  theOthers: 'Tous les autres',
  nobodyAlone: 'Encore personne.',
  boards: 'Tables',
  winsAlone: (name: string) => `Personne en face\u202f: ${name} gagne par forfait.`,
  substitute: 'remplaçant',
  leadsTeam: 'dirige l’équipe',
  nobodyThere: 'personne',
  enterFor: (team: string) => `Jouer pour ${team}`,
  ownBoards: 'Tes parties',
  noneWaits: 'Aucune partie ne t’attend en ce moment.',
  individual: 'Résultats individuels',
  teamRule:
    'Une partie vaut deux points, une nulle un point\u202f; l’équipe qui a plus de points reçoit deux points de match, à égalité chacune en reçoit un.',

  // Who is in it.
  enter: 'Participer',
  entering: 'Ton nom dans le tournoi',
  youAreIn: 'Tu participes.',
  leave: 'Quitter',
  reallyLeave: 'Quitter le tournoi\u202f? Tu ne seras plus apparié dans les rondes suivantes.',
  lateHint: 'Tu joues à partir de la prochaine ronde.',
  entryHints: {
    open: 'Participe qui veut.',
    link: 'Participe qui a le lien de l’organisateur.',
    list: 'L’organisateur dit qui participe.',
    club: 'Participent les membres du club.',
  },
  needsAccount: 'Pour participer, il te faut un compte ici.',
  unanswered: (club: string) => `${club} n’a pas encore accepté`,
  declined: (club: string) => `${club} a décliné`,
  onlyMembers: (club: string) => `Réservé aux membres de ${club}.`,
  toClub: 'Au club',
  isTwin: (organiser: string) =>
    `Quelqu’un sans compte est déjà inscrit ici sous ton nom. C’est toi\u202f? Alors ${organiser || 'l’organisateur'} peut relier l’inscription à ton compte.`,
  askToJoin: 'Oui, le demander',
  askedToJoin: (organiser: string) => `${organiser || 'L’organisateur'} sait que c’est toi.`,
  comesLater: 'Ta partie s’ouvre d’elle-même quand ta ronde commence.',

  // To take along.
  print: 'Imprimer',
  printHint: 'Appariements, classement, règles, écriteaux',
  wall: 'Pour le mur',
  wallHint: 'En grand, et toujours à jour',
  wallNext: (n: number, of: number) => `Page ${n} sur ${of}`,
  leaveWall: 'Retour au tournoi',
  shareIt: 'Lien et code QR',
  shareHint: 'Pour participer et regarder',
  sharedText: (title: string) => `${title}\u202f: participer ou regarder`,
  files: 'En fichier',
  filesHint: 'Les parties, et tout ce qu’il faut pour vérifier',
  fileNames: {
    'games.txt': 'Les parties notées',
    'games.ndjson': 'Les parties pour des programmes (NDJSON)',
    'acts.txt': 'Le déroulement, tel que «\u202fmuehle tournament\u202f» le lit',
  },
  saidRound: (n: number) => `La ronde ${n} a commencé.`,
  saidOver: 'Le tournoi est terminé.',
  refusals,
};
