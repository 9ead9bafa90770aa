// Why the rules, a position or a record cannot be taken; {0} and the like stand for what is meant.
import { colourName } from '../first/nl';

export const errors: Readonly<Record<string, string>> = {
  game_over: 'De partij is afgelopen.',
  illegal_move: 'Die zet kan hier niet.',
  text_too_long: 'De tekst is te lang. Er passen ongeveer 1000 tekens.',
  agreement_off: 'Volgens deze regels is er geen remise in onderling overleg.',
  offer_stands: 'Op je laatste aanbod is nog niet geantwoord.',
  offer_too_soon: 'Een nieuw aanbod kan pas tien eigen zetten na het laatste.',
  no_offer: 'Er is geen remiseaanbod.',
  claims_off: 'Volgens deze regels komt remise vanzelf of helemaal niet. Er valt niets te claimen.',
  claim_unfounded: 'De claim is ongegrond.',
  too_few_plies: 'Er is niets om terug te nemen.',
  off_board: 'Dat punt bestaat niet op het bord.',
  must_place: 'Je hebt nog stenen in de hand en moet er een plaatsen.',
  must_shift: 'Alle stenen zijn geplaatst: schuif een steen op het bord.',
  from_empty: 'Op het beginpunt staat geen steen.',
  from_opponent: 'Dat is een steen van de andere kant.',
  target_occupied: 'Het doelpunt is bezet.',
  target_not_adjacent: 'Het doelpunt is geen buur: je schuift één stap langs een lijn.',
  capture_missing: 'Die zet sluit een molen: neem een steen van de andere kant.',
  capture_without_mill: 'Die zet sluit geen molen, dus wordt er geen steen genomen.',
  capture_impossible: 'De molen telt, maar er mag geen steen worden genomen.',
  capture_not_opponent: 'Op dat punt staat geen steen van de andere kant.',
  capture_protected: 'Die steen staat in een molen en is beschermd.',
  unknown_rule_set:
    'De regels {0} bestaan niet. Regels beginnen met {1}, bijvoorbeeld `standard` of `standard,noMillLimitPlies=40`.',
  rule_without_value: 'In regels wordt `naam=waarde` verwacht, niet {0}.',
  unknown_rule_parameter: 'De regel {0} bestaat niet. Er is {1}.',
  rule_parameter_twice: 'De regel {0} staat er twee keer. Eén keer is genoeg.',
  bad_rule_value: 'De regel {0} kan niet {1} zijn, alleen {2+}.',
  bad_rule_number: 'De regel {0} kan niet {1} zijn, alleen 0 (geen grens) tot {2}.',
  nobody_flies_anyway:
    'noFlying noemt een kant, maar met flyAt=never springt er toch niemand. Juist is noFlying=nobody of flyAt=3.',
  counts_without_limit:
    'noMillCountsPlacing=true is in strijd met noMillLimitPlies=0: zonder grens wordt er niets geteld. Juist is noMillCountsPlacing=false of een grens.',
  nothing_to_claim:
    'drawByRule=claim is in strijd met repetition=off en noMillLimitPlies=0: er valt niets te claimen. Juist is drawByRule=automatic, of een van de twee andere regels geldt.',
  unknown_next_colours: 'De kleuren van de volgende partij zijn alternate of loser_chooses, niet {0}.',
  bad_point: '{0} is geen punt van het bord. Punten heten a1 tot g7, bijvoorbeeld a4, b2, c5, d7 (d4 bestaat niet).',
  no_move: 'Hier wordt een zet verwacht, bijvoorbeeld d6, a1-a4, d6xg7 of a1-a4xg7.',
  bad_move: '{0} is geen zet. Zetten zien eruit als d6, a1-a4, d6xg7 of a1-a4xg7.',
  get wrong_field_count() {
    return `Een stelling heeft vier velden, \`<24 tekens> <w|b> <hand ${colourName.white}> <hand ${colourName.black}>\`, of zes met \`<halve zetten zonder molen> <zetnummer>\`, niet {0}.`;
  },
  wrong_board_length: 'Het bord bestaat uit 24 tekens W, B of een punt, rij voor rij van a7 tot g1, niet uit {0}.',
  bad_board_character: 'Teken {0} van het bord ({1}) moet W, B of een punt zijn, niet {2}.',
  bad_side_to_move: 'Aan zet is w of b, niet {0}.',
  get bad_white_hand() {
    return `${colourName.white} heeft {1} tot {2} stenen in de hand, niet {0}.`;
  },
  get bad_black_hand() {
    return `${colourName.black} heeft {1} tot {2} stenen in de hand, niet {0}.`;
  },
  bad_quiet_plies: 'Het aantal halve zetten zonder molen is {1} tot {2}, niet {0}.',
  bad_move_number: 'Het zetnummer is {1} tot {2}, niet {0}.',
  stone_off_board: 'Er staat een steen buiten de 24 punten.',
  get two_stones_on_point() {
    return `Op één punt staan een steen van ${colourName.white} en een van ${colourName.black}.`;
  },
  bad_hand: 'In een hand zijn 0 tot 9 stenen, niet {0}.',
  get too_many_white_stones() {
    return `Elke kant heeft hoogstens 9 stenen. ${colourName.white} heeft er {0} op het bord en {1} in de hand.`;
  },
  get too_many_black_stones() {
    return `Elke kant heeft hoogstens 9 stenen. ${colourName.black} heeft er {0} op het bord en {1} in de hand.`;
  },
  get unequal_hands() {
    return `Is ${colourName.white} aan zet, dan hebben beiden evenveel stenen in de hand, niet {0} en {1}.`;
  },
  get unfitting_hands() {
    const { white, black } = colourName;
    return `Is ${black} aan zet, dan heeft ${black} een steen meer in de hand dan ${white}, of hebben beiden er geen, niet {0} (${white}) en {1} (${black}).`;
  },
  bad_colour: 'Verwacht wordt white of black, niet {0}.',
  bad_claim: 'Een claim noemt any, repetition of no_mill, niet {0}.',
  bad_companion: 'Na een zet komt niets, `offer "…"` of `claim …`, niet {0}.',
  bad_verdict: 'Een oordeel is white, black of draw, niet {0}.',
  bad_plies_to_take_back: 'Er worden {1} tot {2} halve zetten teruggenomen, niet {0}.',
  unknown_event:
    'De gebeurtenis {0} bestaat niet. Er is move, offer, withdraw, accept, decline, claim, resign, time, adjudicate, absent, abort en takeback.',
  text_not_quoted: 'Hier wordt een tekst tussen aanhalingstekens (") verwacht, niet {0}.',
  bad_escape: 'In een tekst tussen aanhalingstekens staat \\ alleen voor ", \\ of n, niet voor {0}.',
  quote_not_closed: 'Het sluitende aanhalingsteken (") van een tekst ontbreekt.',
  event_not_utf8: 'Een gebeurtenis is tekst in UTF-8, niet {0}.',
  event_of_several_lines: 'Een gebeurtenis is één regel. Een regeleinde in de tekst schrijf je als \\n.',
  event_goes_on: 'Na de gebeurtenis wordt niets meer verwacht, dus niet {0}.',
  record_not_utf8: 'Hier wordt tekst in UTF-8 verwacht.',
  after_the_result: 'Verwacht wordt één partij. Na haar uitslag komt niets meer.',
  bad_record_word:
    'Hier wordt een zet (d6, a1-a4, d6xg7), een zetnummer, een opmerking of een uitslag verwacht, niet {0}.',
  result_in_variation: 'De uitslag komt na de varianten. Deze heeft haar ) nog nodig.',
  bad_number_in_record: 'Een zetnummer is {1} tot {2}, niet {0}.',
  dots_missing: 'Na een zetnummer wordt . of ... verwacht.',
  variation_not_closed: 'Deze variant is niet gesloten: er ontbreekt ).',
  variation_before_move: 'Voor een variant wordt de zet verwacht waarvoor ze staat.',
  variations_too_deep: 'Hoogstens {0} varianten in elkaar worden gelezen.',
  variation_not_opened: 'Deze ) sluit geen variant: verwacht wordt een zet of een uitslag.',
  variation_without_move: 'Een variant heeft minstens één zet.',
  bad_glyph: 'Een waardering na $ is {1} tot {2}, niet {0}.',
  bad_suffix: 'Verwacht wordt !, ?, !!, ??, !? of ?!, niet {0}.',
  glyph_before_move: 'Voor een waardering wordt de zet verwacht waar ze bij hoort.',
  tag_after_moves: 'Kopregels staan voor de eerste zet.',
  tag_without_name: 'Hier wordt de naam van een kopregel verwacht, zoals in [White "Anna"].',
  tag_without_value: 'De waarde van de kopregel {0} wordt tussen aanhalingstekens (") verwacht.',
  tag_value_not_closed: 'Het sluitende aanhalingsteken (") van de kopregel {0} ontbreekt.',
  tag_not_closed: 'Na de waarde van de kopregel {0} ontbreekt ].',
  tag_twice: 'De kopregel {0} staat er twee keer. Eén keer is genoeg.',
  comment_not_closed: 'Deze opmerking is niet gesloten: er ontbreekt }.',
  command_not_closed: 'Deze gebeurtenis is niet gesloten: er ontbreekt ].',
  event_in_variation: 'In een variant staan zetten, opmerkingen en waarderingen, niet de gebeurtenis [%{0} …].',
  with_without_move: '[%with …] staat meteen na de zet waar het bij hoort.',
  with_nothing: 'Na [%with wordt een aanbod (offer) of een claim (claim) verwacht.',
  wrong_variant: 'Als spelvorm wordt {0} verwacht, niet {1}.',
  set_up_without_position: 'Bij SetUp "1" of FEN hoort een kopregel Position.',
  wrong_move_number: 'Hier wordt het zetnummer {0} verwacht, niet {1}.',
  game_goes_on_after_end: 'Hier wordt de uitslag verwacht: de partij is al afgelopen ({0}).',
  about_move_not_played: 'Hier wordt een opmerking of de uitslag verwacht: de zet ervoor is niet gespeeld.',
  result_missing: 'Aan het einde van de partij wordt de uitslag 1-0, 0-1, 1/2-1/2 of * verwacht.',
  result_against_tag: 'Volgens de kopregel wordt de uitslag {0} verwacht, niet {1}.',
  wrong_result: 'Hier wordt de uitslag {0} verwacht ({1}), niet {2}.',
  termination_without_end: 'Bij het einde {0} wordt een uitslag verwacht, maar de partij gaat door.',
  wrong_termination: 'Als einde (Termination) wordt {0} verwacht, niet {1}.',
  unknown_variant: 'De spelvorm {0} is hier niet bekend; er wordt volgens de regels {1} gelezen.',
  points_in_two_ways:
    'De nummers van de punten kunnen vanaf 0 of vanaf 1 tellen, en beide geven een partij. Schrijf de punten met hun naam, zoals d6.',
};
