// What the home page and a game say at once, in French.
// Before : ; ! ? and inside « » stands a narrow no-break space.
import type { Messages, Mover, Who } from './de';
import { joined } from '../base/list';
import { byStones, renamed } from '../base/sides';

const colourName = byStones({
  'ivory-ebony': { white: 'Blanc', black: 'Noir' },
  'red-blue': { white: 'Rouge', black: 'Bleu' },
});
const colourOf = byStones({
  'ivory-ebony': { white: 'blanc', black: 'noir' },
  'red-blue': { white: 'rouge', black: 'bleu' },
});
const newNames = { Blanc: 'Rouge', Noir: 'Bleu' };
// From two on there is a plural: “0 coup”, “1,5 pion”, “2 pions”.
const counted = (n: number, noun: string): string => `${n} ${noun}${n < 2 ? '' : 's'}`;
export const stones = (n: number): string => counted(n, 'pion');
const plies = (n: number): string => counted(n, 'demi-coup');
const quoted = (text: string): string => (text ? ` : « ${text} »` : '.');
const list = (items: readonly string[]): string => joined(items, 'et');

const numerals = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const manyMoves = 40; // plies from which on people count in moves
// “20 demi-coups (dix par joueur)”, “50 coups par joueur (100 demi-coups)”
function pliesOf(limit: number): string {
  const moves = limit / 2;
  if (!Number.isInteger(moves) || limit < 4) return plies(limit);
  return limit < manyMoves
    ? `${limit} demi-coups (${numerals[moves] ?? moves} par joueur)`
    : `${moves} coups par joueur (${limit} demi-coups)`;
}

// A move by its label in the record, `12.` or `12…`: “le coup 12 (Blanc)”.
export const numberOf = (label: string): string => String(parseInt(label));
export const sideOf = (label: string): string => (label.endsWith('.') ? colourName.white : colourName.black);
const moveOf = (label: string): string => `le coup ${numberOf(label)} (${sideOf(label)})`;

// Where one position stood: “après les coups 9, 11 et 13 (Noir)”. It is always the same side that has moved.
function standsAfter(labels: readonly string[]): string {
  const moves = labels.filter((label) => label !== 'start');
  const [first] = moves;
  if (!first) return 'au début';
  const which = moves.length === 1 ? moveOf(first) : `les coups ${list(moves.map(numberOf))} (${sideOf(first)})`;
  return moves.length < labels.length ? `au début et après ${which}` : `après ${which}`;
}

// “Tu proposes”, “Anna propose”; `inside` a sentence “tu”, “ton adversaire”.
function nameOf(who: Who, inside = false): string {
  if (typeof who === 'object') return who.name;
  const name = { you: 'Tu', opponent: 'Ton adversaire', computer: 'L’ordinateur' }[who];
  return inside ? name.toLowerCase() : name;
}
export const says = (who: Who, second: string, third: string, inside = false): string =>
  `${nameOf(who, inside)} ${who === 'you' ? second : third}`;

// “À toi de jouer : déplace un pion.”, “À Blanc de jouer : déplacer un pion”
const turnOf = (mover: Mover, you: string, other: string): string =>
  mover === 'you' ? `À toi de jouer : ${you}` : `À ${colourName[mover]} de jouer : ${other}`;
const result = (winner: Who, loser: Who): string =>
  loser === 'you' ? 'Tu as perdu' : says(winner, 'as gagné', 'gagne');

