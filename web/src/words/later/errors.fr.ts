// Why the rules, a position or a record cannot be taken; {0} and the like stand for what is meant.
import { colourName } from '../first/fr';

export const errors: Readonly<Record<string, string>> = {
  game_over: 'La partie est terminée.',
  illegal_move: 'Ce coup n’est pas possible ici.',
  text_too_long: 'Le texte est trop long. Il peut avoir environ 1000 caractères.',
  agreement_off: 'Avec ces règles, il n’y a pas de nulle d’un commun accord.',
  offer_stands: 'Ta dernière proposition attend encore une réponse.',
  offer_too_soon: 'Tu pourras proposer à nouveau dix de tes coups après ta dernière proposition.',
  no_offer: 'Il n’y a pas de proposition de nulle.',
  claims_off: 'Avec ces règles, la nulle vient d’elle-même ou pas du tout. Il n’y a rien à réclamer.',
  claim_unfounded: 'La réclamation n’est pas fondée.',
  too_few_plies: 'Il n’y a rien à reprendre.',
  off_board: 'Ce point n’existe pas sur le plateau.',
  must_place: 'Tu as encore des pions en main et tu dois en poser un.',
  must_shift: 'Tous les pions sont posés\u202f: déplace un pion du plateau.',
  from_empty: 'Il n’y a pas de pion sur le point de départ.',
  from_opponent: 'C’est un pion de l’autre camp.',
  target_occupied: 'Le point d’arrivée est occupé.',
  target_not_adjacent: 'Le point d’arrivée n’est pas voisin\u202f: on avance d’un pas le long d’une ligne.',
  capture_missing: 'Ce coup ferme un moulin\u202f: prends un pion de l’autre camp.',
  capture_without_mill: 'Ce coup ne ferme pas de moulin, on ne prend donc pas de pion.',
  capture_impossible: 'Le moulin compte, mais aucun pion ne peut être pris.',
  capture_not_opponent: 'Il n’y a pas de pion de l’autre camp sur ce point.',
  capture_protected: 'Ce pion est dans un moulin et il est protégé.',
  unknown_rule_set:
    'Les règles {0} n’existent pas. Des règles commencent par {1}, par exemple `standard` ou `standard,noMillLimitPlies=40`.',
  rule_without_value: 'Dans des règles on attend `nom=valeur`, pas {0}.',
  unknown_rule_parameter: 'La règle {0} n’existe pas. Il y a {1}.',
  rule_parameter_twice: 'La règle {0} est donnée deux fois. Une seule suffit.',
  bad_rule_value: 'La règle {0} ne peut pas être {1}, seulement {2+}.',
  bad_rule_number: 'La règle {0} ne peut pas être {1}, seulement de 0 (pas de limite) à {2}.',
  nobody_flies_anyway:
    'noFlying nomme un camp, mais avec flyAt=never personne ne saute. Il faut noFlying=nobody ou flyAt=3.',
  counts_without_limit:
    'noMillCountsPlacing=true contredit noMillLimitPlies=0\u202f: sans limite rien n’est compté. Il faut noMillCountsPlacing=false ou une limite.',
  nothing_to_claim:
    'drawByRule=claim contredit repetition=off avec noMillLimitPlies=0\u202f: il n’y a rien à réclamer. Il faut drawByRule=automatic, ou l’une des deux autres règles.',
  unknown_next_colours: 'Les couleurs de la partie suivante sont alternate ou loser_chooses, pas {0}.',
  bad_point:
    '{0} n’est pas un point du plateau. Les points vont de a1 à g7, par exemple a4, b2, c5, d7 (d4 n’existe pas).',
  no_move: 'On attend ici un coup, par exemple d6, a1-a4, d6xg7 ou a1-a4xg7.',
  bad_move: '{0} n’est pas un coup. Un coup s’écrit comme d6, a1-a4, d6xg7 ou a1-a4xg7.',
  get wrong_field_count() {
    return `Une position a quatre champs, \`<24 caractères> <w|b> <main de ${colourName.white}> <main de ${colourName.black}>\`, ou six avec \`<demi-coups sans moulin> <numéro du coup>\`, pas {0}.`;
  },
  wrong_board_length: 'Le plateau a 24 caractères W, B ou point, ligne par ligne de a7 à g1, pas {0}.',
  bad_board_character: 'Le caractère {0} du plateau ({1}) doit être W, B ou un point, pas {2}.',
  bad_side_to_move: 'Le camp au trait est w ou b, pas {0}.',
  get bad_white_hand() {
    return `${colourName.white} a de {1} à {2} pions en main, pas {0}.`;
  },
  get bad_black_hand() {
    return `${colourName.black} a de {1} à {2} pions en main, pas {0}.`;
  },
  bad_quiet_plies: 'Le nombre de demi-coups sans moulin va de {1} à {2}, pas {0}.',
  bad_move_number: 'Le numéro du coup va de {1} à {2}, pas {0}.',
  stone_off_board: 'Un pion est en dehors des 24 points.',
  two_stones_on_point: 'Deux pions de couleurs différentes sont sur le même point.',
  bad_hand: 'Une main a de 0 à 9 pions, pas {0}.',
  get too_many_white_stones() {
    return `Chaque camp a au plus 9 pions. ${colourName.white} en a {0} sur le plateau et {1} en main.`;
  },
  get too_many_black_stones() {
    return `Chaque camp a au plus 9 pions. ${colourName.black} en a {0} sur le plateau et {1} en main.`;
  },
  get unequal_hands() {
    return `Si ${colourName.white} est au trait, les deux ont autant de pions en main, pas {0} et {1}.`;
  },
  get unfitting_hands() {
    return `Si ${colourName.black} est au trait, ${colourName.black} a un pion de plus en main que ${colourName.white}, ou aucun des deux n’en a, pas {0} (${colourName.white}) et {1} (${colourName.black}).`;
  },
  bad_colour: 'On attend white ou black, pas {0}.',
  bad_claim: 'Une réclamation nomme any, repetition ou no_mill, pas {0}.',
  bad_companion: 'Après un coup il n’y a rien, ou `offer "…"` ou `claim …`, pas {0}.',
  bad_verdict: 'Une décision est white, black ou draw, pas {0}.',
  bad_plies_to_take_back: 'On reprend de {1} à {2} demi-coups, pas {0}.',
  unknown_event:
    'L’événement {0} n’existe pas. Il y a move, offer, withdraw, accept, decline, claim, resign, time, adjudicate, absent, abort et takeback.',
  text_not_quoted: 'On attend ici un texte entre guillemets ("), pas {0}.',
  bad_escape: 'Dans un texte entre guillemets, \\ n’est que devant ", \\ ou n, pas devant {0}.',
  quote_not_closed: 'Il manque le guillemet (") qui ferme un texte.',
  event_not_utf8: 'Un événement est du texte en UTF-8, pas {0}.',
  event_of_several_lines: 'Un événement est une seule ligne. Une fin de ligne dans le texte s’écrit \\n.',
  event_goes_on: 'Après l’événement on n’attend plus rien, donc pas {0}.',
  record_not_utf8: 'On attend ici du texte en UTF-8.',
  after_the_result: 'On attend une seule partie. Après son résultat il n’y a plus rien.',
  bad_record_word: 'On attend ici un coup (d6, a1-a4, d6xg7), un numéro, un commentaire ou un résultat, pas {0}.',
  result_in_variation: 'Le résultat vient après les variantes. Il manque encore ) à celle-ci.',
  bad_number_in_record: 'Le numéro d’un coup va de {1} à {2}, pas {0}.',
  dots_missing: 'Après le numéro d’un coup on attend . ou ...',
  variation_not_closed: 'Cette variante n’est pas fermée\u202f: il manque ).',
  variation_before_move: 'Avant une variante on attend le coup qu’elle remplace.',
  variations_too_deep: 'On lit au plus {0} variantes imbriquées.',
  variation_not_opened: 'Cette ) ne ferme aucune variante\u202f: on attend un coup ou un résultat.',
  variation_without_move: 'Une variante a au moins un coup.',
  bad_glyph: 'Une appréciation après $ va de {1} à {2}, pas {0}.',
  bad_suffix: 'On attend !, ?, !!, ??, !? ou ?!, pas {0}.',
  glyph_before_move: 'Avant une appréciation on attend le coup dont elle parle.',
  tag_after_moves: 'Les en-têtes sont avant le premier coup.',
  tag_without_name: 'On attend ici le nom d’un en-tête, comme dans [White "Anna"].',
  tag_without_value: 'La valeur de l’en-tête {0} est attendue entre guillemets (").',
  tag_value_not_closed: 'Il manque le guillemet (") qui ferme l’en-tête {0}.',
  tag_not_closed: 'Après la valeur de l’en-tête {0} il manque ].',
  tag_twice: 'L’en-tête {0} est donné deux fois. Une seule suffit.',
  comment_not_closed: 'Ce commentaire n’est pas fermé\u202f: il manque }.',
  command_not_closed: 'Cet événement n’est pas fermé\u202f: il manque ].',
  event_in_variation: 'Une variante a des coups, des commentaires et des appréciations, pas l’événement [%{0} …].',
  with_without_move: '[%with …] est juste après le coup dont il fait partie.',
  with_nothing: 'Après [%with on attend une proposition (offer) ou une réclamation (claim).',
  wrong_variant: 'Comme genre de jeu on attend {0}, pas {1}.',
  set_up_without_position: 'Avec SetUp "1" ou FEN il faut un en-tête Position.',
  wrong_move_number: 'On attend ici le numéro {0}, pas {1}.',
  game_goes_on_after_end: 'On attend ici le résultat\u202f: la partie est déjà finie ({0}).',
  about_move_not_played: 'On attend ici un commentaire ou le résultat\u202f: le coup d’avant n’a pas été joué.',
  result_missing: 'À la fin de la partie on attend le résultat 1-0, 0-1, 1/2-1/2 ou *.',
  result_against_tag: 'D’après l’en-tête on attend le résultat {0}, pas {1}.',
  wrong_result: 'On attend ici le résultat {0} ({1}), pas {2}.',
  termination_without_end: 'Avec la fin {0} on attend un résultat, mais la partie continue.',
  wrong_termination: 'Comme fin (Termination) on attend {0}, pas {1}.',
  unknown_variant: 'Le genre de jeu {0} n’est pas connu ici\u202f; on lit selon les règles {1}.',
  points_in_two_ways:
    'Les numéros des points peuvent compter de 0 ou de 1, et les deux donnent une partie. Écris les points par leur nom, comme d6.',
};
