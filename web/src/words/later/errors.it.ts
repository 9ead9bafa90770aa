// Why the rules, a position or a record cannot be taken; {0} and the like stand for what is meant.
import { colourName } from '../first/it';

export const errors: Readonly<Record<string, string>> = {
  game_over: 'La partita è finita.',
  illegal_move: 'Questa mossa qui non è possibile.',
  text_too_long: 'Il testo è troppo lungo. Ci stanno circa 1000 caratteri.',
  agreement_off: 'Con queste regole non c’è patta d’accordo.',
  offer_stands: 'La tua ultima offerta aspetta ancora una risposta.',
  offer_too_soon: 'Puoi offrire di nuovo dieci tue mosse dopo l’ultima offerta.',
  no_offer: 'Non c’è nessuna offerta di patta.',
  claims_off: 'Con queste regole la patta viene da sé o non viene affatto. Non c’è niente da reclamare.',
  claim_unfounded: 'Il reclamo è infondato.',
  too_few_plies: 'Non c’è niente da annullare.',
  off_board: 'Questo punto sul tavoliere non esiste.',
  must_place: 'Hai ancora pedine in mano e devi posarne una.',
  must_shift: 'Tutte le pedine sono posate: muovi una pedina sul tavoliere.',
  from_empty: 'Sul punto di partenza non c’è nessuna pedina.',
  from_opponent: 'È una pedina dell’altra parte.',
  target_occupied: 'Il punto di arrivo è occupato.',
  target_not_adjacent: 'Il punto di arrivo non è vicino: si muove di un passo lungo una linea.',
  capture_missing: 'La mossa chiude un mulino: prendi una pedina dell’altra parte.',
  capture_without_mill: 'La mossa non chiude un mulino, quindi non si prende nessuna pedina.',
  capture_impossible: 'Il mulino conta, ma nessuna pedina si può prendere.',
  capture_not_opponent: 'Su quel punto non c’è una pedina dell’altra parte.',
  capture_protected: 'Questa pedina è in un mulino ed è protetta.',
  unknown_rule_set:
    'Le regole {0} non esistono. Le regole cominciano con {1}, per esempio `standard` o `standard,noMillLimitPlies=40`.',
  rule_without_value: 'Nelle regole ci si aspetta `nome=valore`, non {0}.',
  unknown_rule_parameter: 'La regola {0} non esiste. Ci sono {1}.',
  rule_parameter_twice: 'La regola {0} compare due volte. Ne basta una.',
  bad_rule_value: 'La regola {0} non può essere {1}, solo {2+}.',
  bad_rule_number: 'La regola {0} non può essere {1}, solo da 0 (nessun limite) a {2}.',
  nobody_flies_anyway:
    'noFlying nomina una parte, ma con flyAt=never non salta comunque nessuno. Giusto è noFlying=nobody o flyAt=3.',
  counts_without_limit:
    'noMillCountsPlacing=true contraddice noMillLimitPlies=0: senza limite non si conta niente. Giusto è noMillCountsPlacing=false o un limite.',
  nothing_to_claim:
    'drawByRule=claim contraddice repetition=off con noMillLimitPlies=0: non c’è niente da reclamare. Giusto è drawByRule=automatic, o vale una delle altre due regole.',
  unknown_next_colours: 'I colori della prossima partita sono alternate o loser_chooses, non {0}.',
  bad_point: '{0} non è un punto del tavoliere. I punti vanno da a1 a g7, per esempio a4, b2, c5, d7 (d4 non esiste).',
  no_move: 'Qui ci si aspetta una mossa, per esempio d6, a1-a4, d6xg7 o a1-a4xg7.',
  bad_move: '{0} non è una mossa. Le mosse sono come d6, a1-a4, d6xg7 o a1-a4xg7.',
  get wrong_field_count() {
    return `Una posizione ha quattro campi, \`<24 caratteri> <w|b> <mano del ${colourName.white}> <mano del ${colourName.black}>\`, o sei con \`<semimosse senza mulino> <numero della mossa>\`, non {0}.`;
  },
  wrong_board_length: 'Il tavoliere ha 24 caratteri W, B o punto, riga per riga da a7 a g1, non {0}.',
  bad_board_character: 'Il carattere {0} del tavoliere ({1}) deve essere W, B o un punto, non {2}.',
  bad_side_to_move: 'Al tratto è w o b, non {0}.',
  get bad_white_hand() {
    return `Il ${colourName.white} ha in mano da {1} a {2} pedine, non {0}.`;
  },
  get bad_black_hand() {
    return `Il ${colourName.black} ha in mano da {1} a {2} pedine, non {0}.`;
  },
  bad_quiet_plies: 'Il numero delle semimosse senza mulino va da {1} a {2}, non {0}.',
  bad_move_number: 'Il numero della mossa va da {1} a {2}, non {0}.',
  stone_off_board: 'Una pedina sta fuori dai 24 punti.',
  get two_stones_on_point() {
    return `Su un punto stanno una pedina del ${colourName.white} e una del ${colourName.black}.`;
  },
  bad_hand: 'In una mano ci sono da 0 a 9 pedine, non {0}.',
  get too_many_white_stones() {
    return `Ogni parte ha al massimo 9 pedine. Il ${colourName.white} ne ha {0} sul tavoliere e {1} in mano.`;
  },
  get too_many_black_stones() {
    return `Ogni parte ha al massimo 9 pedine. Il ${colourName.black} ne ha {0} sul tavoliere e {1} in mano.`;
  },
  get unequal_hands() {
    return `Se tocca al ${colourName.white}, i due hanno in mano lo stesso numero di pedine, non {0} e {1}.`;
  },
  get unfitting_hands() {
    const { white, black } = colourName;
    return `Se tocca al ${black}, il ${black} ha in mano una pedina più del ${white}, o nessuno dei due ne ha, non {0} (${white}) e {1} (${black}).`;
  },
  bad_colour: 'Ci si aspetta white o black, non {0}.',
  bad_claim: 'Un reclamo nomina any, repetition o no_mill, non {0}.',
  bad_companion: 'Dopo una mossa non viene niente, `offer "…"` o `claim …`, non {0}.',
  bad_verdict: 'Un giudizio è white, black o draw, non {0}.',
  bad_plies_to_take_back: 'Si annullano da {1} a {2} semimosse, non {0}.',
  unknown_event:
    'L’evento {0} non esiste. Ci sono move, offer, withdraw, accept, decline, claim, resign, time, adjudicate, absent, abort e takeback.',
  text_not_quoted: 'Qui ci si aspetta un testo tra virgolette ("), non {0}.',
  bad_escape: 'In un testo tra virgolette \\ sta solo davanti a ", \\ o n, non davanti a {0}.',
  quote_not_closed: 'Manca la virgoletta (") che chiude un testo.',
  event_not_utf8: 'Un evento è testo in UTF-8, non {0}.',
  event_of_several_lines: 'Un evento è una sola riga. Una fine di riga nel testo si scrive \\n.',
  event_goes_on: 'Dopo l’evento non ci si aspetta più niente, quindi non {0}.',
  record_not_utf8: 'Qui ci si aspetta testo in UTF-8.',
  after_the_result: 'Ci si aspetta una sola partita. Dopo il suo risultato non viene più niente.',
  bad_record_word:
    'Qui ci si aspetta una mossa (d6, a1-a4, d6xg7), un numero di mossa, un commento o un risultato, non {0}.',
  result_in_variation: 'Il risultato viene dopo le varianti. A questa manca ancora la sua ).',
  bad_number_in_record: 'Il numero di una mossa va da {1} a {2}, non {0}.',
  dots_missing: 'Dopo un numero di mossa ci si aspetta . o ... (tre punti).',
  variation_not_closed: 'Questa variante non è chiusa: manca ).',
  variation_before_move: 'Prima di una variante ci si aspetta la mossa che sostituisce.',
  variations_too_deep: 'Si leggono al massimo {0} varianti una dentro l’altra.',
  variation_not_opened: 'Questa ) non chiude nessuna variante: ci si aspetta una mossa o un risultato.',
  variation_without_move: 'Una variante ha almeno una mossa.',
  bad_glyph: 'Un giudizio dopo $ va da {1} a {2}, non {0}.',
  bad_suffix: 'Ci si aspetta !, ?, !!, ??, !? o ?!, non {0}.',
  glyph_before_move: 'Prima di un giudizio ci si aspetta la mossa giudicata.',
  tag_after_moves: 'Le intestazioni stanno prima della prima mossa.',
  tag_without_name: 'Qui ci si aspetta il nome di un’intestazione, come in [White "Anna"].',
  tag_without_value: 'Il valore dell’intestazione {0} va tra virgolette (").',
  tag_value_not_closed: 'Manca la virgoletta (") che chiude l’intestazione {0}.',
  tag_not_closed: 'Dopo il valore dell’intestazione {0} manca ].',
  tag_twice: 'L’intestazione {0} compare due volte. Ne basta una.',
  comment_not_closed: 'Questo commento non è chiuso: manca }.',
  command_not_closed: 'Questo evento non è chiuso: manca ].',
  event_in_variation: 'In una variante stanno mosse, commenti e giudizi, non l’evento [%{0} …].',
  with_without_move: '[%with …] sta subito dopo la mossa a cui appartiene.',
  with_nothing: 'Dopo [%with ci si aspetta un’offerta (offer) o un reclamo (claim).',
  wrong_variant: 'Come variante di gioco ci si aspetta {0}, non {1}.',
  set_up_without_position: 'A SetUp "1" o FEN appartiene un’intestazione Position.',
  wrong_move_number: 'Qui ci si aspetta il numero di mossa {0}, non {1}.',
  game_goes_on_after_end: 'Qui ci si aspetta il risultato: la partita è già finita ({0}).',
  about_move_not_played: 'Qui ci si aspetta un commento o il risultato: la mossa precedente non è stata giocata.',
  result_missing: 'Alla fine della partita ci si aspetta il risultato 1-0, 0-1, 1/2-1/2 o *.',
  result_against_tag: 'Secondo l’intestazione ci si aspetta il risultato {0}, non {1}.',
  wrong_result: 'Qui ci si aspetta il risultato {0} ({1}), non {2}.',
  termination_without_end: 'Per la fine {0} ci si aspetta un risultato, ma la partita continua.',
  wrong_termination: 'Come fine (Termination) ci si aspetta {0}, non {1}.',
  unknown_variant: 'La variante di gioco {0} qui non è conosciuta; si legge secondo le regole {1}.',
  points_in_two_ways:
    'I numeri dei punti si possono contare da 0 o da 1, e in tutti e due i casi ne viene una partita. Scrivi i punti con i nomi, come d6.',
};