export const fr: Messages = {
  code: 'fr',
  gameName: 'Jeu du moulin',
  colour: (colour) => colourName[colour],
  list,
  choice: (items) => joined(items, 'ou'),
  named: (text) => renamed(text, newNames),
  titled: (title, text) => `${title} : ${text}`,

  toPlace: (mover, left) => turnOf(mover, `pose un pion (encore ${left}).`, `poser un pion (encore ${left}).`),
  toMove: (mover) => turnOf(mover, 'déplace un pion.', 'déplacer un pion.'),
  toFly: (mover) => turnOf(mover, 'saute avec un pion.', 'sauter avec un pion.'),
  toTarget: (mover, from) => turnOf(mover, `où va ${from} ?`, `où va ${from} ?`),
  toCapture: (victim) => `Moulin ! Prends un pion ${colourOf[victim]}.`,
  toCaptureOnce: (victim) => `Deux moulins d’un coup ! Prends quand même un seul pion ${colourOf[victim]}.`,
  toConfirm: (move) => `Jouer ${move} ?`,
  thinking: (colour) => `À ${colourName[colour]} de jouer : l’ordinateur réfléchit.`,
  waitingFor: (colour, who) =>
    `À ${colourName[colour]} de jouer : on ${who === 'you' ? 't’attend' : `attend ${nameOf(who, true)}`}.`,
  lookingBack: (label) => `Retour en arrière : position après ${label}.`,
  lookingAside: (label) => `Variante : position après ${label}.`,
  lookingAtStart: 'Retour en arrière : position de départ.',

  winsTooFew: (winner, loser) => `${result(winner, loser)} : ${says(loser, 'n’as', 'n’a', true)} plus que deux pions.`,
  winsBlocked: (winner, loser) => `${result(winner, loser)} : ${says(loser, 'ne peux', 'ne peut', true)} plus jouer.`,
  winsResigned: (winner, loser) => `${result(winner, loser)} : ${says(loser, 'as', 'a', true)} abandonné.`,
  winsTime: (winner, loser) => `${result(winner, loser)} : ${says(loser, 'n’as', 'n’a', true)} plus de temps.`,
  winsJudged: (winner, loser) => `${result(winner, loser)} : décision de l’arbitre.`,
  winsAbsent: (winner, loser) => `${result(winner, loser)} : l’adversaire n’est pas revenu.`,
  winsRecorded: (winner, loser) => `${result(winner, loser)}, d’après la notation.`,
  drawAgreed: 'Partie nulle d’un commun accord.',
  drawRepetition: 'Partie nulle : la même position pour la troisième fois.',
  drawNoMill: (limit) => `Partie nulle : ${pliesOf(limit)} sans moulin.`,
  drawJudged: 'Partie nulle par décision de l’arbitre.',
  drawAbsent: 'Partie nulle : un joueur n’est pas revenu.',
  drawRecorded: 'Partie nulle, d’après la notation.',
  aborted: 'La partie a été interrompue et ne compte pas.',
  proofOf: (rule, proof) =>
    rule === 'repetition'
      ? `La même position ${standsAfter(proof)}`
      : `Aucun moulin depuis ${!proof[0] || proof[0] === 'start' ? 'le début' : moveOf(proof[0])}`,

  noMillSoFar: (count, limit) => `Pas de moulin depuis ${plies(count)}. À ${limit}, la partie est nulle.`,
  noMillClaimable: (count, limit) =>
    `Pas de moulin depuis ${plies(count)}. À partir de ${limit}, on peut réclamer la nulle.`,
  secondTime: 'Cette position apparaît pour la deuxième fois. À la troisième, la partie est nulle.',
  secondTimeClaim: 'Cette position apparaît pour la deuxième fois. À la troisième, on peut réclamer la nulle.',
  secondTimeConsecutive:
    'Cette position apparaît pour la deuxième fois. Si elle revient aussitôt par les mêmes coups, la partie est nulle.',
  claimDue: 'On peut maintenant réclamer la nulle.',
  drawSuggested: 'Personne ne progresse. Tu pourrais proposer la nulle.',
  millClosed: (who, mills, taken) =>
    `${says(who, 'as', 'a')} fermé ${mills > 1 ? 'deux moulins' : 'un moulin'}${taken ? ` et ${who === 'you' ? 'prends' : 'prend'} ${taken}` : ''}.`,
  allProtected: (owner) => `Rien à prendre : tous les pions ${colourOf[owner]}s sont protégés.`,
  nothingThere: 'Rien à prendre : il n’y a pas d’autre pion sur le plateau.',
  protectedInMill: (point) => `${point} est protégé : ce pion est dans un moulin et d’autres ne le sont pas.`,
  takeOpponents: (victim) => `Prends l’un des pions ${colourOf[victim]}s marqués. « Changer le coup » annule ton coup.`,
  takeNotEmpty: (victim) => `Il n’y a pas de pion ici. Prends l’un des pions ${colourOf[victim]}s marqués.`,
  blockedStone: (point) => `${point} est enfermé : aucun point voisin n’est libre.`,
  chooseOwn: (colour) => `Choisis d’abord un pion ${colourOf[colour]}.`,
  notYours: (colour) => `Ce pion appartient à ${colourName[colour]}.`,
  notYourTurn: (colour) => `C’est à ${colourName[colour]} de jouer.`,
  gameIsOver: 'La partie est terminée.',
  overPlayOn: 'La partie est finie. «\u202fJouer d’ici\u202f» en commence une nouvelle à partir de cette position.',
  backToGame: 'Reviens à la partie, tu pourras alors jouer.',
  unreadableMove: 'Ce n’est pas un coup. Écris par exemple d6, a1-a4 ou a1-a4xg7.',
  moveFails: 'Ce coup n’est pas possible ici.',

  boardName: 'Plateau',
  pointEmpty: (point) => `${point}, vide`,
  pointStone: (point, colour) => `${point}, ${colourOf[colour]}`,
  inMill: 'dans un moulin',
  inMills: 'dans deux moulins',
  isTarget: 'possible',
  isThreat: (by) => `${colourName[by]} peut fermer un moulin ici`,
  isRemovable: 'peut être pris',
  isChosen: 'choisi',
  isProtected: 'protégé',
  saidPlace: (colour, to) => `${colourName[colour]} pose un pion en ${to}`,
  saidMove: (colour, from, to) => `${colourName[colour]} joue de ${from} à ${to}`,
  saidFly: (colour, from, to) => `${colourName[colour]} saute de ${from} à ${to}`,
  saidMill: 'ferme un moulin',
  saidDoubleMill: 'ferme deux moulins',
  saidCapture: (point) => `prend ${point}`,
  tookBack: 'Coup repris.',
  wentOnElsewhere: 'La partie a continué dans une autre fenêtre. Voici où elle en est.',
  watchersDoNotMove: 'Tu regardes la partie et tu ne peux pas jouer ici.',

  you: 'Toi',
  computer: 'Ordinateur',
  playerNumber: (n) => `Joueur ${n}`,
  guest: 'Invité',
  deletedAccount: 'compte supprimé',
  inHand: (n) => `${stones(n)} en main`,
  lost: (n) => `${counted(n, 'pion')} ${n < 2 ? 'perdu' : 'perdus'}`,
  onTurn: 'au trait',
  away: 'pas là',
  seatFree: 'place encore libre',
  score: (points) => `Score ${points}`,

  undo: 'Repren\u00addre',
  redo: 'Rejouer le coup',
  playOn: 'Jouer d’ici',
  askUndo: 'Demander à reprendre',
  offerDraw: 'Proposer la nulle',
  drawShort: 'Nulle',
  claimDraw: 'Réclamer la nulle',
  claimShort: 'Réclamer',
  resign: 'Aban\u00addonner',
  abort: 'Interrompre la partie',
  abortShort: 'Interrompre',
  nextGame: 'Partie suivante',
  noThanks: 'Non, merci',
  another: 'Autre position',
  record: 'Notation',
  recordShort: 'Coups',
  accept: 'Accepter',
  decline: 'Refuser',
  withdraw: 'Retirer',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  close: 'Fermer',
  change: 'Changer le coup',
  skip: 'Aller au contenu',
  home: 'Accueil',

  offers: (who, message) => `${says(who, 'proposes', 'propose')} la nulle${quoted(message)}`,
  yourOffer: (message) => `Ta proposition de nulle est en attente${quoted(message)}`,
  declined: (who, reason) => `${says(who, 'refuses', 'refuse')} la nulle${quoted(reason)}`,
  claimed: (who, message) => `${says(who, 'as réclamé', 'a réclamé')} la nulle${quoted(message)}`,
  withdrew: (who) => `${says(who, 'retires', 'retire')} la proposition de nulle.`,
  attachedOffer: 'La proposition de nulle partira avec ton prochain coup.',
  attachedClaim: 'La réclamation partira avec ton prochain coup.',
  claimRight: (proof) => `La réclamation est fondée. ${proof}`,
  claimWrong: (occurrences, count, limit) =>
    `La réclamation n’est pas fondée : la position est apparue ${['', 'une', 'deux'][occurrences] ?? occurrences} fois${limit ? `, et cela fait seulement ${plies(count)} sans moulin sur ${limit}` : ''}.`,
  claimAsOffer: 'La réclamation n’était pas fondée et vaut maintenant proposition de nulle.',

  refusedElse: 'Ça n’a pas marché.',
  computerFailed: 'L’ordinateur ne répond pas. Recharge la page, la partie est conservée.',

  review: 'Bilan',
  hint: 'Conseil',
  hintMove: (move, capture) => `Conseil : ${move}${capture ? `, prends ${capture}` : ''}.`,
  hintClaim: 'Conseil : réclame la nulle.',
  hintSought: 'L’ordinateur cherche un coup pour toi.',
  thoughts: 'Ce que pense l’ordinateur',
  thoughtsShort: 'Pensées',

  continueGame: 'Continuer',
  continueHint: (what, ply) => `${what}, ${plies(ply)}`,
  myGames: 'Mes parties',
  myGamesLink: (n) => `Mes parties (${n})`,
  isRunning: 'en cours',
  isDrawn: 'nulle',
  isAborted: 'interrompue',
  hasWon: (who) => `${says(who, 'as', 'a')} gagné`,
  notLasting: 'Ce navigateur ne garde rien : une fois la page fermée, la partie est perdue.',
  goneGame: 'Ce navigateur n’a pas (ou plus) cette partie.',

  homeBegin: 'Pose ton premier pion.',
  homeBlack: 'L’ordinateur pose en premier.',
  homeYourTurn: 'C’est à toi de jouer.',
  homeHint: 'Touche un point, et l’ordinateur répond. Sans compte, sans publicité.',
  pages: 'Pages',
  learn: 'Apprendre',
  puzzles: 'Problèmes',
  lobby: 'Salon',
  tournaments: 'Tournois',
  clubs: 'Clubs',
  analysis: 'Analyse',
  more: 'Plus',
  newHere: 'Première fois ?',
  learnLink: 'Com\u00adment jouer',
  solution: 'La solution',
  withSomebody: 'À deux',
  partMissing: 'Cette partie de la page n’a pas pu être chargée. Le serveur est-il accessible ?',
  tryAgain: 'Réessayer',

  againstComputer: 'Contre l’ordinateur',
  oneBoard: 'Sur un plateau',
  invite: 'Inviter',
  play: 'Jouer',
  level: 'Niveau',
  yourColour: 'Ta couleur',
  lot: 'Au hasard',
  // At the player who gives it.
  handicapShort: { one_stone: '−1 pion', two_stones: '−2 pions', no_flying: 'ne saute jamais' },
  rulesOf: (title) => `Règles : ${title}`,
  houseRules: 'Règles maison',
  loadRecord: 'Charger une notation',
  recentTables: 'Tes tables',
  notWorking: 'Les règles du jeu n’ont pas pu être chargées. Recharge la page.',

  gameNumber: (n) => `Partie ${n}`,
  leaveAsk: 'Ce n’est pas encore envoyé. L’abandonner ?',
  discard: 'Abandonner',
  stay: 'Continuer',
  isRated: 'classée',
  isCasual: 'amicale',
  lotGave: (who, colour) => `Tirage au sort : ${says(who, 'as', 'a', true)} ${colourName[colour]}.`,
  chooseColour: 'Le perdant choisit : quelle couleur veux-tu ?',
  takeColour: (colour) => `Prendre ${colourName[colour]}`,
  asksNext: (who) => `${says(who, 'voudrais', 'voudrait')} jouer encore une partie.`,
  askedNext: 'Tu voudrais jouer encore une partie. On attend la réponse.',
  asksUndo: (who, n) =>
    `${says(who, 'voudrais', 'voudrait')} reprendre ${n === 1 ? 'le dernier coup' : 'les deux derniers coups'}.`,
  askedUndo: 'Tu voudrais reprendre. On attend la réponse.',
  inviteTitle: 'Envoie ce lien',
  join: 'Jouer',
  watching: 'Tu regardes la partie.',
  tableLinks: 'Table',
  backAgain: (who) => `${says(who, 'es', 'est')} de retour.`,
  connecting: 'Connexion…',
  reconnecting: 'Connexion perdue. Nouvel essai…',
  reconnected: 'Connexion rétablie.',
  sending: 'Envoi…',

  moves: 'Coups',
  noMoves: 'Pas encore de coups.',
  variation: 'Variante',
  first: 'Au début',
  previous: 'Un coup en arrière',
  next: 'Un coup en avant',
  latest: 'À la partie',
  typeMove: 'Écrire un coup',
  typeMoveHint: 'd6, a1-a4, a1-a4xg7',
  enter: 'Jouer',
  settings: 'Réglages',
  soundOn: 'Sons activés',
  soundOff: 'Sons coupés',

  shared: {
    titles: {
      standard: 'Standard',
      brettspielnetz: 'Brettspielnetz',
      'zwanzig-zuege': 'Vingt coups',
      'schelling-salon': 'Schelling-Salon',
      strikt: 'Strict',
      'muehle-spielen': 'Mühle-spielen',
    },
    levels: {
      '1': {
        name: 'Débutant',
        description: 'Connaît les règles et ne voit pas la plupart des menaces. Un enfant peut gagner.',
      },
      '2': { name: 'Apprenti', description: 'Ferme presque tous ses moulins, mais voit souvent les tiens trop tard.' },
      '3': {
        name: 'Joueur occasionnel',
        description: 'Ne rate jamais un gain en un coup, mais rate bien d’autres choses.',
      },
      '4': { name: 'Joueur familial', description: 'Pare la plupart des menaces et en crée quelques-unes.' },
      '5': { name: 'Habitué', description: 'Voit deux ou trois coups à l’avance et profite de tes erreurs.' },
      '6': {
        name: 'Joueur expérimenté',
        description: 'Manque rarement ce qui est proche, parfois ce qui est à l’autre bout du plateau.',
      },
      '7': { name: 'Joueur de club', description: 'Prépare des moulins à répétition et enferme des pions.' },
      '8': { name: 'Joueur de tournoi', description: 'Calcule bien et pardonne peu.' },
      '9': { name: 'Maître', description: 'Ne manque presque rien et voit un gain de loin.' },
      '10': {
        name: 'Grand maître',
        description: 'Ne manque rien et réfléchit une bonne seconde, aussi loin que possible.',
      },
      '11': { name: 'Pleine force', description: 'Réfléchit jusqu’à cinq secondes, aussi loin que possible.' },
      '12': {
        name: 'Piégeur',
        description:
          'Joue de son mieux et, entre des coups aussi bons, prend celui après lequel tu risques le plus de te tromper.',
      },
      '13': {
        name: 'Infaillible',
        description:
          'Connaît la vraie valeur de chaque position, ne donne rien et tend des pièges (si le serveur a la solution).',
      },
    },
    remarks: {
      win_in_sight: 'Je vois comment gagner.',
      ahead: 'J’ai l’avantage, alors continuons.',
      too_early: 'C’est trop tôt pour moi. J’accepterai après 20 demi-coups sans moulin, si je n’ai pas l’avantage.',
      going_round: 'Une nulle ? Nous tournons en rond.',
      long_quiet: 'Une nulle ? Aucun moulin n’a été fermé depuis 100 demi-coups.',
    },
  },
};

export { colourName, counted, plies, pliesOf };
