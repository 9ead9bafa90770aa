// Why the rules, a position or a record cannot be taken; {0} and the like stand for what is meant.
import { colourName } from '../first/hu';

export const errors: Readonly<Record<string, string>> = {
  game_over: 'A játszma véget ért.',
  illegal_move: 'Ez a lépés itt nem lehetséges.',
  text_too_long: 'A szöveg túl hosszú. Körülbelül 1000 karakter fér bele.',
  agreement_off: 'Ezekkel a szabályokkal nem lehet döntetlenben megegyezni.',
  offer_stands: 'Az utolsó ajánlatodra még nem jött válasz.',
  offer_too_soon: 'Az utolsó ajánlatod után tíz saját lépéssel ajánlhatsz újra.',
  no_offer: 'Nincs döntetlenajánlat.',
  claims_off: 'Ezekkel a szabályokkal a döntetlen magától áll be, vagy sehogy. Nincs mit igényelni.',
  claim_unfounded: 'Az igénylés megalapozatlan.',
  too_few_plies: 'Nincs mit visszavonni.',
  off_board: 'Ilyen pont nincs a táblán.',
  must_place: 'Még van korong a kezedben, egyet le kell tenned.',
  must_shift: 'Minden korong a táblán van: lépj eggyel.',
  from_empty: 'A kiinduló ponton nincs korong.',
  from_opponent: 'Ez a másik fél korongja.',
  target_occupied: 'A célpont foglalt.',
  target_not_adjacent: 'A célpont nem szomszédos: egy vonal mentén egyet lehet lépni.',
  capture_missing: 'A lépés malmot zár: vegyél le egy korongot a másik féltől.',
  capture_without_mill: 'A lépés nem zár malmot, ezért nem veszel le korongot.',
  capture_impossible: 'A malom számít, de egyetlen korong sem vehető le.',
  capture_not_opponent: 'Ezen a ponton nincs a másik félnek korongja.',
  capture_protected: 'Ez a korong malomban áll, és védett.',
  unknown_rule_set:
    'Nincs {0} nevű szabálykészlet. Egy szabálykészlet eleje {1}, például `standard` vagy `standard,noMillLimitPlies=40`.',
  rule_without_value: 'Egy szabálykészletben `név=érték` kell, nem {0}.',
  unknown_rule_parameter: 'Nincs {0} nevű szabály. Ezek vannak: {1}.',
  rule_parameter_twice: 'A(z) {0} szabály kétszer szerepel. Egyszer elég.',
  bad_rule_value: 'A(z) {0} szabály nem lehet {1}, csak {2+}.',
  bad_rule_number: 'A(z) {0} szabály nem lehet {1}, csak 0 (nincs határ) és {2} között.',
  nobody_flies_anyway:
    'A noFlying egy felet nevez meg, de flyAt=never mellett úgysem ugrik senki. Helyes: noFlying=nobody vagy flyAt=3.',
  counts_without_limit:
    'A noMillCountsPlacing=true ellentmond a noMillLimitPlies=0 értéknek: határ nélkül semmi sem számít. Helyes: noMillCountsPlacing=false, vagy legyen határ.',
  nothing_to_claim:
    'A drawByRule=claim ellentmond a repetition=off és a noMillLimitPlies=0 értéknek: nincs mit igényelni. Helyes: drawByRule=automatic, vagy a másik két szabály egyike.',
  unknown_next_colours: 'A következő játszma színei: alternate vagy loser_chooses, nem {0}.',
  bad_point: '{0} nem pontja a táblának. A pontok a1 és g7 közöttiek, például a4, b2, c5, d7 (d4 nincs).',
  no_move: 'Itt lépés kell, például d6, a1-a4, d6xg7 vagy a1-a4xg7.',
  bad_move: '{0} nem lépés. Egy lépés így néz ki: d6, a1-a4, d6xg7 vagy a1-a4xg7.',
  get wrong_field_count() {
    return `Egy állásnak négy mezője van, \`<24 karakter> <w|b> <${colourName.white} keze> <${colourName.black} keze>\`, vagy hat, \`<féllépések malom nélkül> <lépésszám>\` mezőkkel, nem {0}.`;
  },
  wrong_board_length: 'A tábla 24 karakter, W, B vagy pont, soronként a7-től g1-ig, nem {0}.',
  bad_board_character: 'A tábla {0}. karaktere ({1}) W, B vagy pont lehet, nem {2}.',
  bad_side_to_move: 'Lépésen w vagy b van, nem {0}.',
  get bad_white_hand() {
    return `${colourName.white} kezében {1}–{2} korong lehet, nem {0}.`;
  },
  get bad_black_hand() {
    return `${colourName.black} kezében {1}–{2} korong lehet, nem {0}.`;
  },
  bad_quiet_plies: 'A malom nélküli féllépések száma {1}–{2} lehet, nem {0}.',
  bad_move_number: 'A lépésszám {1}–{2} lehet, nem {0}.',
  stone_off_board: 'Egy korong a 24 ponton kívül áll.',
  two_stones_on_point: 'Egy ponton két különböző színű korong áll.',
  bad_hand: 'Egy kézben 0–9 korong lehet, nem {0}.',
  get too_many_white_stones() {
    return `Mindkét félnek legfeljebb 9 korongja van. ${colourName.white}: {0} a táblán és {1} kézben.`;
  },
  get too_many_black_stones() {
    return `Mindkét félnek legfeljebb 9 korongja van. ${colourName.black}: {0} a táblán és {1} kézben.`;
  },
  get unequal_hands() {
    return `Ha ${colourName.white} lép, mindkettő kezében ugyanannyi korong van, nem {0} és {1}.`;
  },
  get unfitting_hands() {
    return `Ha ${colourName.black} lép, ${colourName.black} kezében eggyel több korong van, mint a másikéban, vagy egyikében sincs, nem {0} (${colourName.white}) és {1} (${colourName.black}).`;
  },
  bad_colour: 'Itt white vagy black kell, nem {0}.',
  bad_claim: 'Egy igény any, repetition vagy no_mill lehet, nem {0}.',
  bad_companion: 'Egy lépés után semmi, `offer "…"` vagy `claim …` jöhet, nem {0}.',
  bad_verdict: 'Egy döntés white, black vagy draw, nem {0}.',
  bad_plies_to_take_back: '{1}–{2} féllépés vonható vissza, nem {0}.',
  unknown_event:
    'Nincs {0} nevű esemény. Ezek vannak: move, offer, withdraw, accept, decline, claim, resign, time, adjudicate, absent, abort és takeback.',
  text_not_quoted: 'Itt idézőjelek (") közötti szöveg kell, nem {0}.',
  bad_escape: 'Idézőjelek közötti szövegben \\ csak ", \\ vagy n előtt állhat, {0} előtt nem.',
  quote_not_closed: 'Hiányzik egy szöveg záró idézőjele (").',
  event_not_utf8: 'Egy esemény UTF-8 kódolású szöveg, nem {0}.',
  event_of_several_lines: 'Egy esemény egyetlen sor. A szövegben a sorvég jele \\n.',
  event_goes_on: 'Az esemény után már semmi sem jöhet, tehát {0} sem.',
  record_not_utf8: 'Itt UTF-8 kódolású szöveg kell.',
  after_the_result: 'Egyetlen játszma kell. Az eredménye után már semmi sem jöhet.',
  bad_record_word: 'Itt lépés (d6, a1-a4, d6xg7), lépésszám, megjegyzés vagy eredmény kell, nem {0}.',
  result_in_variation: 'Az eredmény a változatok után jön. Ennek még hiányzik a ) jele.',
  bad_number_in_record: 'Egy lépésszám {1}–{2} lehet, nem {0}.',
  dots_missing: 'Egy lépésszám után . vagy ... kell.',
  variation_not_closed: 'Ez a változat nincs lezárva: hiányzik a ).',
  variation_before_move: 'Egy változat előtt az a lépés kell, amely helyett áll.',
  variations_too_deep: 'Legfeljebb {0} egymásba ágyazott változat olvasható.',
  variation_not_opened: 'Ez a ) nem zár változatot: lépés vagy eredmény kell.',
  variation_without_move: 'Egy változatnak legalább egy lépése van.',
  bad_glyph: 'A $ utáni értékelés {1}–{2} lehet, nem {0}.',
  bad_suffix: 'Itt !, ?, !!, ??, !? vagy ?! kell, nem {0}.',
  glyph_before_move: 'Egy értékelés előtt az a lépés kell, amelyről szól.',
  tag_after_moves: 'A fejlécek az első lépés előtt állnak.',
  tag_without_name: 'Itt egy fejléc neve kell, mint ebben: [White "Anna"].',
  tag_without_value: 'A(z) {0} fejléc értéke idézőjelek (") között kell.',
  tag_value_not_closed: 'Hiányzik a(z) {0} fejléc záró idézőjele (").',
  tag_not_closed: 'A(z) {0} fejléc értéke után hiányzik a ].',
  tag_twice: 'A(z) {0} fejléc kétszer szerepel. Egyszer elég.',
  comment_not_closed: 'Ez a megjegyzés nincs lezárva: hiányzik a }.',
  command_not_closed: 'Ez az esemény nincs lezárva: hiányzik a ].',
  event_in_variation: 'Egy változatban lépések, megjegyzések és értékelések állnak, nem a [%{0} …] esemény.',
  with_without_move: 'A [%with …] közvetlenül az után a lépés után áll, amelyhez tartozik.',
  with_nothing: 'A [%with után ajánlat (offer) vagy igény (claim) kell.',
  wrong_variant: 'Játékfajtaként {0} kell, nem {1}.',
  set_up_without_position: 'A SetUp "1" vagy FEN mellé Position fejléc kell.',
  wrong_move_number: 'Itt a {0} lépésszám kell, nem {1}.',
  game_goes_on_after_end: 'Itt az eredmény kell: a játszma már véget ért ({0}).',
  about_move_not_played: 'Itt megjegyzés vagy az eredmény kell: az előtte álló lépést nem játszották meg.',
  result_missing: 'A játszma végén az 1-0, 0-1, 1/2-1/2 vagy * eredmény kell.',
  result_against_tag: 'A fejléc szerint a(z) {0} eredmény kell, nem {1}.',
  wrong_result: 'Itt a(z) {0} eredmény kell ({1}), nem {2}.',
  termination_without_end: 'A(z) {0} befejezéshez eredmény kell, de a játszma folytatódik.',
  wrong_termination: 'Befejezésként (Termination) {0} kell, nem {1}.',
  unknown_variant: 'A(z) {0} játékfajta itt ismeretlen; az olvasás a(z) {1} szabályok szerint történik.',
  points_in_two_ways:
    'A pontok száma 0-tól vagy 1-től is számolható, és mindkettő játszmát ad. Írd a pontokat névvel, például d6.',
};
