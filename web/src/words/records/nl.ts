import type { RecordsWords } from './de';

export const records: RecordsWords = {
  errors: {
    no_game: 'Hier wordt een partij verwacht: zetten zoals d6 f4, een stelling of een notatie.',
    other_game_type: 'Een partij molenspel (GameType 70) wordt verwacht, niet GameType {0}.',
    other_points_wanted: 'De punten worden geteld zoals gevraagd.',
    two_captures: 'Er wordt één steen geslagen, zoals in 3x9; twee tegelijk horen bij andere regels.',
    more_than_nine_stones:
      'Dit is de tiende steen van één kant: verwacht wordt een spel met negen stenen, niet met tien of twaalf zoals Lasker-molen of het twaalfstenenspel.',
    diagonal_used:
      'Deze zet gaat over een diagonaal: verwacht wordt het bord zonder diagonalen, niet dat van Morabaraba of het twaalfstenenspel.',
    passing: 'Hier wordt een zet verwacht: passen bestaat in deze regels niet.',
    capture_before_move: 'Vóór wat geslagen wordt, wordt de zet verwacht.',
    capture_pending:
      'Verwacht wordt een stelling waarin niets meer te slaan is: hier is een molen gesloten en staat de steen er nog.',
    wrong_stone_count: 'Verwacht worden {1} stenen ({0}) zoals op het bord, niet {2}.',
    marked_point: 'Verwacht wordt een stelling zonder afgesloten punten (X): die horen bij andere regels.',
    bad_sanmill_position: 'Verwacht wordt een stelling zoals `O*******/**@*****/******** w p p 1 8 1 8 …`, niet {0}.',
    bad_malom_line:
      'De regel van een stelling heeft ten minste 33 velden: 24 punten, kant, twee nullen, fase, gezette stenen, stenen op het bord en of er een te slaan is; deze heeft er {0}.',
    bad_malom_stone: 'Een punt is -1 (leeg), 0 of 1 (stenen van de ene of de andere kant), niet {0}.',
    bad_morris_line: 'Verwacht wordt een stelling zoals `.........B.W.W.B........|W|2|2`, niet {0}.',
    no_move_between: 'Geen zet leidt van de vorige stelling, `{0}`, naar deze, `{1}`.',
    bad_goldtoken_turn: 'Verwacht wordt `Place to d6`, `b4 -> c4` of een van beide met `, take d2`, niet {0}.',
    bad_openspiel_sentence:
      'Verwacht wordt `Place at point 4`, `Move point 3 -> point 10` of `Capture point 7`, niet {0}.',
    bad_point_number: 'Het nummer van een punt is {1} tot {2}, niet {0}.',
    bad_ring_word: 'Verwacht wordt `(3,4)`, `(2,8)->(2,7)` of `-(1,7)` met ring 1 tot 3 en plaats 1 tot 8, niet {0}.',
    bad_sgf: 'Verwacht wordt een eigenschap zoals in `;W[d6]`, niet {0}.',
    sgf_not_closed: 'Hier ontbreekt het sluitende haakje.',
    sgf_of_other_game: 'Verwacht wordt een partij molenspel (GM[5]), niet nummer {0}.',
    sgf_without_game: 'GM[5] wordt verwacht: dat zegt dat het molenspel is.',
    sgf_with_stones: 'Verwacht wordt een partij vanaf het lege bord, zonder AW, AB en AE.',
    sgf_wrong_side: 'Een zet van {0} wordt verwacht: beide kanten zetten om de beurt.',
    sgf_bad_move: 'Verwacht wordt een zet met de namen van de punten, zoals d6, a1-a4 of d6xg7, niet {0}.',
    sgf_variation_left_out: 'De varianten van het bestand zijn weggelaten; dit is de eerste.',
    read_without_draws:
      'De tekst gaat verder na een remise volgens de regels van `standard`; hij is gelezen volgens die van {0}.',
    title_left_out: 'De regels vóór de eerste zet zijn weggelaten.',
    result_left_open: 'Het bestand laat de uitslag open; volgens de regels is de partij afgelopen.',
    other_ply_count: 'Het bestand telt {0} halve zetten en heeft er {1}; sommige programma’s tellen het slaan mee.',
    taken_for_windows_1252: 'De tekst is geen UTF-8; hij is gelezen als windows-1252.',
    cannot_write_start:
      'Verwacht wordt een partij vanaf het lege bord: de nummers van andere sites kennen geen ander begin.',
  },
};
