import type { RecordsWords } from './de';

export const records: RecordsWords = {
  errors: {
    no_game: 'Itt egy játszma következne: lépések, mint d6 f4, egy állás vagy egy lejegyzés.',
    other_game_type: 'Malomjátszma (GameType 70) következne, nem GameType {0}.',
    other_points_wanted: 'A pontokat úgy számolja, ahogyan kérték.',
    two_captures: 'Egy követ vesznek le, mint itt: 3x9; kettő egyszerre más szabályokhoz tartozik.',
    more_than_nine_stones:
      'Ez az egyik oldal tizedik köve: kilenc köves játék következne, nem tíz vagy tizenkét köves, mint a Lasker-malom vagy a tizenkettes malom.',
    diagonal_used:
      'Ez a lépés átló mentén megy: átlók nélküli tábla következne, nem a Morabaraba vagy a tizenkettes malom táblája.',
    passing: 'Itt egy lépés következne: e szabályok szerint nincs passz.',
    capture_before_move: 'A levett kő előtt a lépés következne.',
    capture_pending: 'Olyan állás következne, amelyben nincs mit levenni: itt bezárult egy malom, és a kő még ott van.',
    wrong_stone_count: '{1} kő következne ({0}), ahogyan a táblán, nem {2}.',
    marked_point: 'Megjelölt pontok (X) nélküli állás következne: azok más szabályokhoz tartoznak.',
    bad_sanmill_position: 'Olyan állás következne, mint `O*******/**@*****/******** w p p 1 8 1 8 …`, nem {0}.',
    bad_malom_line:
      'Egy állás sorában legalább 33 mező van: 24 pont, oldal, két nulla, szakasz, lerakott kövek, kövek a táblán, és hogy kell-e levenni; ebben {0} van.',
    bad_malom_stone: 'Egy pont -1 (üres), 0 vagy 1 (az egyik vagy a másik oldal köve), nem {0}.',
    bad_morris_line: 'Olyan állás következne, mint `.........B.W.W.B........|W|2|2`, nem {0}.',
    no_move_between: 'Az előző állásból, `{0}`, nem vezet lépés ehhez: `{1}`.',
    bad_goldtoken_turn: '`Place to d6`, `b4 -> c4` vagy ezek egyike így: `, take d2` következne, nem {0}.',
    bad_openspiel_sentence:
      '`Place at point 4`, `Move point 3 -> point 10` vagy `Capture point 7` következne, nem {0}.',
    bad_point_number: 'Egy pont száma {1} és {2} között van, nem {0}.',
    bad_ring_word: '`(3,4)`, `(2,8)->(2,7)` vagy `-(1,7)` következne, gyűrű 1-től 3-ig, hely 1-től 8-ig, nem {0}.',
    bad_sgf: 'Olyan tulajdonság következne, mint itt: `;W[d6]`, nem {0}.',
    sgf_not_closed: 'Itt hiányzik a záró zárójel.',
    sgf_of_other_game: 'Malomjátszma (GM[5]) következne, nem a {0} számú játék.',
    sgf_without_game: 'GM[5] következne: az mondja meg, hogy ez malom.',
    sgf_with_stones: 'Üres tábláról induló játszma következne, AW, AB és AE nélkül.',
    sgf_wrong_side: '{0} lépése következne: a két oldal felváltva lép.',
    sgf_bad_move: 'Pontok nevével írt lépés következne, mint d6, a1-a4 vagy d6xg7, nem {0}.',
    sgf_variation_left_out: 'A fájl változatai kimaradtak; ez az első.',
    read_without_draws:
      'A szöveg a `standard` szabályai szerinti döntetlen után is folytatódik; {0} szabályai szerint van beolvasva.',
    title_left_out: 'Az első lépés előtti sorok kimaradtak.',
    result_left_open: 'A fájl nyitva hagyja az eredményt; a szabályok szerint a játszma véget ért.',
    other_ply_count: 'A fájl {0} féllépést számol, és {1} van benne; egyes programok a levételt is számolják.',
    taken_for_windows_1252: 'A szöveg nem UTF-8; windows-1252-ként van beolvasva.',
    cannot_write_start: 'Üres tábláról induló játszma következne: más oldalak számai nem ismernek más kezdetet.',
  },
};
