import type { RecordsWords } from './de';

export const records: RecordsWords = {
  errors: {
    no_game: 'Une partie est attendue ici\u202f: des coups comme d6 f4, une position ou une notation.',
    other_game_type: 'Une partie de jeu du moulin (GameType 70) est attendue, pas le GameType {0}.',
    other_points_wanted: 'Les points sont comptés comme c’est demandé.',
    two_captures: 'On prend un pion, comme dans 3x9\u202f; deux à la fois appartiennent à d’autres règles.',
    more_than_nine_stones:
      'C’est le dixième pion d’un camp\u202f: on attend un jeu à neuf pions, pas à dix ou douze comme le moulin de Lasker ou celui à douze.',
    diagonal_used:
      'Ce coup suit une diagonale\u202f: on attend le plateau sans diagonales, pas celui de Morabaraba ou du moulin à douze.',
    passing: 'Un coup est attendu ici\u202f: d’après ces règles, on ne passe pas.',
    capture_before_move: 'Le coup est attendu avant ce qu’il prend.',
    capture_pending:
      'On attend une position où il n’y a plus rien à prendre\u202f: ici un moulin est fermé et le pion est encore là.',
    wrong_stone_count: 'On attend {1} pions ({0}) comme sur le plateau, pas {2}.',
    marked_point: 'On attend une position sans points barrés (X)\u202f: ils appartiennent à d’autres règles.',
    bad_sanmill_position: 'On attend une position comme `O*******/**@*****/******** w p p 1 8 1 8 …`, pas {0}.',
    bad_malom_line:
      'La ligne d’une position a au moins 33 champs\u202f: 24 points, le camp, deux zéros, la phase, les pions posés, les pions sur le plateau et s’il y en a un à prendre\u202f; celle-ci en a {0}.',
    bad_malom_stone: 'Un point est -1 (vide), 0 ou 1 (pions de l’un ou l’autre camp), pas {0}.',
    bad_morris_line: 'On attend une position comme `.........B.W.W.B........|W|2|2`, pas {0}.',
    no_move_between: 'Aucun coup ne mène de la position précédente, `{0}`, à celle-ci, `{1}`.',
    bad_goldtoken_turn: 'On attend `Place to d6`, `b4 -> c4` ou l’un des deux avec `, take d2`, pas {0}.',
    bad_openspiel_sentence: 'On attend `Place at point 4`, `Move point 3 -> point 10` ou `Capture point 7`, pas {0}.',
    bad_point_number: 'Le numéro d’un point va de {1} à {2}\u202f; {0} n’en est pas un.',
    bad_ring_word:
      'On attend `(3,4)`, `(2,8)->(2,7)` ou `-(1,7)` avec un anneau de 1 à 3 et une place de 1 à 8, pas {0}.',
    bad_sgf: 'On attend une propriété comme dans `;W[d6]`, pas {0}.',
    sgf_not_closed: 'La parenthèse fermante manque ici.',
    sgf_of_other_game: 'On attend une partie de jeu du moulin (GM[5]), pas le numéro {0}.',
    sgf_without_game: 'GM[5] est attendu\u202f: cela dit que c’est le jeu du moulin.',
    sgf_with_stones: 'On attend une partie depuis le plateau vide, sans AW, AB ni AE.',
    sgf_wrong_side: 'Un coup de {0} est attendu\u202f: les deux camps jouent à tour de rôle.',
    sgf_bad_move: 'On attend un coup avec les noms des points, comme d6, a1-a4 ou d6xg7, pas {0}.',
    sgf_variation_left_out: 'Les variantes du fichier sont laissées de côté\u202f; ceci est la première.',
    read_without_draws:
      'Le texte continue après une nulle selon les règles `standard`\u202f; il est lu selon celles de {0}.',
    title_left_out: 'Les lignes avant le premier coup sont laissées de côté.',
    result_left_open: 'Le fichier laisse le résultat ouvert\u202f; d’après les règles, la partie est finie.',
    other_ply_count: 'Le fichier compte {0} demi-coups et en a {1}\u202f; certains programmes comptent aussi la prise.',
    taken_for_windows_1252: 'Le texte n’est pas en UTF-8\u202f; il est lu comme windows-1252.',
    cannot_write_start:
      'On attend une partie depuis le plateau vide\u202f: les numéros d’autres sites ne connaissent pas d’autre début.',
  },
};
