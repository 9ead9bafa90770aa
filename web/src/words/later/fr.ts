// What only dialogs and other pages say, in French.
import type { Colour } from '../../rules/view';
import { colourName, counted, numberOf, plies, pliesOf, sideOf, stones, says } from '../first/fr';
import { joined } from '../base/list';
import { dueAt, inTime, roughly } from '../base/span';
import type { LaterWords } from './de';
import { errors } from './errors.fr';
import { presets } from './presets.fr';
import { review } from './review.fr';

export const later: LaterWords = {
  description: 'Jouer au moulin (jeu du moulin, Mühle) : contre l’ordinateur, à deux sur un plateau ou par un lien.', // as the manifest has it
  typedMill: (move: string) =>
    `Ce coup ferme un moulin. Écris maintenant le pion à prendre, ou les deux ensemble, par exemple ${move}.`,
  errors,
  presets,
  fixedRules: {
    get firstPlayer() {
      return `${colourName.white} commence.`;
    },
    loseBelow: 'Qui a moins de trois pions, sur le plateau et en main, a perdu.',
    removalMandatory: 'Qui ferme un moulin doit prendre un pion.',
    removalsPerDoubleMill: 'Fermer deux moulins à la fois ne prend aussi qu’un seul pion.',
  },

  reviewing: 'La partie est examinée…',
  reviewed: (done, of) => `La partie est examinée : ${done} positions sur ${of}…`,
  allMoves: 'Ce que vaut chaque coup ici',
  leadsTo: { win: 'Gagne', draw: 'Tient la nulle', loss: 'Perd' },
  inMoves: (moves) => `en ${moves}`,
  worthHere: (value, moves) => {
    const soon = moves === null ? '' : ` en ${counted(moves, 'coup')}`;
    return {
      win: `Le camp au trait gagne${soon}.`,
      draw: 'La position est nulle.',
      loss: `Le camp au trait perd${soon}.`,
    }[value];
  },
  keepIt: (kept, all) =>
    kept === all
      ? `Chacun des ${all} coups le maintient.`
      : `${kept} coup${kept < 2 ? '' : 's'} sur ${all} le ${kept < 2 ? 'maintient' : 'maintiennent'}.`,
  mergeTwins: 'Regrouper les coups symétriques',
  heat: 'Colorer les points',
  byError: 'Dans l’ordre où un adversaire faillible perd le plus facilement au coup suivant (estimation).',
  standAfter: (label) => `Position après ${label}.`,
  endsAfter: (n) => `La fin vient après ${plies(n)}.`,
  noDistances: (placing) =>
    `${placing ? 'Pendant la pose, la base de données' : 'Ici, la base de données'} ne connaît que gain, nulle et perte, pas le temps qu’il faut.`,
  noMovesHere: 'La partie est finie ici.',
  noValues: 'Il n’y a pas ici de valeurs exactes pour cette position.',
  whyNoValues: {
    unreachable: 'Le serveur est injoignable pour le moment.',
    nothing: 'Ce serveur n’a pas de solution.',
    few_stones: 'Ce serveur ne connaît que des positions avec moins de pions.',
    no_ranges:
      'Ce serveur ne donne les fichiers qu’en entier. Avec la solution sur l’appareil (réglages), cela marche.',
    rules: 'Il n’y a pas de solution pour ces règles.',
  },
  reviewFailed: 'Le bilan de la partie n’a pas pu être fait.',
  reviewExact: 'Exact : ce jeu est résolu.',
  reviewExactPlain: 'Exact, sans les règles de nulle : ce jeu est résolu.',
  reviewEstimated: 'Estimation de l’ordinateur sur cet appareil.',
  reviewClean: 'Personne n’a rien laissé échapper.',

  copy: 'Copier',
  copied: 'Copié',
  download: 'Télécharger',
  load: 'Charger',
  analyse: 'Analyser',

  tooLong: (n) => `C’est trop long. Enlève ${counted(n, 'caractère')}.`,
  offerText: 'Message (facultatif)',
  declineText: 'Raison (facultative)',
  offerIn: (n) =>
    `Tu pourras proposer à nouveau dix de tes coups après ta dernière proposition : il en manque encore ${n}.`,
  undoDeclined: (who) => `${says(who, 'refuses', 'refuse')} la reprise du coup.`,
  nextDeclined: (who) => `${says(who, 'ne veux pas', 'ne veut pas')} d’autre partie.`,
  onlyMoved: 'Le coup est joué, mais sans la proposition.',
  withMove: 'Envoyer avec mon prochain coup',
  claimIntro: 'Le programme vérifie la réclamation et montre la preuve.',
  claimReady: (proof) => `La réclamation est fondée. ${proof}`,
  claimNothing:
    'Il n’y a rien à réclamer pour l’instant. Envoyée avec un coup, la réclamation vaut proposition de nulle.',
  sendClaim: 'Vérifier la réclamation',
  sendOffer: 'Proposer',
  reallyAbort:
    'Veux-tu interrompre la partie ? Vous n’avez pas encore joué tous les deux : elle ne comptera pour personne.',
  reallyResign: (mover) =>
    mover === 'you' ? 'Veux-tu abandonner la partie ?' : `Abandonner la partie pour ${colourName[mover]} ?`,

  refusals: {
    old_version: 'Il s’est passé quelque chose entre-temps. Regarde à nouveau la position.',
    not_seated: 'Ici, tu ne fais que regarder.',
    not_yours: 'Seul l’autre camp peut faire cela.',
    not_your_turn: 'Ce n’est pas à toi de jouer.',
    opponent_missing: 'Ton adversaire n’est pas là.',
    game_running: 'La partie est encore en cours.',
    only_holder: 'C’est à qui a la place de le faire. Propose-le-lui.',
    no_consultation: 'Personne ne partage cette place : les parties classées et celles des tournois se jouent seul.',
    series_full: 'Assez de parties ont été jouées à cette table. Ouvrez une nouvelle table pour continuer.',
    nothing_asked: 'Il n’y a pas de demande à laquelle répondre.',
    not_away: 'Ton adversaire n’est pas absent depuis assez longtemps.',
    stopped: 'L’arbitre a arrêté la partie. Personne ne joue avant la reprise.',
    suspended: 'Tu es suspendu et ne commences aucune nouvelle partie. Ton compte dit jusqu’à quand et pourquoi.',
    opponent_suspended: 'Ton adversaire est suspendu : aucune nouvelle partie ne peut commencer maintenant.',
    not_allowed: 'Seuls les arbitres et les hôtes peuvent faire cela.',
    no_guests: 'Sur ce serveur, on joue avec un compte. Connecte-toi ; tu peux regarder sans compte.',
    name_taken: 'Ce nom est déjà pris, ou ressemble trop à un autre. Prends-en un autre.',
    name_reserved: 'Personne ne peut prendre ce nom sur ce serveur. Prends-en un autre.',
    too_many: 'C’était trop à la fois. Ça continue dans un instant.',
    busy: 'Le serveur est occupé. Nouvel essai dans un instant.',
    internal: 'Quelque chose a échoué sur le serveur. Réessaie ; ce qui était enregistré est toujours là.',
    bad_answer:
      'Le serveur a donné une réponse inattendue. Recharge la page. Si cela n’aide pas, sa version ne correspond pas à cette page.',
    bad_protocol: 'Cette page est plus ancienne que le serveur. Elle est rechargée ; sinon, recharge-la toi-même.',
    no_tables: 'Pas de parties par lien ici : cette page se trouve sur une machine sans serveur de jeu.',
    bad_message: 'Le serveur n’a pas compris. Recharge la page.',
    bad_host: 'Le serveur n’est pas accessible sous ce nom.',
    bad_text: 'Le texte contient des caractères invisibles ou empilés.',
    bad_name: 'Un nom a au moins un caractère visible et aucun caractère invisible. Le mieux est de le retaper.',
    too_long:
      'La partie est aussi longue que le serveur peut l’enregistrer. Elle ne peut plus que finir : mettez-vous d’accord sur la nulle, ou abandonne.',
    bad_request: 'Le serveur n’a pas accepté cela.',
    too_large: 'C’est trop long.',
    unknown_game: 'Ce n’est plus la partie en cours.',
    handicap_position:
      'Ce handicap a sa propre position de départ. Retire la position composée ou choisis un autre handicap.',
    handicap_flying:
      'Avec ces règles, tout le monde ne saute pas. Choisis un autre handicap, ou des règles où les deux camps peuvent sauter.',
    bad_rules: 'Ces règles sont illisibles.',
    bad_time:
      'Cette cadence n’existe pas : de 10 secondes à 3 heures, plus 180 secondes par coup au maximum ; ou de 1 à 14 jours par coup.',
    bad_position: 'Cette position est illisible.',
    bad_record: 'Cette notation est illisible.',
    bad_event: 'C’est illisible.',
    bad_origin: 'Cette adresse n’appartient pas au serveur.',
    not_found: 'Cette table n’existe pas.',
    offline: 'Le serveur n’est pas accessible.',
  },
  place: (line, column) => `Ligne ${line}, colonne ${column} :`,
  illegalMove: (move) => `Le coup ${move} n’est pas possible.`,

  ruleValues: {
    millProtection: {
      exception_all_in_mills: 'Les pions d’un moulin sont protégés, sauf si tous les pions sont dans des moulins.',
      strict: 'Les pions d’un moulin sont toujours protégés. S’il n’y en a pas d’autres, on ne prend rien.',
      strict_above_three: 'Les pions d’un moulin sont protégés tant que l’adversaire a plus de trois pions.',
    },
    flyAt: { '3': 'Qui n’a plus que trois pions peut sauter.', never: 'On ne saute jamais.' },
    noFlying: {
      nobody: 'Pour sauter, la même règle vaut pour les deux camps.',
      get white() {
        return `${colourName.white} ne saute jamais, ${colourName.black} avec trois pions.`;
      },
      get black() {
        return `${colourName.black} ne saute jamais, ${colourName.white} avec trois pions.`;
      },
    },
    repetition: {
      off: 'Les positions répétées ne sont pas comptées.',
      threefold: 'Nulle par répétition : quand la même position apparaît pour la troisième fois.',
      consecutive: 'Nulle par répétition : quand la même position apparaît trois fois de suite par les mêmes coups.',
    },
    noMillCountsPlacing: {
      true: 'Les demi-coups sans moulin comptent dès la pose.',
      false: 'Les demi-coups sans moulin ne comptent qu’après la pose.',
    },
    drawByRule: {
      automatic: 'La nulle par répétition ou sans moulin vient d’elle-même.',
      claim: 'La nulle par répétition ou sans moulin doit être réclamée par un joueur.',
    },
    drawByAgreement: {
      true: 'Les deux joueurs peuvent convenir d’une nulle.',
      false: 'Il n’y a pas de nulle d’un commun accord.',
    },
  },
  noMillValue: (plies) =>
    plies === '0'
      ? 'Les coups sans moulin ne sont pas comptés.'
      : `Nulle sans moulin : après ${pliesOf(Number(plies))}.`,

  ...review,

  noThoughts: 'Rien pour l’instant.',
  even: 'Équilibré',
  better: (colour, degree, ahead) =>
    `${colourName[colour]} est ${['un peu mieux', 'mieux', 'nettement mieux'][degree]} (+${ahead} ${parseInt(ahead) < 2 ? 'pion' : 'pions'})`,
  winsIn: (colour, moves) => `${colourName[colour]} gagne en ${counted(moves, 'coup')}`,
  depth: (plies) => `Profondeur ${plies} :`,
  showPlan: 'Sur le plateau',

  searchGames: 'Chercher : adversaire, résultat, date',
  noGames: 'Ta première partie reste à jouer.',
  noGamesText: 'Ce que tu joues sur cet appareil se retrouvera ici.',
  resultWanted: 'Résultat',
  resultsWanted: { any: 'toutes', won: 'gagnées', lost: 'perdues', drawn: 'nulles', running: 'en cours' },
  withMistakes: 'avec mes erreurs',
  ownMistakes: (n) => (n === 0 ? 'bilan : sans erreur' : n === 1 ? 'bilan : 1 erreur' : `bilan : ${n} erreurs`),
  find: 'Chercher',
  twoHere: 'À deux sur un plateau',
  withLink: 'Inviter par un lien',
  findPosition: 'Chercher une position',
  findHint: 'Aussi tournée, en miroir ou retournée de l’intérieur vers l’extérieur.',
  findingPosition: (done, of) => `${done} parties sur ${of} examinées…`,
  foundIn: (n) =>
    n < 2 ? `Cette position se trouve dans ${n} partie.` : `Cette position se trouve dans ${n} parties.`,
  anyPosition: 'Toutes les parties',
  findInGames: 'Chercher dans mes parties',
  gamesHere: 'Sur cet appareil',
  gamesWithOthers: 'Jouées avec d’autres',
  nothingFound: 'Rien trouvé.',
  pliesPlayed: (n) => `${plies(n)} ${n < 2 ? 'joué' : 'joués'}`,
  cries: { won: 'Gagné\u202f!', lost: 'Perdu.' },
  howItWent: 'Le cours de la partie',
  movesAhead: (move) => `Coup préparé\u202f: ${move}. Touche-le encore pour l’annuler.`,
  aheadVoid: 'Le coup préparé n’était plus possible.',
  remove: 'Supprimer',
  reallyRemove: (what, over) =>
    over
      ? `Supprimer la partie « ${what} » ? Elle sera perdue.`
      : `Supprimer la partie « ${what} », qui est encore en cours ? Elle sera perdue.`,
  downloadAll: (n) => `Tout télécharger (${n})`,
  allGamesFile: 'moulin-parties.txt',

  lostTitle: 'Ce chemin ne mène nulle part',
  nothingHere: 'Il n’y a rien à cette adresse. Vérifie qu’elle est complète.',
  badWayBack: 'Ce chemin de retour n’ouvre aucune place à cette table. Vérifie que le lien est complet.',
  wrongWish: (name, value, choices) =>
    `Cette adresse dit ${name}=${value}. Ce qui est possible : ${name}=${joined(choices, 'ou')}.`,

  lesson: 'Leçon',
  makeLink: 'Créer un lien',
  rules: 'Règles',
  houseRulesText: 'La même chose en texte',
  houseRulesHint: 'À transmettre ou à coller, par exemple : standard, noMillLimitPlies=40, millProtection=strict',
  ruleNames: {
    millProtection: 'Protection des moulins',
    flyAt: 'Saut',
    noFlying: 'Handicap de saut',
    repetition: 'Répétition',
    noMillLimitPlies: 'Sans moulin',
    noMillCountsPlacing: 'Compter pendant la pose',
    drawByRule: 'Comment vient la nulle',
    drawByAgreement: 'Commun accord',
  },
  ruleWritten: (title, name) => `« ${title} » (${name})`,
  noMillSwitch: 'Nulle si aucun moulin n’est fermé pendant longtemps',
  differs: 'Différent du standard',
  sameAsStandard: 'Toutes les valeurs sont celles du standard.',
  unsaid: 'Ce qui n’est pas dit expressément',
  silent: 'non dit dans le document',
  inferred: 'déduit du document',
  allValues: 'Toutes les valeurs',
  colours: 'Couleurs de la partie suivante',
  alternate: 'en alternance',
  loserChooses: 'le perdant choisit',
  handicap: 'Handicap',
  handicaps: {
    none: 'Aucun',
    one_stone: 'Un pion de moins',
    two_stones: 'Deux pions de moins',
    no_flying: 'Pas de saut',
  },
  handicapHints: {
    one_stone: 'Un pion du camp le plus faible est déjà en d6, et chacun en a encore huit en main.',
    two_stones: 'Deux pions du camp le plus faible sont déjà en d6 et d2, et chacun en a encore sept en main.',
    no_flying: 'Qui donne le handicap ne va que sur les points voisins, même avec trois pions.',
  },
  handicapBy: 'Qui le donne\u202f?',
  handicapGivers: ['Toi (à deux\u202f: joueur 1)', 'L’ordinateur (à deux\u202f: joueur 2)'],
  handicapSeries: 'La même personne le donne à chaque partie, même quand les couleurs changent.',
  handicapNotInvited: 'Le handicap ne vaut pas pour les invitations.',
  yourName: 'Ton nom (facultatif)',
  setUp: 'Composer une position',
  get setUpHint() {
    const { white, black } = colourName;
    return `24 caractères de a7 à g1 (W pour ${white}, B pour ${black}, sinon un point), le camp au trait (w ou b), pions en main : ${white}, puis ${black}.`;
  },
  setUpOnBoard: 'Composer sur le plateau',
  setUpText: 'La position en texte',
  editTool: 'Ce que pose un appui',
  takeAway: 'rien, enlève',
  onBoard: (white, black) =>
    `Sur le plateau : ${colourName.white} ${white}, ${colourName.black} ${black}. Touche à nouveau pour enlever un pion.`,
  whoIsToMove: 'Au trait',
  handOf: (colour) => `${colourName[colour]} : pions en main`,
  handHint:
    'Plateau et main ensemble ont au plus neuf pions par camp. Si tu en poses un de plus, il est pris de la main.',
  turnBoard: 'Tourner le plateau',
  clearBoard: 'Tout enlever',

  openTable: 'Publique : les autres trouvent la partie dans le salon et peuvent regarder.',
  inviteHint:
    'La personne qui l’ouvre peut choisir : jouer ou regarder. Une fois la place prise, toutes les autres regardent.',
  inviteWatchHint: 'Les deux places sont prises. Qui ouvre le lien regarde la partie.',
  inviteOnlyHere:
    'Ce lien ne marche que sur cet appareil. Pour que d’autres puissent l’ouvrir, le serveur doit être lancé pour le réseau (--host 0.0.0.0).',
  invitationText: 'Tu joues une partie de moulin avec moi ?',
  qrCode: 'Le lien en code QR',
  share: 'Partager',
  invitedTitle: 'Une partie de moulin',
  invited: (host) =>
    host === null ? 'On t’invite. Une place est encore libre.' : `${host} t’invite. Une place est encore libre.`,
  joinAs: (colour, drawn) => `Tu auras ${colourName[colour]}${drawn ? ' (tiré au sort)' : ''}.`,
  countsForRatings: 'Cette partie compte pour le classement des deux.',
  countsNot: 'Cette partie ne compte pour aucun classement.',
  setUpStart: 'On commence par la position composée.',
  watch: 'Regarder',
  ownInvitation: 'C’est ta propre invitation ? Alors choisis « Regarder » ; ton chemin de retour te ramène à ta place.',
  yourNameHere: 'Ton nom à cette table',
  rename: 'Changer',
  renamed: 'Changé',
  notConnected: 'Pas de connexion à la table',
  keepsTrying: 'Les essais continuent.',
  lineTrouble: {
    offline: 'Tu es hors ligne. La partie reprend dès que le réseau revient.',
    blocked:
      'Le serveur répond, mais la liaison des parties ne passe pas : sans doute quelque chose en chemin, un proxy par exemple, bloque les WebSockets. Tu vois la partie telle qu’elle est.',
  },
  goneTable: 'Cette table n’existe pas (ou plus)',
  goneTableHint: 'Vérifie que le lien est complet, ou demandes-en un nouveau.',

  language: 'Langue',
  theme: 'Couleurs de la page',
  themeAuto: 'comme le système',
  themeLight: 'clair',
  themeDark: 'sombre',
  sound: 'Sons',
  volume: 'Volume',
  timbre: 'Son des pions',
  timbres: { wood: 'bois', stone: 'pierre', felt: 'feutre' },
  vibrateSetting: 'Le téléphone vibre à chaque coup',
  speedSetting: 'Mouvement des pions',
  speeds: { normal: 'calme', quick: 'rapide', none: 'aucun' },
  zenSetting: 'Seulement le plateau, les joueurs et ce qui est à faire (zen)',
  settingGroups: ['Apparence', 'Plateau', 'Sons', 'Jouer', 'Aide et touches'],
  material: 'Plateau',
  materials: { wood: 'bois', slate: 'ardoise', paper: 'papier' },
  stoneSet: 'Pions',
  stoneSets: { 'ivory-ebony': 'Blanc et Noir', 'red-blue': 'Rouge et Bleu' },
  largeSetting: 'Grand plateau',
  tryYourself: 'Essayer soi-même',
  errorBefore: 'Erreur précédente',
  errorAfter: 'Erreur suivante',
  errorsYours: 'tes erreurs',
  errorsTheirs: 'erreurs de l’autre camp',
  errorsAll: 'erreurs',
  wheelSetting: 'Molette sur le plateau : parcourir les coups (analyse et bilan)',
  turnedSetting: (colour: Colour) => `Tourner le plateau quand tu as ${colourName[colour]}`,
  facingSetting: 'À deux sur un plateau, face à face',
  coordinatesSetting: 'Coordonnées sur le plateau',
  confirmSetting: 'Confirmer les coups',
  keys: 'Touches',
  hintsSetting: 'Conseils contre l’ordinateur',
  threatsSetting: 'Contre l’ordinateur, montrer où il peut fermer un moulin',
  warningsSetting:
    'Contre l’ordinateur, avertir avant un coup qui perd quelque chose (là où il y a des valeurs exactes)',
  warnOfDraw: 'Attention : ce coup laisse échapper le gain.',
  warnOfLoss: 'Attention : ce coup perd.',
  chatSetting: 'Messages aux tables',
  singleKeysSetting: 'Touches d’une seule lettre',
  offlineSettings: 'Sans réseau',
  saidOwn: (colour, points, hand) =>
    `${colourName[colour]} : ${points.length ? points.join(', ') : 'aucun pion sur le plateau'}${hand ? `, ${stones(hand)} en main` : ''}.`,
  saidMoves: (moves) => (moves.length ? `Possible : ${moves.join(', ')}.` : 'Aucun coup possible.'),
  saidLast: (move) => `Dernier coup : ${move}.`,
  saidNoLast: 'Pas encore de coup.',
  saidLastCapture: (point, label) => `Dernier pion pris : ${point}, au coup ${numberOf(label)} (${sideOf(label)}).`,
  saidNoCapture: 'Aucun pion pris pour l’instant.',
  saidNoClock: 'Sans pendule : le temps est illimité.',
  awaySince: (who, minutes) =>
    minutes < 1
      ? `${says(who, 'n’es', 'n’est')} pas là en ce moment.`
      : `${says(who, 'n’es', 'n’est')} plus là depuis ${roughly(minutes, 'min', 'h', 'jours')}.`,
  mayAbort: 'Tu peux interrompre la partie.',
  abortIn: (minutes) => `Dans ${minutes} min, tu pourras interrompre la partie.`,
  decideFrom: (when) => `Si cela dure jusqu’à ${dueAt('fr', when)}, tu pourras décider de l’issue.`,
  awayDays: (who, days) => `${says(who, 'n’es', 'n’est')} plus là depuis ${days === 1 ? 'un jour' : `${days} jours`}.`,
  firstMoveWithin: (seconds, forfeits) =>
    `Sans premier coup d’ici ${inTime(seconds, 'un jour', 'jours')}, ${forfeits ? 'qui a le trait perd' : 'la partie sera interrompue'}.`,
  playOnFrom: (mover, white, black) =>
    `À ${colourName[mover]} de jouer${white + black > 0 ? `, en main : ${colourName.white} ${white}, ${colourName.black} ${black}` : ''}. Une nouvelle partie commence ici ; ce que tu regardes reste tel quel.`,
  keysHelp: [
    ['Flèches', 'sur le plateau : au point suivant ; ailleurs : parcourir les coups'],
    ['Entrée, Espace', 'choisir un point'],
    ['Échap', 'annuler la première moitié du coup'],
    ['Début, Fin', 'au début, à la fin'],
    ['↑, ↓', 'à la variante d’avant ou d’après ; sinon au début, à la fin'],
    ['Espace', 'en analyse : jouer le meilleur coup'],
    ['1 à 6', 'en analyse : !, ?, !!, ??, !?, ?!'],
    ['F', 'tourner le plateau'],
    ['B', 'au plateau'],
    ['E', 'écrire un coup'],
    ['S', 'à qui de jouer ?'],
    ['O', 'ses propres pions'],
    ['P', 'pions de l’autre camp'],
    ['L', 'dernier coup'],
    ['M', 'coups possibles'],
    ['C', 'dernier pion pris'],
    ['T', 'pendules'],
    ['?', 'cette liste'],
  ],
};
