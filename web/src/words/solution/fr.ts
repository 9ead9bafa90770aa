// The words of the solution, in French. Figures come from docs/solution.md.
import type { Topic } from '../../solution/document/document';
import { colourName, counted, plies } from '../first/fr';
import { percentOf } from '../../solution/document/sectors';
import { figuresWith } from '../base/figures';
import { joined } from '../base/list';
import type { SolutionWords, TopicWords } from './de';

const { figure, say } = figuresWith({ thousands: ' ', decimal: ',', percent: '\u00a0%' });
const stones = ({ own, opp }: { own: number; opp: number }): string => `${own} contre ${opp}`;

const topics: Record<Topic, TopicWords> = {
  draw: {
    title: 'Deux joueurs sans faute font toujours nulle',
    verdict: 'Vrai.',
    text: ({ draw }) => [
      say`Le plateau vide est nul : aucun camp ne gagne par ses propres moyens. À la symétrie près, il y a ${draw.firstMoves.length} premiers coups (${joined(draw.firstMoves, 'et')}). Tous tiennent la nulle, et toutes les réponses aussi.`,
      say`La première erreur qui perd est possible au demi-coup ${draw.ply}. À la symétrie près, ${draw.errors} coups y perdent une partie qui était nulle ; l’un d’eux est le dernier de ${draw.line}.`,
    ],
    captions: ({ draw }) => [`Après ${draw.line} : ${colourName.black} a le trait et gagne.`],
  },
  positions: {
    title: 'Il y a plus de 18 milliards de positions',
    verdict: 'Vrai, et cela dépend de ce que l’on compte.',
    text: ({ positions }) => [
      say`Si l’on tient pour égal tout ce qui se recouvre en tournant, en reflétant et en échangeant l’anneau extérieur et l’anneau intérieur, on compte ${positions.all} positions : ${positions.placing} pendant la pose et ${positions.moving} ensuite, avec le trait à ${colourName.white}.`,
      say`Avec le trait à l’un ou à l’autre, la phase des déplacements en a ${positions.either} : chaque phase prise à part reste juste en dessous de 18 milliards. Le plus proche est ${positions.slots}. C’est le nombre de numéros que les programmes donnent à cette phase. Ce qui était voulu, personne ne peut le dire.`,
      say`Chaque position comptée pour elle-même, il y en a ${positions.every}.`,
      say`Auparavant, on avait compté ${positions.earlier} positions dans la phase des déplacements (R. Gasser, 1996), sans celles où aucune partie ne mène.`,
    ],
    captions: () => [],
  },
  mistakes: {
    title: 'Une erreur perd très vite, ou seulement après 150 coups',
    verdict: '« Vite » n’est vrai que pour certaines erreurs. 150, c’est trop de coups et trop peu de demi-coups.',
    text: ({ mistakes }) => [
      say`L’erreur qui est punie le plus tard coûte la partie après ${mistakes.plies} demi-coups, soit ${mistakes.moves} coups du vainqueur.`,
      say`Dans des positions nulles tirées au hasard, ${mistakes.losing} de tous les coups perdent. Parmi eux, ${mistakes.any.five} sont punis en cinq coups du vainqueur au plus et ${mistakes.any.twenty} en vingt ; ${mistakes.long} en demandent plus de cinquante.`,
      say`Parmi les erreurs que les joueurs commettent vraiment, c’est ${mistakes.players.five} en cinq coups au plus, et la moitié est punie après ${mistakes.players.half} coups.`,
    ],
    captions: ({ mistakes }) => [
      say`${colourName[mistakes.mover]} a le trait et tient la nulle, mais pas avec ${mistakes.move} : ce coup perd après ${mistakes.plies} demi-coups.`,
    ],
  },
  few: {
    title: 'Trois ou quatre pions peuvent encore gagner contre sept',
    verdict: 'Trois : jamais de force. Quatre : dans une poignée de positions.',
    text: ({ few }) => [
      say`Trois pions ne gagnent contre six ou sept dans aucune position. Mais contre sept, ils tiennent la nulle dans ${few.holds} des positions où ils ont le trait.`,
      say`Quatre pions gagnent contre sept dans ${few.shutIn.few} positions où ils ont le trait, et dans ${few.shutIn.many} où ce sont les sept. Chaque fois, ils enferment les sept.`,
    ],
    captions: ({ few }) => [say`Quatre contre sept : ${few.move}, et ${colourName.black} est enfermé.`],
  },
  mills: {
    title: 'Les moulins précoces comptent moins que la mobilité',
    verdict: 'À moitié vrai : la mobilité peut compenser un pion, mais tôt dans la partie, un pion décide.',
    text: ({ mills }) => [
      say`Un pion de plus vaut surtout s’il est gagné tôt. Quand six pions sont posés, le camp qui a le trait et un pion de plus gagne dans ${mills.early} des positions ; quand on déplace, à neuf contre huit, encore dans ${mills.late}.`,
      say`Là où l’on peut fermer un moulin, le fermer tôt pendant la pose est meilleur dans ${mills.closing.early.better} des cas et moins bon dans ${mills.closing.early.worse} ; quand on déplace, dans ${mills.closing.moving.better} et ${mills.closing.moving.worse}. Le plus souvent, cela ne change rien au résultat.`,
      say`Un gain vaut un point, une nulle un demi. Quand on déplace, à neuf contre neuf et avec à peu près autant de pas possibles que l’autre, le camp qui a le trait obtient ${mills.score.even} des points. Avec un pion de moins, c’est ${mills.score.fewer}, avec deux à quatre pas de plus ${mills.score.some}, avec cinq à sept de plus ${mills.score.many}. Un pion vaut donc environ quatre pas.`,
    ],
    captions: () => [],
  },
  crossings: {
    title: 'Prends les croisements, évite les coins',
    verdict: 'Vrai.',
    text: ({ crossings: { crossings, corners } }) => [
      say`Huit pions sont posés, quatre contre quatre ; un gain vaut un point, une nulle un demi. Avec un croisement de moins, le camp qui a le trait obtient ${crossings.fewer} des points, avec autant ${crossings.same}, avec un de plus ${crossings.more}.`,
      say`Pour les coins, c’est l’inverse : avec un de moins ${corners.fewer}, avec autant ${corners.same}, avec un de plus ${corners.more}.`,
      'C’est une moyenne sur toutes les positions, pas une règle pour chacune.',
    ],
    captions: () => ['Cercles : les quatre croisements. Croix : les douze coins.'],
  },
  taking: {
    title: 'En prenant, mieux vaut ouvrir un moulin à soi qu’en empêcher un',
    verdict: 'Faux : le plus souvent c’est égal, et sinon, empêcher est meilleur.',
    text: ({ taking: { placing, moving, soon } }) => [
      say`On compare des positions tirées au hasard où les deux sont possibles. Pendant la pose, ouvrir est meilleur dans ${placing.opening} des cas et empêcher dans ${placing.preventing} ; quand on déplace, dans ${moving.opening} et ${moving.preventing}.`,
      say`Si l’on ne compte, quand on déplace, que ce que le camp pourrait fermer dès son prochain coup, c’est ${soon.opening} et ${soon.preventing}.`,
    ],
    captions: () => [],
  },
  central: {
    title: 'Le moulin central est nul, et il décide souvent',
    verdict: 'Nul, c’est vrai. Entre joueurs qui se trompent, il décide à peu près aussi souvent que pas de plan.',
    text: ({ central }) => [
      `${colourName.white} prend deux croisements voisins et le coin entre les deux, et menace ainsi deux moulins sur l’anneau du milieu. Avec le meilleur jeu, c’est nul après 1. d6.`,
      say`Si aucun des deux premiers pions de ${colourName.black} n’est sur un croisement, ${colourName.white} gagne dans ${central.lost} cas sur ${central.pairs.none}. Un seul sur un croisement suffit à ${colourName.black} pour ne pas perdre.`,
      say`Entre joueurs qui se trompent, ${central.decided} des parties avec le moulin central ont un vainqueur, sans plan ${central.decidedWithout}. ${colourName.white} en gagne ${central.white}, sans plan ${central.whiteWithout}.`,
    ],
    captions: () => [`Le moulin central : ${colourName.white} menace en b6 et en f2.`],
  },
  limits: {
    title: 'Règles de nulle et longs gains',
    verdict: 'Avec les règles Standard, le gain le plus long de la phase des déplacements est nul.',
    text: ({ limits }) => [
      say`Les valeurs de la solution ne connaissent pas de règle de nulle. Le gain le plus long de la phase des déplacements dure ${limits.longest.plies} demi-coups et ferme son premier moulin au demi-coup ${limits.firstMill}. Avec les règles Standard, une partie est nulle après 50 coups par joueur (100 demi-coups) sans moulin, donc celle-ci aussi.`,
      say`Il en va ainsi de ${limits.fifty} des ${limits.lines} gains les plus longs, un pour chaque secteur où l’on peut gagner. Avec les règles « Vingt coups », où 20 demi-coups (dix par joueur) sans moulin suffisent pour la nulle, ce sont ${limits.twenty}. « Schelling-Salon », « Strict » et « Mühle-spielen » n’ont pas de telle limite.`,
      'On montre chaque fois un gain le plus rapide. Qui connaît la règle fermera peut-être un moulin plus tôt pour gagner plus tard. Si c’est toujours possible, ces valeurs ne le disent pas.',
    ],
    captions: ({ limits: { longest, survivor } }) => [
      say`Le gain le plus long de la phase des déplacements : ${stones(longest)}, ${longest.plies} demi-coups, ${longest.moves} coups du vainqueur.`,
      say`Le plus long que laisse passer la règle des 50 coups : ${stones(survivor)}, ${survivor.plies} demi-coups, ${survivor.moves} coups du vainqueur.`,
    ],
  },
  strict: {
    title: 'Protection stricte',
    verdict: 'Alors aussi, le jeu est nul.',
    text: ({ strict }) => [
      say`L’un des règlements ne connaît pas d’exception : un pion dans un moulin n’est jamais pris, même si tous sont dans des moulins. Le plateau vide est nul alors aussi, et la première erreur est possible au demi-coup ${strict.ply}.`,
    ],
    captions: () => [],
  },
};

