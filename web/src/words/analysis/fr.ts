// What the analysis page says, in French.
import type { Ink } from '../../rules/tree/tree';
import type { PointNames } from '../../rules/view';
import type { PartOf } from '../base/over';
import type { AnalysisWords } from './de';

const notations: Record<PointNames, string> = {
  names: 'les noms des points (de a7 à g1)',
  from_one: 'des nombres de 1 (a7) à 24 (g1)',
  from_zero: 'des nombres de 0 (a7) à 23 (g1)',
};
const inks: Record<Ink, string> = { green: 'vert', red: 'rouge', blue: 'bleu', yellow: 'jaune' };

export const analysis: PartOf<AnalysisWords> = {
  title: 'Analyse',
  loading: 'L’analyse se charge…',
  badLink: 'Ce lien ne contient pas d’analyse lisible. Vérifie qu’il est complet.',
  undo: 'Annuler',
  redo: 'Rétablir',
  turn: 'Tourner le plateau',
  engine: 'L’ordinateur calcule aussi',
  lineCount: 'Variantes',
  estimated: 'Estimation de l’ordinateur sur cet appareil.',
  looking: 'L’ordinateur étudie la position…',
  engineFailed: 'L’ordinateur n’a pas pu démarrer.',
  over: 'La partie est finie ici.',
  playLine: (move) => `Jouer ${move}`,
  depth: (plies) => `Profondeur ${plies}`,
  counters: (noMill, times) =>
    [noMill > 0 ? `Demi-coups sans moulin : ${noMill}.` : '', times > 1 ? `Position vue ${times} fois.` : '']
      .filter(Boolean)
      .join(' '),
  remarks: 'À propos de ce coup',
  glyphs: {
    1: 'bon coup',
    2: 'erreur',
    3: 'très bon coup',
    4: 'grosse erreur',
    5: 'coup intéressant',
    6: 'coup douteux',
  },
  comment: 'Commentaire',
  promote: 'Avancer la variante',
  remove: 'Effacer à partir d’ici',
  draw: 'Crayon',
  drawHint:
    'Deux points font une flèche, deux fois le même un cercle. Le bouton droit de la souris dessine à tout moment : en rouge avec Maj, en bleu avec Alt, en jaune avec les deux.',
  ink: 'Couleur',
  inks,
  drawn: 'Dessiné (touche pour effacer) :',
  shape: ({ from, to, ink }) =>
    from ? `Flèche de ${from} à ${to}, ${inks[ink]}` : `Cercle autour de ${to}, ${inks[ink]}`,
  drawFrom: (point) => `Flèche depuis ${point} : choisis où elle va.`,
  drew: (shape) => `${shape}.`,
  erased: (shape) => `Effacé : ${shape}.`,
  erase: 'Tout effacer',
  setUp: 'Position',
  setUpTitle: 'Composer une position',
  rules: 'Règles',
  begin: 'Analyser',
  load: 'Charger',
  loadTitle: 'Charger une partie ou une position',
  loadHint:
    'Une notation, une position en texte, un lien de cette page ou seulement les coups : avec les noms des points ou avec des nombres, comme d’autres programmes les écrivent.',
  file: 'Depuis un fichier',
  text: 'Texte',
  unreadable: 'Ce n’est ni une notation, ni une position, ni une liste de coups lisible.',
  severalWays: 'Ces nombres peuvent se lire de deux façons, et les deux font une partie. Laquelle est la bonne ?',
  severalGames: (count) => `Il y a ${count} parties. Laquelle veux-tu regarder ?`,
  otherText: 'Un autre texte',
  game: (white, black) => `${white} – ${black}`,
  readAs: (notation) => `Lu comme : ${notations[notation]}.`,
  notation: (notation) => notations[notation],
  share: 'Partager',
  shareTitle: 'Partager et emporter',
  link: 'Lien avec tout',
  linkHint: 'Le lien contient toute l’analyse avec ses variantes et commentaires. Aucun serveur n’en garde rien.',
  linkText: 'Une analyse du jeu du moulin',
  record: 'Notation',
  picture: 'Image de cette position',
  print: 'Imprimer',
  paper: 'Sur papier',
  diagrams: 'Diagrammes',
  diagramsAt: (choice) => {
    if (choice === 'said') return 'là où il y a quelque chose à dire';
    return choice === 'end' ? 'seulement à la fin' : `tous les ${choice} coups`;
  },
  // On the sheet; the sides are signs.
  round: (round) => `Ronde ${round}`,
  after: (move) => `Après ${move}`,
  atStart: 'Au début',
  onMove: (side) => `Trait à ${side}`,
  inHand: (white, black) => `\u202f; en main\u202f: ${white}, ${black}`,
  animation: 'La partie en image animée',
  animationHint: 'La ligne principale coup par coup, en PNG animé. Tous les navigateurs l’affichent.',
  speed: 'Vitesse',
  secondsAMove: (seconds) => `${seconds.toLocaleString('fr')} s par coup`,
  makeAnimation: 'Animation',
  animationFailed: 'Ce navigateur ne peut pas créer l’image.',
  fileName: 'moulin-analyse',
};
