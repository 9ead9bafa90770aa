// The lessons in French; the keys and the number of steps are those of the German ones.
import type { lessons as german } from './lessons.de';
import { says } from './steps';

export const lessons: typeof german = {
  goal: {
    title: 'Le but',
    steps: says(
      {
        text: 'Le jeu du moulin se joue à deux, avec neuf pions chacun. On pose d’abord les pions, puis on les déplace. Tu gagnes quand l’autre camp n’a plus que deux pions ou qu’il ne peut plus jouer.',
      },
      {
        text: 'Trois de tes pions côte à côte sur une ligne forment un moulin, comme ici a7, d7 et g7. Qui ferme un moulin prend un pion à l’autre camp.',
      },
      {
        text: 'Noir n’a plus que trois pions. Prends-en un, et tu as gagné.',
        task: 'Ferme ton moulin et prends un pion.',
        hint: 'il ne forme pas de moulin. Le pion en g4 n’a pas loin à aller.',
        done: 'C’est gagné : Noir n’a plus que deux pions et ne peut plus fermer de moulin.',
      },
    ),
  },
  placing: {
    title: 'Poser',
    steps: says(
      {
        text: 'Au début, le plateau est vide, et Blanc commence. Chacun pose à son tour un pion sur un point libre, jusqu’à ce que tous soient posés. Les quatre croisements entourés ont quatre voisins, plus que tout autre point.',
        task: 'Pose ton premier pion sur un croisement.',
        hint: 'de là partent moins de lignes.',
        done: 'D’ici partent quatre lignes. Noir a posé un pion, lui aussi.',
      },
      {
        text: 'Tu peux fermer des moulins dès la pose. Avec d6 et f6, deux de tes pions sont sur la même ligne.',
        task: 'Ferme le moulin. Touche ensuite le pion que tu prends.',
        hint: 'il ne ferme pas de moulin. Sur la ligne de d6 et f6, il ne manque que b6.',
        done: 'Le pion pris est hors du jeu et ne revient pas.',
      },
      {
        text: 'Un moulin se trouve sur une ligne, en travers ou de haut en bas. a7, b6 et c5 sont en biais et n’en forment pas un.',
        task: 'Ferme un vrai moulin.',
        hint: 'cela ne met pas trois pions sur une ligne. Regarde b6 et d6.',
        done: 'b6, d6 et f6 sont sur la même ligne.',
      },
    ),
  },
  moving: {
    title: 'Déplacer',
    steps: says(
      {
        text: 'Quand tous les pions sont posés, on les déplace : un pion par tour, le long d’une ligne, jusqu’au point voisin s’il est libre.',
        task: 'Amène un pion sur le point entouré, d6. Touche d’abord le pion, puis le point.',
        hint: 'd6 est encore vide. Lequel de tes pions est juste à côté ?',
        done: 'De d7 à d6 : un pas le long de la ligne.',
      },
      {
        text: 'On ne passe pas par-dessus d’autres pions. Ton pion en a7 ne peut pas bouger : en d7 il y a un des tiens, en a4 un pion de Noir.',
        task: 'Ferme un moulin avec un autre pion.',
        hint: 'il ne forme pas de moulin. À côté de a7 et d7, il ne manque que g7.',
        done: 'Quand on déplace aussi, chaque moulin prend un pion.',
      },
    ),
  },
  mills: {
    title: 'Les moulins',
    steps: says(
      {
        text: 'Qui ferme un moulin doit prendre un pion. Lequel, c’est à toi de choisir.',
        task: 'Ferme un moulin et prends un pion.',
        hint: 'il ne ferme pas de moulin.',
        done: 'Tu as maintenant un moulin, et Noir a un pion de moins.',
      },
      {
        text: 'Un moulin qui reste là ne prend rien. Mais tu peux l’ouvrir et le refermer.',
        task: 'Ouvre ton moulin : va de g7 à g4.',
        hint: 'il s’agit du pion en g7. Il doit aller en g4.',
        done: 'Le moulin est ouvert, et Noir ne peut pas atteindre g7.',
      },
      {
        text: 'Noir a joué. Le chemin du retour est libre.',
        task: 'Referme le moulin et prends encore un pion.',
        hint: 'le moulin reste ouvert.',
        done: 'Chaque fermeture compte, même celle du même moulin.',
      },
    ),
  },
  protected: {
    title: 'Pions protégés',
    steps: says(
      {
        text: 'Les pions d’un moulin sont protégés : tu ne peux pas prendre a1, d1 et g1. Essaie toujours, on te dira pourquoi.',
        task: 'Ferme ton moulin et prends un pion qui n’est pas dans un moulin.',
        hint: 'il ne ferme pas de moulin.',
        done: 'Seuls f4 et b6 pouvaient être pris. Le moulin de Noir tient toujours.',
      },
      {
        text: 'Ici, tous les pions de Noir sont dans des moulins. Alors tu peux quand même en prendre un.',
        task: 'Ferme ton moulin et prends un pion.',
        hint: 'il ne ferme pas de moulin.',
        done: 'C’est ce que disent la plupart des règles. Seul « Strict » ne prend rien dans ce cas.',
      },
    ),
  },
  'two-mills': {
    title: 'Deux moulins à la fois',
    steps: says({
      text: 'Pendant la pose, un seul pion peut fermer deux moulins à la fois.',
      task: 'Ferme deux moulins avec un seul pion.',
      hint: 'ce ne sont pas deux moulins. Où tes deux lignes se croisent-elles ?',
      done: 'Deux moulins, et pourtant tu ne prends qu’un pion. En déplaçant ou en sautant, cela n’arrive jamais.',
    }),
  },
  flying: {
    title: 'Sauter',
    steps: says(
      {
        text: 'Qui n’a plus que trois pions peut sauter : avec un pion, sur n’importe quel point libre, aussi loin qu’il soit.',
        task: 'Saute et ferme un moulin.',
        hint: 'il ne ferme pas de moulin. À côté de a7 et d7, g7 est libre.',
        done: 'D’un bout à l’autre du plateau, et le moulin est fermé.',
      },
      {
        text: 'Seul peut sauter qui a lui-même trois pions. Ici, c’est Noir ; toi, tu en as quatre et tu avances pas à pas. Deux pions de Noir sont en b6 et f6, le troisième peut sauter entre les deux, en d6.',
        task: 'Empêche le moulin.',
        hint: 'd6 reste libre, et Noir y saute. Cela perd.',
        done: 'Contre trois pions, toute ligne où il y en a deux est une menace. Tout autre coup aurait perdu.',
      },
    ),
  },
  blocked: {
    title: 'Enfermé',
    steps: says({
      text: 'Qui doit jouer et ne peut bouger aucun pion a perdu. Noir a quatre pions, tous dans les coins.',
      task: 'Prive Noir de sa dernière issue.',
      hint: 'Noir peut encore jouer.',
      done: 'C’est gagné : Noir ne peut plus jouer. Qui a le droit de sauter n’est, lui, jamais enfermé.',
    }),
  },
  draws: {
    title: 'La nulle',
    steps: says(
      {
        text: 'Une partie n’a pas toujours un vainqueur. Elle est nulle quand les deux sont d’accord : l’un propose la nulle, l’autre accepte ou refuse. Elle est nulle aussi quand la même position apparaît pour la troisième fois.',
      },
      {
        text: 'Et quand plus aucun moulin n’est fermé pendant longtemps : après 50 coups de chacun, soit 100 demi-coups. Ici, il y en a déjà 99.',
        task: 'Ferme un moulin à temps.',
        hint: 'la partie est nulle.',
        done: 'Avec un moulin, le compte repart de zéro.',
      },
      {
        text: 'Le plus souvent, la partie finit alors d’elle-même. Avec « Brettspielnetz », il faut réclamer la nulle, et le programme vérifie la réclamation. Les règles d’une partie sont toujours indiquées au-dessus du plateau.',
      },
    ),
  },
  zwickmuehle: {
    title: 'Le double moulin',
    steps: says(
      {
        text: 'Un double moulin, ce sont deux moulins entre lesquels un pion va et vient : il ouvre l’un et ferme l’autre du même coup. Ici, il se déplace sur l’un des trois carrés, entre d6 et f6.',
        task: 'Ouvre un moulin en fermant l’autre.',
        hint: 'il ne ferme pas de moulin. Le pion en d6 appartient aux deux.',
        done: 'Un moulin est fermé, l’autre est ouvert et prêt, et Noir ne peut pas s’interposer. Rien d’autre ne gagne ici, et peu importe quel pion tu prends.',
      },
      {
        text: 'Le pion est en f6, d6 est libre.',
        task: 'Reviens et prends le pion suivant.',
        hint: 'il ne ferme pas de moulin.',
        done: 'Et ainsi de suite : un coup, un pion.',
      },
      {
        text: 'La deuxième sorte : le pion se déplace sur une ligne transversale, ici entre d1 et d2. Les deux moulins sont côte à côte.',
        task: 'Ferme le second moulin.',
        hint: 'il ne ferme pas de moulin. Il manque un pion en d2.',
        done: 'De nouveau, un moulin est fermé et l’autre ouvert. Ici aussi, rien d’autre ne gagne.',
      },
      {
        text: 'Et retour en d1.',
        task: 'Prends encore un pion.',
        hint: 'il ne ferme pas de moulin.',
        done: 'Cinq pions suffisent pour un double moulin. Guette-le dès la pose.',
      },
    ),
  },
  'zwickmuehle-stop': {
    title: 'Arrêter un double moulin',
    steps: says(
      {
        text: 'Cette fois, c’est Noir qui a un double moulin : le pion en c5 veut aller en c4, puis revenir.',
        task: 'Mets-toi en travers de son chemin.',
        hint: 'Noir va en c4 et a un moulin à chaque coup. Cela perd.',
        done: 'c4 est occupé, et le double moulin n’est plus qu’un moulin ordinaire. Ici, seul ce coup tient la nulle.',
      },
      {
        text: 'Ou bien prends-lui un pion. a7, d7 et g7 sont protégés tant que leur moulin tient.',
        task: 'Ferme ton moulin et prends le pion qui compte.',
        hint: 'Noir peut toujours fermer un moulin en d6.',
        done: 'Sans b6 ou f6, le pion en d7 n’a plus qu’un moulin.',
      },
    ),
  },
  fork: {
    title: 'La fourchette',
    steps: says(
      {
        text: 'Qui menace de fermer un moulin à deux endroits à la fois a une fourchette : un seul pion n’en empêche qu’un.',
        task: 'Pose un pion qui menace un moulin à deux endroits.',
        hint: 'il ne menace pas à deux endroits.',
        done: 'Noir a répondu. Un seul pion ne peut pas boucher les deux trous.',
      },
      {
        text: 'Il reste un trou.',
        task: 'Ferme le moulin et prends un pion.',
        hint: 'il ne ferme pas de moulin.',
        done: 'La fourchette a rapporté un pion.',
      },
      {
        text: 'Ici, Noir prépare une fourchette : les lignes de c5 et de d3 se croisent en c3. Avec un pion là, Noir menace en c4 et en e3.',
        task: 'Prends à Noir le point qui compte.',
        hint: 'c3 reste libre, et les deux lignes s’y croisent. Ici, cela perd.',
        done: 'Seul c3 tient la nulle. En c4 ou en e3, tu ne gênes qu’une des lignes, et cela perd.',
      },
    ),
  },
  prevent: {
    title: 'Empêcher des moulins',
    steps: says(
      {
        text: 'Pendant la pose, c’est simple : là où deux pions de Noir sont sur une ligne, le tien va dans le trou.',
        task: 'Empêche le moulin de Noir.',
        hint: 'Noir pose en e5 et a un moulin.',
        done: 'Le trou en e5 est bouché.',
      },
      {
        text: 'Quand on déplace, il faut être à côté à temps. Noir veut aller de g4 à f4.',
        task: 'Mets-toi dans le trou.',
        hint: 'Noir va en f4 et a un moulin. Ici, cela perd.',
        done: 'Depuis e4, tu es arrivé à temps. Tout autre coup aurait perdu.',
      },
      {
        text: 'Qui saute arrive partout à temps. Tu as trois pions, et Noir veut aller de f4 à f6.',
        task: 'Saute entre les deux.',
        hint: 'Noir va en f6, te prend un pion, et tu as perdu.',
        done: 'Ici, tout autre saut aurait perdu aussitôt.',
      },
    ),
  },
  'central-mill': {
    title: 'Le moulin central',
    steps: says(
      {
        text: 'Un plan connu pour Blanc : occuper deux croisements voisins, puis le coin entre les deux.',
        task: 'Pose le troisième pion de façon à menacer un moulin à deux endroits.',
        hint: 'il ne menace pas à deux endroits.',
        done: 'Tu menaces en b6 et en f2, et ici, cela gagne.',
      },
      {
        text: 'La réponse : aller soi-même sur les croisements. Tu as maintenant Noir, et Blanc est en d6.',
        task: 'Pose sur un croisement.',
        hint: 'ce n’est pas un croisement.',
        done: 'Ainsi, le jeu reste en équilibre.',
      },
      {
        text: 'Si les deux premiers pions de Noir sont loin des croisements, Blanc gagne dans 200 cas sur 342 avant même le troisième pion. Si l’un d’eux au moins est sur un croisement, Noir ne perd contre ce plan dans aucun de 78 cas. Entre joueurs qui commettent des erreurs, il y a à peu près autant de vainqueurs avec ce plan que sans : dans 63,4\u00a0% des parties contre 63,6\u00a0%.',
      },
    ),
  },
  mobility: {
    title: 'Croisements et chemins',
    steps: says(
      {
        text: 'Les croisements d6, b4, f4 et d2 ont quatre voisins, les coins seulement deux. Une fois huit pions posés, le camp qui doit jouer obtient en moyenne 80,9\u00a0% des points avec un croisement de plus, 73,9\u00a0% avec autant, 64,4\u00a0% avec un de moins. Pour les coins, c’est l’inverse : avec un de plus, ce n’est que 65,2\u00a0%.',
      },
      {
        text: 'Trois croisements sont déjà pris : d6 par toi, b4 et f4 par Noir.',
        task: 'Prends le dernier.',
        hint: 'ce n’est pas un croisement.',
        done: 'Cela vaut en moyenne, pas dans chaque position. Quand on déplace, un pion vaut à peu près quatre coups de plus au choix.',
      },
    ),
  },
  'early-mills': {
    title: 'Un moulin précoce n’est pas toujours bon',
    steps: says(
      {
        text: 'Tu pourrais fermer un moulin en d2, et Noir en menace un en b6. Mais il y a mieux.',
        task: 'Empêche le moulin de Noir et menace en même temps à deux endroits.',
        hint: 'il ne fait pas les deux à la fois.',
        done: 'Avec b6, Blanc gagne ; après le moulin en d2, ce n’est que la nulle, quel que soit le pion pris.',
      },
      {
        text: 'Malgré tout, un moulin n’est en général pas une erreur : avant le dixième pion, il est meilleur que le meilleur coup sans moulin dans 9,3\u00a0% des cas, et moins bon dans 5,1\u00a0%. Sinon, le résultat est le même.',
      },
    ),
  },
  'which-stone': {
    title: 'Quel pion prendre ?',
    steps: says(
      {
        text: 'Tu peux fermer un moulin en d1. Noir en menace un en b6.',
        task: 'Ferme ton moulin et prends un pion dont Noir a besoin pour sa menace.',
        hint: 'ou bien ton moulin manque, ou bien Noir en ferme un en b6 juste après.',
        done: 'Si tu prends d6 ou f6, Blanc gagne ; si tu prends g4, ce n’est que la nulle.',
      },
      {
        text: 'On a souvent le choix : empêcher un moulin de l’autre camp, ou prendre un pion qui gêne l’un des siens ? Pendant la pose, empêcher est meilleur dans 18,8\u00a0% des cas, et ouvrir le sien dans 8,3\u00a0%. Dans les autres, le résultat est le même.',
      },
    ),
  },
  'block-later': {
    title: 'Poser pour bloquer plus tard',
    steps: says(
      {
        text: 'Si personne ne ferme de moulin pendant la pose, il y a à la fin 18 pions sur 24 points : seuls les six points entourés sont libres. Qui a bien posé ses pions ne laisse guère de place à l’autre camp.',
      },
      {
        text: 'Tu as Noir et tu poses le dernier pion. Ensuite, Blanc devra déplacer.',
        task: 'Pose-le de sorte que Blanc ne puisse plus jouer.',
        hint: 'Blanc peut encore aller en b4.',
        done: 'C’est gagné avant que Blanc ait déplacé un seul pion.',
      },
      {
        text: 'Maintenant, tu as Blanc. Noir a neuf pions et ne peut plus aller qu’en d7.',
        task: 'Enferme Noir.',
        hint: 'Noir peut toujours aller en d7.',
        done: 'C’est gagné sans qu’un seul pion ait été pris.',
      },
    ),
  },
  behind: {
    title: 'Gagner avec moins de pions',
    steps: says(
      {
        text: 'Quatre pions contre sept, c’est le plus souvent perdu. Mais qui en a sept perd aussi s’il ne peut plus jouer.',
        task: 'Ne laisse à Noir qu’un seul coup.',
        hint: 'Noir a encore plus d’un coup.',
        done: 'Noir a dû aller de a4 à a1.',
      },
      {
        text: 'Il ne manque plus qu’une chose.',
        task: 'Enferme Noir.',
        hint: 'Noir peut encore jouer.',
        done: 'C’est gagné, avec quatre pions contre sept.',
      },
      {
        text: 'C’est rare : à quatre contre sept et avec le trait, on ne gagne que dans 18 positions sur 51 516 528. À trois contre sept, on ne peut rien forcer, mais le camp qui doit jouer tient la nulle dans 52,7\u00a0% des positions. Et l’autre camp peut se tromper.',
      },
    ),
  },
  errors: {
    title: 'Pousser à la faute',
    steps: says(
      {
        text: 'Si personne ne se trompe, toute partie est nulle. Chaque premier coup garde l’équilibre, et chaque réponse aussi. Tu ne peux donc gagner que si l’autre camp se trompe, et les occasions ne manquent pas : dans 75,5\u00a0% des positions équilibrées où l’on déplace, il y a un coup qui perd.',
      },
      {
        text: 'L’erreur la plus précoce est possible dès le deuxième pion de Blanc. Après d7 et a7, g7 perd.',
        task: 'Pose mieux ton deuxième pion.',
        hint: 'c’est l’erreur : maintenant, Noir peut gagner.',
        done: 'La partie reste en équilibre.',
      },
      {
        text: 'Les joueurs qui se trompent le font 2,94 fois par partie, et 67,7\u00a0% des erreurs qui perdent sont aussitôt rendues par l’autre camp. Pose donc des problèmes où l’on se trompe facilement, et n’abandonne pas trop tôt.',
      },
    ),
  },
};