export const solution: SolutionWords = {
  unknown: 'Cela n’existe pas dans la solution. Choisis autre chose.',
  figure,
  number: (n) => n.toLocaleString('fr'),
  percent: (share) => percentOf(share, 'fr'),

  headline: 'Le jeu du moulin est résolu : si personne ne se trompe, la partie est nulle.',
  intro: 'La valeur de chaque position a été calculée, du plateau vide au dernier pion.',
  walkOn: 'Explorer à partir du plateau vide',
  countOfPositions: 'positions, à la symétrie près',
  countOfPlies: 'demi-coups, c’est le gain le plus long',
  countOfMoves: 'coups pour le vainqueur',
  watchIt: 'Voir le gain le plus long',
  saidTitle: 'Ce que l’on dit, et ce qui est vrai',
  rulesTitle: 'Et avec d’autres règles',
  wordsTitle: 'Ce que veulent dire les mots',
  meanings: [
    ['Demi-coup', 'Ce que fait un camp à son tour, avec le pion qu’il prend.'],
    ['Coups du vainqueur', 'Seulement les coups du camp qui gagne.'],
    [
      'Gagné, nul, perdu',
      'Pour le camp qui a le trait et avec le meilleur jeu : le vainqueur se presse, le perdant retarde. Jouer sans fin est nul ; les valeurs ne connaissent pas de règle de nulle.',
    ],
    [
      'À la symétrie près',
      'Ce qui se ressemble en tournant, en reflétant ou en échangeant dedans et dehors compte une fois.',
    ],
  ],
  holdTitle: 'Ose',
  hold: 'Tiens la nulle',
  holdHint: 'Contre l’ordinateur infaillible, à partir d’une position où un seul coup tient.',
  topics,
  nextTopic: (title) => `Suite : ${title}`,
  made: 'Refaire les calculs soi-même',
  madeOf:
    'Avec la base de toute la solution dans le dossier DB, faite par « muehle solve --all --distances --db DB » ; FILE est le fichier où vont les nombres.',
  allTopics: 'Ce qui est établi',
  openBoard: (caption) => `${caption} Ouvrir sur le plateau d’analyse.`,
  openRecord: (caption) => `${caption} Voir le record.`,
  tables: {
    few: {
      caption: 'Tous les pions sont posés ; pour le camp qui a le moins de pions, à la symétrie près.',
      heads: ['Pions', 'au trait', 'gagné', 'nul', 'perdu', 'gain le plus long'],
    },
    strict: {
      caption: 'Pour le camp qui a le trait, à la symétrie près.',
      heads: ['Phase', 'Règles', 'gagné', 'nul', 'perdu'],
    },
  },
  cell: (text) =>
    (
      ({
        'the few': 'les moins nombreux',
        'the many': 'les plus nombreux',
        placing: 'Pose',
        moving: 'Déplacements',
        standard: 'Standard',
        strict: 'stricte',
      }) as Record<string, string>
    )[text] ??
    text
      .replace(/^(\d) against (\d)$/, '$1 contre $2')
      .replace(/^(\d+) plies$/, '$1 demi-coups')
      .replace(/^[\d.,]+( %)?$/, figure),

  sectorsIntro:
    'Un secteur, ce sont toutes les positions avec les mêmes nombres de pions : d’abord ceux du camp qui a le trait, puis ceux de l’autre. Quand tous sont posés, il y en a 49.',
  showing: 'Montrer',
  metrics: { won: 'Gagné', drawn: 'Nul', lost: 'Perdu', win: 'Gain le plus long' },
  own: 'Au trait',
  opp: 'Pions de l’autre camp',
  cellName: (own, opp, won, drawn, lost, win) =>
    `${stones({ own, opp })} : gagné ${won}, nul ${drawn}, perdu ${lost}, ${win === null ? 'aucun gain' : `gain le plus long ${plies(win)}`}`,
  mapHint: 'Plus la couleur est forte, plus il y en a. Une case mène au gain le plus long de son secteur.',
  pliesTitle: 'La pose, pion par pion',
  pliesIntro:
    'Ce que peut espérer le camp qui a le trait quand tant de pions sont posés, compté sur toutes les positions.',
  placed: 'posés',
  legend: { won: 'gagné', drawn: 'nul', lost: 'perdu' },
  tableTitle: 'Tous les secteurs',
  phase: 'Phase',
  phases: { moving: 'Déplacements', placing: 'Pose' },
  heads: {
    placed: 'posés',
    sector: 'secteur',
    total: 'positions',
    won: 'gagné',
    drawn: 'nul',
    lost: 'perdu',
    decided: 'décidé',
    win: 'gain le plus long',
    loss: 'perte la plus longue',
  },
  sortHint: 'Les en-têtes trient le tableau.',
  winLink: (own, opp, n) => `${plies(n)} : voir le gain le plus long à ${stones({ own, opp })}`,
  lossLink: (own, opp, n) => `${plies(n)} : examiner la position de la perte la plus longue à ${stones({ own, opp })}`,

  recordOf: 'Record',
  recordOfAll: (n) => `Pendant la pose : ${plies(n)}`,
  recordOfAllTitle: (n) => `Le gain le plus long de tous, dès la pose : ${plies(n)}`,
  recordChoice: (own, opp, n) => `${stones({ own, opp })} : ${plies(n)}`,
  recordTitle: (own, opp, n) => `Le gain le plus long à ${stones({ own, opp })} : ${plies(n)}`,
  noRecord: 'Il n’y a pas de gain dans ce secteur. Voici le plus long de tous.',
  noSector: 'Ce secteur n’existe pas. Voici le gain le plus long de tous.',
  atStart: (colour) => `${colourName[colour]} commence et gagne.`,
  at: (colour, move) => `${colourName[colour]} : ${move}`,
  left: (n) => (n === 0 ? 'C’est le gain.' : `Encore ${counted(n, 'demi-coup')} jusqu’au gain.`),
  plyOf: (n, all, move) => `Demi-coup ${n} sur ${all}${move ? ` : ${move}` : ''}`,
  slider: 'Demi-coup',
  play: 'Lire',
  pause: 'Pause',
  inAnalysis: 'Ouvrir sur le plateau d’analyse',
  takes: 'Traits : ici, un pion est pris.',
  recordsIntro:
    'Les deux jouent au mieux : qui gagne se presse, qui perd retarde. Aucune règle de nulle ne compte ici.',
};
